// A table as it is now: the snapshot kept up to date by patches over a WebSocket, healed when the connection breaks, and
// the ways to act on it.  Nothing in here knows a game.
import { ApiError, api, newKey, query } from './api';
import { hearTime } from './clock';
import { me, meet, settings } from './me.svelte';
import { Pacer } from './pacer.svelte';
import { applyPatch, type Path, type Sets } from './patch';
import { fault, tell } from './toast.svelte';
import type { ChatLine, LogLine, Offer, Seat, Snapshot } from './types';
import { say, words } from './words.svelte';

const FIRST_WAIT = 400; // milliseconds before the first new try; doubled up to
const LONGEST_WAIT = 15_000;
const SIGNED_OUT = 4001; // how the server closes a line whose session has ended
const NEW_SESSION = 2000; // milliseconds: if another tab has just signed in, this browser will have its new cookie by then
const WRITES = 6000; // milliseconds for which somebody is said to be writing
const SIGN = 3000; // milliseconds between two signs that we do
const SILENCE = 45_000; // a line that says nothing for so long is dead

type Message =
  | { type: 'snapshot'; seq: number; now: number; table: Snapshot; svg?: string }
  | { type: 'patch'; seq: number; set?: Sets; cut?: Path[]; put?: Sets; log?: LogLine[]; log_from?: number; draw?: Record<string, string> | null; svg?: string }
  | { type: 'chat'; chat?: ChatLine[]; line?: ChatLine }
  | { type: 'seats'; seats: Seat[] }
  | { type: 'ping' }
  | { type: 'gone'; text?: string }
  | { type: string; [key: string]: unknown };

export interface Writing {
  name: string;
  seat: number | null;
}

export type Drawn = { svg: string } | { groups: Record<string, string> };

export class Table {
  now = $state.raw<Snapshot | null>(null);
  /** The last change of the drawing: whole, or group by group. */
  drawn = $state.raw<Drawn | null>(null);
  line = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  /** Since when there is no line. */
  lostAt = $state(0);
  /** Who is writing a line just now. */
  writing = $state.raw<Writing[]>([]);
  missing = $state<string | null>(null);
  /** Whether an action is on its way: nothing else can be done meanwhile. */
  pending = $state(false);
  /** Told how the log goes on before the table is as that says; null if the table is something else than it was. */
  ontold: (lines: LogLine[] | null) => void = () => {};

