/** Set up a Rust toolchain that compiles to wasm32-unknown-unknown. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { which } from '../lib/paths.mjs';
import { SetupError, capture, run, slow } from '../lib/run.mjs';
import { DEBIAN_TOOLCHAIN, debianRust, linkDebian } from './debian-rust.mjs';
import { isDebian, isRoot } from './system.mjs';

export const TARGET = 'wasm32-unknown-unknown';
const OLDEST = [1, 88];

/** The variables that the wasm build adds to its environment. @typedef {{ RUSTUP_TOOLCHAIN?: string }} WasmEnv */

/** Return whether rustup may fetch toolchains: not if the user has disabled automatic installation. */
const mayFetch = () => process.env.RUSTUP_AUTO_INSTALL !== '0';

/** @returns {Promise<WasmEnv>} */
export async function setupTarget() {
  if (await compiles()) return {};
  const rustup = which('rustup') !== null;
  if (rustup && mayFetch()) {
    await slow('rustup: the standard library for WebAssembly', '10 to 30 s', () =>
      run('rustup', ['target', 'add', TARGET]).catch((error) => {
        throw new SetupError(
          `Rust's WebAssembly target is missing and rustup could not fetch it; when the network is back, run "rustup target add ${TARGET}". ${firstLine(error)}`,
        );
      }),
    );
    if (await compiles()) return {};
  }
  return useDebian(rustup);
}

/**
 * Check that rustc and cargo work and are new enough. If permitted, rustup fetches the toolchain of
 * rust-toolchain.toml on the first call of rustc.
 */
export async function setupHost() {
  if (!which('cargo') || !which('rustc')) {
    throw new SetupError(
      'Rust is missing: install it from https://rustup.rs (one command, no administrator rights), then run this again.',
    );
  }
  const patience = setTimeout(() => {
    console.log('  … rustup: the toolchain of rust-toolchain.toml (usually 20 to 90 s)');
  }, 2000);
  const { code, stdout, stderr } = await capture('rustc', ['--version']);
  clearTimeout(patience);
  if (code !== 0) {
    throw new SetupError(`rustc does not start: ${stderr.trim() || `it ended with ${code}`}`);
  }
  const [major, minor] = (stdout.match(/\d+\.\d+/)?.[0] ?? '0.0').split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new SetupError(
      `Rust ${OLDEST.join('.')} or newer is needed and this is "${stdout.trim()}": run "rustup update stable", or install Rust from https://rustup.rs.`,
    );
  }
}

/** @param {boolean} rustup @returns {Promise<WasmEnv>} */
async function useDebian(rustup) {
  const env = rustup ? { RUSTUP_TOOLCHAIN: DEBIAN_TOOLCHAIN } : { RUSTC: '/usr/bin/rustc' };
  if (rustup && (await compiles(env))) return env;
  if (!isDebian()) {
    throw new SetupError(
      `Rust's WebAssembly target is missing and may not be fetched here (${rustup ? 'RUSTUP_AUTO_INSTALL=0' : 'Rust is not from rustup'}): ${rustup ? `run "rustup target add ${TARGET}"` : 'install Rust from https://rustup.rs'}, then run this again.`,
    );
  }
  if (!(await compiles({ RUSTC: '/usr/bin/rustc' }, '/usr/bin/rustc'))) {
    if (!isRoot()) {
      throw new SetupError(
        `Rust's WebAssembly target is missing and rustup may not fetch it here: run "sudo ${process.execPath} scripts/setup/debian-rust.mjs" once, which installs it from Debian's packages, then run this again.`,
      );
    }
    await debianRust();
  }
  if (rustup) await linkDebian();
  if (await compiles(env, rustup ? 'rustc' : '/usr/bin/rustc')) return env;
  throw new SetupError(
    `Debian's Rust is installed and still cannot compile for ${TARGET}; "${rustup ? `RUSTUP_TOOLCHAIN=${DEBIAN_TOOLCHAIN} ` : ''}rustc --print target-libdir --target ${TARGET}" names the folder to look into.`,
  );
}

/**
 * Return whether rustc compiles and links a tiny test for WebAssembly. Looking for a folder would not
 * suffice: the standard library may belong to an older compiler or lack the test crate, or the linker may be
 * missing.
 * @param {WasmEnv | { RUSTC: string }} [env]
 * @param {string} [rustc]
 */
async function compiles(env = {}, rustc = 'rustc') {
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-'));
  try {
    const source = join(folder, 'probe.rs');
    writeFileSync(source, '#[test]\nfn probe() {\n    drop(vec![1]);\n}\n');
    const args = ['--edition=2021', '--test', `--target=${TARGET}`];
    const { code } = await capture(rustc, [...args, '-o', join(folder, 'probe.wasm'), source], {
      env: { ...env, RUSTFLAGS: undefined },
    });
    return code === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {unknown} error */
const firstLine = (error) => String(error instanceof Error ? error.message : error).split('\n')[0];
