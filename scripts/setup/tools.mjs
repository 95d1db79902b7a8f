/** wasm-bindgen and wasm-pack, compiled into .tools unless on PATH. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, ROOT, TOOLS, TOOLS_BIN, which } from '../lib/paths.mjs';
import { SetupError, capture, run, slow } from '../lib/run.mjs';

const WASM_PACK = '0.15.1';
const WASM_PACK_OLDEST = [0, 13];

/** wasm-bindgen writes the glue, and its test runner runs the core's tests in a browser. */
export async function setupBindgen() {
  const version = wasmBindgenVersion();
  if ((await versionOf('wasm-bindgen')) === version && (await hasRunner(version))) return;
  // Without TLS, which the runner has no use for: it talks to a driver on this machine.
  await cargoInstall('wasm-bindgen-cli', version, ['--no-default-features'], '1 to 2 min');
}

export async function setupWasmPack() {
  if (await hasWasmPack()) return;
  await cargoInstall('wasm-pack', WASM_PACK, ['--locked'], '1 to 2 min');
}

/** The glue's generator must be of the very version that the crate is compiled with. */
export function wasmBindgenVersion() {
  const lock = join(ROOT, 'Cargo.lock');
  const text = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  const version = text.match(/^name = "wasm-bindgen"\r?\nversion = "([^"]+)"/m)?.[1];
  if (!version) {
    throw new SetupError('Cargo.lock does not name wasm-bindgen: restore it from the repository.');
  }
  return version;
}

async function hasWasmPack() {
  const [major, minor] = ((await versionOf('wasm-pack')) ?? '0.0').split('.').map(Number);
  return major > WASM_PACK_OLDEST[0] || minor >= WASM_PACK_OLDEST[1];
}

/** @param {string} version */
async function hasRunner(version) {
  return (await versionOf('wasm-bindgen-test-runner')) === version;
}

/** @param {string} name @returns {Promise<string | null>} */
async function versionOf(name) {
  const file = existsSync(join(TOOLS_BIN, name)) ? join(TOOLS_BIN, name) : which(name);
  if (!file) return null;
  const { code, stdout } = await capture(file, ['--version']);
  return code === 0 ? (stdout.match(/\d+\.\d+\.\d+\S*/)?.[0] ?? null) : null;
}

/** The tools run for seconds and are compiled for minutes, so nothing is optimised. */
const QUICKLY = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
  CARGO_PROFILE_RELEASE_LTO: 'off',
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '256',
};

/** @param {string} crate @param {string} version @param {string[]} flags @param {string} usually */
async function cargoInstall(crate, version, flags, usually) {
  const args = ['install', ...flags, '--root', TOOLS, crate, '--version', `=${version}`];
  const target = join(TOOLS, `target-${crate}`);
  await slow(`${crate} ${version}, compiled into .tools`, usually, () =>
    run('cargo', args, {
      log: join(LOGS, `${crate}.log`),
      env: { CARGO_TARGET_DIR: target, RUSTFLAGS: undefined, ...QUICKLY },
    }),
  );
  rmSync(target, { recursive: true, force: true });
}
