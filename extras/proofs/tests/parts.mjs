/** The part `formal` of `npm test`, which proves periods in Coq. */
import { stage } from '../../../scripts/lib/steps.mjs';

export default [
  {
    name: 'formal',
    /** @type {import('../../../scripts/lib/extras.mjs').Part['run']} */
    async run({ results }) {
      const { testFormal } = await import('../formal/testing.mjs');
      await stage('proofs in Coq', testFormal, results);
    },
  },
];
