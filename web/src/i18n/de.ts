// The words of the page and of what all games share; those of the games are in games.de.ts, those of the studio in studio.de.ts.
export default import.meta.glob(['../../../src/stellwerk/texts/*de.ftl', '!**/studio.*.ftl'], { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
