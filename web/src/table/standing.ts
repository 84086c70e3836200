// Who stands where at the end, and what the points are made of.
import type { Score } from '$lib/sheet';
import type { Snapshot } from '$lib/types';
import { ink, tint } from '../sheet/pieces';

const COLOURS = ['blue', 'green', 'gold', 'purple', 'red', 'grey', 'seat-green', 'orange'];

/** The seats from the first to the last; winners before others who have as many points. */
export function standing(table: Pick<Snapshot, 'seats' | 'scores' | 'winners'>): number[] {
  const points = (seat: number) => table.scores?.[seat] ?? 0;
  const won = (seat: number) => Number(table.winners?.includes(seat) ?? false);
  return table.seats.map((seat) => seat.seat).sort((a, b) => won(b) - won(a) || points(b) - points(a) || a - b);
}

/** What each seat has from some sources of points. */
export const totals = (rows: Score[], players: number): number[] =>
  Array.from({ length: players }, (_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));

/** A colour for each source of points, its own or one that tells it from the others, and one to write on it in. */
export const sourceTints = (rows: Score[]): { face: string; word: string }[] =>
  rows.map((row, i) => row.colour || COLOURS[i % COLOURS.length]!).map((colour) => ({ face: tint(colour), word: ink(colour) }));
