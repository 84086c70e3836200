// What travels between the server and the page, from the server's own descriptions (schema.d.ts and documents.d.ts are
// generated).  Views differ from game to game; each game's folder knows its own.
import type { AnyView } from './documents';
import type { components } from './schema';
import type { Sheet } from './sheet';

type Schemas = components['schemas'];

export type Language = 'en' | 'de';
export type Theme = 'light' | 'dark' | 'auto';

export type GameInfo = Schemas['GameFacts'];
export type MapInfo = Schemas['MapFacts'];
export type BotInfo = Schemas['BotFacts'];
export type Me = Schemas['Me'];
export type Session = Schemas['Session'];
export type Token = Schemas['Token'];
export type Scope = Token['scopes'][number];
export type TableAsked = Partial<Schemas['NewTable']> & Pick<Schemas['NewTable'], 'game' | 'seats'>;
export type SeatAsked = Schemas['SeatWanted'];
export type Clock = NonNullable<Schemas['NewTable']['clock']>;
export type TableLine = Schemas['TableFacts'];
export type Seat = Schemas['SeatShown'];
export type Offer = Schemas['OfferShown'];
export type LogLine = Schemas['LogLine'];
export type Advice = Schemas['Alternative'];
export type Hint = Schemas['Hint'];
export type Analysis = Schemas['Analysis'];
export type TurningPoint = Schemas['TurningPoint'];
export type RuleSection = Schemas['Section'];
export type Guide = Schemas['Guide'];
export type Ways = Schemas['Ways'];
export type Security = Schemas['Security'];
export type NewApp = Schemas['NewApp'];
export type ChatLine = Schemas['ChatLine'];

export type Snapshot = Omit<Schemas['Snapshot'], 'view' | 'sheet'> & { view: AnyView | null; sheet: Sheet | null };
/** What there is to say of a map that somebody makes. */
export type MapSeen = Schemas['MapSeen'];
export type Remark = Schemas['Remark'];
export type MapAsked = Schemas['MapWanted'];
