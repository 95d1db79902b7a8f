/** Run a notebook with the widgets of the Python package, and then JupyterLab. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../../scripts/lib/launch.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { setupPython } from '../environment.mjs';
import { tryLab } from './try-lab.mjs';

const OUT = join(ROOT, 'test-results', 'python');

/** The package of JupyterLab, which is tested in a browser and is the slowest part. */
const LAB = 'jupyterlab>=4.2';

/**
 * Run a notebook with the installed package.
 * @param {string} bin the folder of the environment's programs
 * @param {string | undefined} chromium
 * @returns {Promise<string>} the outcome, in a line
 */
export async function tryNotebook(bin, chromium) {
  mkdirSync(OUT, { recursive: true });
  const notebook = join(ROOT, 'extras', 'python', 'tests', 'notebook.py');
  // Run outside the source folder, so that Python imports the installed package.
  const env = { PYTHONPATH: undefined, MEXPLORER_PAGE: undefined };
  await run(join(bin, 'python'), [notebook, OUT], { cwd: OUT, env });
  // Skip JupyterLab in CI, since its start-up fails occasionally there. Its test is run by hand.
  if (process.env.CI) return 'nbconvert passed; JupyterLab is tried outside of CI only';
  await setupPython([LAB]);
  const chrome = await launch(chromium);
  try {
    return await tryLab(bin, join(OUT, 'lab'), chrome);
  } finally {
    await chrome.close();
  }
}
