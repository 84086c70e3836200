// Pan, zoom and pinch: one element moved and scaled within another.  Pointer events for mouse, pen and fingers.

export interface Place {
  x: number;
  y: number;
  scale: number;
}

export const MOST = 8;
const TWICE = 1000; // milliseconds between two taps that may be one double click

/** Scale about a point, keeping what is there where it is. */
export function zoomed(place: Place, factor: number, x: number, y: number): Place {
  const scale = Math.min(MOST, Math.max(1, place.scale * factor));
  const by = scale / place.scale;
  return { scale, x: x - (x - place.x) * by, y: y - (y - place.y) * by };
}

/** Keep the content over the frame: at scale 1 it lies exactly on it. */
export function held(place: Place, width: number, height: number): Place {
  const least = (size: number) => size - size * place.scale;
  return {
    scale: place.scale,
    x: Math.min(0, Math.max(least(width), place.x)),
    y: Math.min(0, Math.max(least(height), place.y)),
  };
}

export class PanZoom {
  place: Place = { x: 0, y: 0, scale: 1 };
  /** Whether the last press was a drag, so that it is no click. */
  dragged = false;
  /** When a tap was last meant for something on it: two of these are no wish to see it nearer. */
  meant = -Infinity;
  #fingers = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };

  constructor(
    private frame: HTMLElement,
    private content: HTMLElement,
    private onchange: (place: Place) => void = () => {},
  ) {
    frame.addEventListener('pointerdown', this.#down);
    frame.addEventListener('pointermove', this.#move);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) frame.addEventListener(end, this.#up);
    frame.addEventListener('wheel', this.#wheel, { passive: false });
    frame.addEventListener('dblclick', this.#twice);
  }

  destroy(): void {
    this.frame.removeEventListener('pointerdown', this.#down);
    this.frame.removeEventListener('pointermove', this.#move);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) this.frame.removeEventListener(end, this.#up);
    this.frame.removeEventListener('wheel', this.#wheel);
    this.frame.removeEventListener('dblclick', this.#twice);
  }

  zoom(factor: number): void {
    const { width, height } = this.frame.getBoundingClientRect();
    this.#put(zoomed(this.place, factor, width / 2, height / 2));
  }

  fit(): void {
    this.#put({ x: 0, y: 0, scale: 1 });
  }

  pan(x: number, y: number): void {
    this.#put({ ...this.place, x: this.place.x + x, y: this.place.y + y });
  }

  /** Bring something into sight, as when it gets the focus. */
  reveal(element: Element): void {
    const frame = this.frame.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const margin = 24;
    const out = (low: number, high: number, from: number, to: number) =>
      low < from + margin ? from + margin - low : high > to - margin ? to - margin - high : 0;
    const dx = out(box.left, box.right, frame.left, frame.right);
    const dy = out(box.top, box.bottom, frame.top, frame.bottom);
    if (dx || dy) this.pan(dx, dy);
  }

  #put(place: Place): void {
    const { width, height } = this.frame.getBoundingClientRect();
    this.place = held(place, width, height);
    const { x, y, scale } = this.place;
    this.content.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    this.onchange(this.place);
  }

  #at(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#fingers.set(event.pointerId, this.#at(event));
    if (this.#fingers.size === 1) {
      this.dragged = false;
      this.#start = this.#at(event);
    }
  };

  #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    if (!this.dragged && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < 7 && this.#fingers.size === 1) return;
    if (!this.dragged) {
      this.dragged = true;
      this.frame.setPointerCapture?.(event.pointerId);
    }
    if (this.#fingers.size === 1) {
      this.#put({ ...this.place, x: this.place.x + now.x - before.x, y: this.place.y + now.y - before.y });
    } else {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)![1];
      const apart = (a: { x: number; y: number }) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const moved = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
      const place = zoomed(this.place, apart(now) / apart(before), middle.x, middle.y);
      this.#put({ ...place, x: place.x + moved.x, y: place.y + moved.y });
    }
    this.#fingers.set(event.pointerId, now);
  };

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.#at(event);
    const lines = event.deltaMode === 1 ? 18 : 1;
    this.#put(zoomed(this.place, Math.exp((-event.deltaY * lines) / 420), x, y));
  };

  #twice = (event: MouseEvent): void => {
    if (event.timeStamp - this.meant < TWICE) return;
    const { x, y } = this.#at(event);
    this.#put(this.place.scale > 1.6 ? { x: 0, y: 0, scale: 1 } : zoomed(this.place, 2.4, x, y));
  };
}
