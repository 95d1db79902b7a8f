/** `npm run golden`: tests/golden/quotients.txt, recomputed; takes minutes. */
import { main, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

await main(async () => {
  await setup();
  const test = ['test', '--release', '--test', 'golden_quotients', 'all', '--', '--ignored'];
  await run('cargo', test, { env: { WRITE_GOLDEN: '1' } });
});
