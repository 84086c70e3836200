// The desk: what the parts of a table page share.  Which spots are lit, what was clicked, what is explained.
import { api } from '$lib/api';
import type { AnyView } from '$lib/documents';
import type { Drawing } from '$lib/drawing';
import { settings } from '$lib/me.svelte';
import type { Livery } from '$lib/seats';
import type { Sheet } from '$lib/sheet';
import { distinct, placed, Spots, unplaced } from '$lib/spots.svelte';
import { sounds } from '$lib/sounds';
import type { Table } from '$lib/table.svelte';
import type { Offer, Snapshot } from '$lib/types';
import { say } from '$lib/words.svelte';
import { getContext, setContext } from 'svelte';
import { choosers } from '../sheet/parts';
import { Stage } from './stage.svelte';
import { Study } from './study.svelte';
import { Talk } from './talk.svelte';
import { plainSheet } from '../sheet/plain';

const FEW = 3;
/** Milliseconds for which a tap's answer stays. */
const READING = 6000;
const EMPTY = new Map<string, Offer[]>();

export class Desk {
  drawing = $state.raw<Drawing | null>(null);
  drawings = $state(0);
  /** Whether the panel that the server draws of a game without a sheet is there. */
  panelled = $state(false);
  /** A moment of the past that is shown instead of now. */
  past = $state.raw<Snapshot | null>(null);
  chooser = $state.raw<{ offers: Offer[]; near: DOMRect; spot: string | null; question?: string } | null>(null);
  /** What a first tap has chosen and a second one does: until the table has changed. */
  #chosen = $state.raw<{ offer: Offer; seq: number } | null>(null);
  tip = $state.raw<{ text: string; rule: string | null; near: DOMRect } | null>(null);
  #shown = $state.raw<string[]>([]);
  spots = new Spots();

  readonly study: Study;
  readonly talk: Talk;
  readonly stage = new Stage(this);

  /** What is pointed out, on the map and beside it: by a look at a thing that belongs to it, or by the lesson. */
  get shown(): string[] {
    return this.#shown.length || this.past ? this.#shown : (this.table.now?.guide?.shows ?? this.#shown);
  }

  set shown(ids: string[]) {
    this.#shown = ids;
  }

  constructor(readonly table: Table) {
    this.study = new Study(table);
    this.talk = new Talk(table);
    this.talk.heard = () => sounds.play('card');
    table.ontold = (lines) => void (lines ? this.past || this.stage.told(lines) : this.stage.land());
  }

  async load(game: string): Promise<void> {
    const bots = await api.bots(game).catch(() => []);
    this.#bots = Object.fromEntries(bots.map((bot) => [bot.spec, bot.name]));
  }

  // ------------------------------------------------------------------------------------------------- what is shown

  now = $derived.by((): Snapshot | null => this.past ?? this.table.now);
  view = $derived.by((): AnyView | null => this.now?.view ?? null);
  /** What lies beside the map, at a moment. */
  sheetOf = (moment: Snapshot): Sheet | null => moment.sheet ?? (moment.view ? plainSheet(moment, moment.view) : null);
  sheet = $derived.by((): Sheet | null => this.now && this.sheetOf(this.now));
  offers = $derived.by((): Offer[] => (this.past ? [] : this.table.offers));
  lit = $derived.by((): Map<string, Offer[]> => {
    void this.drawings;
    const { sheet } = this;
    if (!sheet || !this.offers.length) return EMPTY;
    const known = (spot: string) => this.spots.has(spot) || !!this.drawing?.group(spot);
    const chosen = choosers(sheet.parts);
    return placed(this.offers, (offer) => [chosen.get(offer.kind) ?? ''], known);
  });
  /** What needs a button: what has no spot, and where there are but a few choices at one and the same spot, these too.
      Nothing before the drawing is there, which has most of them. */
  rest = $derived.by((): Offer[] => {
    const { offers } = this;
    if (!this.sheet || !this.drawings || !(this.now?.sheet || this.panelled)) return [];
    const plain = !this.now?.guide && offers.length <= FEW && offers.every((offer) => offer.at.length && offer.at[0] === offers[0]!.at[0]);
    return plain ? offers : unplaced(offers, this.lit);
  });
  /** Whose decision it is, and whether it is ours. */
  actor = $derived.by((): number | null => {
    const actor = this.now?.actor ?? -1;
    return actor >= 0 && !this.now?.over ? actor : null;
  });
  mine = $derived.by((): boolean => !this.past && this.actor !== null && this.actor === this.now?.seat);

