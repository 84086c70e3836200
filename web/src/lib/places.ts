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

/** Where pieces of a kind lie that one has oneself, as a selector: what one gets goes there, a card into the hand. */
export function ownPlace(sheet: Sheet | null, { kind, colour = '' }: Piece): string | null {
  for (const part of sheet?.parts ?? []) {
    if (!part.own || !('items' in part)) continue;
    const items = (part.items ?? []).map((item) => item.pieces ?? []);
    const same = items.findIndex((pieces) => pieces.some((piece) => piece.kind === kind && (piece.colour ?? '') === colour));
    if (same >= 0) return `${placeOf(part.id)} li:nth-child(${same + 1})`;
    if (items.some((pieces) => pieces.some((piece) => piece.kind === kind))) return placeOf(part.id);
  }
  return null;
}

const placeOf = (id: string): string => `[data-place="${CSS.escape(id)}"]`;

/** The element of a place; of one that a phone does not show now, the tab behind which it is, unless it is to be the
    place itself. */
function elementOf(place: string, piece: Piece, { sheet, now, drawing }: Screen, itself: boolean): Element | null {
  const own = now?.seat !== null && place === `seat-${now?.seat}` && piece.kind !== 'points' ? ownPlace(sheet, piece) : null;
  const found = [...(own ? [own] : []), `${placeOf(place)}, [data-spot="${CSS.escape(place)}"]`].flatMap((selector) => [...document.querySelectorAll(selector)]);
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
