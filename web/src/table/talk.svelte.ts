// What is said at a table: which lines are new to us, and who is writing just now.
import { me } from '$lib/me.svelte';
import type { Table } from '$lib/table.svelte';
import { tell } from '$lib/toast.svelte';
import type { ChatLine } from '$lib/types';

const KEPT = 'chat-read'; // in the browser's storage: of each table the last line that was read
const MOST = 100; // tables
const LONG = 120; // letters of a toast

export class Talk {
  #read = $state(0);
  #told = -1;
  /** Called when somebody else has said something that is not seen at once: where it makes a sound. */
  heard: () => void = () => undefined;

  constructor(private readonly table: Table) {
    this.#read = this.#stored()[table.id] ?? 0;
  }

  lines = $derived.by((): ChatLine[] => this.table.now?.chat ?? []);
  unread = $derived.by((): number => this.lines.filter((line) => line.n > this.#read && !this.#isMine(line)).length);

  #isMine(line: ChatLine): boolean {
    return line.seat === null ? line.name === me.who?.name : !!this.table.now?.you.includes(line.seat);
  }

  /** Somebody looks at the lines: all of them are read. */
  look(): void {
    const last = this.lines.at(-1)?.n ?? 0;
    this.#told = Math.max(this.#told, last);
    if (last <= this.#read) return;
    this.#read = last;
    const known = Object.entries({ ...this.#stored(), [this.table.id]: last });
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(known.slice(-MOST))));
  }

  /** Tell what is new, if nobody sees the lines; not what was there when the page was opened. */
  announce(): void {
    const news = this.lines.filter((line) => line.n > this.#told && line.n > this.#read && !this.#isMine(line));
    const first = this.#told < 0;
    if (this.table.now) this.#told = this.lines.at(-1)?.n ?? 0;
    if (first || !news.length) return;
    for (const { name, text } of news.slice(-2)) tell(`${name}: ${text.length > LONG ? text.slice(0, LONG - 1) + '…' : text}`);
    this.heard();
  }

  #stored(): Record<string, number> {
    try {
      return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
    } catch {
      return {};
    }
  }
}
