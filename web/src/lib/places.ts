// Where on the screen a place is: a thing of the sheet, a player, or a group of the drawing.
import type { Drawing } from './drawing';
import type { Spot } from './moves';
import type { Piece, Sheet } from './sheet';
import type { Snapshot } from './types';

/** What is on the screen. */
export interface Screen {
  sheet: Sheet | null;
  now: Snapshot | null;
  drawing: Drawing | null;
}

const ON_MAP = 30; // so high is a piece on the map
const isShown = (element: Element): boolean => element.getBoundingClientRect().height > 0;

/** What one gets oneself goes to where such pieces lie: a card into the hand. */
export function ownPlace(sheet: Sheet | null, { kind, colour = '' }: Piece): string | null {
  const parts = (sheet?.parts ?? []).filter((part) => part.own);
  for (const part of parts) {
    const items = 'items' in part ? (part.items ?? []) : [];
    const alike = items.filter((item) => item.pieces?.some((piece) => piece.kind === kind));
    const same = alike.find((item) => item.id && item.pieces!.some((piece) => (piece.colour ?? '') === colour));
    if (alike.length) return same?.id || part.id;
  }
  return null;
}

/** The element of a place; of one that a phone does not show now, the tab behind which it is, unless it is to be the
    place itself. */
function elementOf(place: string, piece: Piece, { sheet, now, drawing }: Screen, itself: boolean): Element | null {
  const own = now?.seat !== null && place === `seat-${now?.seat}` && piece.kind !== 'points' ? ownPlace(sheet, piece) : null;
  const named = (id: string) => [...document.querySelectorAll(`[data-place="${CSS.escape(id)}"], [data-spot="${CSS.escape(id)}"]`)];
  const found = [...(own ? named(own) : []), ...named(place)];
  const shown = found.find(isShown);
  if (shown) return shown;
  const group = drawing?.group(place);
  if (group && isShown(group)) return group;
  if (itself) return null;
  const tab = found[0]?.closest<HTMLElement>('[data-tab]')?.dataset['tab'] ?? (place.startsWith('seat-') ? 'players' : 'mine');
  const button = document.getElementById(`tab-${tab}`);
  return button && isShown(button) ? button : null;
}

export function findPlace(place: string, piece: Piece, screen: Screen, itself = false): Spot | null {
  const element = elementOf(place, piece, screen, itself);
  if (!element) return null;
  const inMap = element.getRootNode() !== document;
  const box = ((!inMap && element.querySelector('.piece, .card, svg')) || element).getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return { ...within(middle, element), size: inMap ? ON_MAP : Math.min(90, Math.max(18, box.height)) };
}

/** A point in what is seen of everything around an element: what is scrolled away begins and ends at the edge. */
function within({ x, y }: { x: number; y: number }, element: Element): { x: number; y: number } {
  for (let node: Element | null = element; node; node = node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null) {
    const box = node.getBoundingClientRect();
    if (node === element || !box.height || getComputedStyle(node).overflowY === 'visible') continue;
    x = Math.min(box.right, Math.max(box.left, x));
    y = Math.min(box.bottom, Math.max(box.top, y));
  }
  return { x: Math.min(innerWidth, Math.max(0, x)), y: Math.min(innerHeight, Math.max(0, y)) };
}
