// The Grand Trunk Journey.
import type { Offer, View } from '$lib/types';
import { say, sayIf } from '$lib/words.svelte';
import { plainName, type GameModule, type Names } from '../game';
import Panel from './Panel.svelte';

export const GOODS = ['coal', 'wood', 'iron', 'steel'];
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

/** Cards in hand are not on the drawing: what is done with a card can be chosen at the card. */
const placeOf = (offer: Offer, view: View): string[] => {
  const card = offer.action.split(' ')[1];
  const own = view['seats'][view['seat']];
  return card && own?.hand?.some((one: View) => one['card'] === card) ? [`card-${card}`] : [];
};

function inWords(view: View, name: Names) {
  const own = view['seats'][view['seat'] ?? -1];
  return [
    ...(own?.hand ? [{ title: say('grandtrunk-page-hand'), lines: own.hand.map((one: View) => `${cardName(one['card'], name)}: ${cardDoes(one['does'])}`) }] : []),
    ...view['seats'].map((seat: View) => ({
      title: say('page-words-seat', { n: seat['seat'] + 1, line: seat['name'] }),
      lines: [
        say('grandtrunk-page-seat', { day: seat['day'], power: POWERS[seat['power']] ?? '', fast: seat['fast'] ? 'yes' : 'no' }),
        `${seat['at'] ? name(seat['at']) : '–'}: ${seat['train'].map((wagon: View) => `${cardName(wagon['card'], name)}${wagon['good'] ? ` (${wagon['cubes']} ${good(wagon['good'])})` : ''}`).join(', ') || '–'}`,
        GOODS.map((one) => `${seat['delivered'][one]} ${good(one)}`).join(', '),
      ],
    })),
    {
      title: say('grandtrunk-page-places'),
      lines: view['places'].map((place: View) => {
        const closed = place['kind'] === 'city' && !place['station'];
        return `${place['name']}: ${say('grandtrunk-page-place', { demand: good(place['demand']), supply: place['supply'].map(good).join(', '), station: closed ? 'no' : 'yes' })}`;
      }),
    },
    {
      title: say('grandtrunk-page-specials'),
      lines: view['specials'].filter((special: View) => special['city']).map((special: View) => say('grandtrunk-page-special', { city: name(special['city']), good: good(special['good']), first: special['days'][0], last: special['days'][1], points: special['points'], done: special['done'] ? 'yes' : 'no' })),
    },
  ];
}

const game: GameModule = {
  Panel,
  seat: (view, seat) => {
    const s = view['seats'][seat];
    return { points: s.points + s.time + s.sets + s.progress_points, line: `${s.name} · ${say('grandtrunk-page-seat', { day: s.day, power: POWERS[s.power] ?? '', fast: s.fast ? 'yes' : 'no' })}` };
  },
  ask: (view) => say(`grandtrunk-ask-${view['asked'] ?? view['phase']}`),
  placeOf,
  names: (document) => Object.fromEntries([...document['cities'], ...document['ports']].map((place: { id: string; name: string }) => [place.id, place.name ?? plainName(place.id)])),
  inWords,
  scoring: (view) => {
    const row = (key: string, label: string) => ({ label: say(label), points: view['seats'].map((seat: View) => seat[key]) });
    return [row('points', 'grandtrunk-page-score-points'), row('time', 'grandtrunk-page-score-time'), row('sets', 'grandtrunk-page-score-sets'), row('progress_points', 'grandtrunk-page-score-progress')];
  },
  curves: (view, table) =>
    view['seats'].map((seat: View) => ({ label: table.seats[seat['seat']]?.name ?? seat['name'], colour: `var(--p-${seat['colour']})`, value: seat['points'] + seat['time'] + seat['sets'] + seat['progress_points'] })),
};
export default game;
