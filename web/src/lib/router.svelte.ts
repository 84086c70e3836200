// Addresses: a few patterns, history, and links that do not load the page anew.

let path = $state(location.pathname);
let search = $state(location.search);
let hash = $state(location.hash);

const read = () => {
  path = location.pathname;
  search = location.search;
  hash = location.hash;
};
addEventListener('popstate', read);

export const route = {
  get path(): string {
    return path;
  },
  /** What stands after the `#`, with it. */
  get hash(): string {
    return hash;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(search);
  },
};

export function go(address: string, replace = false): void {
  const same = address === location.pathname + location.search;
  history[replace || same ? 'replaceState' : 'pushState'](null, '', address);
  const moved = location.pathname !== path;
  read();
  if (moved) scrollTo(0, 0);
}

/** Clicks on links within the page go through the router; with a modifier or to elsewhere the browser does its own. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/docs')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** `match('/table/:id', path)` gives `{id}`, or null. */
export function match(pattern: string, address: string): Record<string, string> | null {
  const names: string[] = [];
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'));
  const found = new RegExp(`^${source}/?$`).exec(address);
  return found && Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1]!)]));
}
