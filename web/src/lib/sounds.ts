// What moves sound like, for who wants to hear it.  The files are made by tools/sounds.py; they are fetched when the sound
// is switched on, and nothing sounds before the person has touched the page, as browsers want it.
import { settings } from './me.svelte';

export type Sound = 'card' | 'track' | 'cube' | 'bell' | 'end';
const ALL: Sound[] = ['card', 'track', 'cube', 'bell', 'end'];
const APART = 90; // milliseconds between two of them
const MOST = 8; // of one action

class Sounds {
  #context: AudioContext | null = null;
  #buffers = new Map<Sound, AudioBuffer>();
  #last = 0;
  #left = MOST;
  #timers: number[] = [];

  /** At a touch: from now on it can be heard. */
  wake = (): void => {
    if (!settings.sound || typeof AudioContext === 'undefined') return;
    if (!this.#context) {
      this.#context = new AudioContext();
      for (const name of ALL) void this.#load(name);
    }
    void this.#context.resume();
  };

  async #load(name: Sound): Promise<void> {
    try {
      const answer = await fetch(`/sounds/${name}.wav`);
      if (answer.ok) this.#buffers.set(name, await this.#context!.decodeAudioData(await answer.arrayBuffer()));
    } catch {
      // a page without sound is a page
    }
  }

  play(name: Sound): void {
    const buffer = this.#buffers.get(name);
    const now = performance.now();
    if (!settings.sound || !buffer || this.#context?.state !== 'running' || document.hidden) return;
    if (name !== 'bell' && name !== 'end' && (now - this.#last < APART || this.#left-- <= 0)) return;
    this.#last = now;
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.#context.destination);
    source.start();
  }

  /** Each of several sounds once, one after the other: for moves that nobody sees. */
  together(names: (Sound | null)[]): void {
    [...new Set(names)].forEach((name, i) => name && this.#timers.push(window.setTimeout(() => this.play(name), i * 2 * APART)));
  }

  /** Another action begins: what the last one has not sounded yet is not heard any more. */
  hush(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#left = MOST;
  }
}

export const sounds = new Sounds();
