import { describe, expect, it } from 'vitest';
import { areCards, boxes, choosers, chosenOffer, counted, days, inWords, type Part } from '../src/sheet/parts';
import type { Sheet } from '../src/lib/sheet';
import type { Offer } from '../src/lib/types';

const red = { kind: 'card', colour: 'red', letter: 'R' };
const row: Part = { part: 'cards', id: 'row', title: 'Row', items: [{ id: 'row-1', title: 'Red', pieces: [red] }] };
const map: Part = { part: 'table', id: 'places', title: 'Places', on_map: true, head: ['City', 'Asks for'], items: [{ title: 'Ulm', cells: ['coal'] }] };
const hand: Part = { part: 'cards', id: 'hand', title: 'Your hand', own: true, items: [{ title: 'Red', value: 3 }] };
const limit: Part = { part: 'meter', id: 'limit', own: true, value: 3, most: 10, text: '3 of 10' };
const tickets: Part = { part: 'cards', id: 'offer', title: 'Tickets', look: 'line', choose: 'keep', items: [{ title: 'Ulm – Köln', value: 11, text: 'complete' }] };
const days_: Part = { part: 'timeline', id: 'time', title: 'Days', last: 40, discs: [[1, 4], [0, 4]], items: [{ title: 'Ulm', when: [3, 5], value: '+4' }] };
const lanes: Part = { part: 'track', id: 'influence', title: 'Influence', lanes: [{ title: 'Red', piece: null, at: [0, 2] }, { title: 'Blue', piece: null, at: [1, 1], order: [1, 0] }], most: 8 };
const sheet: Sheet = { ask: 'Choose', parts: [row, map, hand, limit, days_, lanes], course: { text: 'Turn 3', phases: ['Build', 'Move'], phase: 1, order: [1, 0] }, players: [{ line: '4 cards' }, {}], scoring: [], curves: [] };

describe('sheets', () => {
  it('stand in the order of the game, what has no title below what stands before it; the map shows the rest', () => {
    expect(boxes([row, map, hand, limit]).map((box) => box.map(({ id }) => id))).toEqual([['row'], ['hand', 'limit']]);
  });

  it('know where several things are chosen together, and the one offer for those', () => {
    const offer = (action: string): Offer => ({ action, text: action, kind: 'keep', at: [], cost: null, then: null, final: null, pieces: [], rare: 0, role: '' });
    const offers = ['keep 1,2', 'keep 1,3'].map(offer);
    expect([...choosers([row, tickets])]).toEqual([['keep', 'offer']]);
    expect(chosenOffer(offers, 'keep', [3, 1])).toBe(offers[1]);
    expect(chosenOffer(offers, 'keep', [1])).toBeUndefined();
  });

  it('say all there is, what is seen on the map included', () => {
    const words = inWords(sheet, (seat) => ['Ada', 'Emil'][seat]!);
    expect(words.map(({ title }) => title).slice(2)).toEqual(['Row', 'Places', 'Your hand', 'Days', 'Influence']);
    const lines = Object.fromEntries(words.map(({ title, lines }) => [title, lines]));
    expect(words[0]!.lines).toEqual(['Turn 3', 'Move', 'page-order: Emil, Ada', 'Choose']);
    expect(words[1]!.lines).toEqual(['Ada, 4 cards', 'Emil']);
    expect(lines['Places']).toEqual(['Ulm, Asks for: coal']);
    expect(lines['Your hand']).toEqual(['Red: 3', '3 of 10']);
    expect(lines['Days']!.at(-1)).toBe('3–5: Ulm: +4');
    expect(lines['Influence']).toEqual(['Red: Emil 2, Ada 0', 'Blue: Emil 1, Ada 1']);
  });

  it('tell cards from other pieces, count those that are alike, and name days', () => {
    expect(areCards(row as never)).toBe(true);
    expect(areCards({ part: 'cards', id: 'x', items: [{ pieces: [{ kind: 'loco' }] }] })).toBe(false);
    expect(counted([red, { kind: 'cube' }, red])).toEqual([{ piece: red, count: 2 }, { piece: { kind: 'cube' }, count: 1 }]);
    expect([days({ when: [3, 5] }), days({ when: [3, 3] }), days({})]).toEqual(['3–5', '3', '']);
  });
});
