// Types of what travels between server and page, from the server's own descriptions: src/lib/schema.d.ts from its OpenAPI
// document, src/lib/documents.d.ts from the JSON Schemas of what the maps and views of all games have, src/lib/sheet.d.ts
// from that of sheets.
// `npm run types` writes the files; `npm run types -- --check` fails if they are not what the server says.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const script = `
import json
from pydantic import TypeAdapter
from stellwerk.typed import AnyMap, AnyView, sheet_schema
from stellwerk.server.app import create
common = {"AnyMap": TypeAdapter(AnyMap).json_schema(), "AnyView": TypeAdapter(AnyView).json_schema()}
sheet = {"Sheet": sheet_schema()}
print(json.dumps({"api": create()._app.openapi(), "common": common, "sheet": sheet}))
`;
const text = execFileSync(process.env.PYTHON ?? 'python3', ['-c', script], { cwd: here('../..'), encoding: 'utf8', maxBuffer: 1e8 });
const { api, common, sheet } = JSON.parse(text.trim().split('\n').at(-1));

/** The types of an OpenAPI document, and from whom they come. */
async function types(document, from, exported = '') {
  const made = astToString(await openapiTS(document, { alphabetize: true, defaultNonNullable: false }));
  return `// Made by \`npm run types\` from ${from}: do not edit.\n${made}${exported}`;
}

/** The types of documents, and of what these are made of, by their names. */
function typesOfDocuments(documents, of) {
  const parts = Object.entries(documents).map(([name, { $defs = {}, $schema: _, ...schema }]) => ({ ...$defs, [name]: schema }));
  const schemas = JSON.parse(JSON.stringify(Object.assign({}, ...parts)).replaceAll('#/$defs/', '#/components/schemas/'));
  const names = Object.keys(schemas).sort().map((name) => `export type ${name} = components['schemas']['${name}'];\n`);
  const document = { openapi: '3.1.0', info: { title: of, version: '1' }, paths: {}, components: { schemas } };
  return types(document, `the JSON Schemas of ${of}`, names.join(''));
}

const files = {
  [here('../src/lib/schema.d.ts')]: await types(api, "the server's OpenAPI document"),
  [here('../src/lib/documents.d.ts')]: await typesOfDocuments(common, 'all games'),
  [here('../src/lib/sheet.d.ts')]: await typesOfDocuments(sheet, 'sheets'),
};
const old = Object.entries(files).filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
if (!process.argv.includes('--check')) for (const [file, text] of old) writeFileSync(file, text);
else if (old.length) {
  console.error(`Not what the server says: ${old.map(([file]) => file).join(', ')}. Run "npm run types".`);
  process.exit(1);
}
