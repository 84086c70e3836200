// Paris Connection.
import { say } from '$lib/words.svelte';
import type { GameModule, Names } from '../game';
import type { Colour, Map, Seat, View } from './documents';
import Panel from './Panel.svelte';

export const colourName = (colour: string): string => say(`paris-colour-${colour}`);

function inWords(view: View, name: Names) {
  const lying = view['spaces'] as Record<string, string[]>;
  const own = view['seats'].find((seat: View) => seat['screen'] && seat['seat'] === view['seat']);
  return [
    ...(own ? [{ title: say('paris-screen'), lines: Object.entries(own['screen'] as Record<string, number>).map(([c, n]) => `${n} ${colourName(c)}`) }] : []),
    ...view['companies'].map((company: View) => ({
      title: `${colourName(company['colour'])} (${company['station']}): ${say('paris-value')} ${company['value']}, ${say('paris-tray')} ${company['tray']}`,
      lines: [Object.entries(lying).filter(([, colours]) => colours.includes(company['colour'])).map(([space]) => name(space)).join(', ')],
    })),
  ];
}

const game: GameModule = {
  Panel,
  seat: (view, seat) => {
    const s = view['seats'][seat];
    const certain = Object.entries((s.certain ?? {}) as Record<string, number>).map(([c, n]) => `${n} ${colourName(c)}`).join(', ');
    const base = say('paris-locomotives', { count: s.locomotives, limit: s.limit });
    return { points: s.screen ? s.worth - s.penalty : null, line: certain && !s.screen ? `${base} · ${say('paris-certain', { what: certain })}` : base };
  },
  ask: (view) =>
    view['building'] ? say('paris-ask-build', { colour: colourName(view['building'].colour), placed: view['building'].placed }) : say('paris-ask-turn'),
  names: (document) => ({ ...document['cities'], ...document['stations'] }),
  inWords,
  scoring: (view) => [
    ...view['companies'].map((company: View) => ({
      label: `${colourName(company['colour'])} (${company['value']})`,
      colour: `var(--c-${company['colour']})`,
      points: view['seats'].map((seat: View) => (seat['screen'] ? (seat['screen'][company['colour']] ?? 0) * company['value'] : null)),
    })),
    { label: say('paris-page-penalty'), points: view['seats'].map((seat: View) => (seat['screen'] ? -seat['penalty'] : null)) },
  ],
  curves: (view) => view['companies'].map((company: View) => ({ label: colourName(company['colour']), colour: `var(--c-${company['colour']})`, value: company['value'] })),
};
export default game;
