import { describe, expect, it } from 'vitest';
import { Drawing, readDrawing } from '../src/lib/drawing';

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
    drawing.replace({ 'space-2.2': '<g id="space-2.2"><text>Nice</text></g>', 'space-9.9': '<g id="space-9.9"/>' });
    expect(drawing.group('space-2.2')!.textContent).toBe('Nice');
  });

  it('look as before where something is on its way, until it is there', () => {
    const drawing = new Drawing(host(), readDrawing(svg('', 'Lyon'))!);
    const awaits = (id: string) => id === 'space-2.2';
    drawing.replace({ 'space-2.2': '<g id="space-2.2"><text>Nice</text></g>' }, awaits);
    drawing.replace({ 'space-2.2': '<g id="space-2.2"><text>Metz</text></g>' }, awaits);
    expect(drawing.group('space-2.2')!.textContent).toBe('Lyon');
    drawing.settle('space-2.2');
    expect(drawing.group('space-2.2')!.textContent).toBe('Metz');
    drawing.settle('space-2.2');
    expect(drawing.group('space-2.2')!.textContent).toBe('Metz');
  });

  it('are exchanged whole in the same way', () => {
    const root = host();
    const older = new Drawing(root, readDrawing(svg('', 'Lyon'))!);
    const drawing = new Drawing(root, readDrawing(svg('<path d="M1 1"/>', 'Nice'))!);
    drawing.keep(older, (id) => id === 'space-2.2');
    expect(drawing.group('space-2.2')!.textContent).toBe('Lyon');
    expect(drawing.group('layer-rails')!.children.length).toBe(1);
    drawing.settle();
    expect(drawing.group('space-2.2')!.textContent).toBe('Nice');
  });

  it('know what a click is meant for', () => {
    const drawing = new Drawing(host(), readDrawing(svg('', 'Lyon'))!);
    const text = drawing.group('space-2.2')!.firstElementChild!;
    expect(drawing.meant([text, text.parentElement!, drawing.svg])!.id).toBe('space-2.2');
    expect(drawing.meant([drawing.group('layer-rails')!, drawing.svg])).toBeNull();
  });
});
