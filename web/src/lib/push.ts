// Messages of the browser itself ("your turn"), which come when the page is closed: by its push service and our service
// worker (public/worker.js).
import { api } from './api';
import type { Me, Ways } from './types';

/** Whether this browser can do it, here: pages that came by plain http from elsewhere may not. */
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Have the service worker there, which also shows a page where the server cannot be reached. */
export async function keepWorker(): Promise<void> {
  if (isSecureContext && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/worker.js');
}

/** The subscription of this browser, if there is one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Be told by this browser; null if the person does not allow it. */
export async function subscribe(): Promise<Me | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await keepWorker();
  const worker = await navigator.serviceWorker.ready;
  const { push_key } = await api.get<Ways>('/notifications');
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be for another key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key });
  return api.patch<Me>('/me', { push: made.toJSON() });
}

/** Be told no longer. */
export async function unsubscribe(): Promise<Me> {
  await (await subscription())?.unsubscribe();
  return api.patch<Me>('/me', { push: null });
}
