/** List the third-party works contained in the packages, with their licences. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CRATE, DIST, ROOT } from '../lib/paths.mjs';
import { capture } from '../lib/run.mjs';

/** @typedef {{ name: string, version: string, licence: string, text: string }} Part */

/** The folder in which the bundler lists the bundled modules, in one file per build. */
export const BUNDLED = '.licences';

/** Licences that allow a work to be redistributed as part of a work under MIT or Apache-2.0. */
const GENEROUS = [
  ...['MIT', 'MIT-0', 'Apache-2.0', 'ISC', '0BSD', 'Zlib', 'Unlicense', 'CC0-1.0'],
  ...[
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'Unicode-3.0',
    'Apache-2.0 WITH LLVM-exception',
  ],
];

/** Licences allowed for tools, which are used but not redistributed. */
const TOOLS = [...GENEROUS, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0'];

/**
 * Return whether an SPDX expression can be satisfied by allowed licences: one side of `OR`, both sides of
 * `AND`. Expressions that cannot be parsed are not allowed.
 * @param {string | null | undefined} expression
 * @param {{ tool?: boolean }} [use]
 */
export function allows(expression, { tool = false } = {}) {
  const words = (expression ?? '').replaceAll('/', ' OR ').match(/[()]|[^\s()]+/g) ?? [];
  const list = tool ? TOOLS : GENEROUS;
  let at = 0;
  const one = () => {
    if (words[at] === '(') {
      at += 1;
      const inner = either();
      if (words[at] !== ')') return false;
      at += 1;
      return inner;
    }
    let name = words[at++] ?? '';
    if (words[at] === 'WITH') {
      name += ` WITH ${words[at + 1]}`;
      at += 2;
    }
    return list.includes(name);
  };
  const both = () => {
    let ok = one();
    while (words[at] === 'AND') {
      at += 1;
      // Call `one` in any case: `ok && one()` would skip the rest of the expression.
      const next = one();
      ok &&= next;
    }
    return ok;
  };
  /** @returns {boolean} */
  const either = () => {
    let ok = both();
    while (words[at] === 'OR') {
      at += 1;
      const next = both();
      ok ||= next;
    }
    return ok;
  };
  const ok = either();
  return ok && at === words.length;
}

/**
 * The folders whose packages contain a compiled core, each with the crate and the compilation target of the
 * core. The licences for Python are the same on all systems.
 * @type {Record<string, { crate: string, manifest: string, target: string }>}
 */
export const CORES = {
  crate: { crate: 'mexplorer-shell', manifest: 'Cargo.toml', target: 'wasm32-unknown-unknown' },
  'extras/python': {
    crate: 'mexplorer-python',
    manifest: 'extras/python/core/Cargo.toml',
    target: 'x86_64-unknown-linux-gnu',
  },
};

/**
 * Return Cargo's metadata of the dependencies for a compilation target.
 * @param {string} target
 * @param {string} [manifest]
 */
export async function metadata(target, manifest = 'Cargo.toml') {
  const args = ['metadata', '--format-version', '1', '--locked', '--filter-platform', target];
  args.push('--manifest-path', join(ROOT, manifest));
  // Try without the network first, which Cargo needs only if dependencies have not been fetched.
  let { code, stdout, stderr } = await capture('cargo', [...args, '--offline']);
  if (code !== 0) ({ code, stdout, stderr } = await capture('cargo', args));
  if (code !== 0) throw new Error(`cargo metadata: ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * Return the crates that are compiled into a core, with their licences, ordered by name.
 * @param {{ crate: string, manifest: string, target: string }} [core] @returns {Promise<Part[]>}
 */
export async function crates({ crate, manifest, target } = CORES.crate) {
  const { packages, resolve } = await metadata(target, manifest);
  const nodes = new Map(resolve.nodes.map((/** @type {any} */ node) => [node.id, node]));
  const own = packages.find((/** @type {any} */ one) => one.name === crate).id;
  const seen = new Set([own]);
  const open = [own];
  for (let id = open.pop(); id; id = open.pop()) {
    for (const { pkg, dep_kinds: kinds } of nodes.get(id).deps) {
      // Skip dependencies that only tests and build scripts use, since no binary contains them.
      const used = kinds.some((/** @type {any} */ { kind }) => kind === null);
      if (used && !seen.has(pkg)) {
        seen.add(pkg);
        open.push(pkg);
      }
    }
  }
  return packages
    .filter((/** @type {any} */ one) => seen.has(one.id) && one.source !== null)
    .map((/** @type {any} */ one) => ({
      name: one.name,
      version: one.version,
      licence: one.license ?? '',
      text: licenceText(dirname(one.manifest_path)),
    }))
    .sort(byName);
}

/**
 * Return the licence texts in a crate's folder. The long text of Apache is omitted if there is another text.
 * @param {string} folder
 */
function licenceText(folder) {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|unlicense)/i.test(name));
  const others = names.filter((name) => !/apache/i.test(name));
  return (others.length ? others : names)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
}

const STANDARD_LIBRARY = `The core is compiled with Rust's standard library, which is "MIT OR Apache-2.0", copyright the Rust
Project contributors. Where no text stands below, the crate comes without one: that of its licence is
the text of LICENSE-MIT, with the crate's authors in place of ours.`;

/** Return the text of THIRD-PARTY.md of the crate. @param {Part[]} parts */
export function crateNotice(parts) {
  const lead = `# What the core is compiled with\n\nWritten by \`npm run build\`.\n\n${STANDARD_LIBRARY}`;
  return `${[lead, ...parts.map(section)].join('\n\n')}\n`;
}

/**
 * Return the text of THIRD-PARTY.md of the npm package and the site.
 * @param {Part[]} bundled
 * @param {string} core
 */
export function siteNotice(bundled, core) {
  const lead =
    '# Third parties\n\nWhat is passed on with Mexplorer, and its terms: first the scripts, then the core.';
  return `${[lead, ...bundled.map(section)].join('\n\n')}\n\n${core}`;
}

/** @param {Part} part */
const section = ({ name, version, licence, text }) =>
  `## ${name} ${version} (${licence})${text.trim() && `\n\n${tidy(text)}`}`;

/**
 * Normalize line breaks and trailing spaces, so that the bytes are the same on every system.
 * @param {string} text
 */
const tidy = (text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** @param {Part} a @param {Part} b */
const byName = (a, b) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1;

/**
 * Write THIRD-PARTY.md of the crate and of the Python package, which are not committed.
 * @throws if a licence does not allow redistribution
 */
export async function writeCoreNotices() {
  for (const [folder, core] of Object.entries(CORES)) {
    const parts = await crates(core);
    const other = parts.find(({ licence }) => !allows(licence));
    if (other) throw new Error(`${other.name} cannot be passed on: ${other.licence}`);
    writeFileSync(join(ROOT, folder, 'THIRD-PARTY.md'), crateNotice(parts));
  }
}

/**
 * Write dist/THIRD-PARTY.md from the lists of bundled modules of all builds, and from THIRD-PARTY.md of the
 * crate.
 */
export function writeSiteNotice() {
  const folder = join(DIST, BUNDLED);
  /** @type {Map<string, Part>} */
  const found = new Map();
  for (const name of readdirSync(folder)) {
    for (const one of JSON.parse(readFileSync(join(folder, name), 'utf8'))) {
      const { name, version, identifier, text } = one;
      const part = { name, version, licence: identifier ?? '', text: text ?? '' };
      found.set(`${name} ${version}`, part);
    }
  }
  rmSync(folder, { recursive: true });
  const core = readFileSync(join(CRATE, 'THIRD-PARTY.md'), 'utf8');
  const notice = siteNotice([...found.values()].sort(byName), core);
  writeFileSync(join(DIST, 'THIRD-PARTY.md'), notice);
}

/**
 * Return the packages of npm's lock file, most of which are tools.
 * @returns {{ name: string, licence: string }[]}
 */
export function npmPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence: license,
    }));
}

/** Copy the project's own licence files into a package's folder. @param {string} folder */
export function writeLicences(folder) {
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE']) {
    const text = readFileSync(join(ROOT, name), 'utf8');
    const place = join(ROOT, folder, name);
    if (!existsSync(place) || readFileSync(place, 'utf8') !== text) writeFileSync(place, text);
  }
}
