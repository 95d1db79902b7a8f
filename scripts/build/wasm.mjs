/** Compiles the crate into www/engine/wasm, where it does not stand there already. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CRATE, ROOT, TOOLS, TOOL_PATH, WASM } from '../lib/paths.mjs';
import { capture, run, slow } from '../lib/run.mjs';

const TARGET = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
const STAMP = join(WASM, '.stamp');
const FILES = ['mexplorer.js', 'mexplorer.d.ts', 'mexplorer_bg.wasm', 'mexplorer_bg.wasm.d.ts'];
/** The same core for engines that have vectors; www/engine/core.js chooses. */
const SIMD = 'mexplorer_simd.wasm';
/** The core without the feature `lab`, which a page loads first, and what it knows. */
const SMALL = 'mexplorer_small.wasm';
const KNOWN = 'small.js';
const BINARIES = ['mexplorer_bg.wasm', SIMD, SMALL];
/** What the core knows of each game, for a page that is drawn before the core has arrived. */
const GAMES = 'games.js';
/** The boards that the small core's games are offered with, to be drawn before it has arrived. */
const OPENINGS = 'openings.js';
/** The names of games by the board that draws them, all that the light entry needs of that list. */
const BOARDS = 'boards.js';
/** The glue as a function, so that a fresh copy of it costs a call and no second module. */
const GLUE = 'glue.js';

/**
 * The compiler copies a function into its callers up to this size, a third of what is usual: the
 * files are a twentieth smaller for it, and hardly slower (measured by `npm run bench -- wasm`).
 */
const FLAGS = `${process.env.RUSTFLAGS ?? ''} -C llvm-args=-inline-threshold=75`;

/** The small core is read once, and soon replaced: here size is all. */
const SMALL_FLAGS = `${process.env.RUSTFLAGS ?? ''} -C llvm-args=-inline-threshold=25`;
const SMALLEST = 'z';

/**
 * The compiler's flags that keep this machine's folders out of the binary: a panic names the
 * file it happens in, and the same sources give the same bytes wherever they lie. They have no part
 * in the hash of what the build is made from, since they differ where its bytes do not.
 * @param {import('../setup/rust.mjs').WasmEnv} wasm
 * @param {string} root where the sources lie
 */
async function remapping(wasm, root) {
  const env = wasmEnv(wasm);
  // The folder's name has the registry's address in it, and is not there before the first fetch.
  const registry = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry', 'src');
  if (!existsSync(registry)) await run('cargo', ['fetch', '--locked'], { cwd: root, env });
  const { stdout } = await capture('rustc', ['--print', 'sysroot'], { cwd: root, env });
  const crates = readdirSync(registry).map((name) => [join(registry, name), '/crates']);
  // Of prefixes that match, the last one counts.
  const moved = [[stdout.trim(), '/rust'], ...crates, [root, '/mexplorer']];
  return moved.map((pair) => `--remap-path-prefix=${pair.join('=')}`);
}

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
  if (isBuilt(stamp)) {
    writeGlue();
    return writeBoards();
  }
  // Beside their place first, so that whoever reads www/engine/wasm never meets half a build.
  const out = join(TOOLS, `wasm-${process.pid}`);
  await compileWasm(wasm, { out, log });
  const glue = (/** @type {string} */ folder) =>
    readFileSync(join(out, folder, 'mexplorer.js'), 'utf8');
  if (glue('plain') !== glue('simd')) {
    throw new Error('The two builds of the core differ in their glue, of which there is one file.');
  }
  mkdirSync(WASM, { recursive: true });
  rmSync(STAMP, { force: true });
  for (const name of FILES) copyFileSync(join(out, 'plain', name), join(WASM, name));
  copyFileSync(join(out, 'simd', 'mexplorer_bg.wasm'), join(WASM, SIMD));
  copyFileSync(join(out, 'small', 'mexplorer_bg.wasm'), join(WASM, SMALL));
  const calls = callsOf(glue('small'));
  rmSync(out, { recursive: true, force: true });
  writeGlue();
  await writeGames(await writeKnown(calls));
  await writeBoards();
  writeFileSync(STAMP, stamp);
}

