/**
 * Install Rust's WebAssembly target from Debian packages alone, for machines on which rustup may not fetch
 * it. Debian ships the sources of the standard library, and this script compiles them for Debian's own Rust.
 * The script needs root; `sudo node scripts/setup/debian-rust.mjs` runs only this step.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { existsSync, lstatSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOGS } from '../lib/paths.mjs';
import { capture, main, run, slow } from '../lib/run.mjs';
import { aptInstall } from './system.mjs';

export const DEBIAN_TOOLCHAIN = 'debian';
const PACKAGES = ['rustc-web', 'cargo-web', 'rust-web-src', 'rust-web-llvm'];
const LINKER = '/usr/bin/rust-lld';

export async function debianRust() {
  await slow("Debian's Rust with the library's sources", '20 to 40 s', async () => {
    await aptInstall(PACKAGES);
    // Install the target of the link rust-lld: a linker on which no package depends.
    if (!existsSync(LINKER)) await aptInstall([linkerPackage()]);
  });
  await slow('Rust: compile the standard library for WebAssembly', '30 to 75 s', buildStd);
}

function linkerPackage() {
  const isLink = lstatSync(LINKER, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? basename(readlinkSync(LINKER)) : 'lld';
}

async function buildStd() {
  const { stdout } = await capture('/usr/bin/rustc', ['--print', 'sysroot']);
  const to = join(stdout.trim(), 'lib/rustlib/wasm32-unknown-unknown/lib');
  const folder = mkdtempSync(join(tmpdir(), 'mexplorer-std-'));
  try {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/lib.rs'), '');
    writeFileSync(
      join(folder, 'Cargo.toml'),
      '[package]\nname = "empty"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n',
    );
    const target = join(folder, 'target');
    // Replace the path of this machine's crates folder, since panic messages contain the paths of source
    // files.
    const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
    const nowhere = `--remap-path-prefix=${join(home, 'registry', 'src')}=/rust/deps`;
    await run(
      '/usr/bin/cargo',
      [
        ...['build', '--release', '-Zbuild-std=std,panic_abort,test'],
        ...['--target=wasm32-unknown-unknown', `--target-dir=${target}`],
      ],
      {
        cwd: folder,
        log: join(LOGS, 'std.log'),
        env: {
          RUSTC_BOOTSTRAP: '1',
          RUSTC: '/usr/bin/rustc',
          RUSTFLAGS: `-Cembed-bitcode=yes ${nowhere}`,
        },
      },
    );
    // Remove the libraries of an older compiler, since the new compiler would find and refuse them.
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    const built = join(target, 'wasm32-unknown-unknown/release/deps');
    for (const name of readdirSync(built)) {
      if (/^lib.*\.rlib$/.test(name) && !name.startsWith('libempty-')) {
        copyFileSync(join(built, name), join(to, name));
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Register Debian's Rust as a rustup toolchain, so that RUSTUP_TOOLCHAIN can select it. Nothing is fetched.
 */
export async function linkDebian() {
  const env = { RUSTUP_TOOLCHAIN: DEBIAN_TOOLCHAIN };
  if ((await capture('rustc', ['--version'], { env })).code === 0) return;
  await run('rustup', ['toolchain', 'link', DEBIAN_TOOLCHAIN, '/usr']);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(debianRust);
