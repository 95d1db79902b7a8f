/**
 * Let a process import the TypeScript sources of www. The arguments `TYPESCRIPT` of ./paths.mjs make Node
 * load this module first. A script that runs before tsx is installed imports this module after set-up, and
 * only then the modules that import the sources.
 */
import { readdirSync } from 'node:fs';
import * as module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { ROOT } from './paths.mjs';

// Give the path of tsconfig.json, since commands also run in other folders.
register({ tsconfig: join(ROOT, 'tsconfig.json') });
module.register('./vite-hooks.mjs', import.meta.url);

/**
 * Implement Vite's `import.meta.glob`. The hooks of ./vite-hooks.mjs replace calls of it by calls of this
 * function.
 * @param {string} base the address of the source
 * @param {string | string[]} patterns relative to its folder or the parent folder, with `*`, `{a,b}` and, for
 * exclusions, `!`
 */
function glob(base, patterns) {
  const around = new URL('..', base);
  const own = new URL('.', base).href.slice(around.href.length);
  const forms = [patterns].flat().map((pattern) => {
    const form = pattern
      .replace(/^!/, '')
      .replace(/^\.\//, own)
      .replace(/^\.\.\//, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]+')
      .replace(/\{(.*?)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
    return { isLeftOut: pattern.startsWith('!'), form: new RegExp(`^${form}$`) };
  });
  const has = (/** @type {string} */ name, /** @type {boolean} */ out) =>
    forms.some(({ isLeftOut, form }) => isLeftOut === out && form.test(name));
  const names = readdirSync(fileURLToPath(around), { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => has(name, false) && !has(name, true));
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [
        name.startsWith(own) ? `./${name.slice(own.length)}` : `../${name}`,
        () => import(new URL(name, around).href),
      ]),
  );
}

Object.assign(globalThis, { mexplorerGlob: glob });
