// The stage: what the log tells was moved is shown on its way, over the page.  The table itself is never late: it can be
// played on at once; only where something is about to land, the drawing looks as before until then.
import { motion } from '$lib/me.svelte';
import { LATEST, movesOf, PACES, plan, soundOf, type Flight, type Spot } from '$lib/moves';
import { findPlace } from '$lib/places';
import { sounds } from '$lib/sounds';
import type { Piece } from '$lib/sheet';
import type { LogLine } from '$lib/types';
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Desk } from './desk.svelte';

/** So many entries at once are news of something missed, which nobody watches. */
const MISSED = 8;

export type Flying = Flight & { key: number };

export class Stage {
  flying = $state.raw<Flying[]>([]);
  /** Groups of the drawing that have just got what was on its way to them. */
  landed = $state.raw<string[]>([]);
  /** Points that are still to come, by place: what is shown is so many fewer. */
  behind = new SvelteMap<string, number>();
  /** Groups of the drawing to which something is on its way. */
  #awaited = new Map<string, number>();
  #timers = new Set<number>();
  #until = 0;
  #key = 0;

  constructor(private desk: Desk) {}

  /** The log goes on: remember where everything is, and show what moves when the new state is there. */
  async told(lines: LogLine[]): Promise<void> {
    const moves = lines.length > MISSED || document.hidden ? [] : movesOf(lines);
    if (!moves.length) return;
    const pace = PACES[motion()];
    sounds.hush();
    if (!pace) return sounds.together(moves.map(({ piece }) => soundOf(piece)));
    const now = performance.now();
    if (this.#until - now > LATEST / 2) this.land();
    const lead = Math.max(0, this.#until - now);
    const before = new Map<string, Spot | null>();
    const places = moves.flatMap((move) => [move.from, ...(move.via ?? [])].map((place) => [place, move.piece] as const));
    for (const [place, piece] of places) if (place) before.set(place + piece.colour, this.#find(place, piece));
    const ends = new Set(moves.flatMap(({ to }) => (to && this.desk.drawing?.group(to) ? [to] : [])));
    ends.forEach(this.#await);
    await tick();
    // What is still there has its place now: the news may have moved everything a little.
    const from = (place: string, piece: Piece) => findPlace(place, piece, this.desk, true) ?? before.get(place + piece.colour) ?? null;
    const flights = plan(moves, from, this.#find, pace, LATEST - lead);
    const flown = flights.map((flight) => ({ ...flight, start: flight.start + lead, key: ++this.#key }));
    this.#until = now + Math.max(lead, ...flown.map(({ start, lasts }) => start + lasts));
    this.flying = [...this.flying, ...flown];
    for (const flight of flown) {
      if (flight.move.to && ends.has(flight.move.to)) this.#await(flight.move.to);
      this.#watch(flight);
    }
    this.#arrive([...ends]); // what cannot be seen to fly there is there at once
  }

  #await = (place: string): void => void this.#awaited.set(place, (this.#awaited.get(place) ?? 0) + 1);

  #watch(flight: Flying): void {
    const { move, start, lasts } = flight;
    const sound = soundOf(move.piece);
    if (sound) this.#later(start + lasts * 0.75, () => sounds.play(sound));
    if (move.piece.kind === 'points' && move.to) this.#count(move.to, move.count ?? 1, start, lasts);
    if (move.from && move.to) this.#hide(move.piece, true);
    this.#later(start + lasts, () => {
      this.#hide(move.piece, false);
      this.flying = this.flying.filter((one) => one !== flight);
      if (move.to) this.#arrive([move.to]);
    });
  }

  #later(wait: number, act: () => void): void {
    const timer = window.setTimeout(() => (this.#timers.delete(timer), act()), wait);
    this.#timers.add(timer);
  }

  /** Points go up or down one by one. */
  #count(place: string, gain: number, start: number, lasts: number): void {
    const begun = performance.now() + start;
    let left = gain;
    this.behind.set(place, (this.behind.get(place) ?? 0) + gain);
    const step = () => {
      if (!this.behind.has(place)) return;
      const part = Math.min(1, Math.max(0, (performance.now() - begun) / lasts));
      const now = Math.round(gain * (1 - part));
      this.behind.set(place, this.behind.get(place)! - left + now);
      left = now;
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  #arrive(places: string[]): void {
    const there: string[] = [];
    for (const place of places) {
      const left = (this.#awaited.get(place) ?? 1) - 1;
      if (left > 0) this.#awaited.set(place, left);
      else if (this.#awaited.delete(place)) there.push(place);
    }
    for (const place of this.#awaited.size ? there : [undefined]) this.desk.drawing?.settle(place);
    if (there.length) this.landed = there;
  }

  /** Everything is where it belongs, at once. */
  land(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const { move } of this.flying) this.#hide(move.piece, false);
    this.flying = [];
    this.behind.clear();
    this.#until = 0;
    const awaited = [...this.#awaited.keys()];
    for (const place of awaited) this.#awaited.set(place, 1);
    this.#arrive(awaited);
  }

  /** Whether a group of the drawing is to look as before, since something is on its way to it; what lies below all pieces
      (`layer-…`, such as the rails) waits for the last of them. */
  awaits = (group: string): boolean => this.#awaited.has(group) || (group.startsWith('layer-') && this.#awaited.size > 0);

  /** A seat's train, which is a group of its own on some drawings (`train-N`), is not where it goes to before it is there. */
  #hide(piece: Piece, away: boolean): void {
    const seat = piece.kind === 'loco' ? (this.desk.now?.seats ?? []).findIndex((one) => `seat-${this.desk.livery(one.seat).colour}` === piece.colour) : -1;
    this.desk.drawing?.group(`train-${seat}`)?.classList.toggle('away', away);
  }

  /** Whether a seat's piece is still on its way to a place. */
  coming = (place: string, colour: string): boolean => this.flying.some(({ move }) => move.to === place && move.piece.colour === colour);

  #find = (place: string, piece: Piece): Spot | null => findPlace(place, piece, this.desk);
}
