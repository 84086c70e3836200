// Moves: what the log tells was set in motion, and when which piece flies where over the page.  Nothing in here knows the
// page: places are found by whoever asks.
import type { Piece } from './sheet';
import type { LogLine } from './types';

export interface Move {
  piece: Piece;
  from?: string;
  to?: string;
  via?: string[];
  /** How many pieces; of points, how many more or fewer. */
  count?: number;
}

/** Where a place is on the screen, and how high a piece is there. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

export interface Flight {
  move: Move;
  /** From the first place that can be seen to the last. */
  path: Spot[];
  /** Milliseconds: from now until it begins, and from then until it has landed. */
  start: number;
  lasts: number;
}

/** How long everything takes, by what is chosen for the device. */
export const PACES = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;
export type Motion = keyof typeof PACES;

/** So many milliseconds the page may be behind the table. */
export const LATEST = 2000;
const FLIGHT = 520;
const STOP = 150; // more for each place on the way
const LONGEST = 1300;
const STAGGER = 120;
const MOST = 40; // flights at a time: what is more is there at once

export const movesOf = (lines: LogLine[]): Move[] => lines.flatMap((line) => (line.events ?? []).flatMap((event) => (event['moves'] as Move[] | undefined) ?? []));

/** Which pieces fly, one after the other, so that all have landed when the time is up; `from` and `to` find the places
    as they were before the action and as they are after it. */
export function plan(moves: Move[], from: (place: string, piece: Piece) => Spot | null, to: (place: string, piece: Piece) => Spot | null, pace: number, time = LATEST): Flight[] {
  const flights: Flight[] = [];
  for (const move of moves.slice(0, MOST)) {
    const { piece, count = 1 } = move;
    if (!count) continue;
    const way = [move.from, ...(move.via ?? [])].map((place) => (place ? from(place, piece) : null));
    const path = [...way, move.to ? to(move.to, piece) : null].filter((spot) => spot !== null);
    if (!path.length || (move.from && move.to && path.length > 1 && isStill(path))) continue;
    const lasts = Math.min(LONGEST, FLIGHT + STOP * Math.max(0, path.length - 2)) * pace;
    flights.push({ move, path, start: flights.length * STAGGER * pace, lasts });
  }
  const end = Math.max(0, ...flights.map(({ start, lasts }) => start + lasts));
  const squeeze = Math.min(1, time / (end || 1));
  return flights.map((flight) => ({ ...flight, start: flight.start * squeeze, lasts: flight.lasts * squeeze }));
}

const isStill = (path: Spot[]): boolean => path.every(({ x, y }) => Math.hypot(x - path[0]!.x, y - path[0]!.y) < 2);

const LIFT = 26;
const placed = ({ x, y }: Spot, scale: number): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) scale(${scale.toFixed(3)})`;

/** The flight as keyframes of an element `size` pixels high that stands in the corner of the window.  What has no start
    drops in, what has no end rises away, and what flies straight is lifted half-way. */
export function keyframes({ move, path }: Flight, size: number): Keyframe[] {
  const scale = (spot: Spot) => Math.min(1.7, Math.max(0.5, spot.size / size));
  const above = (spot: Spot, by: number): Spot => ({ ...spot, y: spot.y - by });
  const first = path[0]!;
  const last = path.at(-1)!;
  if (move.piece.kind === 'points') return [...[0, 0.2, 0.75].map((offset) => ({ offset, opacity: offset ? 1 : 0, transform: placed(above(last, 12 + LIFT * offset), 1) })), { offset: 1, opacity: 0, transform: placed(above(last, 12 + LIFT), 1) }];
  if (path.length === 1) {
    const high = { opacity: 0, transform: placed(above(first, LIFT), scale(first)) };
    const low = { opacity: 1, transform: placed(first, scale(first)) };
    return move.to ? [high, low] : [low, high];
  }
  if (path.length === 2) {
    const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2, size: Math.max(first.size, last.size) };
    return [first, above(middle, LIFT), last].map((spot, i) => ({ opacity: 1, transform: placed(spot, scale(spot) * (i === 1 ? 1.12 : 1)) }));
  }
  const lengths = path.map((spot, i) => (i ? Math.hypot(spot.x - path[i - 1]!.x, spot.y - path[i - 1]!.y) : 0));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return path.map((spot, i) => ({ offset: Math.min(1, (gone += lengths[i]!) / whole), opacity: 1, transform: placed(spot, scale(spot)) }));
}

/** What a move sounds like; points go up in silence. */
export function soundOf({ kind }: Piece): 'card' | 'track' | 'cube' | null {
  if (kind === 'points') return null;
  if (kind === 'card' || kind === 'ticket') return 'card';
  return ['loco', 'wagon', 'rail'].includes(kind) ? 'track' : 'cube';
}