/**
 * All builds, into the folders `plain`, `simd` and `small`.
 * @param {import('../setup/rust.mjs').WasmEnv} wasm
 * @param {{ out: string, log?: string, root?: string, target?: string }} options the folder of the
 *   sources, and where Cargo keeps what it has compiled
 */
export async function compileWasm(wasm, { out, log, root = ROOT, target = TARGET }) {
  const moved = await remapping(wasm, root);
  const encoded = (/** @type {string} */ flags) =>
    [...flags.trim().split(/\s+/), ...moved].join('\u001f');
  const pack = (/** @type {string} */ folder, env = {}, /** @type {string[]} */ ...more) =>
    run(
      'wasm-pack',
      [
        ...['build', join(root, 'crate'), '--release', '--target', 'web', '--no-pack'],
        ...['--out-dir', join(out, folder), '--out-name', 'mexplorer', ...more],
      ],
      { cwd: root, env: { ...wasmEnv(wasm), CARGO_TARGET_DIR: target, ...env }, log },
    );
  // Two builds that both make a missing folder get in each other's way.
  mkdirSync(target, { recursive: true });
  // One compiler works on one core, so the builds take hardly longer than one.
  await slow(
    'wasm-pack: compile the core to WebAssembly, plain, with vectors, and small',
    '1 to 2 min',
    () =>
      Promise.all([
        pack('plain', { CARGO_ENCODED_RUSTFLAGS: encoded(FLAGS) }),
        pack('simd', {
          CARGO_ENCODED_RUSTFLAGS: encoded(`${FLAGS} -Ctarget-feature=+simd128`),
          // Cargo would compile everything anew each time if the two shared a folder.
          CARGO_TARGET_DIR: join(target, 'simd'),
        }),
        pack(
          'small',
          {
            CARGO_ENCODED_RUSTFLAGS: encoded(SMALL_FLAGS),
            CARGO_PROFILE_RELEASE_OPT_LEVEL: SMALLEST,
            CARGO_TARGET_DIR: join(target, 'small'),
          },
          '--no-default-features',
        ),
      ]),
  );
  const [small, whole] = ['small', 'plain'].map((folder) =>
    readFileSync(join(out, folder, 'mexplorer.js'), 'utf8'),
  );
  const binary = join(out, 'small', 'mexplorer_bg.wasm');
  writeFileSync(binary, withGlue(readFileSync(binary), small, whole));
}

