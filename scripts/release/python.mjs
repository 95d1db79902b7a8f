/** Runs a notebook with the widgets of the Python package, and JupyterLab. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryLab } from './jupyter.mjs';
import { ROOT } from '../lib/paths.mjs';
import { capture } from '../lib/run.mjs';
import { installPackage, setupPython } from '../setup/python.mjs';

/** JupyterLab in a browser besides, which is the heaviest of all. */
const LAB = 'jupyterlab>=4.2';

/**
 * Installs the package and runs its notebook. Where there is no Python, or no PyPI, it says so.
 * @param {string} out takes the converted notebook
 * @param {import('@playwright/test').Browser} chrome
 */
export async function tryPython(out, chrome) {
  // JupyterLab's own start-up fails now and then; its part is run by hand.
  const lab = !process.env.CI;
  let bin;
  try {
    bin = await setupPython(lab ? [LAB] : []);
  } catch (error) {
    return `not tried: no environment for Python could be made (${error.message.split('\n')[0]})`;
  }
  if (!bin) return 'not tried: there is no Python here';
  // From here on a failure is an error of the package.
  await installPackage();
  mkdirSync(out, { recursive: true });
  const { code, stdout, stderr } = await capture(
    join(bin, 'python'),
    [join(ROOT, 'extras', 'python', 'tests', 'notebook.py'), out],
    // Outside the sources, so that the installed package is found.
    { cwd: out, env: { PYTHONPATH: undefined, MEXPLORER_PAGE: undefined } },
  );
  if (code) throw new Error(stdout + stderr);
  if (!lab) return 'nbconvert passed; JupyterLab is tried outside of CI only';
  return tryLab(bin, join(out, 'lab'), chrome);
}
