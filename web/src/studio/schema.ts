// What a map document holds, by its JSON Schema: sheets with rows and typed cells.  Knows no game: what a field is, where
// it is drawn and which group of the drawing shows it, the schema says (`drawn`, `group`, `painted`).

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type Doc = { [name: string]: Value };
export type Part = string | number;
export type Path = readonly Part[];

export interface Drawn {
  axes: 'xy' | 'x' | 'y';
  scale: [number, number];
  start: [number, number];
  unless: string;
}

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string;
  const?: Value;
  enum?: Value[];
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  minLength?: number;
  group?: string;
  drawn?: Drawn;
  painted?: { group: string; kinds: string };
}

export interface Column {
  id: string;
  /** Within a row; empty for the row itself. */
  path: Path;
  /** Whether this is what the row is called in its table, and not a value. */
  key: boolean;
  schema: Schema;
  required: boolean;
}

export interface Row {
  path: Path;
  /** What it belongs to, where its list is one of several. */
  of: string;
}

export interface Sheet {
  id: string;
  /** The names on the way to it. */
  names: string[];
  /** Where its rows can lie: the paths of its lists. */
  lists: { path: Path; of: string }[];
  keyed: boolean;
  item: Schema;
  schema: Schema;
  columns: Column[];
  rows: Row[];
}

const isObject = (value: Value | undefined): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);
const LANGUAGE = /^[a-z]{2}$/;

export const same = (a: Path | null | undefined, b: Path | null | undefined): boolean =>
  !!a && !!b && a.length === b.length && a.every((part, i) => part === b[i]);
export const begins = (path: Path, head: Path): boolean => head.every((part, i) => part === path[i]);

export function at(document: Value | undefined, path: Path): Value | undefined {
  let here = document;
  for (const part of path) here = Array.isArray(here) ? here[part as number] : isObject(here) ? here[part] : undefined;
  return here;
}

/** A document with another value at a place, or none; what is missing on the way is made.  All else is shared. */
export function put(document: Value | undefined, path: Path, value: Value | undefined): Value {
  const [part, ...rest] = path;
  if (part === undefined) return value ?? null;
  if (typeof part === 'number') {
    const list = Array.isArray(document) ? [...document] : [];
    if (!rest.length && value === undefined) list.splice(part, 1);
    else list[part] = put(list[part], rest, value);
    return list;
  }
  const table: Doc = { ...(isObject(document) ? document : {}) };
  if (!rest.length && value === undefined) delete table[part];
  else table[part] = put(table[part], rest, value);
  return table;
}

/** A document with an entry more in a list (at a place) or a table (at its end). */
export function inserted(document: Doc, list: Path, at_: Part, value: Value): Doc {
  const several = at(document, list);
  if (typeof at_ === 'number' && Array.isArray(several)) return put(document, list, [...several.slice(0, at_), value, ...several.slice(at_)]) as Doc;
  return put(document, [...list, at_], value) as Doc;
}

/** A table with another name for one of its entries, which keeps its place; and the same name wherever it is referred to. */
export function renamed(document: Doc, old: string, name: string): Doc {
  const walk = (value: Value, field: Part): Value => {
    if (value === old && field !== 'name') return name;
    if (Array.isArray(value)) return value.map((entry) => walk(entry, 0));
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key === old ? name : key, walk(entry, key)]));
    return value;
  };
  return walk(document, '') as Doc;
}

/** What stands for a value where there is none yet. */
const PLAIN: Record<string, Value> = { string: '', number: 0, integer: 0, boolean: false, null: null };

export class Schemas {
  constructor(readonly root: Schema) {}

  /** A schema without references; of several, the one that a value is of. */
  read(schema: Schema | undefined, value?: Value): Schema {
    let found: Schema = schema ?? {};
    for (let i = 0; i < 20; i++) {
      const { $ref, anyOf, oneOf, allOf, ...rest } = found;
      if ($ref) found = { ...this.root.$defs?.[$ref.split('/').at(-1)!], ...rest };
      else if (allOf) found = { ...Object.assign({}, ...allOf), ...rest };
      else if (anyOf ?? oneOf) found = { ...this.#fitting((anyOf ?? oneOf)!, value), ...rest };
      else break;
    }
    return found;
  }

  #fitting(branches: Schema[], value: Value | undefined): Schema {
    const read = branches.map((branch) => this.read(branch, value));
    const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value === 'number' ? 'number' : typeof value;
    return read.find((one) => one.type === kind || (kind === 'number' && one.type === 'integer')) ?? read.find((one) => one.type !== 'null') ?? {};
  }

