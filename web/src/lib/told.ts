// The log, for those who read it: what followed from an action, and what the others did since somebody's last turn.
import type { LogLine } from './types';

/** What followed from the action of an entry of the log, in words. */
export const followed = (line: LogLine): string[] => (line.events ?? []).slice(1).flatMap((event) => event.text ?? []);

export interface Deeds {
  seat: number;
  /** What was done, in words. */
  texts: string[];
  /** How many points more or fewer the seat has by it. */
  points: number;
  /** Where on the table that was. */
  places: string[];
}

export interface Recap {
  /** The moment after the last own action. */
  since: number;
  deeds: Deeds[];
}

type Move = { piece: { kind: string }; from?: string; to?: string; via?: string[]; count?: number };

const movesOf = (line: LogLine): Move[] => (line.events ?? []).flatMap((event) => ((event as { moves?: Move[] }).moves ?? []));

/** The others' deeds since the last own one, by turns; null where nobody else has acted meanwhile, or it was nobody's
    turn before. */
export function recapOf(log: LogLine[], seat: number | null): Recap | null {
  if (seat === null) return null;
  const actions = log.filter((line) => line.action !== undefined && line.kind == null);
  const own = actions.map((line) => line.seat).lastIndexOf(seat);
  const others = actions.slice(own + 1);
  if (!others.length) return null;
  const deeds: Deeds[] = [];
  for (const line of others) {
    if (deeds.at(-1)?.seat !== line.seat) deeds.push({ seat: line.seat ?? -1, texts: [], points: 0, places: [] });
    add(deeds.at(-1)!, line);
  }
  for (const deed of deeds) deed.texts = counted(deed.texts);
  return { since: actions[own]?.n ?? 0, deeds };
}

/** What was done several times, said once. */
export function counted(texts: string[]): string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => (count > 1 ? `${text} (${count}×)` : text));
}

function add(deed: Deeds, line: LogLine): void {
  const others = (line.events ?? []).slice(1).filter((event) => event.kind !== 'turn'); // whose turn it is now is plain to see
  deed.texts.push(...[line.text, ...others.flatMap((event) => event.text ?? [])].map((text) => text.replace(/\.$/, '')));
  for (const move of movesOf(line)) {
    if (move.piece.kind === 'points') deed.points += move.to === `seat-${deed.seat}` ? (move.count ?? 1) : 0;
    else deed.places.push(...[move.from, ...(move.via ?? []), move.to].filter((place): place is string => !!place && !place.startsWith('seat-')));
  }
}
