/**
 * The address of the repository. A maintainer enters the address in repository.json, and `npm run release --
 * --set` copies it to the manifests.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const PLACE = 'scripts/release/repository.json';
const text = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');

/** @returns {string} empty until it is filled in */
export const repository = (read = text) => JSON.parse(read(PLACE)).url;

/**
 * Return the manifests with the address of the repository.
 * @param {string} url such as `https://host/owner/mexplorer`
 * @param {(file: string) => string} read
 * @returns {Record<string, string>} contents by file
 */
export function withRepository(url, read = text) {
  const npm = JSON.parse(read('package.json'));
  npm.repository = { type: 'git', url: `git+${url}.git` };
  npm.homepage = `${url}#readme`;
  npm.bugs = { url: `${url}/issues` };
  const line = `repository = "${url}"\n`;
  const urls = `[project.urls]\nRepository = "${url}"\n\n`;
  return {
    'package.json': `${JSON.stringify(npm, null, 2)}\n`,
    'crate/Cargo.toml': read('crate/Cargo.toml')
      .replace(/^repository = .*\n/m, '')
      .replace(/^license\.workspace = true\n/m, (license) => license + line),
    'extras/python/pyproject.toml': read('extras/python/pyproject.toml')
      .replace(/^\[project\.urls\]\n(?:\w.*\n)*\n/m, '')
      .replace(/^(?=\[project\.optional-dependencies\])/m, urls),
    'CITATION.cff': `${read('CITATION.cff').replace(/^repository-code: .*\n/m, '')}repository-code: ${url}\n`,
  };
}

/**
 * Write the address into the manifests, if repository.json contains it.
 * @returns {boolean} whether it does
 */
export function writeRepository() {
  const url = repository();
  if (!url) return false;
  for (const [file, content] of Object.entries(withRepository(url))) {
    writeFileSync(join(ROOT, file), content);
  }
  return true;
}

/**
 * @param {(file: string) => string} read
 * @returns {string | null} the reason not to release: no address, or a manifest without it
 */
export function repositoryFault(read = text) {
  const url = repository(read);
  if (!url) return `Write the address of the repository into ${PLACE}, and run --set again.`;
  const stale = Object.entries(withRepository(url, read)).filter(
    ([file, content]) => read(file) !== content,
  );
  if (!stale.length) return null;
  return `${stale.map(([file]) => file).join(', ')}: no or another repository; run --set again.`;
}
