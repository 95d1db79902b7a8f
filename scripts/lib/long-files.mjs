/** List the files of more than 400 lines. Such a file is no error, but may contain more than one idea. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from './paths.mjs';

const FOLDERS = ['www', 'extras', 'crate', 'tests', 'scripts'];
const LIMIT = 400;

/** Match files that are exempt: translated texts, generated files, and dependencies. */
const EXEMPT =
  /^(www\/(i18n\/[^/]+\/|engine\/(wasm|types)\/)|extras\/[^/]+\/words\/)|\/(node_modules|target)\//;

/** @param {string} folder @returns {string[]} */
const sourcesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).split(sep).join('/')}`)
    .filter((file) => /\.(js|mjs|ts|rs|css)$/.test(file) && !EXEMPT.test(file));

/** Return a line for each long file, longest first. */
export function longFiles() {
  const files = FOLDERS.flatMap(sourcesBelow).map((file) => ({
    file,
    lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1,
  }));
  return files
    .filter(({ lines }) => lines > LIMIT)
    .sort((a, b) => b.lines - a.lines)
    .map(({ file, lines }) => `warning: ${file} has ${lines} lines\n`)
    .join('');
}
