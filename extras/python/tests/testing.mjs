/**
 * The test `npm test -- python`: build the Python package, install it below .tools/python, check its types
 * and run its tests. `npm test -- python -- -k sweep` passes the words after `--` to pytest. Run `npm run
 * build` first: the package contains the script of the widgets, and the tests compare answers with those of
 * the core for browsers.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, LOGS, ROOT, WASM } from '../../../scripts/lib/paths.mjs';
import { SetupError, run, slow } from '../../../scripts/lib/run.mjs';
import { setupHost } from '../../../scripts/setup/rust.mjs';
import { installPackage, setupPython } from '../environment.mjs';
import { tryNotebook } from './try-notebook.mjs';

/**
 * @param {string[]} more arguments of pytest
 * @param {string | undefined} chrome
 */
export async function testPython(more, chrome) {
  const built = [join(DIST, 'mexplorer.anywidget.mjs'), join(WASM, 'mexplorer_bg.wasm')];
  if (!built.every((file) => existsSync(file))) throw new SetupError('First run "npm run build".');
  await setupHost();
  const bin = await setupPython();
  if (!bin) throw new SetupError('The package needs Python 3.10 or later: install it first.');
  await installPackage();
  const python = join(bin, 'python');
  await slow('clippy', '30 s', () => {
    const log = join(LOGS, 'python-clippy.log');
    const manifest = [
      '--manifest-path',
      join(ROOT, 'extras', 'python', 'core', 'Cargo.toml'),
      '--locked',
    ];
    const env = { PYO3_PYTHON: python };
    return run('cargo', ['clippy', '--quiet', ...manifest, '--', '-D', 'warnings'], { log, env });
  });
  // Run in a folder from which Python does not import the sources of the package, which are in its subfolder
  // src, so that the installed package is tested.
  const cwd = join(ROOT, 'extras', 'python');
  const env = { PYTHONPATH: undefined, MEXPLORER_PAGE: undefined, MYPYPATH: undefined };
  await slow('mypy, and the stub beside the compiled module', '20 s', async () => {
    await run(python, ['-m', 'mypy'], { cwd, env });
    await run(python, ['-m', 'mypy.stubtest', 'mexplorer._core'], { cwd, env });
  });
  const args = ['-m', 'pytest', '-p', 'no:cacheprovider', '--durations=5'];
  await run(python, [...args, ...more], { cwd, env });
  if (!more.length) console.log(await tryNotebook(bin, chrome));
}
