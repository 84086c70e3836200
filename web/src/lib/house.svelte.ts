// The house: what is switched on here, and whether we may come in.
import { ApiError, api } from './api';

let off = $state.raw<ReadonlySet<string>>(new Set());
let barred = $state<string | null>(null);

export type Feature = 'sign-up' | 'guests' | 'tables' | 'chat' | 'analyses' | 'webhooks';

export const house = {
  has: (feature: Feature): boolean => !off.has(feature),
  /** Why we may not come in, in the server's words; null if we may. */
  get barred(): string | null {
    return barred;
  },
  /** Take what the server said when it was asked who we are. */
  heard(error: unknown): void {
    barred = error instanceof ApiError && error.code === 'banned' ? error.message : null;
  },
};

export async function lookAround(): Promise<void> {
  const { features } = await api.get<{ features: Record<string, boolean> }>('/house');
  off = new Set(Object.keys(features).filter((name) => !features[name]));
}
