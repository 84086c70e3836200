// What pieces look like: colours by their names in the palette, and what is written on them in.

export const tint = (colour: string): string => (colour ? `var(--${colour})` : 'var(--soft)');
export const ink = (colour: string): string => (colour ? `var(--on-${colour}, var(--on-night))` : 'var(--on-night)');
