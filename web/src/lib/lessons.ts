// Lessons: guided first games, kept by the server as tables of one's own.
import { api } from './api';
import { keepSettings, settings } from './me.svelte';
import { patiently, playNow } from './playing';
import { go } from './router.svelte';
import type { GameInfo } from './types';

/** Go to one's lesson: where it was left, or at its beginning. */
export async function toLesson(game: string, map: string): Promise<void> {
  const table = await patiently(api.lesson(game, map));
  go(`/table/${table.id}`);
}

/** A game against the easiest bots, with the coach's words. */
export async function practise(game: GameInfo, map?: string): Promise<void> {
  settings.coach = true;
  keepSettings();
  localStorage.removeItem('lessons');
  const [bot] = await api.bots(game.id);
  const table = await playNow(game, bot?.spec ?? 'random', map);
  go(`/table/${table.id}`);
}
