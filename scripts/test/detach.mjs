/**
 * The part `detach` of `npm test`: the kernel without its extras. In a copy of the tracked files each extra is
 * deleted with its line in www/extras.ts, and the rest must type-check; without all of them it must build, pass its
 * unit tests and play a game. Needs the core of the build.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, WASM } from '../lib/paths.mjs';
import { capture, run } from '../lib/run.mjs';

/** A game by mouse, from the first click to its end. */
const JOURNEY = 'tests/e2e/play-mouse.spec.js';

/** The unit tests of everything that reads the list of extras. */
const UNITS = ['cli', 'i18n', 'page', 'play', 'saved'].map((area) => `tests/unit/${area}`);

export async function testDetached() {
  const extras = readdirSync(join(ROOT, 'extras')).sort();
  for (const extra of extras) await without([extra], typeCheck);
  await without(extras, async (copy) => {
    await typeCheck(copy);
    await vite(copy);
    // The unit tests call the command line of the build.
    await vite(copy, '--config', 'vite.library.config.js');
    await tool(copy, 'vitest/vitest.mjs', 'run', ...UNITS);
    await tool(copy, '@playwright/test/cli.js', 'test', '--project=short', JOURNEY);
  });
}

/** @param {string} copy */
const typeCheck = (copy) => tool(copy, 'typescript-7/bin/tsc');

/** @param {string} copy @param {string[]} args */
const vite = (copy, ...args) =>
  tool(copy, 'vite/bin/vite.js', 'build', '--logLevel', 'error', ...args);

/** @param {string} copy @param {string} path of a package's command @param {string[]} args */
const tool = (copy, path, ...args) =>
  // What imports sources of www finds those of the copy.
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
    await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The list of extras without one of them: its import, and its name in the list, where it has a line. @param {string} list @param {string} extra */
function lacking(list, extra) {
  const line = new RegExp(
    `^import \\{ (\\w+) \\} from '\\.\\./extras/${extra}/extra\\.ts';\\n`,
    'm',
  );
  const [, name = ''] = line.exec(list) ?? [];
  if (!name) {
    const isListed = existsSync(join(ROOT, 'extras', extra, 'extra.ts'));
    if (isListed) throw new Error(`www/extras.ts has no line for extras/${extra}.`);
    // Without a descriptor it adds nothing to the page.
    return list;
  }
  return list.replace(line, '').replace(new RegExp(`(?<=\\[.*)\\b${name}\\b,? ?`, 's'), '');
}
