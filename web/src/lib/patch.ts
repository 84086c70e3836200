// Patches of JSON documents, as the server makes them: first the cuts in order, then what is put into lists,
// then the sets.  The old
// document stays as it was; what did not change is shared.

export type Path = (string | number)[];
export type Sets = [Path, unknown][];

type Node = Record<string | number, unknown>;

export function applyPatch<T>(document: T, set: Sets = [], cut: Path[] = [], put: Sets = []): T {
  let result: unknown = document;
  for (const path of cut) result = changed(result, path, 0, (there, key) => (Array.isArray(there) ? there.splice(key as number, 1) : delete there[key]));
  for (const [path, value] of put) result = changed(result, path, 0, (there, key) => (there as unknown as unknown[]).splice(key as number, 0, value));
  for (const [path, value] of set) result = path.length ? changed(result, path, 0, (there, key) => (there[key] = value)) : value;
  return result as T;
}

/** A copy of all on the way, and something done at its end. */
function changed(node: unknown, path: Path, depth: number, does: (there: Node, key: string | number) => unknown): unknown {
  const key = path[depth]!;
  const copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node;
  if (depth === path.length - 1) does(copy, key);
  else copy[key] = changed(copy[key], path, depth + 1, does);
  return copy;
}
