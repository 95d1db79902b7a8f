/** Installs and tests the Python package in a virtual environment below .tools. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryLab } from './jupyter.mjs';
import { LOGS, ROOT, TOOLS, which } from '../lib/paths.mjs';
import { capture, run, slow } from '../lib/run.mjs';

const HOME = join(TOOLS, 'python');
const BIN = join(HOME, process.platform === 'win32' ? 'Scripts' : 'bin');

/** JupyterLab in a browser besides, which is the heaviest of all. */
const LAB = 'jupyterlab>=4.2';

/** What the package and its test need, without the package: `pip install` finds them by these. */
const NEEDS = [
  'hatchling>=1.26',
  'anywidget>=0.9.13',
  'nbconvert>=7.16',
  'nbclient>=0.10',
  'ipykernel>=6.29',
];

/**
 * Installs the package and runs its notebook. Where there is no Python, or no PyPI, it says so.
 * @param {string} out takes the converted notebook
 * @param {import('@playwright/test').Browser} chrome
 */
export async function tryPython(out, chrome) {
  const python = which('python3');
  if (!python) return 'not tried: there is no Python here';
  const log = join(LOGS, 'python.log');
  if (!existsSync(join(BIN, 'jupyter-lab'))) {
    try {
      await slow('Python packages for the notebook', '30 to 90 s', async () => {
        await run(python, ['-m', 'venv', HOME], { log });
        await run(join(BIN, 'python'), ['-m', 'pip', 'install', '--quiet', ...NEEDS, LAB], { log });
      });
    } catch (error) {
      return `not tried: no environment for Python could be made (${error.message.split('\n')[0]})`;
    }
  }
  // From here on a failure is an error of the package.
  const install = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-build-isolation'];
  const flags = ['--force-reinstall', join(ROOT, 'python')];
  await run(join(BIN, 'python'), [...install, ...flags], { log });
  mkdirSync(out, { recursive: true });
  const { code, stdout, stderr } = await capture(
    join(BIN, 'python'),
    [join(ROOT, 'python', 'tests', 'notebook.py'), out],
    // Outside the sources, so that the installed package is found.
    { cwd: out, env: { PYTHONPATH: undefined, MEXPLORER_PAGE: undefined } },
  );
  if (code) throw new Error(stdout + stderr);
  // JupyterLab's own start-up fails now and then; its part is run by hand.
  if (process.env.CI) return 'nbconvert passed; JupyterLab is tried outside of CI only';
  return tryLab(BIN, join(out, 'lab'), chrome);
}
