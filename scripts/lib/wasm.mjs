/** Compiles the crate into www/wasm, where it does not stand there already. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CRATE, ROOT, TOOLS, TOOL_PATH, WASM } from './paths.mjs';
import { run, slow } from './run.mjs';

const STAMP = join(WASM, '.stamp');
const FILES = ['mexplorer.js', 'mexplorer.d.ts', 'mexplorer_bg.wasm', 'mexplorer_bg.wasm.d.ts'];

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
  if (isBuilt(stamp)) return;
  await slow('wasm-pack: compile the core to WebAssembly', '20 to 60 s', async () => {
    // Beside its place first, so that whoever reads www/wasm never meets half a build.
    const out = join(TOOLS, `wasm-${process.pid}`);
    await run(
      'wasm-pack',
      [
        ...['build', CRATE, '--release', '--target', 'web', '--no-pack'],
        ...['--out-dir', out, '--out-name', 'mexplorer'],
      ],
      { env: wasmEnv(wasm), log },
    );
    mkdirSync(WASM, { recursive: true });
    rmSync(STAMP, { force: true });
    for (const name of FILES) copyFileSync(join(out, name), join(WASM, name));
    rmSync(out, { recursive: true, force: true });
    writeFileSync(STAMP, stamp);
  });
}

/** A name for this build of the core, for addresses that caches must not mix up. */
export function wasmId() {
  const file = join(WASM, 'mexplorer_bg.wasm');
  if (!existsSync(file)) return 'none';
  const hash = createHash('sha256').update(readFileSync(file));
  return hash
    .update(readFileSync(join(WASM, 'mexplorer.js')))
    .digest('hex')
    .slice(0, 10);
}

/** @param {string} stamp */
function isBuilt(stamp) {
  if (!FILES.every((name) => existsSync(join(WASM, name)))) return false;
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

/** A hash of all that the build is made from. */
function sourceHash() {
  const hash = createHash('sha256');
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
