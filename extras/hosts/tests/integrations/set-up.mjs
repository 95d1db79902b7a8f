/**
 * The tools that build the sample pages of the integrations, below .tools/integrations: Python's,
 * npm's, and mdBook, which is compiled. Each has a stamp that is written last, so that a partial or
 * outdated installation is repeated.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { LOGS, TOOLS, which } from '../../../../scripts/lib/paths.mjs';
import { SetupError, run, slow } from '../../../../scripts/lib/run.mjs';

const MDBOOK = '0.4.52';
const NEEDED = import.meta.dirname;
const FOLDER = join(TOOLS, 'integrations');

/**
 * Installs what is missing.
 * @returns {Promise<{ python: (name: string) => string, pandoc: string, modules: string, mdbook: string }>}
 */
export async function setupIntegrations() {
  const python = await setupPython();
  const modules = await setupModules();
  const mdbook = await setupMdbook();
  return { python: (name) => join(python.bin, name), pandoc: python.pandoc, modules, mdbook };
}

/**
 * A folder of tools; where its stamp does not say `wanted`, it is emptied and filled.
 * @param {string} name @param {string} wanted @param {(folder: string) => Promise<void>} fill
 */
async function stamped(name, wanted, fill) {
  const folder = join(FOLDER, name);
  const stamp = join(folder, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await fill(folder);
  writeFileSync(stamp, wanted);
  return folder;
}

async function setupPython() {
  const python = which('python3') ?? which('python');
  if (!python)
    throw new SetupError('The integrations need Python 3: install it, then run this again.');
  const bin = process.platform === 'win32' ? 'Scripts' : 'bin';
  const file = join(NEEDED, 'requirements.txt');
  // Its commands contain absolute paths: if the checkout is moved, they are installed again.
  const wanted = `${join(FOLDER, 'python')}\n${readFileSync(file, 'utf8')}`;
  const venv = await stamped('python', wanted, (folder) =>
    slow('Sphinx, MkDocs, nbconvert and pandoc', '1 to 2 min', async () => {
      const log = join(LOGS, 'integrations-pip.log');
      await run(python, ['-m', 'venv', folder], { log });
      const flags = ['install', '--quiet', '--requirement', file];
      await run(join(folder, bin, 'pip'), flags, { log });
    }),
  );
  return { bin: join(venv, bin), pandoc: pandocIn(venv) };
}

/** pandoc comes in a Python package. @param {string} venv */
function pandocIn(venv) {
  const lib = join(venv, 'lib');
  const packages = existsSync(lib) ? readdirSync(lib) : [];
  const files = packages.map((name) =>
    join(lib, name, 'site-packages', 'pypandoc', 'files', 'pandoc'),
  );
  return String(files.find((file) => existsSync(file)) ?? which('pandoc'));
}

/** What the samples need of npm. */
async function setupModules() {
  const list = join(NEEDED, 'package.json');
  const folder = await stamped('npm', readFileSync(list, 'utf8'), (folder) =>
    slow('reveal.js and mystmd', '10 s', async () => {
      copyFileSync(list, join(folder, 'package.json'));
      const flags = ['install', '--no-audit', '--no-fund', '--no-package-lock'];
      await run('npm', flags, { cwd: folder, log: join(LOGS, 'integrations-npm.log') });
    }),
  );
  return join(folder, 'node_modules');
}

/** Without server, watcher and search. */
async function setupMdbook() {
  const folder = await stamped('mdbook', MDBOOK, (folder) =>
    slow(`mdBook ${MDBOOK}, compiled`, '1 to 4 min', async () => {
      const flags = ['--locked', '--no-default-features', '--root', folder];
      const target = join(folder, 'target');
      await run('cargo', ['install', 'mdbook', '--version', `=${MDBOOK}`, ...flags], {
        log: join(LOGS, 'integrations-mdbook.log'),
        env: {
          CARGO_TARGET_DIR: target,
          RUSTFLAGS: undefined,
          // It builds one page: what is not optimised is there in a third of the time.
          CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
        },
      });
      rmSync(target, { recursive: true, force: true });
    }),
  );
  return join(folder, 'bin', 'mdbook');
}
