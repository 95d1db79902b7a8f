/**
 * Install the tools that build the sample pages of the integrations, below .tools/integrations: the tools of
 * Python and npm, and mdBook, which is compiled. Each folder has a stamp file that is written last, so that a
 * partial or outdated installation is repeated.
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

/** @typedef {import('../parts.mjs').Tools} Tools */

const MDBOOK = '0.4.52';
const NEEDED = import.meta.dirname;

/** @param {Tools} tools */
const folderOf = ({ TOOLS }) => join(TOOLS, 'integrations');

/**
 * Install the missing tools.
 * @param {Tools} tools
 * @returns {Promise<{ python: (name: string) => string, pandoc: string, modules: string, mdbook: string }>}
 */
export async function setupIntegrations(tools) {
  const python = await setupPython(tools);
  const modules = await setupModules(tools);
  const mdbook = await setupMdbook(tools);
  return { python: (name) => join(python.bin, name), pandoc: python.pandoc, modules, mdbook };
}

/**
 * Fill a folder of tools, unless its stamp equals `wanted`. The folder is emptied first.
 * @param {string} folder
 * @param {string} wanted
 * @param {(folder: string) => Promise<void>} fill
 */
async function stamped(folder, wanted, fill) {
  const stamp = join(folder, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await fill(folder);
  writeFileSync(stamp, wanted);
  return folder;
}

/** @param {Tools} tools */
async function setupPython(tools) {
  const { LOGS, SetupError, run, slow, which } = tools;
  const python = which('python3') ?? which('python');
  if (!python)
    throw new SetupError('The integrations need Python 3: install it, then run this again.');
  const bin = process.platform === 'win32' ? 'Scripts' : 'bin';
  const file = join(NEEDED, 'requirements.txt');
  // Include the folder's path in the stamp: installed commands contain absolute paths, and must be
  // reinstalled if the checkout is moved.
  const home = join(folderOf(tools), 'python');
  const wanted = `${home}\n${readFileSync(file, 'utf8')}`;
  const venv = await stamped(home, wanted, (folder) =>
    slow('Sphinx, MkDocs, nbconvert and pandoc', '1 to 2 min', async () => {
      const log = join(LOGS, 'integrations-pip.log');
      await run(python, ['-m', 'venv', folder], { log });
      const flags = ['install', '--quiet', '--requirement', file];
      await run(join(folder, bin, 'pip'), flags, { log });
    }),
  );
  return { bin: join(venv, bin), pandoc: pandocIn(venv) ?? String(which('pandoc')) };
}

/** Return the path of pandoc, which a Python package contains. @param {string} venv */
function pandocIn(venv) {
  const lib = join(venv, 'lib');
  const packages = existsSync(lib) ? readdirSync(lib) : [];
  const files = packages.map((name) =>
    join(lib, name, 'site-packages', 'pypandoc', 'files', 'pandoc'),
  );
  return files.find((file) => existsSync(file));
}

/** Install the npm packages that the samples use. @param {Tools} tools */
async function setupModules(tools) {
  const { LOGS, run, slow } = tools;
  const list = join(NEEDED, 'package.json');
  const folder = await stamped(join(folderOf(tools), 'npm'), readFileSync(list, 'utf8'), (folder) =>
    slow('reveal.js and mystmd', '10 s', async () => {
      copyFileSync(list, join(folder, 'package.json'));
      const flags = ['install', '--no-audit', '--no-fund', '--no-package-lock'];
      await run('npm', flags, { cwd: folder, log: join(LOGS, 'integrations-npm.log') });
    }),
  );
  return join(folder, 'node_modules');
}

/** Install mdbook without server, watcher and search. @param {Tools} tools */
async function setupMdbook(tools) {
  const { LOGS, run, slow } = tools;
  const folder = await stamped(join(folderOf(tools), 'mdbook'), MDBOOK, (folder) =>
    slow(`mdBook ${MDBOOK}, compiled`, '1 to 4 min', async () => {
      const flags = ['--locked', '--no-default-features', '--root', folder];
      const target = join(folder, 'target');
      await run('cargo', ['install', 'mdbook', '--version', `=${MDBOOK}`, ...flags], {
        log: join(LOGS, 'integrations-mdbook.log'),
        env: {
          CARGO_TARGET_DIR: target,
          RUSTFLAGS: undefined,
          // Compile without optimisation, in a third of the time: mdbook builds only one page.
          CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
        },
      });
      rmSync(target, { recursive: true, force: true });
    }),
  );
  return join(folder, 'bin', 'mdbook');
}
