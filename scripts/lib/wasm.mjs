/** Compiles the crate into www/engine/wasm, where it does not stand there already. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CRATE, ROOT, TOOLS, TOOL_PATH, WASM } from './paths.mjs';
import { run, slow } from './run.mjs';

const STAMP = join(WASM, '.stamp');
const FILES = ['mexplorer.js', 'mexplorer.d.ts', 'mexplorer_bg.wasm', 'mexplorer_bg.wasm.d.ts'];
/** The same core for engines that have vectors; www/engine/core.js chooses. */
const SIMD = 'mexplorer_simd.wasm';
const BINARIES = ['mexplorer_bg.wasm', SIMD];
/** What the core knows of each game, for a page that is drawn before the core has arrived. */
const GAMES = 'games.js';
/** The glue as a function, so that a fresh copy of it costs a call and no second module. */
const GLUE = 'glue.js';

/**
 * The compiler copies a function into its callers up to this size, a third of what is usual: the
 * files are a twentieth smaller for it, and hardly slower (measured by `npm run bench -- wasm`).
 */
const FLAGS = `${process.env.RUSTFLAGS ?? ''} -C llvm-args=-inline-threshold=75`;

/** @param {import('../setup/rust.mjs').WasmEnv} wasm @returns {Record<string, string | undefined>} */
export function wasmEnv(wasm) {
  return { ...wasm, PATH: TOOL_PATH };
}

/**
 * @param {import('../setup/rust.mjs').WasmEnv} wasm
 * @param {{ log?: string }} [options]
 */
export async function buildWasm(wasm, { log } = {}) {
  const stamp = sourceHash();
  if (isBuilt(stamp)) return writeGlue();
  // Beside their place first, so that whoever reads www/engine/wasm never meets half a build.
  const out = join(TOOLS, `wasm-${process.pid}`);
  const pack = (/** @type {string} */ folder, env = {}) =>
    run(
      'wasm-pack',
      [
        ...['build', CRATE, '--release', '--target', 'web', '--no-pack'],
        ...['--out-dir', join(out, folder), '--out-name', 'mexplorer'],
      ],
      { env: { ...wasmEnv(wasm), ...env }, log },
    );
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
  // Two builds that both make a missing folder get in each other's way.
  mkdirSync(target, { recursive: true });
  // One compiler works on one core, so the two builds take hardly longer than one.
  await slow(
    'wasm-pack: compile the core to WebAssembly, plain and with vectors',
    '1 to 2 min',
    () =>
      Promise.all([
        pack('plain', { RUSTFLAGS: FLAGS }),
        pack('simd', {
          RUSTFLAGS: `${FLAGS} -C target-feature=+simd128`,
          // Cargo would compile everything anew each time if the two shared a folder.
          CARGO_TARGET_DIR: join(target, 'simd'),
        }),
      ]),
  );
  const glue = (/** @type {string} */ folder) =>
    readFileSync(join(out, folder, 'mexplorer.js'), 'utf8');
  if (glue('plain') !== glue('simd')) {
    throw new Error('The two builds of the core differ in their glue, of which there is one file.');
  }
  mkdirSync(WASM, { recursive: true });
  rmSync(STAMP, { force: true });
  for (const name of FILES) copyFileSync(join(out, 'plain', name), join(WASM, name));
  copyFileSync(join(out, 'simd', 'mexplorer_bg.wasm'), join(WASM, SIMD));
  rmSync(out, { recursive: true, force: true });
  writeGlue();
  await writeGames();
  writeFileSync(STAMP, stamp);
}

/**
 * The glue keeps its core in variables of its module, and after a panic that core is not to be
 * trusted. As a function it can be had as often as wanted, without a second address, which no
 * bundler would know of.
 */
function writeGlue() {
  const glue = readFileSync(join(WASM, 'mexplorer.js'), 'utf8');
  const names = [...glue.matchAll(/^export (?:async )?(?:function|class) (\w+)/gm)].map(
    ([, n]) => n,
  );
  const body = glue
    .replace(/^\/\*.*\*\/\n/, '')
    .replace(/^export (?=(async )?(function|class) )/gm, '')
    .replace(/^export \{ initSync, __wbg_init as default \};$/m, '')
    // The binary is always handed over: an address here would be one more that bundlers follow.
    .replace(/new URL\('mexplorer_bg\.wasm', import\.meta\.url\)/, 'undefined')
    .trim();
  if (/^(export|import)\b|import\.meta/m.test(body) || !names.includes('analyze')) {
    throw new Error("wasm-bindgen's glue is not of the form that scripts/lib/wasm.mjs knows.");
  }
  const all = [...names, 'start: __wbg_init'].join(', ');
  const text = `// @ts-nocheck\n/** @returns {any} */\nexport function makeGlue() {\n${body}\nreturn { ${all} };\n}\n`;
  const file = join(WASM, GLUE);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Asks the core for its list of games. */
async function writeGames() {
  // A name of its own each time, since Node keeps what it has imported.
  const glue = await import(`${pathToFileURL(join(WASM, 'mexplorer.js')).href}?${Date.now()}`);
  glue.initSync({ module: readFileSync(join(WASM, 'mexplorer_bg.wasm')) });
  const list = JSON.stringify(glue.games({}), null, 2);
  const type = "/** @type {import('../types.js').GameEntry[]} */";
  writeFileSync(join(WASM, GAMES), `${type}\nexport const games = ${list};\n`);
}

/** A name for this build of the core, for addresses that caches must not mix up. */
export function wasmId() {
  const files = [...BINARIES, 'mexplorer.js'].map((name) => join(WASM, name));
  if (!files.every((file) => existsSync(file))) return 'none';
  const hash = createHash('sha256').update(FLAGS);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

/** @param {string} stamp */
function isBuilt(stamp) {
  if (![...FILES, SIMD, GAMES].every((name) => existsSync(join(WASM, name)))) return false;
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

/** A hash of all that the build is made from. */
function sourceHash() {
  const hash = createHash('sha256').update(FLAGS);
  const files = ['Cargo.toml', 'Cargo.lock', 'crate/Cargo.toml'].map((name) => join(ROOT, name));
  for (const file of [...files, ...filesBelow(join(CRATE, 'src'))]) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
