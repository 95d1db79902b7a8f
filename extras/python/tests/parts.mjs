/** The part `python` of `npm test`: build the wheel, run its tests, and run a notebook. */
import { stage } from '../../../scripts/lib/steps.mjs';

export default [
  {
    name: 'python',
    /** @type {import('../../../scripts/lib/extras.mjs').Part['run']} */
    async run({ rest, results, chrome }) {
      const { testPython } = await import('./testing.mjs');
      await stage('the Python package', () => testPython(rest, chrome), results);
    },
  },
];
