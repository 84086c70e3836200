// Who I am, and how I like it: language, theme, settings.  Kept by the server for the person, and here for the device.
import { api, speak } from './api';
import { house, lookAround } from './house.svelte';
import type { Motion } from './moves';
import type { Pace } from './pacer.svelte';
import type { Language, Me, Theme } from './types';
import { LANGUAGES, loadLanguage, preferredLanguage } from './words.svelte';

let who = $state.raw<Me | null>(null);
let theme = $state<Theme>((localStorage.getItem('theme') as Theme) || 'auto');
const systemDark = matchMedia('(prefers-color-scheme: dark)');
let dark = $state(systemDark.matches);
systemDark.addEventListener('change', () => (dark = systemDark.matches));

/** Which steps a tap only chooses, so that a second one does them. */
export type Confirm = 'all' | 'final' | 'none';

export interface Settings {
  confirm: Confirm;
  /** How fast pieces move; null as the device asks. */
  motion: Motion | null;
  sound: boolean;
  coach: boolean;
  /** How fast one sees what bots do, where one plays alone with them. */
  pace: Pace;
}

const stored = JSON.parse(localStorage.getItem('settings') ?? '{}') as Partial<Settings>;
if (typeof stored.confirm !== 'string') delete stored.confirm; // it was a box to tick once
if (typeof stored.motion === 'boolean') stored.motion = stored.motion ? null : 'off'; // so was this
export const settings: Settings = $state({ confirm: 'final', motion: null, sound: false, coach: true, pace: 'normal', ...stored });

export function keepSettings(): void {
  localStorage.setItem('settings', JSON.stringify(settings));
  paint();
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
let isCalm = $state(calm.matches);
calm.addEventListener('change', () => (isCalm = calm.matches));

/** How fast pieces move over the table: what was chosen here, else not at all where the device asks for less motion. */
export const motion = (): Motion => settings.motion ?? (isCalm ? 'off' : 'normal');
export const reducedMotion = (): boolean => motion() === 'off';

export const me = {
  get who(): Me | null {
    return who;
  },
  get theme(): Theme {
    return theme;
  },
  /** The theme that is shown. */
  get shown(): 'light' | 'dark' {
    return theme === 'auto' ? (dark ? 'dark' : 'light') : theme;
  },
  set(person: Me): void {
    who = person;
  },
};

function paint(): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = motion();
}

export async function arrive(): Promise<void> {
  paint();
  const asked = new URLSearchParams(location.search).get('language') as Language | null;
  const language = asked && LANGUAGES.includes(asked) ? asked : preferredLanguage();
  speak(language);
  await Promise.all([loadLanguage(language), meet(), lookAround().catch(() => undefined)]);
}

/** Ask the server who we are, and whether we may come in. */
export async function meet(): Promise<void> {
  try {
    who = await api.me();
    house.heard(null);
  } catch (error) {
    house.heard(error); // the connection is told about where it matters
    if (house.barred) who = null;
  }
}

export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem('language', language);
  await loadLanguage(language);
  who = await api.patch<Me>('/me', { language }).catch(() => who);
}

export async function setTheme(wanted: Theme): Promise<void> {
  theme = wanted;
  localStorage.setItem('theme', wanted);
  paint();
  if (wanted !== 'auto') who = await api.patch<Me>('/me', { theme: wanted }).catch(() => who);
}