  livery = (seat: number): Livery => this.table.now!.seats[seat]!.livery;
  /** A player's name; bots without one go by their level. */
  player = (seat: number): string => {
    const there = this.table.now?.seats[seat];
    const name = there?.name || this.#bots[there?.bot ?? ''] || say('seat-name', { seat: seat + 1 });
    const same = (this.table.now?.seats ?? []).filter((one) => one.bot && !one.name && one.bot === there?.bot);
    return there?.bot && !there.name && same.length > 1 ? `${name} ${same.findIndex((one) => one.seat === seat) + 1}` : name;
  };
  #bots = $state.raw<Record<string, string>>({});

  /** What a thing does that points out groups of the drawing while it is looked at.  A finger that has gone still points. */
  pointing = (shows: string[] = []) => {
    if (!shows.length) return {};
    const point = () => void (this.#shown = shows);
    const away = (event: PointerEvent | FocusEvent) => {
      if (!(event instanceof PointerEvent && event.pointerType !== 'mouse') && this.#shown === shows) this.#shown = [];
    };
    return { onpointerenter: point, onfocus: point, onpointerleave: away, onblur: away };
  };

  // ------------------------------------------------------------------------------------------------- what is done

  chosen = $derived.by((): Offer | null => (this.#chosen && !this.past && this.#chosen.seq === this.table.now?.seq ? this.#chosen.offer : null));
  /** Where on the table that is. */
  marked = $derived.by((): string[] => (this.chosen ? this.chosen.at : this.chooser?.spot ? [this.chooser.spot] : []));

  /** Something lit was tapped, or several places as near to the tap: choose it, or ask which of several. */
  pick(spots: string[], element: Element): void {
    const offers = [...new Set(spots.flatMap((spot) => this.lit.get(spot) ?? []))];
    if (!offers.length) return void this.ask(spots[0] ?? null, element, true);
    this.tip = null;
    if (this.chosen && offers.some((offer) => offer.action === this.chosen!.action)) return this.act(this.chosen, true);
    const choices = distinct(offers);
    if (choices.length === 1) this.tap(choices[0]!);
    else this.choose(choices, element, spots[0]);
  }

  choose(offers: Offer[], element: Element, spot: string | null = null, question?: string): void {
    this.drop();
    const sensible = [...offers].sort((a, b) => a.rare - b.rare);
    this.chooser = { offers: sensible, near: element.getBoundingClientRect(), spot, question };
  }

  /** A tap, which may have missed: what cannot be taken back it chooses first, and does when it comes again. */
  tap(offer: Offer, asks = offer.final !== null): void {
    if (settings.confirm === 'final' && !asks) this.act(offer);
    else this.act(offer, settings.confirm === 'none');
  }

  /** Something was chosen by its words: do it, unless everything is to be confirmed or it is a tap's first. */
  act(offer: Offer, certain = settings.confirm !== 'all'): void {
    this.chooser = null;
    this.tip = null;
    if (!certain && this.chosen?.action !== offer.action) {
      this.#chosen = { offer, seq: this.table.now!.seq };
      return;
    }
    this.drop();
    this.shown = [];
    void this.table.act(offer.action);
  }

  /** Things are marked that are chosen together: what that comes to waits to be done; null while they are not yet enough. */
  consider(offer: Offer | null): void {
    this.#chosen = offer && { offer, seq: this.table.now!.seq };
  }

  /** Think better of it. */
  drop(): void {
    this.#chosen = null;
  }

  // ------------------------------------------------------------------------------------------------- what is refused

  #asked = 0;

  #kept = 0;

  /** Why nothing can be done here; null takes the answer away, unless it was asked for by a tap: that one stays while
      the pointer wanders to its link. */
  async ask(spot: string | null, element: Element | null, tapped = false): Promise<void> {
    if (!spot && !tapped && this.tip && Date.now() < this.#kept) return;
    const mine = ++this.#asked;
    this.tip = null;
    this.#kept = tapped ? Date.now() + READING : 0;
    const now = this.table.now;
    if (!spot || !element || this.past || !now || now.seat === null || now.over || this.table.pending) return;
    try {
      const { text, rule } = await api.tableGet<{ text: string | null; rule: string | null }>(this.table.id, 'explain', { seat: now.seat, group: spot });
      if (text && mine === this.#asked) this.tip = { text, rule, near: element.getBoundingClientRect() };
    } catch {
      // no reason to be had is no reason to complain
    }
  }
}

export const setDesk = (desk: Desk): Desk => setContext('desk', desk);
export const getDesk = (): Desk => getContext<Desk>('desk');
