/** The service worker of the built page, with the list of what it may keep. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST, ROOT } from '../lib/paths.mjs';
import { BINARIES, wasmId } from './wasm.mjs';

/** The builds of the core, which are asked for by addresses that no file spells out. */
const CORES = BINARIES.map((name) => `wasm/${name}`);

/** Files that are named in the page but fetched only after errors. */
const SPARE =
  /^embedded-|^(embed|mexplorer-standalone|mexplorer-package|mexplorer-core|sw)\.js$|^mexplorer-offline\.zip$|^embed\.html$|^cards\//;

/** Asked for by a part that the page does not always load, but which is small. */
const BESIDE = ['favicon.svg', 'integrity.json', 'manifest.webmanifest'];

/**
 * All files that the page may fetch: named by its files, transitively.
 * @returns {string[]} paths below dist/
 */
export function pageFiles() {
  const there = new Set(
    readdirSync(DIST, { recursive: true }).map((name) => String(name).split(sep).join('/')),
  );
  const found = new Set();
  const open = ['index.html', ...BESIDE];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || !there.has(file)) continue;
    found.add(file);
    if (!/\.(html|js|css|webmanifest)$/.test(file)) continue;
    const text = readFileSync(join(DIST, file), 'utf8');
    for (const [name] of text.matchAll(/\w[\w@.-]*(?:\/[\w@.-]+)*\.(?:js|css|svg|png)\b/g)) {
      if (!SPARE.test(name)) open.push(name);
    }
  }
  return [...found].sort();
}

/**
 * Each file as the page asks for it, with its hash and the bytes that it takes on the way.
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

export function writeServiceWorker() {
  const files = partsOf();
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const list = JSON.stringify({ version, files });
  const source = readFileSync(join(ROOT, 'www', 'offline', 'service-worker.js'), 'utf8');
  if (!source.includes("('FILES')")) throw new Error('service-worker.js has no place for FILES');
  writeFileSync(
    join(DIST, 'sw.js'),
    source.replace("('FILES')", () => `(${list})`),
  );
}
