// Zug um Zug: Deutschland.
import type { Offer } from '$lib/types';
import { say } from '$lib/words.svelte';
import { spoken, type GameModule, type Names } from '../game';
import type { Goal, Map, View } from './documents';
import Panel from './Panel.svelte';

export const LETTERS: Record<string, string> = { blue: 'B', red: 'R', green: 'G', yellow: 'Y', black: 'K', purple: 'P', white: 'W', orange: 'O', locomotive: '★' };

export const colourName = (colour: string): string => say(`deutschland-colour-${colour}`);

export const cards = (counts: Record<string, number>): string =>
  Object.entries(counts).map(([colour, count]) => `${count} ${colourName(colour)}`).join(', ');

/** The seat whose hand and tickets the view shows as one's own. */
export const ownSeat = (view: View) => view.seats.find((seat) => seat.hand && seat.seat === view.seat);

/** A ticket's state in words. */
export function ticketState(ticket: Goal): string {
  if (ticket.complete) return say('deutschland-ticket-complete');
  if (ticket.to_go < 0) return say('deutschland-ticket-lost');
  return say(ticket.possible ? 'deutschland-ticket-to-go' : 'deutschland-ticket-too-far', { wagons: ticket.to_go });
}

const route = (id: string, name: Names) => {
  const [a, z] = id.split('.')[0]!.split('-');
  return `${name(a!)} – ${name(z!)}`;
};

function inWords(view: View, name: Names) {
  const own = view.seats.find((seat) => seat.held);
  const tracks = (seat: number) => Object.entries(view.tracks).filter(([, owner]) => owner === seat).map(([id]) => route(id, name));
  return [
    { title: say('page-words-table'), lines: [`${say('deutschland-row')}: ${view.row.map(colourName).join(', ')}`, `${say('deutschland-deck')}: ${view.deck}`, say('deutschland-ticket-decks', view.ticket_decks)] },
    ...(own
      ? [
          { title: say('deutschland-hand'), lines: [cards(own.hand ?? {}) || '–'] },
          { title: say('deutschland-tickets'), lines: (own.held ?? []).map((ticket) => `${ticket.between.map(name).join(' – ')} (${ticket.points}): ${ticketState(ticket)}`) },
        ]
      : []),
    ...view.seats.map(({ seat, points, wagons }) => ({
      title: say('page-words-seat', { n: seat + 1, line: `${points} · ${wagons} ${say('deutschland-wagons-left')}` }),
      lines: tracks(seat).length ? tracks(seat) : ['–'],
    })),
  ];
}

const game: GameModule<View, Map> = {
  Panel,
  seat: (view, n) => {
    const { points, wagons, cards, tickets } = view.seats[n]!;
    return { points, line: say('deutschland-page-seat', { wagons, cards, tickets: tickets.short + tickets.long }) };
  },
  ask: (view) => {
    const last = view.turns_left !== null && !view.over ? ' ' + say('deutschland-last-round', { turns: view.turns_left }) : '';
    return say(`deutschland-ask-${view.phase}`, { least: view.must_keep ?? 0 }) + last;
  },
  placeOf: (offer: Offer) => (offer.kind === 'keep' ? ['keep'] : []),
  names: ({ cities, countries }, language) =>
    Object.fromEntries(Object.entries({ ...cities, ...countries }).map(([id, { name }]) => [id, spoken(name, language)])),
  inWords,
  scoring: (view) => {
    const finals = view.seats.flatMap((seat) => seat.final ?? []);
    if (!finals.length) return [];
    const sum = (tickets: Record<string, number>, sign: number) => Object.values(tickets).filter((p) => p * sign > 0).reduce((a, b) => a + b, 0);
    return [
      { label: say('deutschland-page-score-tracks'), points: finals.map((final) => final.tracks) },
      { label: say('deutschland-page-score-tickets'), points: finals.map((final) => sum(final.tickets, 1)) },
      { label: say('deutschland-page-score-missed'), points: finals.map((final) => sum(final.tickets, -1)) },
      { label: say('deutschland-page-score-bonus'), points: finals.map((final) => final.bonus) },
    ];
  },
  curves: (view, table) => view.seats.map(({ seat, points }) => ({ label: table.seats[seat]?.name ?? String(seat + 1), colour: `var(--seat-${['red', 'blue', 'green', 'yellow', 'purple'][seat]})`, value: points })),
};
export default game;
