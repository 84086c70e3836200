// The one way to the server.  Errors become `ApiError` with the server's own words.
import type { BotInfo, GameInfo, MapAsked, MapSeen, Me, RuleSection, Snapshot, TableAsked, TableLine } from './types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    /** The section of the game's rules that it comes from. */
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

let build: string | null = null;
let language = 'en';

export function speak(code: string): void {
  language = code;
}

/** An old tab after an update: the server says another build than the one that this page came with. */
function noteBuild(answer: Response): void {
  const now = answer.headers.get('X-Stellwerk-Build');
  if (!now) return;
  build ??= now;
  if (now !== build && sessionStorage.getItem('reloaded-for') !== now) {
    sessionStorage.setItem('reloaded-for', now);
    location.reload();
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch('/api' + path, {
      method,
      headers: {
        'Accept-Language': language,
        ...(method === 'GET' ? {} : { 'X-Stellwerk': '1', 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', 'offline', 0);
  }
  noteBuild(answer);
  const type = answer.headers.get('Content-Type') ?? '';
  const text = await answer.text(); // none at all where there is nothing to say (204), whatever type it claims to be
  const data = text && type.includes('json') ? JSON.parse(text) : text;
  if (!answer.ok) throw new ApiError(data?.error ?? 'error', data?.text ?? answer.statusText, answer.status, data?.rule);
  return data as T;
}

export const query = (fields: Record<string, string | number | null | undefined>): string => {
  const pairs = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return pairs.length ? '?' + new URLSearchParams(pairs.map(([k, v]) => [k, String(v)])).toString() : '';
};

export const newKey = (): string => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  get: <T>(path: string) => ask<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body),
  put: <T>(path: string, body: unknown) => ask<T>('PUT', path, body),
  patch: <T>(path: string, body: unknown) => ask<T>('PATCH', path, body),
  delete: <T>(path: string, body?: unknown) => ask<T>('DELETE', path, body),

  games: () => ask<GameInfo[]>('GET', `/games${query({ language })}`),
  bots: (game: string) => ask<BotInfo[]>('GET', `/bots${query({ game, language })}`),
  me: () => ask<Me>('GET', '/me'),
  tables: (scope: 'open' | 'mine' | 'watch') => ask<TableLine[]>('GET', `/tables${query({ scope })}`),
  newTable: (asked: TableAsked) => ask<Snapshot>('POST', '/tables', asked),
  table: (id: string, seat: number | null) => ask<Snapshot>('GET', table(id) + query({ seat, language })),
  at: (id: string, n: number, seat: number | null) => ask<Snapshot>('GET', `${table(id)}/at/${n}` + query({ seat, language })),
  act: (id: string, body: { seat: number; action: string; seq: number; key: string }) =>
    ask<{ seq: number }>('POST', `${table(id)}/actions`, body),
  undo: (id: string, body: { seat: number; seq: number; key: string; to?: number }) =>
    ask<{ seq: number }>('POST', `${table(id)}/undo`, body),
  tablePost: <T>(id: string, verb: string, body: unknown = {}) => ask<T>('POST', `${table(id)}/${verb}`, body),
  tableGet: <T>(id: string, what: string, fields: Record<string, string | number | null> = {}) =>
    ask<T>('GET', `${table(id)}/${what}` + query({ language, ...fields })),
  notes: (id: string, text: string) => ask<unknown>('PUT', `${table(id)}/notes`, { text }),
  picture: (id: string, fields: Record<string, string | number | null>) =>
    ask<string>('GET', `${table(id)}/picture` + query({ language, ...fields })),
  lesson: (game: string, map: string) => ask<Snapshot>('POST', '/lessons', { game, map }),
  rules: (game: string) => ask<RuleSection[]>('GET', `/games/${game}/rules` + query({ language })),
  mapDocument: (game: string, map: string) => ask<Record<string, never>>('GET', `/games/${encodeURIComponent(game)}/maps/${encodeURIComponent(map)}/document`),
  mapSchema: (game: string) => ask<Record<string, unknown>>('GET', `/schemas/${encodeURIComponent(game)}/map`),
  lookAtMap: (asked: MapAsked) => ask<MapSeen>('POST', '/studio/look', asked),
  mapChanges: (old: object, now: object, source: string) => ask<{ words: string[]; correction: Record<string, unknown> }>('POST', '/studio/changes', { old, new: now, source }),
  correctMap: (document: object, correction: object) => ask<Record<string, never>>('POST', '/studio/apply', { document, correction }),
  analysis: (document: unknown) => ask<Snapshot>('POST', '/analysis', { document }),
};

export const mapPicture = (game: string, map: string, theme: string): string =>
  `/api/games/${game}/maps/${map}/picture` + query({ language, theme, part: 'map' });
