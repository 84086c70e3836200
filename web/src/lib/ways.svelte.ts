// What this server can do to reach people and to know them again; asked once.
import { api } from './api';
import { canPasskey } from './passkey';
import type { Ways } from './types';

let found = $state.raw<Ways | null>(null);
let asking: Promise<void> | null = null;

export const ways = {
  get all(): Ways | null {
    asking ??= api.get<Ways>('/notifications').then((answer) => void (found = answer), () => void (asking = null));
    return found;
  },
  /** Whether passkeys work here. */
  get passkeys(): boolean {
    return canPasskey(ways.all?.passkeys);
  },
};
