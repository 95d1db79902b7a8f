/** Compile the core to WebAssembly in www/engine/wasm, unless the existing build has the same sources. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { CRATE, ROOT, SHELL, TOOLS, TOOL_PATH, WASM } from '../lib/paths.mjs';
import { capture, run, slow } from '../lib/run.mjs';
import { TARGET } from '../setup/rust.mjs';
import { setupWasmPack } from '../setup/tools.mjs';
import { writeCoreModules } from './core-modules.mjs';

const CARGO_TARGET = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
const STAMP = join(WASM, '.stamp');

const SIMD = '-Ctarget-feature=+simd128';

/**
 * The two builds of the core, whole and small. The small build lacks the feature `lab`. A page loads the
 * small build first and replaces it soon by the whole build, so only its size matters.
 *
 * `profile` names a profile of Cargo.toml; crate/shell/Cargo.toml has the options of wasm-opt for it.
 * `inline` is the maximum size of a function that LLVM copies into its callers, 225 by default. With a third
 * of the default, the whole core is 5 % smaller and hardly slower (`npm run bench -- wasm`); with a quarter,
 * the core is another 0.4 % smaller.
 */
const BUILDS = [
  {
    ...{ binary: 'mexplorer_bg.wasm', glue: 'glue.js' },
    ...{ profile: ['--release'], inline: 55, flags: SIMD, args: [] },
  },
  {
    ...{ binary: 'mexplorer_small.wasm', glue: 'small-glue.js' },
    ...{ profile: ['--profile', 'small'], inline: 25, flags: '', args: ['--no-default-features'] },
  },
];
const [WHOLE, SMALL] = BUILDS;
export const BINARIES = BUILDS.map(({ binary }) => binary);
const FILES = BUILDS.flatMap(({ binary, glue }) => [binary, glue]);

/** Settings for a quick build: the core is larger and slower, but compiles in a third of the time. */
const QUICK = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '1',
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
};

/** @param {import('../setup/rust.mjs').WasmEnv} wasm @returns {Record<string, string | undefined>} */
export function wasmEnv(wasm) {
  return { ...wasm, PATH: TOOL_PATH };
}

/**
 * @param {import('../setup/rust.mjs').WasmEnv} wasm
 * @param {{ log?: string, quick?: boolean }} [options] `log`: how the names of the logs begin;
 *   `quick`: a core that is not optimised is enough
 */
export async function buildWasm(wasm, { log, quick = false } = {}) {
  const optimised = sourceHash();
  const stamp = quick ? `quick ${optimised}` : optimised;
  if (!isBuilt(stamp) && !isBuilt(optimised)) {
    // Compile into another folder first, so that www/engine/wasm never contains an incomplete build.
    const out = join(TOOLS, `wasm-${process.pid}`);
    await compileWasm(wasm, { out, log, quick });
    rmSync(WASM, { recursive: true, force: true });
    mkdirSync(WASM, { recursive: true });
    for (const name of FILES) copyFileSync(join(out, name), join(WASM, name));
    rmSync(out, { recursive: true, force: true });
    writeFileSync(STAMP, stamp);
  }
  await writeCoreModules(WASM);
}

/**
 * Compile all builds, each of which is a binary and its glue code. A quick build compiles the whole core
 * only, and copies it under the names of the small core.
 * @param {import('../setup/rust.mjs').WasmEnv} wasm
 * @param {{ out: string, log?: string, quick?: boolean, root?: string, target?: string }} options the folder
 * of the sources, and the folder of Cargo's output
 */
