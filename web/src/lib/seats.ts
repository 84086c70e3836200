// Every player has a colour and a shape, the same as on the drawing.
import type { AnyView } from './documents';
import type { Seat, Snapshot } from './types';

export type Livery = Seat['livery'];

/** What a view says of each seat, which differs from game to game. */
export const seatsOf = (view: AnyView | null | undefined): Record<string, unknown>[] =>
  view && 'seats' in view && Array.isArray(view.seats) ? view.seats : [];

export const nameOf = (table: Pick<Snapshot, 'seats'>, seat: number, fallback: string): string =>
  table.seats[seat]?.name || fallback;
