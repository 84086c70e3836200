// The parts of a sheet, as they are laid out and as they are said.
import type { Cards, Item, Lane, Piece, Sheet } from '$lib/sheet';
import type { Offer } from '$lib/types';
import { say } from '$lib/words.svelte';

export type Part = Sheet['parts'][number];

/** Where parts stand: in the game's order, and a part without a title goes on below the one before. */
export function boxes(parts: Part[]): Part[][] {
  const found: Part[][] = [];
  for (const part of parts.filter(({ on_map }) => !on_map)) {
    const last = found.at(-1);
    if (part.title || !last) found.push([part]);
    else last.push(part);
  }
  return found;
}

/** What is offered at a part by marking several of its things, by the verb. */
export const choosers = (parts: Part[]): Map<string, string> =>
  new Map(parts.flatMap((part) => (part.part === 'cards' && part.choose ? [[part.choose, part.id]] : [])));

/** The one offer that chooses exactly these things, which are counted from 1. */
export function chosenOffer(offers: Offer[], verb: string, marked: number[]): Offer | undefined {
  const action = `${verb} ${[...marked].sort((a, b) => a - b).join()}`;
  return offers.find((offer) => offer.action === action);
}

const joined = (words: (string | number | null | undefined)[], by = ', '): string => words.filter((word) => word || word === 0).join(by);

/** A thing in words, for who does not see what it looks like. */
export const wordsOf = (item: Item): string => joined([joined([item.title, item.value], ': '), item.said || item.text]);

/** Whether a piece is of paper, and stands upright. */
export const isFlat = ({ kind }: Piece): boolean => kind === 'card' || kind === 'ticket';

/** Whether all things of a part are cards that stand upright. */
export const areCards = ({ items = [] }: Cards): boolean => items.every(({ pieces }) => pieces?.[0] && isFlat(pieces[0]));

export interface Section {
  title: string;
  lines: string[];
}

/** The whole sheet in words, what is seen on the map included; `player` says who sits where. */
export function inWords(sheet: Sheet, player: (seat: number) => string): Section[] {
  const course = courseOf(sheet, player);
  const players = sheet.players.map(({ line = '', points }, seat) => joined([player(seat), points === null || points === undefined ? '' : say('page-points', { points }), line]));
  const parts = sheet.parts.map((part) => ({ title: joined([part.title, part.aside]), lines: linesOf(part, player) }));
  const merged = parts.reduce<Section[]>((all, section) => {
    if (section.title || !all.length) return [...all, section];
    return [...all.slice(0, -1), { title: all.at(-1)!.title, lines: [...all.at(-1)!.lines, ...section.lines] }];
  }, []);
  return [{ title: say('page-course'), lines: course }, { title: say('page-players-panel'), lines: players }, ...merged].filter(({ lines }) => lines.length);
}

/** How far the game is, whose phase it is, in which order the seats act, and what has to be decided. */
function courseOf({ ask, course }: Sheet, player: (seat: number) => string): string[] {
  const order = course?.order?.length ? `${say('page-order')}: ${course.order.map(player).join(', ')}` : '';
  return [course?.text, course?.phases?.[course.phase ?? -1], order, ask].filter((line): line is string => !!line);
}

/** A line of a track in words, whoever is ahead first. */
export function laneInWords({ title, at, order }: Lane, player: (seat: number) => string): string {
  const seats = order?.length ? order : [...at.keys()].sort((a, b) => at[b]! - at[a]!);
  return `${title}: ${seats.map((seat) => `${player(seat)} ${at[seat]}`).join(', ')}`;
}

const seatOf = (item: Item, player: (seat: number) => string) => (item.seat === null || item.seat === undefined ? '' : player(item.seat));

function linesOf(part: Part, player: (seat: number) => string): string[] {
  switch (part.part) {
    case 'track':
      return (part.lanes ?? []).map((lane) => laneInWords(lane, player));
    case 'table':
      return (part.items ?? []).map((item) => joined([wordsOf(item), ...(item.cells ?? []).map((cell, i) => joined([part.head?.[i + 1], cell], ': ')), seatOf(item, player)]));
    case 'timeline':
      return [...(part.discs ?? []).map(([seat, day]) => `${player(seat)}: ${say('page-day', { day })}`), ...(part.items ?? []).map((item) => joined([days(item), wordsOf(item)], ': '))];
    case 'meter':
      return [part.text || `${part.value ?? 0} / ${part.most ?? 1}`];
    case 'note':
      return part.text ? [part.text] : [];
    default:
      return (part.items ?? []).map((item) => joined([wordsOf(item), seatOf(item, player)]));
  }
}

/** On which days something is, as a span. */
export const days = ({ when }: Item): string => (when ? [...new Set(when)].join('–') : '');

/** Pieces that lie together, each with how many of it there are. */
export function counted(pieces: Piece[]): { piece: Piece; count: number }[] {
  const found: { piece: Piece; count: number }[] = [];
  for (const piece of pieces) {
    const same = found.find((one) => JSON.stringify(one.piece) === JSON.stringify(piece));
    if (same) same.count += 1;
    else found.push({ piece, count: 1 });
  }
  return found;
}
