// What travels between the server and the page.  Views differ from game to game; each game's folder knows its own.

export type Language = 'en' | 'de';
export type Theme = 'light' | 'dark' | 'auto';

export interface MapInfo {
  id: string;
  title: string;
  reconstructed: boolean;
}

export interface OptionInfo {
  name: string;
  words: string;
  choices: { name: string; words: string }[];
}

export interface GameInfo {
  id: string;
  title: string;
  designer: string;
  players: number[];
  maps: MapInfo[];
  options: OptionInfo[];
  minutes: [number, number];
  about: string;
}

export interface BotInfo {
  spec: string;
  name: string;
  words: string;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: Language | null;
  theme: Theme | null;
  [key: string]: unknown;
}

export type SeatKind = 'me' | 'open' | 'invite' | 'bot' | 'person';

export interface SeatAsked {
  kind: 'me' | 'open' | 'invite' | 'bot';
  name?: string;
  bot?: string;
}

export type Clock = { kind: 'none' } | { kind: 'live'; minutes: number; increment: number } | { kind: 'days'; days: number };

export interface TableAsked {
  game: string;
  map?: string;
  options?: Record<string, string>;
  seats: SeatAsked[];
  public?: boolean;
  clock?: Clock;
  absent?: 'bot' | 'end';
  start?: boolean;
}

export interface Seat {
  seat: number;
  name: string | null;
  kind: string;
  bot: string | null;
  you: boolean;
  present: boolean;
  clock: Record<string, number> | null;
}

export interface TableLine {
  id: string;
  game: string;
  map: string;
  players: number;
  status: 'lobby' | 'running' | 'over';
  seats: Seat[];
  actor: number | null;
  your_turn: boolean;
  created: string | number;
  seq: number;
}

export interface Offer {
  action: string;
  text: string;
  kind: string;
  at: string[];
  cost: string | null;
  final: string | null;
}

export interface LogLine {
  n: number;
  seat: number | null;
  action: string | null;
  text: string;
}

export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: string | number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

export interface Snapshot {
  id: string;
  game: string;
  map: string;
  options: Record<string, string>;
  status: 'lobby' | 'running' | 'over';
  analysis: boolean;
  seats: Seat[];
  you: number[];
  seat: number | null;
  seq: number;
  actor: number | null;
  over: boolean;
  view: View;
  offers: Offer[];
  undo: boolean;
  log: LogLine[];
  scores: number[] | null;
  winners: number[] | null;
  chat: ChatLine[];
  notes: string;
  end_offer: unknown;
  created: string | number;
  rematch: string | null;
  invite: Record<string, string> | null;
  hash: string | null;
  [key: string]: unknown;
}
