// Files for whoever uses the page: everything is made here, nothing goes to a server.

/** Offer a file to be saved. */
export function offer(name: string, content: BlobPart, type: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([content], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const SVG = 'image/svg+xml';
const BOX = /viewBox="([^"]+)"/;

/** The part of a drawing that its viewBox shows. */
export const boxOf = (svg: string): [number, number, number, number] => (BOX.exec(svg)?.[1] ?? '0 0 1 1').split(/[\s,]+/).map(Number) as [number, number, number, number];

/** A drawing with a size of its own, of the whole or of a part. */
export const sized = (svg: string, width: number, box = boxOf(svg)): string =>
  svg.replace(BOX, `viewBox="${box.join(' ')}"`).replace(/(<svg[^>]*?) width="[^"]*"/, `$1 width="${width}" height="${(width * box[3]) / box[2]}"`);

/** A drawing as a picture of so many pixels across. */
export async function png(svg: string, width: number): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([sized(svg, width)], { type: SVG }));
  try {
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('png'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A drawing in sheets of A4 upright, so many across, each a part of it as it is printed. */
export function tiles(svg: string, across: number): string[] {
  const [left, top, width, height] = boxOf(svg);
  const wide = width / across;
  const high = (wide * 277) / 190; // of what a printer leaves of A4
  return Array.from({ length: Math.ceil(height / high) * across }, (_, i) => sized(svg, 190, [left + (i % across) * wide, top + Math.floor(i / across) * high, wide, high]));
}
