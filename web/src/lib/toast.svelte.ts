// Short messages at the edge of the page, read out to those who listen.
import { ApiError } from './api';
import { say } from './words.svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'fault' | 'news';
  /** The section of the game's rules that it comes from. */
  rule: string | null;
}

export const toasts: Toast[] = $state([]);
let last = 0;

export function tell(text: string, kind: Toast['kind'] = 'news', seconds = 5, rule: string | null = null): void {
  const id = ++last;
  toasts.push({ id, text, kind, rule });
  setTimeout(() => drop(id), seconds * 1000);
}

export function drop(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** What went wrong, in words. */
export function wordsOf(error: unknown): string {
  const offline = error instanceof ApiError && error.code === 'offline';
  return offline ? say('page-offline') : error instanceof Error ? error.message : String(error);
}

export function fault(error: unknown): void {
  tell(wordsOf(error), 'fault', 7, error instanceof ApiError ? error.rule : null);
}
