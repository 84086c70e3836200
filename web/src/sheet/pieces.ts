// What pieces look like: colours by their names in the palette, goods by their shapes.

const PALE = new Set(['yellow', 'white', 'orange', 'grey', 'steel']);

/** Whether dark letters are read better on it. */
export const isPale = (colour: string): boolean => PALE.has(colour);

export const tint = (colour: string): string => (colour ? `var(--c-${colour}, var(--p-${colour}, var(--soft)))` : 'var(--soft)');

export const SHAPES_OF_GOODS: Record<string, string> = {
  coal: 'M-14.500-4L-8-13.500L5-14.500L14-6.500L14.500 6L6 14.500L-8.500 13.500L-14.500 6Z',
  wood: 'M-14.500 0A14.500 14.500 0 1 1 14.500 0A14.500 14.500 0 1 1-14.500 0Z',
  iron: 'M-9.500-13.500H9.500L15.500 13.500H-15.500Z',
  steel: 'M-14.500-14H14.500V-6.500H10V6.500H14.500V14H-14.500V6.500H-10V-6.500H-14.500Z',
  pawn: 'M0-15A6 6 0 0 1 4-4.500L9.500 10H12V15H-12V10H-9.500L-4-4.500A6 6 0 0 1 0-15Z',
};
