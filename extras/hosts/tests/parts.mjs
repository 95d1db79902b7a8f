/** The part `hosts` of `npm test`: the packed package in bundlers, and the sample pages of note tools. */
export default [
  {
    name: 'hosts',
    /** @type {import('../../../scripts/lib/extras.mjs').Part['run']} */
    async run({ rest, results, chrome }) {
      const { testFrameworks } = await import('./frameworks/testing.mjs');
      const { testIntegrations } = await import('./integrations/testing.mjs');
      await testFrameworks(rest, results, chrome);
      await testIntegrations(rest, results, chrome);
    },
  },
];
