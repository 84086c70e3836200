// Spots: the places by which actions are chosen, on the drawing (its groups, by id) or in the panels beside it.  This
// works out what can be chosen where, and what is left for buttons.
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Offer } from './types';

export type PlaceOf = (offer: Offer) => string[];

/** What can be chosen where. */
export function placed(offers: Offer[], placeOf: PlaceOf, known: (spot: string) => boolean): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    for (const spot of new Set([...offer.at, ...placeOf(offer)])) {
      if (!known(spot)) continue;
      const there = found.get(spot);
      if (there) there.push(offer);
      else found.set(spot, [offer]);
    }
  }
  return found;
}

/** What has no spot and needs a button. */
export const unplaced = (offers: Offer[], lit: Map<string, Offer[]>): Offer[] => {
  const somewhere = new Set([...lit.values()].flat());
  return offers.filter((offer) => !somewhere.has(offer));
};

/** Offers by kind, in the order in which the kinds come. */
export function byKind(offers: Offer[]): [string, Offer[]][] {
  const kinds = new Map<string, Offer[]>();
  for (const offer of offers) {
    const there = kinds.get(offer.kind);
    if (there) there.push(offer);
    else kinds.set(offer.kind, [offer]);
  }
  return [...kinds];
}

/** What an action costs, and what is left then. */
export const priced = ({ cost, then }: Offer): string | undefined => [cost, then].filter(Boolean).join(' · ') || undefined;

/** Of offers that say the same (either of two parallel tracks) the first: nobody could choose between them by reading. */
export function distinct(offers: Offer[]): Offer[] {
  const said = (offer: Offer) => [offer.kind, offer.text, priced(offer)].join('\n');
  return [...new Map([...offers].reverse().map((offer) => [said(offer), offer])).values()].reverse();
}

/** The numbers by which alone some offers differ (bids on a box), and what they all say around it. */
export function inNumbers(offers: Offer[]): { title: string; numbers: string[] } | null {
  const said = offers.map(({ text }) => text.split(/(\d+)/));
  const [first] = said;
  if (!first || said.some((parts) => parts.length !== first.length)) return null;
  const [at, ...more] = first.flatMap((part, i) => (said.some((parts) => parts[i] !== part) ? [i] : []));
  if (at === undefined || more.length || at % 2 === 0) return null;
  return { title: first.map((part, i) => (i === at ? '…' : part)).join(''), numbers: said.map((parts) => parts[at]!) };
}

/** The nearest of some points in a direction (arrow keys), by distance with what lies aside counted double. */
export function nearest(from: { x: number; y: number }, points: { x: number; y: number }[], key: string): number {
  const ahead = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!ahead) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * ahead[0]! + dy * ahead[1]!;
    const aside = Math.abs(dx * ahead[1]!) + Math.abs(dy * ahead[0]!);
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = i;
    }
  });
  return best;
}

/** Spots in panels, counted while they are shown. */
export class Spots {
  #shown = new SvelteMap<string, number>();

  add(spot: string): () => void {
    untrack(() => this.#shown.set(spot, (this.#shown.get(spot) ?? 0) + 1));
    return () =>
      untrack(() => {
        const left = (this.#shown.get(spot) ?? 1) - 1;
        if (left) this.#shown.set(spot, left);
        else this.#shown.delete(spot);
      });
  }

  has(spot: string): boolean {
    return this.#shown.has(spot);
  }
}
