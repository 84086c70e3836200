// Any game: the panel as the server draws it, and of the view what needs no knowledge of the game.
import type { View } from '$lib/types';
import { say } from '$lib/words.svelte';
import Panel from './AnyPanel.svelte';
import type { GameModule, Section } from './game';

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** What a part of a view says, a line for each fact. */
function facts(part: unknown, name: string): string[] {
  if (isPlain(part)) return [`${name}: ${part}`];
  if (Array.isArray(part) && part.every(isPlain)) return part.length ? [`${name}: ${part.join(', ')}`] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => facts(value, name ? `${name} ${key}` : key));
}

function inWords(view: View): Section[] {
  const { seats, game: _, map: __, ...table } = view;
  const players = ((seats ?? []) as View[]).map((seat, n) => ({ title: say('seat-name', { seat: n + 1 }), lines: facts(seat, '') }));
  return [{ title: say('page-text-view'), lines: facts(table, '') }, ...players];
}

const game: GameModule = {
  Panel,
  seat: (view, seat) => ({ line: '', points: view['seats']?.[seat]?.points ?? view['seats']?.[seat]?.score ?? null }),
  ask: () => say('page-choose'),
  names: () => ({}),
  inWords,
  scoring: () => [],
};
export default game;
