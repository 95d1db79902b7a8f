/** The parts of wasm-bindgen that the project uses, compiled into .tools. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, ROOT, TOOLS, TOOLS_BIN } from '../lib/paths.mjs';
import { SetupError, capture, run, slow } from '../lib/run.mjs';

/** Writes the glue of a core: scripts/setup/glue.rs. */
export const GLUE = join(TOOLS_BIN, 'glue');
/** Runs the core's tests in a browser. */
export const RUNNER = 'wasm-bindgen-test-runner';

const STAMP = join(TOOLS, 'glue', '.stamp');

/** The tools run for seconds and compile for minutes, so nothing is optimised. */
const QUICKLY = {
  CARGO_TARGET_DIR: join(TOOLS, 'target'),
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '256',
  RUSTFLAGS: undefined,
};

/** Compiles the glue's generator, unless the one in .tools is of the same version and source. */
export async function setupGlue() {
  const source = readFileSync(join(ROOT, 'scripts', 'setup', 'glue.rs'), 'utf8');
  const manifest = glueManifest(wasmBindgenVersion());
  const stamp = manifest + source;
  if (existsSync(GLUE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const folder = join(TOOLS, 'glue');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  mkdirSync(TOOLS_BIN, { recursive: true });
  writeFileSync(join(folder, 'Cargo.toml'), manifest);
  writeFileSync(join(folder, 'src', 'main.rs'), source);
  await slow('the generator of the glue of WebAssembly, compiled', '30 to 60 s', () =>
    run('cargo', ['build', '--release'], {
      cwd: folder,
      log: join(LOGS, 'glue.log'),
      env: QUICKLY,
    }),
  );
  const built = process.platform === 'win32' ? 'glue.exe' : 'glue';
  copyFileSync(join(QUICKLY.CARGO_TARGET_DIR, 'release', built), GLUE);
  writeFileSync(STAMP, stamp);
}

/** @param {string} version @returns {string} a manifest for Cargo */
function glueManifest(version) {
  return `[package]
name = "glue"
version = "0.0.0"
edition = "2024"

[dependencies]
wasm-bindgen-cli-support = "=${version}"

[workspace]
`;
}

/** Compiles the test runner of wasm-bindgen; after setupGlue, with which it shares most crates. */
export async function setupRunner() {
  const version = wasmBindgenVersion();
  const file = join(TOOLS_BIN, RUNNER);
  if (existsSync(file) && (await capture(file, ['--version'])).stdout.includes(version)) return;
  // Without TLS: the runner connects to a driver on this machine only.
  const flags = ['--no-default-features', '--bin', RUNNER, '--root', TOOLS, '--force'];
  await slow(`${RUNNER} ${version}, compiled`, '30 to 90 s', () =>
    run('cargo', ['install', ...flags, 'wasm-bindgen-cli', '--version', `=${version}`], {
      log: join(LOGS, `${RUNNER}.log`),
      env: QUICKLY,
    }),
  );
  rmSync(QUICKLY.CARGO_TARGET_DIR, { recursive: true, force: true });
}

/** The version of wasm-bindgen in Cargo.lock; generator and runner must be of exactly this one. */
function wasmBindgenVersion() {
  const lock = join(ROOT, 'Cargo.lock');
  const text = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  const version = text.match(/^name = "wasm-bindgen"\r?\nversion = "([^"]+)"/m)?.[1];
  if (!version) {
    throw new SetupError('Cargo.lock does not name wasm-bindgen: restore it from the repository.');
  }
  return version;
}
