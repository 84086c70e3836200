// First Train to Nuremberg, and Wensleydale.
import type { View } from '$lib/types';
import { say } from '$lib/words.svelte';
import type { GameModule, Names } from '../game';
import Panel from './Panel.svelte';

export const COLOURS = ['white', 'brown', 'red', 'green'];
export const PHASES = ['auction', 'building', 'transport', 'takeovers'];

export const colourName = (colour: string): string => say(`nuremberg-colour-${colour}`);

/** A piece in words: passengers by colour, goods by what they are on this map. */
export const pieceName = (view: View, kind: string): string => say(`nuremberg-piece-${view['goods'][kind] ?? kind}`);

const pieces = (view: View, counts: Record<string, number>): string =>
  Object.entries(counts).map(([kind, count]) => `${count} ${pieceName(view, kind)}`).join(', ');

function inWords(view: View, name: Names) {
  const links = Object.entries(view['links'] as Record<string, number | string>);
  const between = (id: string) => id.split('/').map(name).join(' – ');
  return [
    { title: say('nuremberg-turn', { turn: view['turn'], turns: view['turns'] }), lines: [say(`nuremberg-phase-${view['phase']}`)] },
    ...view['seats'].map((seat: View) => ({
      title: say('page-words-seat', { n: seat['seat'] + 1, line: `${seat['score']}` }),
      lines: [
        say('nuremberg-page-seat', { cubes: seat['cubes'], profit: seat['profit'], links: seat['links_left'] }),
        COLOURS.map((colour) => `${colourName(colour)} ${seat['influence'][colour]}`).join(', '),
        `${say('nuremberg-links')}: ${links.filter(([, owner]) => owner === seat['seat']).map(([id]) => between(id)).join(', ') || '–'}`,
      ],
    })),
    { title: say('nuremberg-boxes'), lines: view['boxes'].map((box: View) => `${say('nuremberg-box')} ${box['box']}: ${box['points'].map(colourName).join(', ')}, ${say('nuremberg-page-token', { colour: colourName(box['token']) })}, ${box['bidder'] === null ? say('nuremberg-page-from', { minimum: box['minimum'] }) : say('nuremberg-page-bid', { n: box['bidder'] + 1, bid: box['bid'] })}`) },
    { title: say('nuremberg-areas'), lines: Object.entries(view['pieces'] as Record<string, Record<string, number>>).map(([area, counts]) => `${name(area)}: ${pieces(view, counts)}`) },
    ...['red', 'green'].map((company) => ({ title: say(`nuremberg-company-${company}`), lines: [links.filter(([, owner]) => owner === company).map(([id]) => between(id)).join(', ') || '–'] })),
  ];
}

const game: GameModule = {
  Panel,
  seat: (view, seat) => {
    const s = view['seats'][seat];
    return { points: s.score, line: say('nuremberg-page-seat', { cubes: s.cubes, profit: s.profit, links: s.links_left }) };
  },
  ask: (view) => say(`nuremberg-ask-${view['phase']}`, { laid: view['chain'] ? view['chain'].areas.length - 1 : 0, due: view['due'] }),
  names: (document, language) => Object.fromEntries(document['areas'].map((area: Record<string, string>) => [area['id'], area[language] ?? area['name']])),
  inWords,
  scoring: (view) => {
    const row = (label: string, of: (seat: View) => number) => ({ label: say(label), points: view['seats'].map(of) });
    return [
      row('nuremberg-page-score-points', (seat) => seat['points']),
      row('nuremberg-page-score-sets', (seat) => 2 * seat['sets']),
      row('nuremberg-page-score-profit', (seat) => seat['profit']),
      row('nuremberg-page-score-links', (seat) => -seat['links']),
    ];
  },
  curves: (view, table) => view['seats'].map((seat: View) => ({ label: table.seats[seat['seat']]?.name ?? String(seat['seat'] + 1), colour: `var(--p-${['orange', 'blue', 'purple', 'black'][seat['seat']]})`, value: seat['score'] })),
};
export default game;
