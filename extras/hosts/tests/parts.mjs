/**
 * The part `hosts` of `npm test`: the packed package in bundlers, and the sample pages of note tools such as
 * Sphinx.
 */

/** @typedef {import('../../../scripts/lib/extras.mjs').Part['run']} Run */
/** The parameters of a part of `npm test`. @typedef {Parameters<Run>[0]} Given */
/** @typedef {Given['tools']} Tools */

export default [
  {
    name: 'hosts',
    /** @type {Run} */
    async run(given) {
      const { testFrameworks } = await import('./frameworks/testing.mjs');
      const { testIntegrations } = await import('./integrations/testing.mjs');
      await testFrameworks(given);
      await testIntegrations(given);
    },
  },
];
