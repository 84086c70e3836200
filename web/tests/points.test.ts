import { loadLanguage } from '$lib/words.svelte';
import Points from '$parts/Points.svelte';
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';

/** What is seen, and what a screen reader says. */
function shown(points: number, sign = false): [string, string] {
  const target = document.createElement('div');
  const made = mount(Points, { target, props: { points, sign } });
  const found: [string, string] = [target.querySelector('[aria-hidden]')!.textContent!, target.querySelector('.hidden')!.textContent!];
  void unmount(made);
  return found;
}

test('a screen reader hears the signs of points', async () => {
  await loadLanguage('en');
  expect(shown(-1)).toEqual(['−1', 'minus 1 point']);
  expect(shown(12)).toEqual(['12', '12 points']);
  expect(shown(3, true)).toEqual(['+3', 'plus 3 points']);
  await loadLanguage('de');
  expect(shown(-2, true)).toEqual(['−2', 'minus 2 Punkte']);
});
