// The service worker: says "your turn" when the page is closed, and opens the table when that is clicked; and where the
// server cannot be reached, shows the one page that it keeps.  It keeps nothing else, so it can never show an old page.

const OFFLINE = '/offline';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(OFFLINE).then((kept) => kept.add(new Request(OFFLINE, { cache: 'reload' }))).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all([
      ...names.filter((name) => name !== OFFLINE).map((name) => caches.delete(name)),
      registration.navigationPreload?.enable(), // the page does not wait until the worker is awake
      clients.claim(),
    ])),
  );
});

// Pages alone: whatever else is asked for goes its own way.
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page(event));
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

addEventListener('push', (event) => {
  const { title = 'Stellwerk', body = '', url = null, tag } = read(event.data);
  event.waitUntil(
    registration.showNotification(title, { body, tag, renotify: !!tag, data: { path: pathOf(url) }, icon: '/icons/small.png', badge: '/icons/small.png' }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? '/'));
});

// The browser has changed its subscription by itself: the server has to know the new one.
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    registration.pushManager.subscribe(event.oldSubscription?.options ?? {}).then((push) =>
      fetch('/api/me', {
        method: 'PATCH',
        headers: { 'X-Stellwerk': '1', 'Content-Type': 'application/json' },
        body: JSON.stringify({ push: push.toJSON() }),
      }),
    ),
  );
});

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Where a message leads, always on this site: whatever host it names, only its path counts. */
function pathOf(url) {
  try {
    const { pathname } = new URL(url ?? '/', location.origin);
    return /^\/(?!\/)/.test(pathname) ? pathname : '/';
  } catch {
    return '/';
  }
}

/** Show the table: in the tab that has it, or in a new one. */
async function show(path) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}
