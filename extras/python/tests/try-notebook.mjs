/** Runs a notebook with the widgets of the Python package, and JupyterLab. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../../scripts/lib/launch.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { setupPython } from '../environment.mjs';
import { tryLab } from './try-lab.mjs';

const OUT = join(ROOT, 'test-results', 'python');

/** JupyterLab in a browser as well, the heaviest part. */
const LAB = 'jupyterlab>=4.2';

/**
 * Runs the notebook of the installed package.
 * @param {string} bin the folder of the environment's programs
 * @param {string | undefined} chromium
 * @returns {Promise<string>} the outcome, in a line
 */
export async function tryNotebook(bin, chromium) {
  mkdirSync(OUT, { recursive: true });
  const notebook = join(ROOT, 'extras', 'python', 'tests', 'notebook.py');
  // Run outside of the sources, so that the installed package is found.
  const env = { PYTHONPATH: undefined, MEXPLORER_PAGE: undefined };
  await run(join(bin, 'python'), [notebook, OUT], { cwd: OUT, env });
  // JupyterLab's own start-up fails now and then; its part is run by hand.
  if (process.env.CI) return 'nbconvert passed; JupyterLab is tried outside of CI only';
  await setupPython([LAB]);
  const chrome = await launch(chromium);
  try {
    return await tryLab(bin, join(OUT, 'lab'), chrome);
  } finally {
    await chrome.close();
  }
}
