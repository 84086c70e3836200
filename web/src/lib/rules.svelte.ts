// The rules of the games, in the language that is spoken; and which section of them lies open beside a table.
import { api } from './api';
import type { RuleSection } from './types';
import { words } from './words.svelte';

const known = new Map<string, Promise<RuleSection[]>>();

export function rulesOf(game: string): Promise<RuleSection[]> {
  const key = `${game} ${words.language}`;
  const found = known.get(key) ?? api.rules(game);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** The piece of a table's page where rules are read: a section, or the beginning. */
class Reading {
  section = $state<string | null>(null);
  on = $state(false);

  open(section: string | null = null): void {
    this.section = section;
    this.on = true;
  }

  close(): void {
    this.on = false;
  }
}
export const reading = new Reading();

/** What a line is made of: words, **bold** words, and words that lead to a section. */
export type Span = { text: string; bold?: boolean; to?: string };

export function spans(line: string): Span[] {
  return line.split(/(\*\*.+?\*\*|\[[^\]]+\]\(#[a-z0-9-]+\))/).filter(Boolean).map((part): Span => {
    const link = /^\[([^\]]+)\]\(#([a-z0-9-]+)\)$/.exec(part);
    if (link) return { text: link[1]!, to: link[2]! };
    return part.startsWith('**') ? { text: part.slice(2, -2), bold: true } : { text: part };
  });
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The sections in which all words that are looked for occur, those with one in their title first. */
export function search(sections: RuleSection[], wanted: string): RuleSection[] {
  const asked = plain(wanted).split(/\s+/).filter(Boolean);
  const within = (section: RuleSection) => plain([section.title, ...section.blocks.flatMap((block) => block.lines.flatMap(spans).map((span) => span.text))].join(' '));
  const found = sections.filter((section) => asked.every((word) => within(section).includes(word)));
  const titled = (section: RuleSection) => asked.some((word) => plain(section.title).includes(word));
  return asked.length ? [...found.filter(titled), ...found.filter((section) => !titled(section))] : found;
}
