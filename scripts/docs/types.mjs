/** `npm run docs -- types`: writes www/engine/types, derived from the core's Rust types. */
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { setup } from '../setup.mjs';

export async function writeTypes() {
  await setup();
  await run('cargo', ['test', '--quiet', '--lib', 'typescript'], { env: { WRITE_TYPES: '1' } });
  const prettier = join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  const folder = join(ROOT, 'www', 'engine', 'types');
  await run(process.execPath, [prettier, '--write', '--log-level', 'warn', folder]);
}
