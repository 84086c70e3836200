import { describe, expect, it } from 'vitest';
import type { LogLine, Snapshot } from '../src/lib/types';
import { recapOf } from '../src/lib/told';
import { standing, totals } from '../src/table/standing';

const line = (n: number, seat: number, text: string, moves: object[] = []): LogLine =>
  ({ n, seat, action: text, text, events: [{ kind: 'x', seat, moves }] }) as unknown as LogLine;

describe('what has happened since the last own turn', () => {
  const log = [line(1, 0, 'builds'), line(2, 1, 'trades', [{ piece: { kind: 'points' }, to: 'seat-1', count: -3 }]), line(3, 1, 'stops'),
    line(4, 2, 'builds', [{ piece: { kind: 'loco' }, from: 'tray', to: 'space-1', via: ['space-2'] }])];

  it('is told by turns, with points and places', () => {
    expect(recapOf(log, 0)).toEqual({
      since: 1,
      deeds: [
        { seat: 1, texts: ['trades', 'stops'], points: -3, places: [] },
        { seat: 2, texts: ['builds'], points: 0, places: ['tray', 'space-2', 'space-1'] },
      ],
    });
  });
  it('is nothing if nobody else has acted, or nobody sits here', () => {
    expect(recapOf(log, 2)).toBeNull();
    expect(recapOf(log, null)).toBeNull();
    expect(recapOf([], 0)).toBeNull();
  });
  it('begins at the beginning for who has not acted yet, and leaves out what was no action', () => {
    const told = [line(1, 0, 'builds'), { n: 1, seat: 0, action: null, text: 'took back', kind: 'undo' } as unknown as LogLine];
    expect(recapOf(told, 1)).toEqual({ since: 0, deeds: [{ seat: 0, texts: ['builds'], points: 0, places: [] }] });
  });
});

it('winners stand before others with as many points', () => {
  const table = { seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], scores: [5, 7, 7], winners: [2] } as unknown as Snapshot;
  expect(standing(table)).toEqual([2, 1, 0]);
});

it('points add up, and what is not known counts nothing', () => {
  expect(totals([{ label: 'a', points: [1, null] }, { label: 'b', points: [-3, 2] }], 2)).toEqual([-2, 2]);
});
