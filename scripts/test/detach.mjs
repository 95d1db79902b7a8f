/**
 * The part `detach` of `npm test`, which tests the project without its extensions. In a copy of the tracked
 * files, each extension is deleted together with its line in www/extras.ts, and the rest must type-check.
 * Without all extensions, the project must build, pass its unit tests, play a game and show a lesson. The
 * compiled core must exist.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, WASM } from '../lib/paths.mjs';
import { capture, run } from '../lib/run.mjs';

/**
 * The browser tests to run: a game played by mouse to its end, and a lesson that asks for the reader's own
 * program.
 */
const JOURNEYS = [
  ['tests/e2e/play-mouse.spec.js', '--grep', 'nim is played to its end'],
  ['tests/e2e/learn.spec.js', '--grep', 'a program of one’s own'],
];

/** The folders of unit tests for code that reads the list of extensions. */
const UNITS = ['cli', 'i18n', 'page', 'play', 'saved'].map((area) => `tests/unit/${area}`);

export async function testDetached() {
  const extras = readdirSync(join(ROOT, 'extras')).sort();
  for (const extra of extras) await without([extra], typeCheck);
  await without(extras, async (copy) => {
    await typeCheck(copy);
    // Check that the shell crate compiles without extensions, and the core with its tests.
    await cargo(copy, 'check', '--package', 'mexplorer-shell');
    await cargo(copy, 'check', '--package', 'mexplorer', '--all-targets');
    await vite(copy);
    // Build the library, since unit tests run its command line.
    await vite(copy, '--config', 'vite.library.config.js');
    await tool(copy, 'vitest/vitest.mjs', 'run', ...UNITS);
    for (const journey of JOURNEYS)
      await tool(copy, '@playwright/test/cli.js', 'test', '--project=short', ...journey);
  });
}

/** @param {string} copy */
const typeCheck = (copy) => tool(copy, 'typescript-7/bin/tsc');

/** @param {string} copy @param {string[]} args */
const vite = (copy, ...args) =>
  tool(copy, 'vite/bin/vite.js', 'build', '--logLevel', 'error', ...args);

/** @param {string} copy @param {string[]} args */
const cargo = (copy, ...args) =>
  run('cargo', [...args, '--quiet', '--offline'], {
    cwd: copy,
    env: { CARGO_TARGET_DIR: process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target') },
  });

/** @param {string} copy @param {string} path of a package's command @param {string[]} args */
const tool = (copy, path, ...args) =>
  // Load the TypeScript hooks of the copy, so that imports of sources of www resolve to the copy.
  run(process.execPath, [...typescriptOf(copy), join(copy, 'node_modules', path), ...args], {
    cwd: copy,
  });

/** @param {string} copy */
const typescriptOf = (copy) => [
  '--import',
  pathToFileURL(join(copy, 'scripts', 'lib', 'typescript.mjs')).href,
];

/**
 * Call a function with a copy of the project from which extensions are removed.
 * @param {string[]} extras
 * @param {(copy: string) => Promise<unknown>} work
 */
async function without(extras, work) {
  console.log(`  … without ${extras.map((extra) => `extras/${extra}`).join(', ')}`);
  const copy = mkdtempSync(join(tmpdir(), 'mex-detached-'));
  try {
    const files = (await capture('git', ['ls-files', '-z'])).stdout.split('\0').filter(Boolean);
    const isLeft = (/** @type {string} */ file) =>
      !extras.some((extra) => file.startsWith(`extras/${extra}/`));
    for (const file of files.filter(isLeft)) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      cpSync(join(ROOT, file), join(copy, file));
    }
    cpSync(WASM, join(copy, relative(ROOT, WASM)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const list = join(copy, 'www', 'extras.ts');
    writeFileSync(list, extras.reduce(lacking, readFileSync(list, 'utf8')));
    for (const name of ['Cargo.toml', 'crate/shell/Cargo.toml', 'crate/shell/src/calls.rs']) {
      const file = join(copy, name);
      writeFileSync(file, extras.reduce(withoutCrates, readFileSync(file, 'utf8')));
    }
    await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Remove from a file of the workspace the lines, and the items of lists, that name the crates of an
 * extension.
 * @param {string} text
 * @param {string} extra
 */
function withoutCrates(text, extra) {
  const folder = join(ROOT, 'extras', extra);
  const crates = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'Cargo.toml')));
  return crates.reduce((left, name) => {
    const crate = `mexplorer[-_]${name}`;
    return left
      .replace(new RegExp(`, "(dep:${crate}|extras/${extra}/${name})"`, 'g'), '')
      .replace(new RegExp(`^(${crate} = .*| *#\\[.*\\] ${crate})\n`, 'gm'), '');
  }, text);
}

/**
 * Remove from www/extras.ts the import of an extension and its entry in the list.
 * @param {string} list
 * @param {string} extra
 */
function lacking(list, extra) {
  const line = new RegExp(
    `^import \\{ (\\w+) \\} from '\\.\\./extras/${extra}/extra\\.ts';\\n`,
    'm',
  );
  const [, name = ''] = line.exec(list) ?? [];
  if (!name) {
    const isListed = existsSync(join(ROOT, 'extras', extra, 'extra.ts'));
    if (isListed) throw new Error(`www/extras.ts has no line for extras/${extra}.`);
    // An extension without a descriptor has no entry in the list.
    return list;
  }
  return list.replace(line, '').replace(new RegExp(`(?<=\\[.*)\\b${name}\\b,? ?`, 's'), '');
}
