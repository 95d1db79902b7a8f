/**
 * Install the Python package and the tools of its tests into a virtual environment in .tools/python. The
 * stamp file is written last, so that an incomplete or outdated installation is repeated.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, ROOT, TOOLS, which } from '../../scripts/lib/paths.mjs';
import { run, slow } from '../../scripts/lib/run.mjs';

const HOME = join(TOOLS, 'python');
const STAMP = join(HOME, '.stamp');
const LIST = join(ROOT, 'extras', 'python', 'tests', 'requirements.txt');
/** The folder of the programs of the virtual environment. */
const BIN = join(HOME, process.platform === 'win32' ? 'Scripts' : 'bin');

/**
 * Create the virtual environment, without the package.
 * @param {string[]} [more] further packages, by pip's names
 * @returns {Promise<string | null>} the folder of its programs; null if Python is not installed
 */
export async function setupPython(more = []) {
  const python = which('python3') ?? which('python');
  if (!python) return null;
  // Compare the path, too: installed programs contain absolute paths, so a moved checkout needs a new
  // installation.
  const wanted = `${HOME}\n${readFileSync(LIST, 'utf8')}`;
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
    await slow('Python packages for the core and the notebook', '1 to 2 min', async () => {
      rmSync(HOME, { recursive: true, force: true });
      mkdirSync(HOME, { recursive: true });
      const log = join(LOGS, 'python-setup.log');
      await run(python, ['-m', 'venv', HOME], { log });
      await pip(['--requirement', LIST], 'python-setup.log');
    });
    writeFileSync(STAMP, wanted);
  }
  if (more.length) await pip(more, 'python-more.log');
  return BIN;
}

/** Compile and install the package. This takes seconds if nothing has changed. */
export async function installPackage() {
  await slow('the Python package, compiled', '1 to 3 min, later 5 s', () =>
    pip(
      ['--no-deps', '--no-build-isolation', '--force-reinstall', join(ROOT, 'extras', 'python')],
      'python-package.log',
      { PATH: [BIN, process.env.PATH].join(process.platform === 'win32' ? ';' : ':') },
    ),
  );
}

/** @param {string[]} args @param {string} log @param {Record<string, string | undefined>} [env] */
function pip(args, log, env = {}) {
  const flags = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  return run(join(BIN, 'python'), [...flags, ...args], {
    log: join(LOGS, log),
    env: { RUSTFLAGS: undefined, ...env },
  });
}
