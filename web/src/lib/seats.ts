// Every player has a colour and a shape, the same as on the drawing.
import type { AnyView } from './documents';
import type { Seat, Snapshot } from './types';

export type Livery = Seat['livery'];

/** What a view says of each seat, which differs from game to game. */
export const seatsOf = (view: AnyView | null | undefined): Record<string, unknown>[] =>
  view && 'seats' in view && Array.isArray(view.seats) ? view.seats : [];

/** A seat's livery: that of its place, or of the colour that it has in the game. */
export function livery(seats: Pick<Seat, 'livery'>[], view: AnyView | null | undefined, seat: number): Livery {
  const colour = seatsOf(view)[seat]?.['colour'];
  return seats.find((one) => one.livery.colour === colour)?.livery ?? seats[seat]!.livery;
}

export const SHAPES: Record<string, string> = {
  diamond: 'M-9 0 0-9 9 0 0 9Z',
  circle: 'M-7.4 0a7.4 7.4 0 1 1 14.8 0a7.4 7.4 0 1 1-14.8 0Z',
  triangle: 'M0-8.4 8.4 6.4H-8.4Z',
  square: 'M-6.6-6.6H6.6V6.6H-6.6Z',
  star: 'M0-9.4 2.3-3.1 9-2.9 3.7 1.2 5.5 7.6 0 3.9-5.5 7.6-3.7 1.2-9-2.9-2.3-3.1Z',
  pentagon: 'M0-8.8 8.4-2.7 5.2 7.1H-5.2L-8.4-2.7Z',
};

export const nameOf = (table: Pick<Snapshot, 'seats'>, seat: number, fallback: string): string =>
  table.seats[seat]?.name || fallback;
