// A finished game as the coach sees it: the chances after every move, where it turned, and what would have been better.
import { api } from '$lib/api';
import type { Table } from '$lib/table.svelte';
import { fault } from '$lib/toast.svelte';
import type { Analysis, TurningPoint } from '$lib/types';

const AGAIN = 1500; // milliseconds between two looks at how far it is

type Progress = { done: number; of: number };

export class Study {
  found = $state.raw<Analysis | null>(null);
  progress = $state.raw<Progress | null>(null);
  #closed = false;

  constructor(private table: Table) {}

  /** Have the game gone through, and wait for it. */
  async look(): Promise<void> {
    if (this.progress) return;
    this.progress = { done: 0, of: 1 };
    try {
      while (!this.#closed) {
        const answer = await api.tableGet<Analysis | Progress>(this.table.id, 'analysis');
        if ('chances' in answer) return void (this.found = answer);
        this.progress = answer;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    } catch (error) {
      fault(error);
    } finally {
      this.progress = null;
    }
  }

  /** In another language: the words of better moves come from the server. */
  again(): void {
    if (this.found) void this.look();
  }

  close(): void {
    this.#closed = true;
  }

  /** The turning point at a moment: just before the move, or just after it. */
  turning(n: number): TurningPoint | null {
    const all = this.found?.turning ?? [];
    return all.find((point) => point.n === n) ?? all.find((point) => point.n === n + 1) ?? null;
  }
}

export const percent = (chance: number): number => Math.round(chance * 100);
