import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacer, type Pace } from '../src/lib/pacer.svelte';

describe('what bots do is shown', () => {
  let pace: Pace;
  let shown: string[];
  let pacer: Pacer<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pacer = new Pacer((message) => shown.push(message), (message) => message.startsWith('bot'), () => pace);
  });
  afterEach(() => void vi.useRealTimers());
  const hear = (...messages: string[]) => messages.forEach((message) => pacer.hear(message));

  it('as it comes, usually', () => {
    pace = 'normal';
    hear('bot 1', 'chat', 'bot 2');
    expect(shown).toEqual(['bot 1', 'chat', 'bot 2']);
  });
  it('with a pause after each, in order, if it is to be slow', () => {
    pace = 'slow';
    hear('bot 1', 'chat', 'bot 2', 'bot 3', 'mine');
    expect(shown).toEqual(['bot 1', 'chat']);
    vi.advanceTimersByTime(1700);
    expect(shown).toEqual(['bot 1', 'chat', 'bot 2']);
    vi.advanceTimersByTime(1700);
    expect(shown).toEqual(['bot 1', 'chat', 'bot 2', 'bot 3', 'mine']);
    expect(pacer.waiting).toBe(0);
  });
  it('one by one when asked for, with what follows each', () => {
    pace = 'step';
    hear('bot 1', 'chat', 'bot 2');
    expect(shown).toEqual([]);
    pacer.next();
    expect(shown).toEqual(['bot 1', 'chat']);
    expect(pacer.waiting).toBe(1);
    pacer.next();
    expect(pacer.waiting).toBe(0);
  });
  it('at once when the pace is changed, and never if all comes anew', () => {
    pace = 'step';
    hear('bot 1', 'bot 2');
    pacer.clear();
    expect(shown).toEqual([]);
    hear('bot 3');
    pace = 'normal';
    pacer.flush();
    expect(shown).toEqual(['bot 3']);
  });
});
