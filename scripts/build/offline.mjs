/** Write the service worker of the built page, with the list of files that it may cache. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from '../lib/paths.mjs';
import { BINARIES, wasmId } from './wasm.mjs';

/** The builds of the core. Their addresses are computed, so no other file contains them. */
const CORES = BINARIES.map((name) => `wasm/${name}`);

/** The core as text in a module, which the page loads only after errors. */
const SPARE = 'www/engine/embedded.';

/** Files that no module imports: those of `www/public`, and the hashes of the scripts for other pages. */
const BESIDE = [
  'boot.js',
  'favicon.svg',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/maskable-512.png',
  'integrity.json',
  'manifest.webmanifest',
];

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Part */

/**
 * Return all files that the page may load: the chunks in Vite's manifest that index.html reaches, and a few
 * other files.
 * @returns {string[]} paths below dist/
 */
export function pageFiles() {
  /** @type {Record<string, Part>} */
  const parts = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
  const files = new Set(['index.html', ...BESIDE]);
  /** @type {Set<string>} */
  const found = new Set();
  const open = ['index.html'];
  for (let name = open.pop(); name; name = open.pop()) {
    if (found.has(name) || name.startsWith(SPARE)) continue;
    found.add(name);
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = parts[name];
    // Skip the builds of the core, whose addresses have a query.
    for (const one of [file, ...css, ...assets]) if (!CORES.includes(one)) files.add(one);
    open.push(...imports, ...dynamicImports);
  }
  return [...files].sort();
}

/**
 * Return a map from each address that the page uses to the hash of the file and its transferred bytes.
 * @returns {Record<string, [hash: string, bytes: number]>}
 */
function partsOf() {
  const id = wasmId();
  const addresses = pageFiles().map((file) => [file, file]);
  addresses.push(...CORES.map((file) => [file, `${file}?v=${id}`]));
  return Object.fromEntries(
    addresses.map(([file, address]) => {
      const content = readFileSync(join(DIST, file));
      const hash = createHash('sha256').update(content).digest('base64');
      return [address, [hash, Math.min(content.length, gzipSync(content).length)]];
    }),
  );
}

export async function writeServiceWorker() {
  const files = partsOf();
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const list = JSON.stringify({ version, files });
  // Import Vite dynamically, since set-up installs it.
  const { classicScript } = await import('./packing.mjs');
  const file = 'offline/service-worker.ts';
  const code = await classicScript(file, { name: 'sw', minify: false });
  const place = /(["'])FILES\1/;
  if (code.match(/FILES/g)?.length !== 1 || !place.test(code))
    throw new Error(`${file} needs one place for FILES`);
  writeFileSync(
    join(DIST, 'sw.js'),
    code.replace(place, () => `(${list})`),
  );
}
