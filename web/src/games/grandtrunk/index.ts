// The Grand Trunk Journey.
import type { Offer } from '$lib/types';
import { say, sayIf } from '$lib/words.svelte';
import type { GameModule, Names } from '../game';
import type { Map, Seat, View } from './documents';
import Panel from './Panel.svelte';

export const GOODS = ['coal', 'wood', 'iron', 'steel'] as const;
export const POWERS = ['', 'I', 'II', 'III', 'IV'];

export const good = (name: string): string => say(`grandtrunk-good-${name}`);

/** A card by its label: a city, the junction, a port or a wagon. */
export function cardName(label: string, name: Names): string {
  return sayIf(`grandtrunk-card-${label}`) ?? name(label);
}

/** What a card does besides being a place. */
export function cardDoes(does: string): string {
  const [verb, ...rest] = does.split(' ');
  if (verb === 'wagon') return say('grandtrunk-wagon-for', { goods: rest.map(good).join(' / ') });
  if (verb === 'develop') return say('grandtrunk-develop-for', { kinds: rest.map((kind) => sayIf(`grandtrunk-kind-${kind}`) ?? kind).join(', ') });
  return sayIf(`grandtrunk-does-${verb}`) ?? does;
}

/** The seat that looks, if one does. */
export const ownSeat = (view: View) => view.seats.find(({ seat }) => seat === view.seat);

/** Cards in hand are not on the drawing: what is done with a card can be chosen at the card. */
const placeOf = (offer: Offer, view: View): string[] => {
  const card = offer.action.split(' ')[1];
  return ownSeat(view)?.hand?.some((held) => held.card === card) ? [`card-${card}`] : [];
};

const yesNo = (truth: boolean | undefined): string => (truth ? 'yes' : 'no');
const stateOf = ({ day, power, fast }: Seat): string => say('grandtrunk-page-seat', { day, power: POWERS[power] ?? '', fast: yesNo(fast) });
const pointsOf = ({ points, time, sets, progress_points }: Seat): number => points + time + sets + progress_points;

function inWords(view: View, name: Names) {
  const hand = ownSeat(view)?.hand;
  return [
    ...(hand ? [{ title: say('grandtrunk-page-hand'), lines: hand.map(({ card, does }) => `${cardName(card, name)}: ${cardDoes(does)}`) }] : []),
    ...view.seats.map((seat) => ({
      title: say('page-words-seat', { n: seat.seat + 1, line: seat.name }),
      lines: [
        stateOf(seat),
        `${seat.at ? name(seat.at) : '–'}: ${seat.train.map((wagon) => `${cardName(wagon.card, name)}${wagon.good ? ` (${wagon.cubes} ${good(wagon.good)})` : ''}`).join(', ') || '–'}`,
        GOODS.map((one) => `${seat.delivered[one]} ${good(one)}`).join(', '),
      ],
    })),
    {
      title: say('grandtrunk-page-places'),
      lines: view.places.map((place) => {
        const open = place.kind === 'port' || place.station;
        return `${place.name}: ${say('grandtrunk-page-place', { demand: good(place.demand), supply: place.supply.map(good).join(', '), station: yesNo(open) })}`;
      }),
    },
    {
      title: say('grandtrunk-page-specials'),
      lines: view.specials.flatMap(({ city, good: what, days, points, done }) =>
        city && what ? [say('grandtrunk-page-special', { city: name(city), good: good(what), first: days[0]!, last: days[1]!, points, done: yesNo(done) })] : [],
      ),
    },
  ];
}

const game: GameModule<View, Map> = {
  Panel,
  seat: (view, n) => {
    const seat = view.seats[n]!;
    return { points: pointsOf(seat), line: `${seat.name} · ${stateOf(seat)}` };
  },
  ask: ({ asked, phase }) => say(`grandtrunk-ask-${asked ?? phase}`),
  placeOf,
  names: ({ cities, ports }) => Object.fromEntries([...cities, ...ports].map(({ id, name }) => [id, name])),
  inWords,
  scoring: ({ seats }) => [
    { label: say('grandtrunk-page-score-points'), points: seats.map((seat) => seat.points) },
    { label: say('grandtrunk-page-score-time'), points: seats.map((seat) => seat.time) },
    { label: say('grandtrunk-page-score-sets'), points: seats.map((seat) => seat.sets) },
    { label: say('grandtrunk-page-score-progress'), points: seats.map((seat) => seat.progress_points) },
  ],
  curves: (view, table) => view.seats.map((seat) => ({ label: table.seats[seat.seat]?.name ?? seat.name, colour: `var(--seat-${seat.colour})`, value: pointsOf(seat) })),
};
export default game;
