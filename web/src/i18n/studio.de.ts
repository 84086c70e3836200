export default import.meta.glob('../../../src/stellwerk/texts/studio.de.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
