export default import.meta.glob('../../../src/stellwerk/games/*/texts/en.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
