// “Is it really you?”: asked before what guards an account is changed.  `prove()` opens a dialog (parts/Prove.svelte) and
// gives what the server wants to see, or null if the person thinks better of it.
import { me } from './me.svelte';

export type Proof = { password?: string; passkey?: Record<string, unknown> };

let answer: ((proof: Proof | null) => void) | null = null;
export const asked = $state({ open: false });

export function prove(): Promise<Proof | null> {
  if (me.who?.guest ?? true) return Promise.resolve({});
  asked.open = true;
  return new Promise((resolve) => (answer = resolve));
}

export function answered(proof: Proof | null): void {
  answer?.(proof);
  answer = null;
  asked.open = false;
}
