// Words: the same Fluent files as the Python side, one chunk for each language, loaded when it is spoken.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { speak } from './api';
import type { Language } from './types';

export const LANGUAGES: Language[] = ['en', 'de'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

type Chunk = () => Promise<{ default: Record<string, string> }>;
const chunks: Record<Language, Chunk> = { en: () => import('../i18n/en'), de: () => import('../i18n/de') };
const games: Record<Language, Chunk> = { en: () => import('../i18n/games.en'), de: () => import('../i18n/games.de') };

const studio: Record<Language, Chunk> = { en: () => import('../i18n/studio.en'), de: () => import('../i18n/studio.de') };

/** Words that not every page needs: the games' own, and the studio's.  The start page does not wait for them. */
const more = new Set<Record<Language, Chunk>>(location.pathname.startsWith('/table/') ? [games] : []);
let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

export const words = {
  get language(): Language {
    return current;
  },
  get ready(): boolean {
    return bundle !== null;
  },
};

export async function loadLanguage(language: Language): Promise<void> {
  const parts = await Promise.all([chunks, ...more].map((part) => part[language]()));
  const made = new FluentBundle(language, { useIsolating: false });
  for (const { default: files } of parts) for (const text of Object.values(files)) made.addResource(new FluentResource(text));
  bundle = made;
  current = language;
  speak(language);
  document.documentElement.lang = language;
}

async function load(...parts: Record<Language, Chunk>[]): Promise<void> {
  if (parts.every((part) => more.has(part))) return;
  for (const part of parts) more.add(part);
  await loadLanguage(current);
}

/** Have the games' words there, too. */
export const loadGameWords = (): Promise<void> => load(games);
/** And the studio's. */
export const loadStudioWords = (): Promise<void> => load(games, studio);

/** What Fluent writes before a number below 0, where screens and voices want a minus. */
const MINUS = /(?<![\w-])-(?=\d)/g;

/** A message in words; unknown ones give null. */
export function sayIf(key: string, args?: Record<string, FluentVariable>): string | null {
  const message = bundle?.getMessage(key);
  return message?.value ? bundle!.formatPattern(message.value, args, []).replace(MINUS, '−') : null;
}

/** A message in words; unknown ones give their key, so that a hole is seen. */
export const say = (key: string, args?: Record<string, FluentVariable>): string => sayIf(key, args) ?? key;

/** The time of day. */
export const moment = (at: number): string => new Date(at).toLocaleTimeString(current, { timeStyle: 'short' });

/** Names one after the other, as people say them. */
export const listed = (names: string[]): string => new Intl.ListFormat(current).format(names);

export const preferredLanguage = (): Language => {
  const stored = localStorage.getItem('language');
  const wanted = stored ?? navigator.language.slice(0, 2);
  return LANGUAGES.includes(wanted as Language) ? (wanted as Language) : 'en';
};

export const time = (value: string | number): string =>
  new Date(typeof value === 'number' && value < 1e12 ? value * 1000 : value).toLocaleString(current, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

/** A number with a minus that is seen, and said. */
export const numeral = (count: number): string => (count < 0 ? `−${-count}` : String(count));

/** A number of points more or fewer, with its sign. */
export const signed = (count: number): string => (count < 0 ? numeral(count) : `+${count}`);
