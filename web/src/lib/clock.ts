// The server's time (this device's clock may be wrong), and clocks in words.
import { say } from './words.svelte';

let ahead = 0; // seconds

export const hearTime = (now: number): void => void (ahead = now - Date.now() / 1000);
export const serverNow = (): number => Date.now() / 1000 + ahead;

/** What clock a table has. */
export function clockWords(clock: Record<string, unknown>): string {
  if (clock['kind'] === 'live') return say('page-clock-is-live', { minutes: Number(clock['minutes']), increment: Number(clock['increment']) });
  return clock['kind'] === 'days' ? say('page-clock-is-days', { days: Number(clock['days']) }) : say('page-clock-none');
}
