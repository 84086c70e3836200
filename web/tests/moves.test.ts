import { describe, expect, it, vi } from 'vitest';
import { keyframes, LATEST, movesOf, plan, soundOf, type Flight, type Move, type Spot } from '../src/lib/moves';
import { ownPlace } from '../src/lib/places';
import type { Sheet } from '../src/lib/sheet';
import type { LogLine } from '../src/lib/types';

vi.stubGlobal('CSS', { escape: (id: string) => id }); // jsdom has none

const card = { kind: 'card', colour: 'red', letter: 'R' };
const loco = { kind: 'loco', colour: 'blue' };
const PLACES: Record<string, Spot> = { 'row-3': { x: 100, y: 100, size: 60 }, 'seat-2': { x: 500, y: 100, size: 30 }, 'space-1': { x: 0, y: 0, size: 30 }, 'space-2': { x: 300, y: 0, size: 30 }, 'space-3': { x: 300, y: 100, size: 30 } };
const at = (place: string) => PLACES[place] ?? null;
const planned = (moves: Move[], pace = 1, time?: number) => plan(moves, at, at, pace, time);

describe('moves', () => {
  it('are those that the log tells, in its order', () => {
    const line = (n: number, ...events: object[]) => ({ n, seat: 0, action: null, text: '', events }) as unknown as LogLine;
    const draw: Move = { piece: card, from: 'row-3', to: 'seat-2' };
    const points: Move = { piece: { kind: 'points' }, to: 'seat-2', count: 7 };
    expect(movesOf([line(1, { kind: 'draw', moves: [draw] }, { kind: 'turn' }), line(2, { kind: 'score', moves: [points] })])).toEqual([draw, points]);
  });

  it('begin one after the other, from where their place was to where it is', () => {
    const flights = planned([{ piece: card, from: 'row-3', to: 'seat-2' }, { piece: { kind: 'points' }, to: 'seat-2', count: 4 }]);
    expect(flights.map(({ path }) => path.map(({ x }) => x))).toEqual([[100, 500], [500]]);
    expect(flights[0]!.start).toBe(0);
    expect(flights[1]!.start).toBeGreaterThan(0);
    expect(flights[1]!.start).toBeLessThan(flights[0]!.lasts);
  });

  it('lead along the track, and take longer for a longer way', () => {
    const [along] = planned([{ piece: loco, from: 'space-1', via: ['space-2'], to: 'space-3' }]);
    const [straight] = planned([{ piece: loco, from: 'space-1', to: 'space-3' }]);
    expect(along!.path).toEqual([PLACES['space-1'], PLACES['space-2'], PLACES['space-3']]);
    expect(along!.lasts).toBeGreaterThan(straight!.lasts);
    expect(keyframes(along!, 30).map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
  });

  it('take half or twice the time if that is wanted', () => {
    const moves = [{ piece: card, from: 'row-3', to: 'seat-2' }];
    const [fast, normal, slow] = [0.5, 1, 2].map((pace) => planned(moves, pace)[0]!.lasts);
    expect([normal! / fast!, slow! / normal!]).toEqual([2, 2]);
  });

  it('are never late by more than two seconds, however many they are', () => {
    const many = Array.from({ length: 100 }, () => ({ piece: card, from: 'row-3', to: 'seat-2' }));
    const ends = (flights: Flight[]) => Math.max(...flights.map(({ start, lasts }) => start + lasts));
    for (const pace of [0.5, 1, 2]) expect(ends(planned(many, pace))).toBeLessThanOrEqual(LATEST + 0.001);
    expect(ends(planned(many, 1, 700))).toBeLessThanOrEqual(700.001);
    expect(planned(many).length).toBeLessThan(100);
  });

  it('do without what cannot be seen, does not go anywhere, or is nothing', () => {
    expect(planned([{ piece: card, from: 'elsewhere', to: 'nowhere' }])).toEqual([]);
    expect(planned([{ piece: card, from: 'row-3', to: 'row-3' }])).toEqual([]);
    expect(planned([{ piece: { kind: 'points' }, to: 'seat-2', count: 0 }])).toEqual([]);
    expect(planned([{ piece: card, from: 'elsewhere', to: 'seat-2' }])[0]!.path.length).toBe(1);
  });

  it('drop in where they come from nowhere, rise away where they go nowhere', () => {
    const shown = (move: Move) => keyframes(planned([move])[0]!, 30).map(({ opacity }) => opacity);
    expect(shown({ piece: card, to: 'seat-2' })).toEqual([0, 1]);
    expect(shown({ piece: card, from: 'row-3' })).toEqual([1, 0]);
    expect(shown({ piece: card, from: 'row-3', to: 'seat-2' })).toEqual([1, 1, 1]);
  });

  it('sound like what they are made of', () => {
    const sound = (kind: string) => soundOf({ kind });
    expect(['card', 'ticket', 'loco', 'wagon', 'rail', 'cube', 'disc', 'points'].map(sound)).toEqual(['card', 'card', 'track', 'track', 'track', 'cube', 'cube', null]);
  });

  it('end in the own hand, at the pieces of their kind', () => {
    const green = { kind: 'card', colour: 'green' };
    const hand = { part: 'cards', id: 'hand', own: true, items: [{ title: 'Green', pieces: [green] }, { title: 'Red', pieces: [card] }] };
    const sheet = { ask: '', parts: [{ part: 'cards', id: 'row', items: [{ id: 'row-1', title: 'Red', pieces: [card] }] }, hand], players: [] } as unknown as Sheet;
    expect(ownPlace(sheet, card)).toBe('[data-place="hand"] li:nth-child(2)');
    expect(ownPlace(sheet, { kind: 'card', colour: 'blue' })).toBe('[data-place="hand"]');
    expect(ownPlace(sheet, loco)).toBeNull();
  });
});
