/**
 * The part `detach` of `npm test`: the kernel without its extras. In a copy of the tracked files each extra is
 * deleted with its line in www/extras.ts, and the rest must type-check; without all of them it must build, pass its
 * unit tests, play a game and show a lesson. Needs the core of the build.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, WASM } from '../lib/paths.mjs';
import { capture, run } from '../lib/run.mjs';

/** A game by mouse, from the first click to its end, and a lesson that asks for a program of one's own. */
const JOURNEYS = [
  ['tests/e2e/play-mouse.spec.js'],
  ['tests/e2e/learn.spec.js', '--grep', 'a program of one’s own'],
];

/** The unit tests of all code that reads the list of extras. */
const UNITS = ['cli', 'i18n', 'page', 'play', 'saved'].map((area) => `tests/unit/${area}`);

export async function testDetached() {
  const extras = readdirSync(join(ROOT, 'extras')).sort();
  for (const extra of extras) await without([extra], typeCheck);
  await without(extras, async (copy) => {
    await typeCheck(copy);
    // The shell without them, and everything of the kernel, its tests included.
    await cargo(copy, 'check', '--package', 'mexplorer-shell');
    await cargo(copy, 'check', '--package', 'mexplorer', '--all-targets');
    await vite(copy);
    // The unit tests call the command line of the build.
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
  // Imports of the sources of www resolve to the copy.
  run(process.execPath, [...typescriptOf(copy), join(copy, 'node_modules', path), ...args], {
    cwd: copy,
  });

/** @param {string} copy */
const typescriptOf = (copy) => [
  '--import',
  pathToFileURL(join(copy, 'scripts', 'lib', 'typescript.mjs')).href,
];

/**
 * Does something in a copy of the project that lacks extras.
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

/** A file of the workspace without the lines, or the parts of lists, that name the crates of an extra. @param {string} text @param {string} extra */
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

/** The list of extras without one of them: without its import and its line in the list, if it has them. @param {string} list @param {string} extra */
function lacking(list, extra) {
  const line = new RegExp(
    `^import \\{ (\\w+) \\} from '\\.\\./extras/${extra}/extra\\.ts';\\n`,
    'm',
  );
  const [, name = ''] = line.exec(list) ?? [];
  if (!name) {
    const isListed = existsSync(join(ROOT, 'extras', extra, 'extra.ts'));
    if (isListed) throw new Error(`www/extras.ts has no line for extras/${extra}.`);
    // An extra without a descriptor adds nothing to the page.
    return list;
  }
  return list.replace(line, '').replace(new RegExp(`(?<=\\[.*)\\b${name}\\b,? ?`, 's'), '');
}
