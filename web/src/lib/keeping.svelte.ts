// What keepers and moderators see and do; the server checks every bit of it again.
import { api, query } from './api';
import { me } from './me.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];
export type PersonLine = Schemas['PersonLine'];
export type PersonShown = Schemas['PersonShown'];
export type TableRow = Schemas['TableLine'];
export type TableShown = Schemas['TableShown'];
export type ReportLine = Schemas['ReportLine'];
export type Deed = Schemas['Deed'];
export type Health = Schemas['Health'];

const at = (...parts: string[]) => '/keeper/' + parts.map(encodeURIComponent).join('/');

export const keeping = {
  get keeper(): boolean {
    return me.who?.role === 'keeper';
  },
  people: (find: string) => api.get<PersonLine[]>('/keeper/people' + query({ find: find || null })),
  person: (id: string) => api.get<PersonShown>(at('people', id)),
  toPerson: (id: string, verb: string, body: unknown) => api.post(at('people', id, verb), body),
  remove: (id: string, body: unknown) => api.delete(at('people', id), body),
  tables: (status: string, who: string | null) => api.get<TableRow[]>('/keeper/tables' + query({ status: status || null, who })),
  table: (id: string) => api.get<TableShown>(at('tables', id)),
  close: (id: string, body: unknown) => api.post(at('tables', id, 'close'), body),
  hide: (id: string, line: number, body: unknown) => api.post(at('tables', id, 'chat', String(line), 'hide'), body),
  reports: (settled: boolean) => api.get<ReportLine[]>('/keeper/reports' + query({ settled: String(settled) })),
  settle: (id: string, body: unknown) => api.post(at('reports', id, 'settle'), body),
  log: (before: number | null) => api.get<Deed[]>('/keeper/log' + query({ before })),
  switch: (feature: string, body: unknown) => api.put(at('switches', feature), body),
  health: () => api.get<Health>('/keeper/health'),
};

/** What can be done to somebody; `asks` says what is needed for it beside the reason. */
export type Act = 'mute' | 'unmute' | 'ban' | 'unban' | 'rename' | 'role' | 'delete';

/** The acts that make sense for a person, and are for our role. */
export function actsFor(person: PersonLine): Act[] {
  if (person.id === me.who?.id || (person.role && !keeping.keeper)) return [];
  const acts: Act[] = [person.mute ? 'unmute' : 'mute', person.ban ? 'unban' : 'ban'];
  if (!keeping.keeper) return acts;
  return [...acts, 'rename', ...(person.guest ? [] : (['role'] as const)), 'delete'];
}
