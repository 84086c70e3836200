// Looking back: any moment of the game, by its number of actions, with the drawing of that moment.
import { api } from '$lib/api';
import { motion } from '$lib/me.svelte';
import { PACES } from '$lib/moves';
import { go } from '$lib/router.svelte';
import type { Drawn } from '$lib/table.svelte';
import { fault } from '$lib/toast.svelte';
import type { Snapshot } from '$lib/types';
import type { Desk } from './desk.svelte';

const PACE = 900; // milliseconds for each move of the automatic replay

interface Moment {
  table: Snapshot;
  svg: string;
}

export class Replay {
  n = $state(0);
  on = $state(false);
  playing = $state(false);
  drawn = $state.raw<Drawn | null>(null);
  #kept = new Map<string, Promise<Moment>>();
  #timer = 0;
  #wanted = 0;
  #shown: number | null = null;

  constructor(private desk: Desk) {}

  get last(): number {
    const now = this.desk.table.now;
    return Number(now?.['n'] ?? now?.log.length ?? 0);
  }

  async go(n: number): Promise<void> {
    const now = this.desk.table.now;
    if (!now) return;
    const wanted = Math.max(0, Math.min(n, this.last));
    this.#wanted = wanted;
    this.n = wanted;
    this.on = true;
    this.desk.chooser = null;
    this.desk.tip = null;
    try {
      const { table, svg } = await this.#moment(wanted);
      if (this.#wanted !== wanted || !this.on) return;
      void (this.#shown === wanted - 1 ? this.desk.stage.told(table.log.slice(-1)) : this.desk.stage.land());
      this.#shown = wanted;
      this.desk.past = table;
      this.drawn = { svg };
      this.#address(wanted);
      if (wanted < this.last) void this.#moment(wanted + 1).catch(() => {});
    } catch (error) {
      fault(error);
    }
  }

  step(by: number): Promise<void> {
    return this.go((this.on ? this.n : this.last) + by);
  }

  again(): void {
    this.#kept.clear();
    if (this.on) void this.go(this.n);
  }

  play(done = () => this.pause()): void {
    if (this.n >= this.last) this.n = 0;
    this.playing = true;
    const next = async () => {
      if (!this.playing) return;
      await this.go(this.n + 1);
      this.#timer = window.setTimeout(this.n >= this.last ? done : next, PACE * Math.max(1, PACES[motion()]));
    };
    void next();
  }

  /** Show once more what has happened since a moment, and come back to the game. */
  async recall(since: number): Promise<void> {
    await this.go(since);
    this.play(() => this.close());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    if (!this.on) return;
    this.on = false;
    this.#shown = null;
    this.desk.stage.land();
    this.desk.past = null;
    this.drawn = null;
    void this.desk.table.redraw();
    this.#address(null);
  }

  #moment(n: number): Promise<Moment> {
    const { id, now } = this.desk.table;
    const seat = now?.seat ?? null;
    const key = `${n} ${seat}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = Promise.all([api.at(id, n, seat), api.picture(id, { n, seat, part: 'map' })]).then(([table, svg]) => ({ table, svg }));
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
    }
    return found;
  }

  #address(n: number | null): void {
    const path = `/table/${this.desk.table.id}`;
    if (location.pathname === path) go(n === null ? path : `${path}?at=${n}`, true);
  }
}
