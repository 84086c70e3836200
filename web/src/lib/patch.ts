// Patches of JSON documents, as the server makes them: first the cuts in order, then the sets in order.  The old
// document stays as it was; what did not change is shared.

export type Path = (string | number)[];
export type Sets = [Path, unknown][];

type Node = Record<string | number, unknown>;

export function applyPatch<T>(document: T, set: Sets = [], cut: Path[] = []): T {
  let result: unknown = document;
  for (const path of cut) result = changed(result, path, 0, undefined, true);
  for (const [path, value] of set) result = changed(result, path, 0, value, false);
  return result as T;
}

function changed(node: unknown, path: Path, depth: number, value: unknown, cut: boolean): unknown {
  if (depth === path.length) return value;
  const key = path[depth]!;
  const copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node;
  if (cut && depth === path.length - 1) {
    if (Array.isArray(copy)) copy.splice(key as number, 1);
    else delete copy[key];
  } else {
    copy[key] = changed(copy[key], path, depth + 1, value, cut);
  }
  return copy;
}
