/** The command `npm run format`, which formats all files. */
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { ROOT, rustFiles } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { setup } from './setup.mjs';

await main(async () => {
  readArguments({ name: 'npm run format' });
  await setup();
  await run('rustfmt', rustFiles());
  const prettier = join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  await run(process.execPath, [prettier, '--write', '--log-level', 'warn', '.']);
});
