import { describe, expect, it, vi } from 'vitest';
import { changedGroups, Drawing, readDrawing } from '../src/lib/drawing';

const svg = (rails: string, lyon: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="100%" class="paris light">
    <g id="layer-spaces"><g id="space-1.1"><path d="M0 0"/></g><g id="space-2.2"><text>${lyon}</text><path class="hit"/></g></g>
    <g id="layer-rails">${rails}</g></svg>`;

const host = () => document.createElement('div').attachShadow({ mode: 'open' });

describe('drawings', () => {
  it('are read, fitted to their place, and turned to night', () => {
    const root = host();
    const drawing = new Drawing(root, readDrawing(svg('', 'Lyon'))!);
    expect(root.querySelectorAll('svg').length).toBe(1);
    expect(drawing.svg.getAttribute('height')).toBe('100%');
    drawing.theme('dark');
    expect([...drawing.svg.classList]).toEqual(['paris', 'dark']);
    expect(readDrawing('no drawing at all')).toBeNull();
  });

  it('change group by group', () => {
    const drawing = new Drawing(host(), readDrawing(svg('', 'Lyon'))!);
    const changed = drawing.replace({ 'space-2.2': '<g id="space-2.2"><text>Nice</text></g>', 'space-9.9': '<g id="space-9.9"/>' });
    expect(changed).toEqual(['space-2.2']);
    expect(drawing.group('space-2.2')!.textContent).toBe('Nice');
  });

  it('show a piece sliding from where it was, and a new one dropping in', () => {
    const group = (id: string, pieces: string) => `<g id="space-${id}">${pieces}</g>`;
    const train = '<use href="#train"/>';
    const drawing = new Drawing(
      host(),
      readDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${group('1.1', train)}${group('2.2', '')}</svg>`)!,
    );
    const animate = vi.fn();
    Object.assign(SVGElement.prototype, { animate, getScreenCTM: () => ({ a: 2, d: 2 }) });
    drawing.replace({ 'space-1.1': group('1.1', ''), 'space-2.2': group('2.2', train + '<use href="#cube"/>') });
    expect(animate.mock.instances.map((piece) => (piece as unknown as Element).getAttribute('href'))).toEqual(['#train', '#cube']);
    expect(animate.mock.calls.map(([steps]) => 'opacity' in steps[0])).toEqual([false, true]);
  });

  it('tell which groups differ, the innermost that mean something', () => {
    expect(changedGroups(readDrawing(svg('', 'Lyon'))!, readDrawing(svg('<path d="M1 1"/>', 'Nice'))!)).toEqual(['space-2.2']);
  });

  it('know what a click is meant for', () => {
    const drawing = new Drawing(host(), readDrawing(svg('', 'Lyon'))!);
    const text = drawing.group('space-2.2')!.firstElementChild!;
    expect(drawing.meant([text, text.parentElement!, drawing.svg])!.id).toBe('space-2.2');
    expect(drawing.meant([drawing.group('layer-rails')!, drawing.svg])).toBeNull();
  });
});
