// Starting a game.
import { api } from './api';
import { played } from './known';
import { tell } from './toast.svelte';
import type { BotInfo, GameInfo, Snapshot } from './types';
import { say } from './words.svelte';

/** The opponent for "Play now": as strong as was wished last; else the second level where there are levels, so that a
    first game can be won. */
export const defaultBot = (bots: BotInfo[]): string =>
  (bots.find((bot) => bot.spec === localStorage.getItem('strength')) ?? bots[1] ?? bots[0])?.spec ?? 'random';

/** The options that there are to choose before a game on a map with so many players, each with the choices there are;
    on a map of one's own, of which the server says nothing here, all of them. */
export function offered(game: GameInfo, map: string, players: number): GameInfo['options'] {
  const there = game.maps.find((one) => one.id === map)?.choices[players];
  if (!there) return game.options;
  return game.options.flatMap((option) => {
    const names = there[option.name];
    return names ? [{ ...option, choices: option.choices.filter((choice) => names.includes(choice.name)) }] : [];
  });
}

/** A running game against bots: two of them, which every game allows. */
export function playNow(game: GameInfo, bot: string, map?: string): Promise<Snapshot> {
  played(game.id);
  localStorage.setItem('game', game.id);
  const players = Math.max(3, game.players[0]!);
  const seats = Array.from({ length: players }, (_, i) => (i ? { kind: 'bot' as const, bot } : { kind: 'me' as const }));
  return patiently(api.newTable({ game: game.id, map, seats, public: false, start: true }));
}

/** The first game on a machine has its rules compiled first: whoever waits is told why. */
export async function patiently<T>(task: Promise<T>): Promise<T> {
  const timer = setTimeout(() => tell(say('page-compiling'), 'news', 60), 4000);
  try {
    return await task;
  } finally {
    clearTimeout(timer);
  }
}