  /** What comes over the line, the deeds of bots at the pace that is wanted. */
  readonly pacer = new Pacer<Message>((message) => this.#take(message), (message) => this.#isDeedOfBot(message), () => (this.#alone ? settings.pace : 'normal'));

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #watch = 0;
  #closed = false;
  #awaited = 0;
  #signed = 0;

  constructor(
    readonly id: string,
    private seat: number | null,
  ) {}

  get offers(): Offer[] {
    return this.pending || this.now?.seat !== this.now?.actor ? [] : (this.now?.offers ?? []);
  }

  // ------------------------------------------------------------------------------------------------------ the line

  open(): void {
    this.#closed = false;
    this.#connect();
    addEventListener('online', this.#retry);
    document.addEventListener('visibilitychange', this.#retry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener('online', this.#retry);
    document.removeEventListener('visibilitychange', this.#retry);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Look from another seat (null: as a spectator), or in another language: everything anew. */
  lookFrom(seat: number | null): void {
    this.seat = seat;
    this.refresh();
  }

  refresh(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#timer);
    this.#connect(false);
  }

  #retry = (): void => {
    if (this.line !== 'lost' || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(resume = true): void {
    const since = resume && this.now && this.drawn && this.now.seat === (this.seat ?? this.now.seat) ? this.now.seq : null;
    const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(this.id)}/live`;
    const socket = new WebSocket(address + query({ seat: this.seat, since, draw: 1, part: 'map', hurry: settings.pace === 'instant' ? 1 : null, language: words.language }));
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => {
      this.#tries = 0;
      if (this.line === 'lost') tell(say('page-connection-back'));
      this.line = 'open';
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#listen();
      const message = JSON.parse(String(event.data)) as Message;
      if (message.type === 'ping') socket.send('{"type":"pong"}');
      else {
        if (message.type === 'snapshot') this.pacer.clear();
        this.pacer.hear(message);
      }
    };
    socket.onclose = (event) => socket === this.#socket && void (event.code === SIGNED_OUT ? this.#signedOut() : this.#lost());
  }

  /** Without a word for long, the line is taken for dead. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(() => this.#socket?.close(), SILENCE);
  }

  /** The session has ended, here or from elsewhere: go on as whoever we are now. */
  async #signedOut(): Promise<void> {
    this.#socket = null;
    this.#loseLine();
    await new Promise((resolve) => setTimeout(resolve, NEW_SESSION));
    if (this.#closed) return;
    const before = me.who?.id;
    await meet();
    if (me.who?.id !== before) tell(say('page-signed-out'));
    this.refresh();
  }

  #loseLine(): void {
    if (this.line !== 'lost') this.lostAt = Date.now();
    this.line = 'lost';
    this.writing = [];
  }

  async #lost(): Promise<void> {
    this.#socket = null;
    if (this.#closed || this.line === 'gone') return;
    if (!this.now || this.#tries > 0) await this.#reason();
    if (this.#closed || this.missing) return;
    if (this.now) this.#loseLine();
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries++, LONGEST_WAIT) * (0.75 + Math.random() / 2);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** A socket does not say why it was refused; asking plainly does, notices a new build of the page, and goes on where
      sockets do not get through. */
  async #reason(): Promise<void> {
    try {
      const found = await api.table(this.id, this.seat);
      if (!this.now || found.seq > this.now.seq) {
        this.now = found;
        if (found.view) void this.redraw();
        this.#settle();
      }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 403)) this.missing = error.message;
    }
  }

  /** Whether nobody waits for anybody but bots. */
  get #alone(): boolean {
    return !!this.now && !this.now.analysis && this.now.clock?.['kind'] === 'none' && this.now.seats.every((seat) => seat.kind === 'bot' || seat.you);
  }

  #isDeedOfBot(message: Message): boolean {
    const lines = message.type === 'patch' ? (message as Extract<Message, { type: 'patch' }>).log : undefined;
    return !!lines?.some((line) => line.kind == null && this.now?.seats[line.seat ?? -1]?.kind === 'bot');
  }

  #take(message: Message): void {
    switch (message.type) {
      case 'snapshot': {
        const { table, svg, now } = message as Extract<Message, { type: 'snapshot' }> & { table: Snapshot };
        hearTime(now);
        this.ontold(null);
        this.now = table;
        if (svg) this.drawn = { svg };
        this.#settle();
        break;
      }
      case 'patch':
        this.#patch(message as Extract<Message, { type: 'patch' }>);
        break;
      case 'typing':
        this.#seeWriting(message as unknown as Writing);
        break;
      case 'gone':
        this.line = 'gone';
        this.missing = String(message['text'] ?? say('page-missing-more'));
        break;
      default:
        this.#other(message);
    }
  }

  #patch(message: { seq: number; set?: Sets; cut?: Path[]; put?: Sets; log?: LogLine[]; log_from?: number; draw?: Record<string, string> | null; svg?: string }): void {
    if (!this.now) return;
    const before = this.now['n'];
    const length = this.now.log.length;
    if (message.log) this.ontold((message.log_from ?? length) < length ? null : message.log);
    const next = applyPatch(this.now, message.set, message.cut, message.put);
    if (message.log) next.log = [...next.log.slice(0, message.log_from ?? next.log.length), ...message.log];
    if (next.chat !== this.now.chat) this.writing = this.writing.filter((one) => one.name !== next.chat.at(-1)?.name);
    next.seq = message.seq;
    this.now = next;
    if (message.svg) this.drawn = { svg: message.svg };
    else if (message.draw) this.drawn = { groups: message.draw };
    else if (next.view && next['n'] !== before) void this.redraw();
    this.#settle();
  }

  /** We are writing a line: the others see that, now and then. */
  write(): void {
    const now = Date.now();
    if (now - this.#signed < SIGN || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#signed = now;
    this.#socket.send('{"type":"typing"}');
  }

  #seeWriting({ name, seat }: Writing): void {
    const sign = { name, seat };
    this.writing = [...this.writing.filter((one) => one.name !== name), sign];
    setTimeout(() => (this.writing = this.writing.filter((one) => one !== sign)), WRITES);
  }

  /** The whole drawing, where the change did not bring what changed in it, or another one was shown meanwhile. */
  async redraw(): Promise<void> {
    const seq = this.now!.seq;
    try {
      const svg = await api.picture(this.id, { seat: this.seat ?? this.now?.seat ?? null, part: 'map' });
      if (this.now?.seq === seq) this.drawn = { svg };
    } catch {
      // the next change brings the next drawing
    }
  }

  /** Chat, seats, clocks: parts of the snapshot that change without an action. */
  #other(message: { type: string; [key: string]: unknown }): void {
    if (!this.now) return;
    if (message.type === 'chat' && message['line']) this.now = { ...this.now, chat: [...this.now.chat, message['line'] as ChatLine] };
    else if (message.type in this.now && message[message.type] !== undefined) {
      this.now = { ...this.now, [message.type]: message[message.type] };
    }
  }

  #settle(): void {
    if (this.pending && this.now && this.now.seq >= this.#awaited && this.#awaited) this.#free();
  }

  #free(): void {
    this.pending = false;
    this.#awaited = 0;
  }

  // ------------------------------------------------------------------------------------------------------ acting

  act(action: string): Promise<boolean> {
    return this.#send((body) => api.act(this.id, { ...body, action }));
  }

  undo(to?: number): Promise<boolean> {
    return this.#send((body) => api.undo(this.id, { ...body, ...(to === undefined ? {} : { to }) }));
  }

  /** Ask the others to let us take back our last action and all since. */
  wishUndo(): Promise<boolean> {
    return this.post('undo-wish', { seat: this.now?.seat, seq: this.now?.seq });
  }

  async #send(send: (body: { seat: number; seq: number; key: string }) => Promise<{ seq: number }>): Promise<boolean> {
    if (this.pending || !this.now) return false;
    this.pending = true;
    const body = { seat: this.now.seat ?? this.now.actor ?? 0, seq: this.now.seq, key: newKey() };
    try {
      const { seq } = await this.#again(() => send(body));
      this.#awaited = seq;
      if (this.now.seq >= seq) this.#free();
      else window.setTimeout(() => this.pending && this.#awaited === seq && (this.#free(), this.refresh()), 4000);
      return true;
    } catch (error) {
      this.#free();
      if (error instanceof ApiError && error.code === 'stale') this.refresh();
      else fault(error);
      return false;
    }
  }

  /** The same request with the same key again, should the first one be lost on the way: it counts once. */
  async #again<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'offline')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 800));
      return send();
    }
  }

  async post(verb: string, body: unknown = {}): Promise<boolean> {
    try {
      const answer = await api.tablePost<Partial<Snapshot>>(this.id, verb, body);
      if (answer?.seats && answer?.id === this.id && this.now) this.refresh();
      return true;
    } catch (error) {
      fault(error);
      return false;
    }
  }
}
