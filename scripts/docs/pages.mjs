/**
 * The part `npm run docs -- pages`: write the documentation of the Rust crate (target/doc) and of the
 * JavaScript API (target/typedoc) from types and comments. `--check` only checks the JavaScript API and
 * writes nothing. Warnings are errors.
 */
import { join } from 'node:path';
import { modulesOfExtras } from '../lib/extras.mjs';
import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/** @param {{ check?: boolean }} [options] */
export async function writePages({ check = false } = {}) {
  if (!check) {
    const target = join(ROOT, 'target');
    const env = { RUSTDOCFLAGS: '-D warnings' };
    await run('cargo', ['doc', '--quiet', '--no-deps', '--target-dir', target], { env });
  }
  const { Application } = await import('typedoc');
  const app = await Application.bootstrap({
    name: 'Mexplorer',
    entryPoints: [join(ROOT, 'www', 'index.types.ts'), ...Object.values(await modulesOfExtras())],
    tsconfig: join(ROOT, 'tsconfig.json'),
    out: join(ROOT, 'target', 'typedoc'),
    readme: 'none',
    // Disable links to sources, which need a remote repository that not every checkout has.
    disableSources: true,
    // Skip type checking, which tsc does five times as fast.
    skipErrorChecking: true,
    validation: { notDocumented: true },
    // Do not require comments on properties, since the types generated for variants of Rust enums have none.
    requiredToBeDocumented: ['Class', 'Function', 'Method', 'TypeAlias', 'Variable'],
  });
  const project = await app.convert();
  if (project) {
    app.validate(project);
    if (!check) await app.generateOutputs(project);
  }
  if (!project || app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;
}
