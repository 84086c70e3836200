export default import.meta.glob('../../../src/stellwerk/games/*/texts/de.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
