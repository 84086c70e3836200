// Paris Connection.
import { say } from '$lib/words.svelte';
import type { GameModule, Names } from '../game';
import type { Company, Map, View } from './documents';
import Panel from './Panel.svelte';

export const colourName = (colour: string): string => say(`paris-colour-${colour}`);

const counted = (colours: Record<string, number>): string[] => Object.entries(colours).map(([c, n]) => `${n} ${colourName(c)}`);

/** The seat whose screen the view shows. */
export const ownSeat = (view: View) => view.seats.find((seat) => seat.screen && seat.seat === view.seat);

function inWords(view: View, name: Names) {
  const screen = ownSeat(view)?.screen;
  const lies = ({ colour }: Company) => Object.entries(view.spaces).filter(([, colours]) => colours.includes(colour)).map(([space]) => name(space));
  return [
    ...(screen ? [{ title: say('paris-screen'), lines: counted(screen) }] : []),
    ...view.companies.map((company) => ({
      title: `${colourName(company.colour)} (${company.station}): ${say('paris-value')} ${company.value}, ${say('paris-tray')} ${company.tray}`,
      lines: [lies(company).join(', ')],
    })),
  ];
}

const game: GameModule<View, Map> = {
  Panel,
  seat: (view, n) => {
    const seat = view.seats[n]!;
    const certain = counted(seat.certain).join(', ');
    const base = say('paris-locomotives', { count: seat.locomotives, limit: seat.limit });
    return {
      points: seat.screen ? seat.worth! - seat.penalty! : null,
      line: certain && !seat.screen ? `${base} · ${say('paris-certain', { what: certain })}` : base,
    };
  },
  ask: ({ building }) => (building ? say('paris-ask-build', { colour: colourName(building.colour), placed: building.placed }) : say('paris-ask-turn')),
  names: ({ cities, stations }) => ({ ...cities, ...stations }),
  inWords,
  scoring: (view) => [
    ...view.companies.map((company) => ({
      label: `${colourName(company.colour)} (${company.value})`,
      colour: `var(--${company.colour})`,
      points: view.seats.map(({ screen }) => (screen ? (screen[company.colour] ?? 0) * company.value : null)),
    })),
    { label: say('paris-page-penalty'), points: view.seats.map((seat) => (seat.screen ? -seat.penalty! : null)) },
  ],
  curves: (view) => view.companies.map(({ colour, value }) => ({ label: colourName(colour), colour: `var(--${colour})`, value })),
};
export default game;
