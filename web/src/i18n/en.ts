export default import.meta.glob(['../../../src/stellwerk/texts/*en.ftl', '../../../src/stellwerk/games/*/texts/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
