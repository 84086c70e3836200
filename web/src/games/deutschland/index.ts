// Zug um Zug: Deutschland.
import type { Offer, View } from '$lib/types';
import { say } from '$lib/words.svelte';
import { spoken, type GameModule, type Names } from '../game';
import Panel from './Panel.svelte';

export const LETTERS: Record<string, string> = { blue: 'B', red: 'R', green: 'G', yellow: 'Y', black: 'K', purple: 'P', white: 'W', orange: 'O', locomotive: '★' };

export const colourName = (colour: string): string => say(`deutschland-colour-${colour}`);

export const cards = (counts: Record<string, number>): string =>
  Object.entries(counts).map(([colour, count]) => `${count} ${colourName(colour)}`).join(', ');

/** A ticket's state in words. */
export function ticketState(ticket: { complete: boolean; to_go: number; possible: boolean }): string {
  if (ticket.complete) return say('deutschland-ticket-complete');
  if (ticket.to_go < 0) return say('deutschland-ticket-lost');
  return say(ticket.possible ? 'deutschland-ticket-to-go' : 'deutschland-ticket-too-far', { wagons: ticket.to_go });
}

const route = (id: string, name: Names) => {
  const [a, z] = id.split('.')[0]!.split('-');
  return `${name(a!)} – ${name(z!)}`;
};

function inWords(view: View, name: Names) {
  const own = view['seats'].find((seat: View) => seat['held']);
  const tracks = (seat: number) => Object.entries(view['tracks'] as Record<string, number>).filter(([, owner]) => owner === seat).map(([id]) => route(id, name));
  return [
    { title: say('page-words-table'), lines: [`${say('deutschland-row')}: ${view['row'].map((c: string | null) => (c ? colourName(c) : '–')).join(', ')}`, `${say('deutschland-deck')}: ${view['deck']}`, say('deutschland-ticket-decks', view['ticket_decks'])] },
    ...(own
      ? [
          { title: say('deutschland-hand'), lines: [cards(own['hand']) || '–'] },
          { title: say('deutschland-tickets'), lines: own['held'].map((t: View) => `${t['between'].map(name).join(' – ')} (${t['points']}): ${ticketState(t as never)}`) },
        ]
      : []),
    ...view['seats'].map((seat: View) => ({
      title: say('page-words-seat', { n: seat['seat'] + 1, line: `${seat['points']} · ${seat['wagons']} ${say('deutschland-wagons-left')}` }),
      lines: tracks(seat['seat']).length ? tracks(seat['seat']) : ['–'],
    })),
  ];
}

const game: GameModule = {
  Panel,
  seat: (view, seat) => {
    const s = view['seats'][seat];
    return { points: s.points, line: say('deutschland-page-seat', { wagons: s.wagons, cards: s.cards, tickets: s.tickets.short + s.tickets.long }) };
  },
  ask: (view) => {
    const last = view['turns_left'] !== null && !view['over'] ? ' ' + say('deutschland-last-round', { turns: view['turns_left'] }) : '';
    return say(`deutschland-ask-${view['phase']}`, { least: view['must_keep'] ?? 0 }) + last;
  },
  placeOf: (offer: Offer) => (offer.kind === 'keep' ? ['keep'] : []),
  names: (document, language) => {
    const found: Record<string, string> = {};
    for (const part of ['cities', 'countries']) for (const [id, place] of Object.entries(document[part] as Record<string, { name: unknown }>)) found[id] = spoken(place.name, language);
    return found;
  },
  inWords,
  scoring: (view) => {
    const finals = view['seats'].map((seat: View) => seat['final']);
    if (!finals[0]) return [];
    const sum = (tickets: Record<string, number>, sign: number) => Object.values(tickets).filter((p) => p * sign > 0).reduce((a, b) => a + b, 0);
    return [
      { label: say('deutschland-page-score-tracks'), points: finals.map((f: View) => f['tracks']) },
      { label: say('deutschland-page-score-tickets'), points: finals.map((f: View) => sum(f['tickets'], 1)) },
      { label: say('deutschland-page-score-missed'), points: finals.map((f: View) => sum(f['tickets'], -1)) },
      { label: say('deutschland-page-score-bonus'), points: finals.map((f: View) => f['bonus']) },
    ];
  },
  curves: (view, table) => view['seats'].map((seat: View) => ({ label: table.seats[seat['seat']]?.name ?? String(seat['seat'] + 1), colour: `var(--p-${['red', 'blue', 'green', 'yellow', 'purple'][seat['seat']]})`, value: seat['points'] })),
};
export default game;
