import { describe, expect, it } from 'vitest';
import { recapOf } from '../src/lib/told';
import type { LogLine } from '../src/lib/types';

const line = (n: number, seat: number, text: string, more: unknown[] = []) => ({ n, seat, action: text, text, events: [{ text: null }, ...more] }) as unknown as LogLine;

describe('what the others did since', () => {
  const log = [line(1, 0, 'builds'), line(2, 1, 'pays a red point'), line(3, 1, 'pays a green point'), line(4, 1, 'pays a red point', [{ kind: 'over', text: 'That was it.' }])];

  it('is said once, with how often, and from the last own action on', () => {
    const recap = recapOf(log, 0)!;
    expect(recap.since).toBe(1);
    expect(recap.deeds.map((deed) => deed.texts)).toEqual([['pays a red point (2×)', 'pays a green point', 'That was it']]);
  });

  it('is nothing where nobody else has acted, or nobody asks', () => {
    expect(recapOf(log, 1)).toBeNull();
    expect(recapOf(log, null)).toBeNull();
  });
});
