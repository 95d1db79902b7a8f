/** The part `npm run docs -- goldens`: recompute tests/golden/quotients.txt, which takes minutes. */
import { run } from '../lib/run.mjs';
import { setup } from '../setup.mjs';

export async function writeGoldens() {
  await setup();
  const test = ['test', '--release', '--test', 'all', 'golden_quotients', '--', '--ignored'];
  await run('cargo', test, { env: { WRITE_GOLDEN: '1' } });
}
