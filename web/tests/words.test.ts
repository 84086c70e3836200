import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PYTHON = join(__dirname, '../../src/stellwerk');
const read = (path: string) => readFileSync(join(PYTHON, path), 'utf8');

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const games = readdirSync(join(PYTHON, 'games')).filter((name) => !name.includes('.') && !name.startsWith('_'));
  const own = readdirSync(join(PYTHON, 'texts')).filter((name) => name === `${language}.ftl` || name.endsWith(`.${language}.ftl`));
  const files = [...own.map((name) => `texts/${name}`), ...games.map((game) => `games/${game}/texts/${language}.ftl`)];
  for (const file of files) expect(made.addResource(new FluentResource(read(file))), file).toEqual([]);
  return made;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(folder, entry.name)) : /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(join(folder, entry.name), 'utf8')] : [],
  );
}

describe.each(['en', 'de'])('words (%s)', (language) => {
  it('read in the browser as they do in Python, and none is missing that the page says', () => {
    const words = bundle(language);
    const said = sources(join(__dirname, '../src')).flatMap((text) => [...text.matchAll(/say\('([a-z0-9-]+)'/g)].map((found) => found[1]!));
    expect(said.length).toBeGreaterThan(150);
    expect([...new Set(said)].filter((key) => !words.hasMessage(key))).toEqual([]);
  });

  it('count', () => {
    const words = bundle(language);
    const one = words.formatPattern(words.getMessage('page-choices-count')!.value!, { count: 1 });
    const many = words.formatPattern(words.getMessage('page-choices-count')!.value!, { count: 7 });
    expect([one, many]).toEqual(language === 'en' ? ['1 choice', '7 choices'] : ['1 Möglichkeit', '7 Möglichkeiten']);
  });
});