  /** What there is to know of a value within another. */
  within(schema: Schema, value: Value | undefined, part: Part): Schema {
    const here = at(value, [part]);
    if (typeof part === 'number') return this.read(schema.items, here);
    const several = schema.additionalProperties;
    const found = schema.properties?.[part] ?? Object.values(schema.patternProperties ?? {})[0] ?? (typeof several === 'object' ? several : undefined);
    return found ? this.read(found, here) : inferred(here);
  }

  /** The schema at a path of a document. */
  along(document: Doc, path: Path): Schema {
    let schema = this.read(this.root, document);
    path.forEach((part, i) => (schema = this.within(schema, at(document, path.slice(0, i)), part)));
    return schema;
  }

  /** A value as small as its schema allows. */
  plain(schema: Schema): Value {
    const found = this.read(schema);
    if (found.const !== undefined) return found.const;
    if (found.enum) return found.enum[0]!;
    if (found.type === 'array') return Array.from({ length: found.minItems ?? 0 }, () => this.plain(found.items ?? {}));
    if (found.type === 'object') return Object.fromEntries((found.required ?? []).map((name) => [name, this.plain(found.properties?.[name] ?? {})]));
    if (found.minimum !== undefined && found.minimum > 0) return found.minimum;
    return PLAIN[found.type ?? 'string'] ?? '';
  }

  /** All lists and tables of a document, each as a sheet, and its single values as the first. */
  sheets(document: Doc): Sheet[] {
    const found = new Map<string, Sheet>();
    const single: Sheet = { id: '', names: [], lists: [], keyed: false, item: {}, schema: {}, columns: [], rows: [] };
    const walk = (schema: Schema, value: Value | undefined, path: Path, names: string[], of: string): void => {
      if (isSeveral(schema, value)) {
        const id = names.join('/');
        const sheet = found.get(id) ?? this.#sheet(id, names, schema, value);
        found.set(id, sheet);
        sheet.lists.push({ path, of });
        for (const [key, entry] of entries(value)) {
          sheet.rows.push({ path: [...path, key], of });
          const item = this.within(schema, value, key);
          if (isObject(entry)) for (const [name, inner] of fields(item, entry)) {
            const shape = this.within(item, entry, name);
            if (isNested(this, shape, inner)) walk(shape, inner, [...path, key, name], [...names, name], labelOf(entry, key));
          }
        }
      } else if (schema.type === 'object' || isObject(value)) {
        for (const [name, inner] of fields(schema, value as Doc)) if (inner !== undefined || isSeveral(this.within(schema, value, name), inner)) walk(this.within(schema, value, name), inner, [...path, name], [...names, name], of);
      } else if (value !== undefined) single.rows.push({ path, of: '' });
    };
    walk(this.read(this.root, document), document, [], [], '');
    for (const sheet of found.values()) this.#extend(sheet, document);
    return [single, ...found.values()];
  }

  #sheet(id: string, names: string[], schema: Schema, value: Value | undefined): Sheet {
    const keyed = schema.type === 'object' || isObject(value);
    const first = entries(value)[0]?.[0] ?? (keyed ? 'x' : 0);
    const item = this.within(schema, value, first);
    const columns = this.#columns(item, [], true);
    if (keyed) columns.unshift({ id: '#', path: [], key: true, schema: { type: 'string', ...schema.propertyNames }, required: true });
    return { id, names, lists: [], keyed, item, schema, columns, rows: [] };
  }

  #columns(item: Schema, path: Path, required: boolean): Column[] {
    const count = item.type === 'array' && item.minItems === item.maxItems ? (item.maxItems ?? 0) : 0;
    const inner = item.type === 'array' ? this.read(item.items) : {};
    if (count && count <= 4 && isScalar(inner)) {
      return Array.from({ length: count }, (_, i) => this.#column([...path, i], { ...inner, ...(item.drawn ? { drawn: { ...item.drawn, axes: i ? 'y' : 'x' } as Drawn } : {}) }, required));
    }
    if (item.type === 'object' && item.properties && path.length < 2) {
      return Object.entries(item.properties).flatMap(([name, schema]) => {
        const shape = this.read(schema);
        if (isNested(this, shape, undefined)) return [];
        return this.#columns({ ...shape, description: schema.description ?? shape.description }, [...path, name], required && (item.required ?? []).includes(name));
      });
    }
    return [this.#column(path, item, required)];
  }

  #column = (path: Path, schema: Schema, required: boolean): Column => ({ id: path.join('.') || '=', path, key: false, schema, required });

  /** Fields that some rows have and the schema says nothing of get columns, too. */
  #extend(sheet: Sheet, document: Doc): void {
    if (sheet.item.type !== 'object' || !sheet.item.properties) return;
    const more = new Set<string>();
    for (const row of sheet.rows) for (const name of Object.keys((at(document, row.path) ?? {}) as Doc)) if (!sheet.item.properties[name]) more.add(name);
    for (const name of more) sheet.columns.push(this.#column([name], {}, false));
  }
}

