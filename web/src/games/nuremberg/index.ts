// First Train to Nuremberg, and Wensleydale.
import { say } from '$lib/words.svelte';
import type { GameModule, Names } from '../game';
import type { Box, Goods, Map, Seat, View } from './documents';
import Panel from './Panel.svelte';

export const COLOURS = ['white', 'brown', 'red', 'green'] as const;
export const PHASES = ['auction', 'building', 'transport', 'takeovers'];

export const colourName = (colour: string): string => say(`nuremberg-colour-${colour}`);

/** Pieces in words: passengers by colour, goods by what they are on this map. */
export function pieces({ goods }: View, counts: Record<string, number>): string {
  const names: Record<string, Goods['white']> = goods;
  return Object.entries(counts).map(([kind, count]) => `${count} ${say(`nuremberg-piece-${names[kind] ?? kind}`)}`).join(', ');
}

function boxInWords(box: Box): string {
  const points = box.points.map(colourName).join(', ');
  const token = box.token ? `, ${say('nuremberg-page-token', { colour: colourName(box.token) })}` : '';
  const bid = box.bidder === null ? say('nuremberg-page-from', { minimum: box.minimum }) : say('nuremberg-page-bid', { n: box.bidder + 1, bid: box.bid });
  return `${say('nuremberg-box')} ${box.box}: ${points}${token}, ${bid}`;
}

function inWords(view: View, name: Names) {
  const between = (id: string) => id.split('/').map(name).join(' – ');
  const linksOf = (one: number | string) => Object.entries(view.links).filter(([, owner]) => owner === one).map(([id]) => between(id)).join(', ') || '–';
  return [
    { title: say('nuremberg-turn', { turn: view.turn, turns: view.turns }), lines: [say(`nuremberg-phase-${view.phase}`)] },
    ...view.seats.map((seat) => ({
      title: say('page-words-seat', { n: seat.seat + 1, line: `${seat.score}` }),
      lines: [
        say('nuremberg-page-seat', { cubes: seat.cubes, profit: seat.profit, links: seat.links_left }),
        COLOURS.map((colour) => `${colourName(colour)} ${seat.influence[colour]}`).join(', '),
        `${say('nuremberg-links')}: ${linksOf(seat.seat)}`,
      ],
    })),
    { title: say('nuremberg-boxes'), lines: view.boxes.map(boxInWords) },
    { title: say('nuremberg-areas'), lines: Object.entries(view.pieces).map(([area, counts]) => `${name(area)}: ${pieces(view, counts)}`) },
    ...['red', 'green'].map((company) => ({ title: say(`nuremberg-company-${company}`), lines: [linksOf(company)] })),
  ];
}

const game: GameModule<View, Map> = {
  Panel,
  seat: (view, n) => {
    const seat = view.seats[n]!;
    return { points: seat.score, line: say('nuremberg-page-seat', { cubes: seat.cubes, profit: seat.profit, links: seat.links_left }) };
  },
  ask: ({ phase, chain, due }) => say(`nuremberg-ask-${phase}`, { laid: chain ? chain.areas.length - 1 : 0, due }),
  names: ({ areas }, language) => Object.fromEntries(areas.map(({ id, name, de }) => [id, language === 'de' ? (de ?? name) : name])),
  inWords,
  scoring: (view) => {
    const row = (label: string, of: (seat: Seat) => number) => ({ label: say(label), points: view.seats.map(of) });
    return [
      row('nuremberg-page-score-points', (seat) => seat.points),
      row('nuremberg-page-score-sets', (seat) => 2 * seat.sets),
      row('nuremberg-page-score-profit', (seat) => seat.profit),
      row('nuremberg-page-score-links', (seat) => -seat.links),
    ];
  },
  curves: (view, table) =>
    view.seats.map(({ seat, score }) => ({ label: table.seats[seat]?.name ?? String(seat + 1), colour: `var(--seat-${['orange', 'blue', 'purple', 'black'][seat]})`, value: score })),
};
export default game;
