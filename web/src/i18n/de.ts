// The words of the page and of what all games share; those of the games are in games.de.ts.
export default import.meta.glob('../../../src/stellwerk/texts/*de.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
