// A map being made: its document with all that was done and undone, what the server says of it, and how it is drawn.
import { api, ApiError } from '$lib/api';
import type { MapSeen, Remark } from '$lib/types';
import { at, begins, inserted, labelOf, put, renamed, same, Schemas, type Column, type Doc, type Drawn, type Part, type Path, type Row, type Schema, type Sheet, type Value } from './schema';

const SOON = 150; // milliseconds after the last change until the server is asked
const BUSY = 2000; // and after it has said that it was too much

/** Where something lies on the drawing, and how to put it elsewhere. */
export interface Handle {
  row: Path;
  sheet: string;
  label: string;
  x: number;
  y: number;
  /** A document with it at another point of the drawing. */
  move: (x: number, y: number) => Doc;
}

export interface Kept {
  document: Doc;
  /** What it began with. */
  from: Doc;
  at: number;
}

const PREFIX = 'studio:';
const keyOf = (game: string, document: Doc): string => `${PREFIX}${game}:${String(document['id'])}`;

/** The maps of a game that were being made in this browser, the latest first. */
export function kept(game: string): Kept[] {
  const found = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${game}:`));
  return found.flatMap((key) => {
    try {
      return [JSON.parse(localStorage.getItem(key)!) as Kept];
    } catch {
      return [];
    }
  }).sort((a, b) => b.at - a.at);
}

export class Plan {
  readonly schemas: Schemas;
  document = $state.raw<Doc>({});
  #past = $state.raw<Doc[]>([]);
  #future = $state.raw<Doc[]>([]);
  /** The row that is worked on. */
  chosen = $state.raw<Path | null>(null);
  sheetId = $state('');
  seen = $state.raw<MapSeen | null>(null);
  svg = $state.raw<string | null>(null);
  checking = $state(false);
  /** Why the server could not be asked. */
  trouble = $state('');
  theme: 'light' | 'dark' = 'light';
  #timer = 0;
  #asking = false;
  #again = false;

  readonly sheets = $derived.by<Sheet[]>(() => this.schemas.sheets(this.document));
  readonly sheet = $derived(this.sheets.find((one) => one.id === this.sheetId) ?? this.sheets[0]!);
  readonly handles = $derived.by<Handle[]>(() => this.sheets.flatMap((sheet) => sheet.rows.flatMap((row) => this.#handle(sheet, row) ?? [])));
  readonly corners = $derived.by<Handle[]>(() => this.#corners());
  /** The rows that a group of the drawing shows. */
  readonly groups = $derived.by<Map<string, Path[]>>(() => this.#groups());

  constructor(
    readonly game: string,
    schema: Schema,
    document: Doc,
    readonly from: Doc = document,
  ) {
    this.schemas = new Schemas(schema);
    this.document = document;
    const several = this.sheets.filter((sheet) => sheet.rows.length && sheet.id);
    this.sheetId = several.find((sheet) => sheet.columns.some((column) => column.schema.drawn || column.schema.group))?.id ?? several[0]?.id ?? '';
    this.look(0);
  }

  // ------------------------------------------------------------------------------------------------------ changes

  change(document: Doc): void {
    if (document === this.document) return;
    this.#past = [...this.#past, this.document];
    this.#future = [];
    this.#show(document);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.document];
    this.#show(before);
  }
  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.document];
    this.#show(after);
  }

  #show(document: Doc): void {
    const before = this.document;
    this.document = document;
    if (this.chosen && at(document, this.chosen) === undefined) this.chosen = null;
    this.#save(before);
    this.look();
  }

  #save(before: Doc): void {
    try {
      if (keyOf(this.game, before) !== keyOf(this.game, this.document)) localStorage.removeItem(keyOf(this.game, before));
      localStorage.setItem(keyOf(this.game, this.document), JSON.stringify({ document: this.document, from: this.from, at: Date.now() } satisfies Kept));
    } catch {
      this.trouble = 'full';
    }
  }

  /** The value of a cell; a row's name in its table is its last part. */
  value(row: Row, column: Column): Value | undefined {
    return column.key ? row.path.at(-1) : at(this.document, [...row.path, ...column.path]);
  }

  set(row: Row, column: Column, value: Value | undefined): void {
    const old = this.value(row, column);
    if (old === value || (value === undefined && old === undefined)) return;
    this.change(this.#with(this.document, row, column, value));
    if (column.key && typeof value === 'string' && this.chosen && same(this.chosen, row.path)) this.chosen = [...row.path.slice(0, -1), value];
  }

  #with(document: Doc, row: Row, column: Column, value: Value | undefined): Doc {
    if (column.key) return this.#called(document, row, String(value ?? ''));
    const old = at(document, [...row.path, ...column.path]);
    const last = column.path.at(-1);
    if (typeof last === 'number') return this.#place(document, [...row.path, ...column.path.slice(0, -1)], last, value);
    if (last === 'id' && typeof old === 'string' && old && typeof value === 'string' && value && !this.#labels(document).has(value)) return renamed(document, old, value);
    return put(document, [...row.path, ...column.path], value) as Doc;
  }

  /** One of a few parts: all are there as soon as one is, and none when the last is gone. */
  #place(document: Doc, path: Path, part: number, value: Value | undefined): Doc {
    const schema = this.schemas.along(document, path);
    const there = at(document, path);
    const parts = Array.isArray(there) ? [...there] : (this.schemas.plain(schema) as Value[]);
    parts[part] = value ?? '';
    return put(document, path, parts.every((one) => one === '') ? undefined : parts) as Doc;
  }

  #called(document: Doc, row: Row, name: string): Doc {
    const old = String(row.path.at(-1));
    const table = at(document, row.path.slice(0, -1)) as Doc;
    if (!name || name === old || name in table) return document;
    if (Object.keys(at(document, []) as Doc).length && !this.#labels(document).has(name)) return renamed(document, old, name);
    return put(document, row.path.slice(0, -1), Object.fromEntries(Object.entries(table).map(([one, entry]) => [one === old ? name : one, entry]))) as Doc;
  }

  /** All labels that rows have, in their tables or as their `id`. */
  #labels(document: Doc): Set<string> {
    const found = new Set<string>();
    for (const value of Object.values(document)) {
      if (Array.isArray(value)) for (const row of value) { const id = at(row, ['id']); if (typeof id === 'string') found.add(id); }
      else if (typeof value === 'object' && value !== null) for (const name of Object.keys(value)) found.add(name);
    }
    return found;
  }
  readonly labels = $derived.by<string[]>(() => [...this.#labels(this.document)].sort());

  /** A row more, after another one of its list: as small as can be, or like another. */
  add(sheet: Sheet, after: Row | null, like: Row | null = null): void {
    const list = after ? after.path.slice(0, -1) : sheet.lists[0]?.path;
    if (!list) return;
    const value = like ? at(this.document, like.path)! : this.schemas.plain(sheet.item);
    const several = at(this.document, list);
    const place: Part = sheet.keyed ? this.#free(several as Doc, like ? String(like.path.at(-1)) : 'new') : after ? (after.path.at(-1) as number) + 1 : Array.isArray(several) ? several.length : 0;
    const id = at(value, ['id']);
    const fresh = typeof id === 'string' ? put(value, ['id'], this.#free(Object.fromEntries(this.labels.map((label) => [label, null])), id || 'new')) : value;
    this.change(inserted(this.document, list, place, fresh));
    this.chosen = [...list, place];
  }

  #free(taken: Doc | undefined, name: string): string {
    let found = name;
    for (let i = 2; taken && found in taken; i++) found = `${name}-${i}`;
    return found;
  }

  remove(row: Row): void {
    this.change(put(this.document, row.path, undefined) as Doc);
    this.chosen = null;
  }

  /** Cells from a spreadsheet, from a cell on; what goes beyond the last row makes new ones. */
  paste(sheet: Sheet, first: number, column: number, text: string): void {
    const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n').map((line) => line.split('\t'));
    let document = this.document;
    lines.forEach((cells, i) => {
      const now = this.schemas.sheets(document).find((one) => one.id === sheet.id)!;
      let row = now.rows[first + i];
      if (!row) {
        const list = now.rows.at(-1)?.path.slice(0, -1) ?? now.lists[0]?.path;
        if (!list) return;
        const several = at(document, list);
        const place: Part = now.keyed ? this.#free(several as Doc, 'new') : Array.isArray(several) ? several.length : 0;
        document = inserted(document, list, place, this.schemas.plain(now.item));
        row = { path: [...list, place], of: '' };
      }
      cells.forEach((cell, j) => {
        const here = now.columns[column + j];
        if (!here) return;
        const value = this.typed(document, row!, here, cell);
        document = this.#with(document, row!, here, value);
        if (here.key && typeof value === 'string' && at(document, [...row!.path.slice(0, -1), value]) !== undefined) row = { path: [...row!.path.slice(0, -1), value], of: row!.of };
      });
    });
    this.change(document);
  }

  typed: (document: Doc, row: Row, column: Column, text: string) => Value | undefined = () => undefined;

  // ------------------------------------------------------------------------------------------------ on the drawing

  #toX = (drawn: Drawn, value: Value | undefined): number => drawn.start[0] + drawn.scale[0] * Number(value);
  #toY = (drawn: Drawn, value: Value | undefined): number => drawn.start[1] + drawn.scale[1] * Number(value);

  #handle(sheet: Sheet, row: Row): Handle | null {
    const across = sheet.columns.find((column) => column.schema.drawn?.axes === 'x');
    const down = sheet.columns.find((column) => column.schema.drawn?.axes === 'y');
    const drawn = across?.schema.drawn;
    if (!across || !down || !drawn || (drawn.unless && this.document[drawn.unless] !== undefined)) return null;
    const [x, y] = [this.value(row, across), this.value(row, down)];
    if (typeof x !== 'number' || typeof y !== 'number') return null;
    const move = (toX: number, toY: number): Doc => {
      const moved = this.#with(this.document, row, across, rounded((toX - drawn.start[0]) / drawn.scale[0], drawn.scale[0]));
      return this.#with(moved, row, down, rounded((toY - drawn.start[1]) / drawn.scale[1], drawn.scale[1]));
    };
    return { row: row.path, sheet: sheet.id, label: labelOf(at(this.document, row.path), row.path.at(-1)!), x: this.#toX(drawn, x), y: this.#toY(drawn, y), move };
  }

  /** Of the chosen row, the points of its lines; those that others have at the same place move along. */
  #corners(): Handle[] {
    const sheet = this.sheet;
    const row = sheet.rows.find((one) => same(one.path, this.chosen));
    if (!row) return [];
    return sheet.columns.flatMap((column) => {
      const drawn = column.schema.drawn;
      const points = this.value(row, column);
      if (!drawn || drawn.axes !== 'xy' || !Array.isArray(points) || (drawn.unless && this.document[drawn.unless] !== undefined)) return [];
      return points.flatMap((point, i): Handle[] => {
        if (!Array.isArray(point) || point.length !== 2) return [];
        const label = `${labelOf(at(this.document, row.path), row.path.at(-1)!)} ${i + 1}`;
        const move = (x: number, y: number): Doc => this.#shifted(sheet, column, point, [rounded((x - drawn.start[0]) / drawn.scale[0], drawn.scale[0]), rounded((y - drawn.start[1]) / drawn.scale[1], drawn.scale[1])]);
        return [{ row: row.path, sheet: sheet.id, label, x: this.#toX(drawn, point[0]), y: this.#toY(drawn, point[1]), move }];
      });
    });
  }

  #shifted(sheet: Sheet, column: Column, point: Value[], to: [number, number]): Doc {
    let document = this.document;
    for (const row of sheet.rows) {
      const points = this.value(row, column);
      if (!Array.isArray(points)) continue;
      points.forEach((one, i) => {
        if (Array.isArray(one) && one[0] === point[0] && one[1] === point[1]) document = put(document, [...row.path, ...column.path, i], to) as Doc;
      });
    }
    return document;
  }

  #groups(): Map<string, Path[]> {
    const found = new Map<string, Path[]>();
    const note = (group: string, path: Path) => found.set(group, [...(found.get(group) ?? []), path]);
    for (const sheet of this.sheets) {
      for (const row of sheet.rows) for (const column of sheet.columns) {
        const value = this.value(row, column);
        if (column.schema.group && typeof value === 'string') note(column.schema.group.replace('{}', value), row.path);
      }
      for (const name of Object.keys(sheet.item.properties ?? {})) {
        const { group } = this.schemas.read(sheet.item.properties![name]);
        if (group) for (const row of sheet.rows) this.#paired(group, at(this.document, [...row.path, name]), (id) => note(id, row.path));
      }
      if (sheet.item.group) for (const row of sheet.rows) this.#paired(sheet.item.group, at(this.document, row.path), (id) => note(id, row.path));
    }
    return found;
  }

  #paired(group: string, ends: Value | undefined, note: (id: string) => void): void {
    if (Array.isArray(ends) && ends.length === 2) note(group.replace('{0}', String(ends[0])).replace('{1}', String(ends[1])));
  }

  /** What of the drawing shows a row. */
  groupsOf(row: Path): string[] {
    return [...this.groups].filter(([, rows]) => rows.some((one) => same(one, row))).map(([group]) => group);
  }

  /** Where a row lies: at its point, or between the places that it names. */
  spotOf(row: Path): { x: number; y: number } | null {
    const own = this.handles.find((handle) => same(handle.row, row));
    if (own) return own;
    const value = at(this.document, row);
    const ends = Array.isArray(value) ? value : Object.values((value ?? {}) as Doc).find((one) => Array.isArray(one) && one.length === 2 && typeof one[0] === 'string');
    const spots = (Array.isArray(ends) ? ends : []).flatMap((end) => this.handles.find((handle) => handle.row.at(-1) === end || at(this.document, [...handle.row, 'id']) === end) ?? []);
    return spots.length === 2 ? { x: (spots[0]!.x + spots[1]!.x) / 2, y: (spots[0]!.y + spots[1]!.y) / 2 } : null;
  }

  choose(row: Path): void {
    const sheet = this.sheets.filter((one) => one.rows.some((other) => begins(row, other.path))).sort((a, b) => b.names.length - a.names.length)[0];
    if (!sheet) return;
    this.sheetId = sheet.id;
    this.chosen = sheet.rows.find((one) => begins(row, one.path))!.path;
  }

  /** What is painted in rows of letters: of a group of the drawing, its letter and how to change it. */
  painted(group: string): { path: Path; at: number; kinds: string; kind: string } | null {
    for (const sheet of this.sheets) {
      const painted = this.schemas.along(this.document, sheet.lists[0]?.path ?? []).painted;
      if (!painted) continue;
      for (const row of sheet.rows) {
        const text = at(this.document, row.path);
        if (typeof text !== 'string') continue;
        for (let i = 0; i < text.length; i++) if (painted.group.replace('{0}', String(row.path.at(-1))).replace('{1}', String(i)) === group) return { path: row.path, at: i, kinds: painted.kinds, kind: text[i]! };
      }
    }
    return null;
  }
  paint(path: Path, place: number, kind: string): void {
    const text = String(at(this.document, path));
    this.change(put(this.document, path, text.slice(0, place) + kind + text.slice(place + 1)) as Doc);
  }

  // ------------------------------------------------------------------------------------------------- what is wrong

  /** What is said of a row, or of one of its cells. */
  remarks(kind: 'faults' | 'doubts', path: Path, within = true): Remark[] {
    return (this.seen?.[kind] ?? []).filter((one) => (within ? begins(one.place, path) && one.place.length >= path.length : same(one.place, path)) || one.about.some((row) => same(row, path)));
  }

  look(after = SOON): void {
    clearTimeout(this.#timer);
    this.checking = true;
    this.#timer = window.setTimeout(() => void this.#look(), after);
  }

  async #look(): Promise<void> {
    if (this.#asking) {
      this.#again = true;
      return;
    }
    this.#asking = true;
    let wait = 0;
    try {
      const drawn = this.svg && this.seen ? this.seen.drawn : null;
      const seen = await api.lookAtMap({ game: this.game, document: this.document, theme: this.theme, drawn });
      this.seen = seen;
      if (seen.svg) this.svg = seen.svg;
      this.trouble = '';
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      if (error instanceof ApiError && ['rate', 'busy', 'offline'].includes(error.code)) wait = BUSY;
    }
    this.#asking = false;
    if (this.#again || wait) {
      this.#again = false;
      this.look(wait);
    } else this.checking = false;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** A coordinate as fine as a pixel of the drawing: whole, or with as many digits as its scale needs. */
const rounded = (value: number, scale: number): number => {
  const digits = Math.max(0, Math.ceil(Math.log10(Math.abs(scale) / 2)));
  return Number(value.toFixed(digits));
};
