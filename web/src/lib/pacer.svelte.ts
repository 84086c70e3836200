// How fast one sees what bots do: what comes from the server is shown in its order, the deeds of bots not before their time.

/** instant: bots do not take their time either; normal: as they act; slow: with a pause after each; step: when asked to. */
export type Pace = 'instant' | 'normal' | 'slow' | 'step';
export const BOT_PACES: Pace[] = ['instant', 'normal', 'slow', 'step'];
const PAUSE = 1600; // milliseconds

export class Pacer<M> {
  /** How many messages wait to be shown. */
  waiting = $state(0);
  #held: M[] = [];
  #shown = -Infinity;
  #timer = 0;

  constructor(
    private show: (message: M) => void,
    private isDeed: (message: M) => boolean,
    private pace: () => Pace,
  ) {}

  /** A message has come: it is shown now, or in its turn. */
  hear(message: M): void {
    this.#held.push(message);
    this.flush();
  }

  /** Show what may be shown by now. */
  flush = (): void => {
    clearTimeout(this.#timer);
    while (this.#held.length && this.#wait(this.#held[0]!) <= 0) this.#showFirst();
    this.waiting = this.#held.length;
    const wait = this.#held.length ? this.#wait(this.#held[0]!) : Infinity;
    if (wait < Infinity) this.#timer = window.setTimeout(this.flush, wait);
  };

  /** Show the next deed. */
  next(): void {
    if (this.#held.length) this.#showFirst();
    this.flush();
  }

  /** What comes now is the whole: nothing that waits counts any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#held = [];
    this.waiting = 0;
  }

  #showFirst(): void {
    const message = this.#held.shift()!;
    if (this.isDeed(message)) this.#shown = performance.now();
    this.show(message);
  }

  /** How many milliseconds a message has to wait yet. */
  #wait(message: M): number {
    const pace = this.pace();
    if (!this.isDeed(message) || pace === 'instant' || pace === 'normal') return 0;
    return pace === 'slow' ? this.#shown + PAUSE - performance.now() : Infinity;
  }
}
