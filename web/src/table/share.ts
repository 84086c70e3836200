// A finished game for others: as a link with the result in words, or as a picture of the board.
import { api } from '$lib/api';
import { fault, tell } from '$lib/toast.svelte';
import { say } from '$lib/words.svelte';

const WIDTH = 1600; // pixels of a picture

export interface Result {
  title: string;
  address: string;
  lines: string[];
}

/** Hand the result to the device's own way of sharing, or copy it where there is none. */
export async function shareResult({ title, address, lines }: Result): Promise<void> {
  const text = `${title}\n${lines.join('\n')}`;
  try {
    if (navigator.share) return await navigator.share({ title, text, url: address });
    await navigator.clipboard.writeText(`${text}\n${address}`);
    tell(say('page-ending-copied'));
  } catch (error) {
    if ((error as Error).name !== 'AbortError') fault(error); // who thinks better of it need not be told
  }
}

/** Save the board as it lies there as a picture. */
export async function savePicture(id: string, seat: number | null, theme: 'light' | 'dark'): Promise<void> {
  try {
    const svg = await api.picture(id, { seat, theme, part: 'all' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await asPng(svg));
    link.download = `stellwerk-${id}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  } catch (error) {
    fault(error);
  }
}

async function asPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}
