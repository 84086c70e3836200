// Types of what travels between server and page, from the server's own OpenAPI document: src/lib/schema.d.ts.
// `npm run types` writes the file; `npm run types -- --check` fails if it is not what the server says.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const script = 'import json; from stellwerk.server.app import create; print(json.dumps(create()._app.openapi()))';
const text = execFileSync(process.env.PYTHON ?? 'python3', ['-c', script], { cwd: here('../..'), encoding: 'utf8', maxBuffer: 1e8 });
const ast = await openapiTS(JSON.parse(text.trim().split('\n').at(-1)), { alphabetize: true, defaultNonNullable: false });
const types = '// Made by `npm run types` from the server\'s OpenAPI document: do not edit.\n' + astToString(ast);
const file = here('../src/lib/schema.d.ts');
if (!process.argv.includes('--check')) writeFileSync(file, types);
else if (readFileSync(file, 'utf8') !== types) {
  console.error('src/lib/schema.d.ts is not what the server says: run "npm run types".');
  process.exit(1);
}
