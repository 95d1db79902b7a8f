/** The service worker of the built page, with the list of what it keeps. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DIST, ROOT } from './paths.mjs';

const VECTORS = 'wasm/mexplorer_simd.wasm';
const PLAIN = 'wasm/mexplorer_bg.wasm';

/** What is for other people's pages, or stands beside the page: kept when it is visited. */
const APART =
  /^(types|learn|wasm|mexplorer@[^/]*)\/|^(sw|embed|elements|mexplorer|mexplorer-standalone|packed-[^/]*)\.js$|\.mjs$|\.zip$|\.md$|^(embed\.html|custom-elements\.json)$/;

/** @returns {string[]} what the page may ask for, by its path below dist/ */
export function pageFiles() {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(DIST.length + 1))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !APART.test(file))
    .sort();
}

export function writeServiceWorker() {
  const files = pageFiles();
  const hash = createHash('sha256');
  for (const file of [...files, VECTORS, PLAIN]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(DIST, file)));
  }
  const version = hash.digest('hex').slice(0, 12);
  const list = JSON.stringify({ version, files, vectors: VECTORS, plain: PLAIN });
  const source = readFileSync(join(ROOT, 'www', 'offline', 'service-worker.js'), 'utf8');
  if (!source.includes("('FILES')")) throw new Error('service-worker.js has no place for FILES');
  writeFileSync(
    join(DIST, 'sw.js'),
    source.replace("('FILES')", () => `(${list})`),
  );
}
