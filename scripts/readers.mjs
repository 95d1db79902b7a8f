/** `npm run readers`: tests/golden/readers, rewrites what a screen reader says of a game of each
 * board, and of each lesson. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, ROOT } from './lib/paths.mjs';
import { SetupError, main, run } from './lib/run.mjs';

await main(async () => {
  if (!existsSync(join(DIST, 'mexplorer.js'))) throw new SetupError('First run "npm run build".');
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [cli, 'test', '--project=long', 'readers.spec.js'];
  await run(process.execPath, args, { env: { MEX_WRITE_READERS: '1' } });
});
