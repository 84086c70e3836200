// Who stands where at the end, and what the points are made of.
import type { Score } from '$lib/sheet';
import type { Snapshot } from '$lib/types';
import { tint } from '../sheet/pieces';

const TINTS = ['#2f6db3', '#3f8a4e', '#b08a3c', '#8e5aa8', '#c8402f', '#5d6a74', '#2a8f9e', '#e08436'];

/** The seats from the first to the last; winners before others who have as many points. */
export function standing(table: Pick<Snapshot, 'seats' | 'scores' | 'winners'>): number[] {
  const points = (seat: number) => table.scores?.[seat] ?? 0;
  const won = (seat: number) => Number(table.winners?.includes(seat) ?? false);
  return table.seats.map((seat) => seat.seat).sort((a, b) => won(b) - won(a) || points(b) - points(a) || a - b);
}

/** What each seat has from some sources of points. */
export const totals = (rows: Score[], players: number): number[] =>
  Array.from({ length: players }, (_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));

/** A colour for each source of points: its own, or one that tells it from the others. */
export const sourceTints = (rows: Score[]): string[] => rows.map((row, i) => (row.colour ? tint(row.colour) : TINTS[i % TINTS.length]!));
