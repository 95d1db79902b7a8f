/** The files of a release that contain the version, the changelog, and the checks that all versions agree. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BINARIES } from '../build/wasm.mjs';
import { DIST, ROOT, WASM } from '../lib/paths.mjs';

const text = (/** @type {string} */ name) => readFileSync(join(ROOT, name), 'utf8');

/**
 * Regular expressions that find the version in each file. Their groups are the text before the version, the
 * version, and the text after it.
 */
const PLACES = /** @type {Record<string, RegExp[]>} */ ({
  'package.json': [/^( {2}"version": ")([^"]+)(",)$/m],
  'package-lock.json': [
    /^( {2}"version": ")([^"]+)(",)$/m,
    /^( {4}"": \{\n {6}"name": "mexplorer",\n {6}"version": ")([^"]+)(",)$/m,
  ],
  'Cargo.toml': [/^(version = ")([^"]+)(")$/m],
  'Cargo.lock': [/^(name = "mexplorer"\nversion = ")([^"]+)(")$/m],
  'crate/fuzz/Cargo.lock': [/^(name = "mexplorer"\nversion = ")([^"]+)(")$/m],
  'extras/python/core/Cargo.lock': [/^(name = "mexplorer"\nversion = ")([^"]+)(")$/m],
  'extras/python/pyproject.toml': [/^(version = ")([^"]+)(")$/m],
  'extras/hosts/quarto/_extensions/mexplorer/_extension.yml': [/^(version: )(\S+)()$/m],
  'extras/hosts/sphinx/mexplorer_sphinx.py': [/("version": ")([^"]+)(")/],
  'CITATION.cff': [/^(version: )(\S+)()$/m],
  'CHANGELOG.md': [/^(## )(\S+)( \([^)]*\))$/m],
});

/** Return the version found at each place. @returns {{ file: string, version: string }[]} */
export function versions() {
  return Object.entries(PLACES).flatMap(([file, places]) =>
    places.map((place) => {
      const [, , version] = text(file).match(place) ?? [];
      return { file, version: version ?? 'none' };
    }),
  );
}

/** Return the version of the project. Throw an error if the version differs between files. */
export function agreed() {
  return agreement(versions());
}

/** @param {{ file: string, version: string }[]} places */
export function agreement(places) {
  const [{ version }] = places;
  const others = places.filter((place) => place.version !== version);
  if (others.length) {
    const said = [places[0], ...others].map(({ file, version }) => `  ${file}: ${version}`);
    throw new Error(`The version is not the same everywhere:\n${said.join('\n')}`);
  }
  if (!isVersion(version)) throw new Error(`"${version}" is no version.`);
  return version;
}

/** Return whether a text is a version by Semantic Versioning. @param {string} text */
export const isVersion = (text) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(text);

/**
 * Write a version to every file that contains one, and a date to its section of the changelog.
 * @param {string} version
 * @param {string} day
 */
export function setVersion(version, day) {
  if (!isVersion(version)) throw new Error(`"${version}" is no version.`);
  // Update the changelog before writing any file, since this fails if the version has no changes.
  const changelog = dated(text('CHANGELOG.md'), version, day);
  for (const [file, places] of Object.entries(PLACES)) {
    let whole = text(file);
    for (const place of places) {
      whole = whole.replace(place, (_, before, _old, after) => before + version + after);
    }
    writeFileSync(join(ROOT, file), file === 'CHANGELOG.md' ? changelog : whole);
  }
}

/** The heading of changes that have not been released. */
const UNRELEASED = /^## Unreleased$/m;

/** @param {string} changelog */
export const hasUnreleased = (changelog) => UNRELEASED.test(changelog);

/**
 * Return the changelog with a date in the heading of a version. If the version has no section, the section of
 * the unreleased changes becomes its section.
 * @param {string} changelog @param {string} version @param {string} day
 */
export function dated(changelog, version, day) {
  const own = new RegExp(`^## ${version.replaceAll('.', '\\.')} \\([^)]*\\)$`, 'm');
  const place = own.test(changelog) ? own : UNRELEASED;
  if (!place.test(changelog)) throw new Error(`CHANGELOG.md says nothing of ${version}.`);
  return changelog.replace(place, `## ${version} (${day})`);
}

/**
 * Return the date of a version, and its changes without the heading.
 * @param {string} changelog
 * @param {string} version
 */
export function changes(changelog, version) {
  const [, day, body] =
    changelog.match(
      new RegExp(
        `^## ${version.replaceAll('.', '\\.')} \\(([^)]*)\\)\\n([^]*?)(?=\\n## |$(?![^]))`,
        'm',
      ),
    ) ?? [];
  if (!body?.trim()) throw new Error(`CHANGELOG.md says nothing of ${version}.`);
  return { day, body: body.trim() };
}

/** @param {string | Buffer} data */
export const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/**
 * Return the SHA-256 hashes of the builds of the core, keyed by file name.
 * @param {string} [folder]
 */
export const binaryHashes = (folder = WASM) =>
  Object.fromEntries(BINARIES.map((name) => [name, sha256(readFileSync(join(folder, name)))]));

/**
 * Check that the built files have a given version and contain the compiled core.
 * @param {string} version
 */
export function checkBuilt(version) {
  const facts = JSON.parse(readFileSync(join(DIST, 'integrity.json'), 'utf8'));
  const wrong = [];
  if (facts.version !== version) wrong.push(`dist/integrity.json is of ${facts.version}`);
  if (!existsSync(join(DIST, `mexplorer@${version}`)))
    wrong.push(`dist/mexplorer@${version} is not there`);
  for (const name of BINARIES) {
    const [built, published] = [WASM, join(DIST, 'wasm')].map((folder) =>
      readFileSync(join(folder, name)),
    );
    if (!built.equals(published)) wrong.push(`dist/wasm/${name} is not the core that was compiled`);
  }
  if (wrong.length) throw new Error(wrong.join('; '));
  return facts;
}

/**
 * Return the text of a release: its changes, and instructions for comparing a copy with the build.
 * @param {{ version: string, body: string, toolchain: string, binaries: Record<string, string>, integrity:
 * Record<string, string>, files: Record<string, string> }} facts
 */
export function notes({ version, body, toolchain, binaries, integrity, files }) {
  const list = (/** @type {Record<string, string>} */ hashes) =>
    Object.entries(hashes).map(([name, hash]) => `${hash}  ${name}`);
  return `# Mexplorer ${version}

${body}

## Hashes

The core, WebAssembly, SHA-256. The same sources give the same bytes in any folder
(\`npm run release -- --dry-run --reproduce\`) with ${toolchain}:

\`\`\`
${list(binaries).join('\n')}
\`\`\`

For \`integrity\` in pages that name a script:

\`\`\`
${list(integrity).join('\n')}
\`\`\`

What is attached, SHA-256:

\`\`\`
${list(files).join('\n')}
\`\`\`
`;
}