/** Of a value that the schema says nothing of. */
function inferred(value: Value | undefined): Schema {
  if (Array.isArray(value)) return { type: 'array', items: {} };
  if (isObject(value)) return { type: 'object' };
  return value === undefined || value === null ? {} : { type: typeof value };
}

const isScalar = (schema: Schema): boolean => !schema.$ref && (!!schema.enum || schema.const !== undefined || ['string', 'number', 'integer', 'boolean'].includes(schema.type ?? 'string'));

/** Whether a value is a list or a table: not one of a few words by language. */
function isSeveral(schema: Schema, value: Value | undefined): boolean {
  if (schema.type === 'array' || Array.isArray(value)) return !(schema.drawn || (schema.minItems && schema.minItems === schema.maxItems && schema.minItems <= 4 && schema.items && isScalar(schema.items)));
  if (schema.type !== 'object' || schema.properties) return false;
  return !(isObject(value) && Object.keys(value).every((key) => LANGUAGE.test(key)));
}

/** Whether a field of a row has rows of its own. */
function isNested(schemas: Schemas, schema: Schema, value: Value | undefined): boolean {
  const found = schemas.read(schema, value);
  const item = found.type === 'array' ? schemas.read(found.items) : found.type === 'object' && !found.properties ? schemas.within(found, {}, 'x') : {};
  return item.type === 'object' && !!item.properties;
}

const entries = (value: Value | undefined): [Part, Value][] => (Array.isArray(value) ? value.map((entry, i) => [i, entry]) : isObject(value) ? Object.entries(value) : []);

/** The fields of an object: those that its schema names, then others. */
function fields(schema: Schema, value: Doc | undefined): [string, Value | undefined][] {
  const names = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(value ?? {})]);
  return [...names].map((name) => [name, value?.[name]]);
}

/** What a row is called: its name, its label, both of its ends, or its number. */
export function labelOf(row: Value | undefined, key: Part): string {
  if (isObject(row)) {
    for (const name of ['name', 'id']) if (typeof row[name] === 'string' && row[name]) return row[name];
    const ends = Object.values(row).find((value) => Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'string'));
    if (ends) return (ends as string[]).join(' – ');
  }
  if (Array.isArray(row) && row.every((part) => typeof part === 'string')) return row.join(' – ');
  return typeof key === 'number' ? String(key + 1) : key;
}

// ---------------------------------------------------------------------------------------------------------- cells

/** A value as a cell shows it. */
export function shown(value: Value | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const YES = /^(✓|x|1|yes|true|ja|wahr)$/i;
const NUMBER = /^[-−+]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** What somebody has typed into a cell; what is no such value stays as it was typed, and is told as a fault. */
export function typed(schemas: Schemas, schema: Schema, text: string, required: boolean): Value | undefined {
  const found = schemas.read(schema, text.startsWith('{') ? {} : text.startsWith('[') ? [] : undefined);
  const plain = text.trim();
  if (!plain) return required && found.type === 'string' ? '' : required && found.type === 'array' ? [] : undefined;
  const chosen = found.enum?.find((one) => String(one).toLowerCase() === plain.toLowerCase());
  if (chosen !== undefined) return chosen;
  if (found.type === 'boolean') return YES.test(plain) || (plain === '–' || /^(0|no|false|nein|falsch)$/i.test(plain) ? false : plain);
  if (found.type === 'number' || found.type === 'integer' || (!found.type && NUMBER.test(plain) && !found.enum)) return NUMBER.test(plain) ? Number(plain.replace('−', '-').replace(',', '.')) : plain;
  if (plain.startsWith('{') || plain.startsWith('[')) {
    try {
      return JSON.parse(plain) as Value;
    } catch {
      return plain;
    }
  }
  if (found.type === 'array') {
    const inner = schemas.read(found.items);
    return plain.split(/\s*[,;]\s*/).filter(Boolean).map((part) => typed(schemas, inner, part, true) ?? '');
  }
  return text;
}