export async function compileWasm(wasm, options) {
  const { out, log, quick, root = ROOT, target = CARGO_TARGET } = options;
  const remapped = await remapping(wasm, root);
  mkdirSync(out, { recursive: true });
  if (quick) {
    await slow('cargo: compile the core to WebAssembly, not optimised', '30 to 60 s', () =>
      compile(WHOLE),
    );
    copyFileSync(join(out, WHOLE.binary), join(out, SMALL.binary));
    copyFileSync(join(out, WHOLE.glue), join(out, SMALL.glue));
  } else {
    await setupWasmPack();
    // Run both builds at once: each compiler uses only one processor, so two builds take hardly longer than
    // one.
    await slow('wasm-pack: compile the core to WebAssembly, whole and small', '1 to 2 min', () =>
      Promise.all(BUILDS.slice(1).map(compile)),
    );
  }

  /** @param {(typeof BUILDS)[number]} build */
  async function compile({ binary, glue, profile, inline, flags, args }) {
    const name = basename(binary, '.wasm');
    const inlining = `-C llvm-args=-inline-threshold=${inline}`;
    const own = quick ? SIMD : `${inlining} ${flags}`;
    const all = [process.env.RUSTFLAGS, own].join(' ').trim().split(/\s+/);
    // Use a folder for each build, since Cargo recompiles everything if the compiler flags in a folder
    // change.
    const folder = join(target, quick ? 'quick' : name);
    const env = {
      ...wasmEnv(wasm),
      CARGO_TARGET_DIR: folder,
      ...(quick ? QUICK : {}),
      CARGO_ENCODED_RUSTFLAGS: [...all, ...remapped].join('\u001f'),
    };
    const step = (/** @type {string} */ command, /** @type {string[]} */ ...given) =>
      run(command, given, { cwd: root, env, log: log && `${log}-${name}-${command}.log` });
    const to = join(out, name);
    const form = ['--no-typescript', '--target', 'no-modules', '--out-name', 'mexplorer'];
    if (quick) {
      // Run the steps of wasm-pack directly, so that `npm start` shows the page before wasm-pack itself is
      // compiled.
      const crate = ['--lib', '--package', 'mexplorer-shell', ...args];
      await step('cargo', 'build', '--locked', '--release', '--target', TARGET, ...crate);
      const compiled = join(folder, TARGET, 'release', 'mexplorer_shell.wasm');
      await step('wasm-bindgen', compiled, '--out-dir', to, ...form);
    } else {
      // Let wasm-pack install nothing, since the project installs wasm-bindgen and wasm-opt itself.
      const pack = [
        'build',
        join(root, relative(ROOT, SHELL)),
        ...profile,
        '--no-pack',
        '--mode',
        'no-install',
      ];
      await step('wasm-pack', ...pack, ...form, '--out-dir', to, '--locked', ...args);
    }
    copyFileSync(join(to, 'mexplorer_bg.wasm'), join(out, binary));
    writeFileSync(join(out, glue), asFunction(readFileSync(join(to, 'mexplorer.js'), 'utf8')));
  }
}

/**
 * Wrap the glue code in a function. The glue code stores its core in variables, whose state is undefined
 * after a panic; each call of the function creates a fresh copy. `TextDecoder` is replaced by the faster
 * implementation of www/engine.
 * @param {string} script the output of wasm-bindgen, which sets the variable `wasm_bindgen`
 */
function asFunction(script) {
  return `// @ts-nocheck
import { TextDecoder } from '../text-decoder.ts';
/** @returns {any} */
export function makeGlue() {
${script}
return wasm_bindgen;
}
`;
}

/**
 * Return the compiler flags that replace the paths of this machine in the binary, so that equal sources give
 * equal bytes in any folder. (A panic message contains the path of a source file.) The flags are not part of
 * the hash of the build's inputs, since they differ between machines while the bytes do not.
 * @param {import('../setup/rust.mjs').WasmEnv} wasm
 * @param {string} root the folder of the sources
 */
async function remapping(wasm, root) {
  const env = wasmEnv(wasm);
  // Read the names of the registry's folders, which contain its address and exist only after the first fetch.
  const registry = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry', 'src');
  if (!existsSync(registry)) await run('cargo', ['fetch', '--locked'], { cwd: root, env });
  const { stdout } = await capture('rustc', ['--print', 'sysroot'], { cwd: root, env });
  const crates = readdirSync(registry).map((name) => [join(registry, name), '/crates']);
  // List the source folder last: of several matching prefixes, the compiler uses the last one.
  const moved = [[stdout.trim(), '/rust'], ...crates, [root, '/mexplorer']];
  return moved.map((pair) => `--remap-path-prefix=${pair.join('=')}`);
}

/** Return an identifier of this build of the core, used in addresses so that caches do not mix builds. */
export function wasmId() {
  const files = FILES.map((name) => join(WASM, name));
  if (!files.every((file) => existsSync(file))) return 'none';
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

/** @param {string} stamp */
function isBuilt(stamp) {
  return (
    FILES.every((name) => existsSync(join(WASM, name))) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === stamp
  );
}

/**
 * Return the folders of the crates that are compiled into the core, each with a Cargo.toml and a folder
 * `src`.
 */
export function crateFolders() {
  const members = readFileSync(join(ROOT, 'Cargo.toml'), 'utf8').match(/"extras\/[^"]+"/g) ?? [];
  return [CRATE, SHELL, ...members.map((member) => join(ROOT, member.slice(1, -1)))];
}

/** Return a hash of all inputs of the build. */
function sourceHash() {
  const hash = createHash('sha256').update(JSON.stringify([BUILDS, `${asFunction}`]));
  const files = ['Cargo.toml', 'Cargo.lock'].map((name) => join(ROOT, name));
  const own = crateFolders().flatMap((at) => [
    join(at, 'Cargo.toml'),
    ...filesBelow(join(at, 'src')),
  ]);
  for (const file of [...files, ...own]) {
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
