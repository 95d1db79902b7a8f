/** The service worker of the built page, with the list of what it keeps. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DIST, ROOT } from '../lib/paths.mjs';
import { wasmId } from './wasm.mjs';

const VECTORS = 'wasm/mexplorer_simd.wasm';
const PLAIN = 'wasm/mexplorer_bg.wasm';
const SMALL = 'wasm/mexplorer_small.wasm';

/** What parts of the page name, and yet ask for only where something is amiss. */
const SPARE =
  /^packed-|^(embed|mexplorer-standalone|mexplorer-core|sw)\.js$|^mexplorer-offline\.zip$|^embed\.html$|^cards\//;

/** Asked for by a part that the page does not always load, but which is small. */
const BESIDE = ['favicon.svg', 'integrity.json', 'manifest.webmanifest'];

/**
 * All that the page may ask for: whatever its files name, and what those name in turn.
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

export function writeServiceWorker() {
  const files = pageFiles();
  const hash = createHash('sha256');
  for (const file of [...files, SMALL, VECTORS, PLAIN]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(DIST, file)));
  }
  const version = hash.digest('hex').slice(0, 12);
  const list = JSON.stringify({
    ...{ version, files },
    ...{ small: SMALL, vectors: VECTORS, plain: PLAIN, core: wasmId() },
  });
  const source = readFileSync(join(ROOT, 'www', 'offline', 'service-worker.js'), 'utf8');
  if (!source.includes("('FILES')")) throw new Error('service-worker.js has no place for FILES');
  writeFileSync(
    join(DIST, 'sw.js'),
    source.replace("('FILES')", () => `(${list})`),
  );
}
