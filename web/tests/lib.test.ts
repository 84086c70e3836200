import { describe, expect, it } from 'vitest';
import { held, zoomed } from '../src/lib/panzoom';
import { applyPatch } from '../src/lib/patch';
import { match } from '../src/lib/router.svelte';
import { byKind, distinct, inNumbers, nearest, placed, unplaced } from '../src/lib/spots.svelte';
import type { Offer } from '../src/lib/types';

describe('patches', () => {
  const old = { a: 1, seats: [{ cards: 3 }, { cards: 4 }], gone: true };

  it('change, add and remove as the server does', () => {
    const set: [(string | number)[], unknown][] = [
      [['seats', 1, 'cards'], 5],
      [['seats', 2], { cards: 0 }],
    ];
    expect(applyPatch(old, set, [['gone']])).toEqual({ a: 1, seats: [{ cards: 3 }, { cards: 5 }, { cards: 0 }] });
  });

  it('leave the old document alone and share what did not change', () => {
    const next = applyPatch(old, [[['seats', 1, 'cards'], 5]]);
    expect(old.seats[1]!.cards).toBe(4);
    expect(next.seats[0]).toBe(old.seats[0]);
    expect(next.seats[1]).not.toBe(old.seats[1]);
  });

  it('put things into lists after the cuts and before the sets', () => {
    const row = { row: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
    const next = applyPatch<{ row: { id: string; n?: number }[] }>(row, [[['row', 1, 'n'], 2]], [['row', 0]], [[['row', 0], { id: 'new' }]]);
    expect(next).toEqual({ row: [{ id: 'new' }, { id: 'b', n: 2 }, { id: 'c' }] });
    expect(row.row).toHaveLength(3);
  });

  it('shorten lists from their end and replace whole documents', () => {
    expect(applyPatch({ x: [1, 2, 3] }, [], [['x', 2], ['x', 1]])).toEqual({ x: [1] });
    expect(applyPatch<unknown>({ x: 1 }, [[[], { y: 2 }]])).toEqual({ y: 2 });
  });
});

describe('pan and zoom', () => {
  it('keeps the point under the pointer', () => {
    const place = zoomed({ x: 0, y: 0, scale: 1 }, 2, 100, 50);
    expect(place).toEqual({ x: -100, y: -50, scale: 2 });
    expect(zoomed(place, 0.5, 100, 50)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it('never shows beyond the edge', () => {
    expect(held({ x: 40, y: -900, scale: 2 }, 400, 300)).toEqual({ x: 0, y: -300, scale: 2 });
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.2, 10, 10).scale).toBe(1);
  });
});

describe('addresses', () => {
  it('match patterns', () => {
    expect(match('/table/:id', '/table/abc%20d')).toEqual({ id: 'abc d' });
    expect(match('/table/:id', '/table/abc/more')).toBeNull();
    expect(match('/learn', '/learn/')).toEqual({});
  });
});

describe('spots', () => {
  it('find the number in which alone offers differ', () => {
    const offers = (...texts: string[]) => texts.map((text) => ({ text }) as Offer);
    expect(inNumbers(offers('Bid 2 on box 5', 'Bid 12 on box 5'))).toEqual({ title: 'Bid … on box 5', numbers: ['2', '12'] });
    expect(inNumbers(offers('Bid 2 on box 5', 'Bid 3 on box 6'))).toBeNull();
    expect(inNumbers(offers('Load beer', 'Load post'))).toBeNull();
    expect(inNumbers(offers('Pass'))).toBeNull();
  });

  const offer = (action: string, kind: string, ...at: string[]): Offer => ({ action, text: action, kind, at, cost: null, then: null, final: null, pieces: [], rare: 0, role: '' });
  const offers = [offer('a', 'build', 'x'), offer('b', 'build', 'x', 'y'), offer('c', 'stop'), offer('d', 'play', 'nowhere')];

  it('place what has a place, and leave the rest for buttons', () => {
    const lit = placed(offers, (o) => (o.action === 'c' ? ['z'] : []), (spot) => spot !== 'nowhere');
    expect([...lit.keys()]).toEqual(['x', 'y', 'z']);
    expect(lit.get('x')!.map((o) => o.action)).toEqual(['a', 'b']);
    expect(unplaced(offers, lit).map((o) => o.action)).toEqual(['d']);
    expect(byKind(offers).map(([kind, all]) => [kind, all.length])).toEqual([['build', 2], ['stop', 1], ['play', 1]]);
  });

  it('say the same on parallel tracks, and are offered once', () => {
    const claim = (action: string, cost: string) => ({ ...offer(action, 'claim', action), text: 'Claim Augsburg – Ulm', cost });
    expect(distinct([claim('1', '1 red'), claim('2', '1 red'), claim('3', '1 blue')]).map((o) => o.action)).toEqual(['1', '3']);
  });

  it('walk to the nearest in a direction', () => {
    const points = [{ x: 10, y: 1 }, { x: 5, y: 30 }, { x: -4, y: 0 }];
    expect(nearest({ x: 0, y: 0 }, points, 'ArrowRight')).toBe(0);
    expect(nearest({ x: 0, y: 0 }, points, 'ArrowDown')).toBe(1);
    expect(nearest({ x: 0, y: 0 }, points, 'ArrowLeft')).toBe(2);
    expect(nearest({ x: 0, y: 0 }, points, 'ArrowUp')).toBe(-1);
  });
});
