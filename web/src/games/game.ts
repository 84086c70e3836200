// What the page knows of a game beyond what the server says: its own panel, and its view in words.
import type { AnyView } from '$lib/documents';
import type { Sheet } from '$lib/sheet';
import type { Offer, Snapshot } from '$lib/types';
import type { Component } from 'svelte';

export interface Section {
  title: string;
  lines: string[];
}

export interface ScoreRow {
  label: string;
  points: (number | null)[];
  /** Its colour in the chart, where it has one of its own. */
  colour?: string;
}

export interface Curve {
  label: string;
  colour: string;
  value: number;
}

export interface GameModule<V extends AnyView = AnyView> {
  /** The parts of the table that are not on the map: own things first. */
  Panel: Component;
  /** A line about a player, and the points that everyone can see. */
  seat: (view: V, seat: number) => { line: string; points: number | null };
  /** What has to be decided now. */
  ask: (view: V) => string;
  /** Further spots for an offer, in the panel. */
  placeOf?: (offer: Offer, view: V) => string[];
  /** The board for those who read it. */
  inWords: (view: V) => Section[];
  /** Where the points came from, when it is over. */
  scoring: (view: V, table: Snapshot) => ScoreRow[];
  /** What is worth a chart over time. */
  curves?: (view: V, table: Snapshot) => Curve[];
}

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** What the page knows of a game: of one from elsewhere what the server draws and offers. */
export const loadGame = async (id: string): Promise<GameModule> =>
  (await (modules[`./${id}/index.ts`] ?? (() => import('./any')))()).default;

const plainColour = (colour = ''): string => colour.replace(/^var\(--[cp]-(.*)\)$/, '$1');

/** What a game that has no sheet yet says of itself. */
export function asSheet(game: GameModule, table: Snapshot): Sheet {
  const view = table.view!;
  return {
    ask: game.ask(view),
    parts: [],
    course: null,
    players: table.seats.map(({ seat }) => game.seat(view, seat)),
    scoring: game.scoring(view, table).map((row) => ({ ...row, colour: plainColour(row.colour) })),
    curves: (game.curves?.(view, table) ?? []).map((curve) => ({ ...curve, colour: plainColour(curve.colour) })),
  };
}
