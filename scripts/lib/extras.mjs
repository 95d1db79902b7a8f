/** Find the files of extensions (folders of extras/) that the build and the tests of the core use. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';

const FOLDER = join(ROOT, 'extras');

/**
 * A part of `npm test` that an extra adds, in its file tests/parts.mjs. That is read before npm's packages are there.
 * @typedef {object} Part
 * @property {string} name as an argument of `npm test --`
 * @property {(given: {
 *   rest: string[],
 *   results: import('./steps.mjs').Result[],
 *   chrome?: string,
 *   tools: Tools,
 * }) => Promise<void>} run `rest`: the arguments after a second `--`; `results` grows; `chrome`: the browser's path
 *
 * @typedef {typeof import('../pages/markdown.mjs')} Markdown the functions that write pages of docs
 * @typedef {typeof import('../test/tools.mjs').tools} Tools paths, processes, steps, a browser and a server
 */

/**
 * Import the file with a given name from every extension that has such a file.
 * @param {string} name such as `bundles.mjs`
 * @returns {Promise<any[]>} the modules' defaults
 */
export async function ofExtras(name) {
  const modules = await Promise.all(
    filesOfExtras(name).map((file) => import(pathToFileURL(file).href)),
  );
  return modules.map((module) => module.default);
}

/**
 * Return the paths of all files with a given name in the folders of extensions.
 * @param {string} name
 */
export function filesOfExtras(name) {
  const folders = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];
  return folders.map((folder) => join(FOLDER, folder, name)).filter((file) => existsSync(file));
}

/**
 * Return the paths of the extensions' modules for Node, keyed by their names in the package's exports.
 * @returns {Promise<Record<string, string>>}
 */
export const modulesOfExtras = async () => Object.assign({}, ...(await ofExtras('modules.mjs')));
