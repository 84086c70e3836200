// The first load may bring at most 200 KB of compressed script: what index.html needs before it can show a table, with
// one language.  The build fails when it is more.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200 * 1024;
const page = fileURLToPath(new URL('../../src/stellwerk/server/page/', import.meta.url));
const manifest = JSON.parse(readFileSync(page + '.vite/manifest.json', 'utf8'));
const sizes = new Map();

const size = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(page + file)).length);
  return sizes.get(file);
};

const needs = (name, found = new Set()) => {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) needs(other, found);
  return found;
};

const total = (names) => [...names.reduce((all, name) => needs(name, all), new Set())].reduce((sum, f) => sum + size(f), 0);
const biggest = (test) =>
  Object.keys(manifest)
    .filter(test)
    .sort((a, b) => size(manifest[b].file) - size(manifest[a].file))
    .slice(0, 1);

const parts = ['i18n/games.', 'i18n/', 'pages/Table.svelte'];
const table = ['index.html', ...parts.flatMap((part) => biggest((name) => name.includes(part) && (part !== 'i18n/' || !name.includes('i18n/games.')) && manifest[name].file.endsWith('.js')))];
const bytes = total(table);
console.log(`first load: ${(bytes / 1024).toFixed(1)} KB of compressed script (at most ${LIMIT / 1024} KB)`);
if (bytes > LIMIT) {
  console.error('The first load is too big.');
  process.exit(1);
}