/** Where the glue reads a text out of the core's memory. */
const READS_TEXT =
  /^(function getStringFromWasm0\(ptr, len\) \{\n {4}ptr = ptr >>> 0;\n)( {4}return )/m;

/**
 * An answer is mostly short texts such as 1-3, and to ask a decoder for one takes longer than to put its
 * letters side by side.
 */
const SHORT_TEXT = `    if (len <= 24) {
        const bytes = getUint8ArrayMemory0(), end = ptr + len;
        let text = '', at = ptr;
        for (; at < end && bytes[at] < 128; at++) text += String.fromCharCode(bytes[at]);
        if (at === end) return text;
    }
`;

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
    .replace(READS_TEXT, `$1${SHORT_TEXT}$2`)
    .trim();
  const known = names.includes('analyze') && body.includes(SHORT_TEXT);
  if (/^(export|import)\b|import\.meta/m.test(body) || !known) {
    throw new Error("wasm-bindgen's glue is not of the form that scripts/build/wasm.mjs knows.");
  }
  const all = [...names, 'start: __wbg_init'].join(', ');
  const text = `// @ts-nocheck\n/** @returns {any} */\nexport function makeGlue() {\n${body}\nreturn { ${all} };\n}\n`;
  const file = join(WASM, GLUE);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The calls of a core, by its glue. @param {string} glue */
const callsOf = (glue) =>
  [...glue.matchAll(/^export function (\w+)\(/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'start');

/** What a core asks of its glue: what it does there, by its name. @param {string} glue */
const askedOf = (glue) =>
  new Map(
    [...glue.matchAll(/^ {8}(__wb\w+): ([^]*?)(?=^ {8}__wb|^ {4}\};$)/gm)].map(([, name, does]) => [
      name,
      does,
    ]),
  );

/**
 * The small core, made to work with the whole one's glue, so that there is one glue: some of what it
 * asks for is numbered through, and gets the number that the same has there.
 * @param {Buffer} binary
 * @param {string} small
 * @param {string} whole
 */
function withGlue(binary, small, whole) {
  const [asked, there] = [askedOf(small), [...askedOf(whole)]];
  const names = new Map();
  for (const [name, does] of asked) {
    const same = there.filter(([, other]) => other === does).map(([other]) => other);
    const other = same.includes(name) ? name : same[0];
    // Of the same length, so that nothing else moves.
    if (other?.length !== name.length) throw new Error(`The glue has nothing that is ${name}.`);
    names.set(name, other);
  }
  if (names.size === 0) throw new Error("wasm-bindgen's glue is not of the form that is known.");
  const text = binary.toString('latin1').replace(/__wb\w+/g, (name) => names.get(name) ?? name);
  return Buffer.from(text, 'latin1');
}

/** Asks the small core which games it knows: it names them where it is asked for another. @param {string[]} calls */
async function writeKnown(calls) {
  const { makeGlue } = await import(`${pathToFileURL(join(WASM, GLUE)).href}?${Date.now()}`);
  const core = makeGlue();
  await core.start({ module_or_path: readFileSync(join(WASM, SMALL)) });
  let games;
  try {
    core.describe('?', '', {});
  } catch (/** @type {any} */ error) {
    games = error.details?.known;
  }
  if (!Array.isArray(games)) throw new Error('The small core does not say which games it knows.');
  const text = JSON.stringify({ calls, games }, null, 2);
  writeFileSync(
    join(WASM, KNOWN),
    `/** What the small build of the core knows. */\nexport const small = ${text};\n`,
  );
  return games;
}

/**
 * Asks the core for its list of games, and for the boards that some are offered with.
 * @param {string[]} opened their names
 */
async function writeGames(opened) {
  // A name of its own each time, since Node keeps what it has imported.
  const glue = await import(`${pathToFileURL(join(WASM, 'mexplorer.js')).href}?${Date.now()}`);
  glue.initSync({ module: readFileSync(join(WASM, 'mexplorer_bg.wasm')) });
  const games = glue.games({});
  const write = (/** @type {string} */ file, /** @type {string} */ type, /** @type {any} */ list) =>
    writeFileSync(
      join(WASM, file),
      `/** @type {import('../types.js').${type}[]} */\nexport const ${basename(file, '.js')} = ${JSON.stringify(list, null, 2)};\n`,
    );
  const first = games.filter((/** @type {any} */ { name }) => opened.includes(name));
  write(
    OPENINGS,
    'Description',
    first.map((/** @type {any} */ { game, position }) => glue.describe(game, position, {})),
  );
  write(GAMES, 'GameEntry', games);
}

/** The games that are not drawn as heaps, board by board. */
async function writeBoards() {
  const { games } = await import(`${pathToFileURL(join(WASM, GAMES)).href}?${Date.now()}`);
  /** @type {Record<string, string[]>} */
  const boards = {};
  for (const { name, board } of games) if (board !== 'heaps') (boards[board] ??= []).push(name);
  const text = `/** @type {Record<string, string[]>} */\nexport const boards = ${JSON.stringify(boards, null, 2)};\n`;
  const file = join(WASM, BOARDS);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
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
  if (
    ![...FILES, SIMD, SMALL, KNOWN, GAMES, OPENINGS].every((name) => existsSync(join(WASM, name)))
  )
    return false;
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

/** A hash of all that the build is made from. */
function sourceHash() {
  const hash = createHash('sha256').update(`${FLAGS} ${SMALL_FLAGS} ${SMALLEST} remapped`);
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
