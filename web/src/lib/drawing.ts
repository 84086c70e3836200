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

export class Drawing {
  readonly svg: SVGSVGElement;
  /** New looks of groups that something is on its way to. */
  #waiting = new Map<string, Element>();

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

  /** Put new groups in place of old ones; those that something is still on its way to wait until they are settled. */
  replace(groups: Record<string, string>, awaits: (id: string) => boolean = () => false): void {
    for (const [id, text] of Object.entries(groups)) {
      const old = this.group(id);
      const fresh = old && readGroup(text);
      if (!fresh) continue;
      if (awaits(id)) this.#waiting.set(id, fresh);
      else old.replaceWith(fresh);
    }
  }

  /** A newer drawing, whose groups look as they did in this one where something is on its way to them. */
  keep(older: Drawing, awaits: (id: string) => boolean): void {
    for (const old of older.svg.querySelectorAll('g[id]')) {
      const fresh = awaits(old.id) && this.group(old.id);
      if (!fresh) continue;
      this.#waiting.set(old.id, fresh);
      fresh.replaceWith(old);
    }
  }

  /** A group gets its new look, or all do that have waited for it. */
  settle(id?: string): void {
    if (id === undefined) return [...this.#waiting.keys()].forEach((one) => this.settle(one));
    const fresh = this.#waiting.get(id);
    if (fresh && this.#waiting.delete(id)) this.group(id)?.replaceWith(fresh);
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

export const middleOf = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};
