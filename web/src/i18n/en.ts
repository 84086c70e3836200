// The words of the page and of what all games share; those of the games are in games.en.ts.
export default import.meta.glob('../../../src/stellwerk/texts/*en.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
