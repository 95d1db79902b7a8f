/** Compile wasm-pack, and the parts of wasm-bindgen that the project uses, into .tools. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, ROOT, TOOLS, TOOLS_BIN, which } from '../lib/paths.mjs';
import { SetupError, capture, run, slow } from '../lib/run.mjs';

const WASM_PACK = '0.15.1';
/** The first version of wasm-pack that supports custom Cargo profiles. */
const WASM_PACK_OLDEST = [0, 14];

/**
 * The program that generates the glue code of a core. It is compiled from scripts/setup/wasm-bindgen.rs, and
 * has the name by which wasm-pack calls it.
 */
const GENERATOR = join(TOOLS_BIN, 'wasm-bindgen');
/** The program that runs the core's tests in a browser. */
const RUNNER = 'wasm-bindgen-test-runner';

const GENERATOR_SOURCES = join(TOOLS, 'wasm-bindgen');
const STAMP = join(GENERATOR_SOURCES, '.stamp');

/**
 * Settings for compiling tools without optimisation, since the tools run for seconds but would compile for
 * minutes.
 */
const QUICKLY = {
  CARGO_TARGET_DIR: join(TOOLS, 'target'),
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '256',
  RUSTFLAGS: undefined,
};

/** @param {{ runner: boolean }} needs whether the core's tests are run next */
export async function setupBindgen({ runner }) {
  // Install the runner first: Cargo then removes the command `wasm-bindgen` from .tools if an older set-up
  // installed it there.
  if (runner) await setupRunner();
  await setupGenerator();
}

/** Compile the generator of the glue code, unless .tools has a generator of the same version and source. */
async function setupGenerator() {
  const source = readFileSync(join(ROOT, 'scripts', 'setup', 'wasm-bindgen.rs'), 'utf8');
  const manifest = generatorManifest(wasmBindgenVersion());
  const stamp = manifest + source;
  if (existsSync(GENERATOR) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(GENERATOR_SOURCES, { recursive: true, force: true });
  mkdirSync(join(GENERATOR_SOURCES, 'src'), { recursive: true });
  mkdirSync(TOOLS_BIN, { recursive: true });
  writeFileSync(join(GENERATOR_SOURCES, 'Cargo.toml'), manifest);
  writeFileSync(join(GENERATOR_SOURCES, 'src', 'main.rs'), source);
  await slow('the generator of the glue of WebAssembly, compiled', '30 to 60 s', () =>
    run('cargo', ['build', '--release'], {
      cwd: GENERATOR_SOURCES,
      log: join(LOGS, 'wasm-bindgen.log'),
      env: QUICKLY,
    }),
  );
  const built = process.platform === 'win32' ? 'generator.exe' : 'generator';
  copyFileSync(join(QUICKLY.CARGO_TARGET_DIR, 'release', built), GENERATOR);
  writeFileSync(STAMP, stamp);
}

/**
 * @param {string} version also the generator's own: its `--version` prints this one
 * @returns {string} a manifest for Cargo
 */
function generatorManifest(version) {
  return `[package]
name = "generator"
version = "${version}"
edition = "2024"

[dependencies]
wasm-bindgen-cli-support = "=${version}"

[workspace]
`;
}

/** Compile wasm-pack, unless a new enough version is installed. Only the optimised build needs wasm-pack. */
export async function setupWasmPack() {
  const [major, minor] = ((await versionOf('wasm-pack')) ?? '0.0').split('.').map(Number);
  if (major > WASM_PACK_OLDEST[0] || minor >= WASM_PACK_OLDEST[1]) return;
  await cargoInstall('wasm-pack', WASM_PACK, ['--locked'], '1 to 2 min');
}

/** Compile the test runner of wasm-bindgen, which shares most crates with the generator of the glue code. */
async function setupRunner() {
  const version = wasmBindgenVersion();
  if ((await versionOf(RUNNER)) === version) return;
  // Compile without TLS, since the runner connects only to a driver on this machine.
  const flags = ['--no-default-features', '--bin', RUNNER];
  await cargoInstall('wasm-bindgen-cli', version, flags, '30 to 90 s');
}

/** @param {string} name a command of .tools or PATH @returns {Promise<string | null>} */
async function versionOf(name) {
  const file = existsSync(join(TOOLS_BIN, name)) ? join(TOOLS_BIN, name) : which(name);
  if (!file) return null;
  const { code, stdout } = await capture(file, ['--version']);
  return code === 0 ? (stdout.match(/\d+\.\d+\.\d+\S*/)?.[0] ?? null) : null;
}

/** @param {string} crate @param {string} version @param {string[]} flags @param {string} usually */
async function cargoInstall(crate, version, flags, usually) {
  const args = ['install', ...flags, '--root', TOOLS, '--force', crate, '--version', `=${version}`];
  await slow(`${crate} ${version}, compiled`, usually, () =>
    run('cargo', args, { log: join(LOGS, `${crate}.log`), env: QUICKLY }),
  );
}

/**
 * Return the version of wasm-bindgen in Cargo.lock. The generator and the runner must have exactly this
 * version.
 */
function wasmBindgenVersion() {
  const lock = join(ROOT, 'Cargo.lock');
  const text = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  const version = text.match(/^name = "wasm-bindgen"\r?\nversion = "([^"]+)"/m)?.[1];
  if (!version) {
    throw new SetupError('Cargo.lock does not name wasm-bindgen: restore it from the repository.');
  }
  return version;
}
