// Compressed forms beside the page's files, as small as they get: the server sends them as they are.  What is compressed
// already (fonts, pictures of points) or hardly gets smaller has none.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const page = fileURLToPath(new URL('../../src/stellwerk/server/page/', import.meta.url));
const LEAST = 1000; // bytes
const WORDS = /\.(js|css|html|svg|json|webmanifest)$/;

const best = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

for (const name of readdirSync(page, { recursive: true })) {
  if (!WORDS.test(name) || name.startsWith('.vite')) continue;
  const bytes = readFileSync(join(page, name));
  if (bytes.length < LEAST) continue;
  for (const [ending, compress] of Object.entries(best)) writeFileSync(join(page, `${name}.${ending}`), compress(bytes));
}
