/**
 * The part `npm run docs -- types`: write www/engine/types and www/engine/calls.ts, which are generated from
 * the core.
 */
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { setup } from '../setup.mjs';

export async function writeTypes() {
  await setup();
  await run('cargo', ['test', '--quiet', '--lib', 'typescript'], { env: { WRITE_TYPES: '1' } });
  const prettier = join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  const engine = join(ROOT, 'www', 'engine');
  const written = [join(engine, 'types'), join(engine, 'calls.ts')];
  await run(process.execPath, [prettier, '--write', '--log-level', 'warn', ...written]);
}
