// The words of the page and of what all games share; those of the games are in games.en.ts, those of the studio in studio.en.ts.
export default import.meta.glob(['../../../src/stellwerk/texts/*en.ftl', '!**/studio.*.ftl'], { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
