// Which games somebody has played on this device, or been through the lesson of.
const known = (key: string): string[] => JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
const note = (key: string, game: string): void => localStorage.setItem(key, JSON.stringify([...new Set([...known(key), game])]));

/** Whether somebody here has played a game, or been through its lesson. */
export const knows = (game: string): boolean => known('played').includes(game) || known('learned').includes(game);
export const played = (game: string): void => note('played', game);
export const learned = (game: string): void => note('learned', game);
