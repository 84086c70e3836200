// A game without a sheet of its own: of its view what needs no knowledge of the game.
import type { AnyView } from '$lib/documents';
import { seatsOf } from '$lib/seats';
import type { Sheet } from '$lib/sheet';
import type { Snapshot } from '$lib/types';
import { say } from '$lib/words.svelte';
import type { Section } from './parts';

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** What a part of a view says, a line for each fact. */
function facts(part: unknown, name: string): string[] {
  if (isPlain(part)) return [`${name}: ${part}`];
  if (Array.isArray(part) && part.every(isPlain)) return part.length ? [`${name}: ${part.join(', ')}`] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => facts(value, name ? `${name} ${key}` : key));
}

/** The points that everyone can see, if the game says them by one of these names. */
function pointsOf(view: AnyView, seat: number): number | null {
  const { points, score } = seatsOf(view)[seat] ?? {};
  return [points, score].find((value) => typeof value === 'number') ?? null;
}

export function plainWords(view: AnyView): Section[] {
  const { game: _, map: __, ...told } = view;
  const table = { ...told, seats: null }; // each has a section of its own
  const players = seatsOf(view).map((seat, n) => ({ title: say('seat-name', { seat: n + 1 }), lines: facts(seat, '') }));
  return [{ title: say('page-text-view'), lines: facts(table, '') }, ...players];
}

/** What the page can say of a game that describes no sheet: what it looks like is for the server to draw. */
export const plainSheet = (table: Snapshot, view: AnyView): Sheet => ({
  ask: say('page-choose'),
  parts: [],
  course: null,
  players: table.seats.map(({ seat }) => ({ points: pointsOf(view, seat) })),
  scoring: [],
  curves: [],
});
