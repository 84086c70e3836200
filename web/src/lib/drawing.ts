// The drawing of a board within the page: an SVG in a shadow root, whose groups are known by their ids.

/** Whether a group means something when it is clicked, lit or not: it has a shape to be hit. */
const isMeant = (node: EventTarget): node is SVGGElement =>
  node instanceof SVGElement && node.id !== '' && [...node.children].some((shape) => shape.classList.contains('hit'));

const parser = () => new DOMParser();

/** The styles of drawings, apart from them: as elements they would be inline styles, which our pages do not allow. */
const styles = new WeakMap<SVGSVGElement, CSSStyleSheet>();
const STYLE = /<style>([\s\S]*?)<\/style>/g; // taken out before parsing: even a document that is only parsed keeps to the policy

/** What escaped text says. */
const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** An SVG document's root, made part of this document. */
export function readDrawing(text: string): SVGSVGElement | null {
  const root = parser().parseFromString(text.replace(STYLE, ''), 'image/svg+xml').documentElement;
  if (root.nodeName !== 'svg') return null;
  const svg = document.importNode(root, true) as unknown as SVGSVGElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...text.matchAll(STYLE)].map((found) => plain(found[1] ?? '')).join('\n'));
  styles.set(svg, sheet);
  return svg;
}

function readGroup(text: string): Element | null {
  const wrapped = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  const inner = parser().parseFromString(wrapped, 'image/svg+xml').documentElement.firstElementChild;
  return inner && document.importNode(inner, true);
}

/** A piece that has left its place.  Layers hold no pieces: rails that grow shall not slide. */
type Gone = { symbol: string; x: number; y: number };

const symbolOf = (piece: Element): string => piece.getAttribute('href') ?? '';

/** The pieces of one group that another does not have. */
function piecesNotIn(group: Element, other: Element): SVGUseElement[] {
  const there = [...other.querySelectorAll('use')].map((piece) => piece.outerHTML);
  return [...group.querySelectorAll('use')].filter((piece) => {
    const found = there.indexOf(piece.outerHTML);
    if (found >= 0) there.splice(found, 1);
    return found < 0;
  });
}

/** A piece that left one place and came to another slides there; one that is new drops in. */
function showMoves(gone: Gone[], come: SVGUseElement[]): void {
  if (come.length > 24) return;
  for (const piece of come) {
    const from = gone.findIndex((other) => other.symbol === symbolOf(piece));
    const [start] = from < 0 ? [] : gone.splice(from, 1);
    const scale = (piece.parentElement as SVGGraphicsElement | null)?.getScreenCTM?.();
    if (!scale) continue;
    const here = middleOf(piece);
    const steps = start
      ? [{ translate: `${(start.x - here.x) / scale.a}px ${(start.y - here.y) / scale.d}px` }, { translate: '0px 0px' }]
      : [{ translate: '0px -16px', opacity: 0 }, { translate: '0px 0px', opacity: 1 }];
    piece.animate?.(steps, { duration: start ? 500 : 350, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' });
  }
}

export class Drawing {
  readonly svg: SVGSVGElement;

  constructor(
    private root: ShadowRoot,
    svg: SVGSVGElement,
  ) {
    const old = root.querySelector('svg');
    const others = (root.adoptedStyleSheets ?? []).filter((sheet) => sheet !== (old && styles.get(old)));
    root.adoptedStyleSheets = [...others, styles.get(svg)!];
    old?.remove();
    svg.removeAttribute('width');
    svg.setAttribute('height', '100%');
    svg.setAttribute('width', '100%');
    svg.setAttribute('preserveAspectRatio', 'xMidYMid meet');
    root.append(svg);
    this.svg = svg;
  }

  /** Put new groups in place of old ones, showing pieces on their way if they are to move; gives the ids that were there. */
  replace(groups: Record<string, string>, moving = true): string[] {
    const gone: Gone[] = [];
    const come: SVGUseElement[] = [];
    const replaced = Object.entries(groups).flatMap(([id, text]) => {
      const old = this.group(id);
      const fresh = old && readGroup(text);
      if (!fresh) return [];
      if (!id.startsWith('layer-')) {
        gone.push(...piecesNotIn(old, fresh).map((piece) => ({ symbol: symbolOf(piece), ...middleOf(piece) })));
        come.push(...piecesNotIn(fresh, old));
      }
      old.replaceWith(fresh);
      return [id];
    });
    if (moving) showMoves(gone, come);
    return replaced;
  }

  group(id: string): SVGGElement | null {
    return this.root.getElementById(id) as SVGGElement | null;
  }

  theme(name: 'light' | 'dark'): void {
    this.svg.classList.toggle('dark', name === 'dark');
    this.svg.classList.toggle('light', name === 'light');
  }

  /** The group that a click or a look is meant for. */
  meant(path: EventTarget[]): SVGGElement | null {
    for (const node of path) {
      if (node === this.svg) return null;
      if (isMeant(node)) return node;
    }
    return null;
  }
}

/** Which groups differ between two drawings of one table: the smallest that have an id and no changed one inside. */
export function changedGroups(old: SVGElement, fresh: SVGElement): string[] {
  const before = new Map([...old.querySelectorAll('g[id]')].map((g) => [g.id, g.outerHTML]));
  const changed = [...fresh.querySelectorAll('g[id]')].filter((g) => !g.id.startsWith('layer-') && before.get(g.id) !== g.outerHTML);
  return changed.filter((g) => !changed.some((other) => other !== g && g.contains(other))).map((g) => g.id);
}

export const middleOf = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};
