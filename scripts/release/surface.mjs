/**
 * List the public names of the package as sorted lines. Programs and other pages may rely on these names.
 * `tests/golden/api.json` contains the lines of released versions, none of which may disappear within a major
 * version. The fields of answers are types generated from Rust; tests/unit/engine/types.test.ts compares them
 * with real answers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { elements, own, variables } from '../lib/widgets.mjs';
import * as api from '../../www/index.ts';
import { documentedCodes } from '../lib/error-codes.mjs';
import { modulesOfExtras } from '../lib/extras.mjs';
import { ROOT } from '../lib/paths.mjs';
import { options } from '../pages/options.mjs';

/** The modules of extensions, each with its name in the package's exports. */
const modules = await Promise.all(
  Object.entries(await modulesOfExtras()).map(async ([path, file]) => {
    return /** @type {const} */ ([path, await import(pathToFileURL(file).href)]);
  }),
);

/** @returns {string[]} */
export const surface = () => [...new Set([...names(), ...elements.flatMap(linesOf)])].sort();

function names() {
  const { bin, exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return [
    ...Object.keys(exports).map((path) => `package ${path}`),
    ...Object.keys(bin).map((name) => `command ${name}`),
    ...Object.keys(api).map((name) => `export mexplorer ${name}`),
    ...options().map(({ call, option }) => `option ${call} ${option}`),
    ...modules.flatMap(([path, module]) =>
      Object.keys(module).map((name) => `export mexplorer/${path} ${name}`),
    ),
    ...variables.map(({ name }) => `variable ${name}`),
    ...documentedCodes().map(({ code }) => `error ${code}`),
    ...own.flatMap(({ tag, controls }) => controls.map(({ name }) => `${tag} control ${name}`)),
  ];
}

/** @param {(typeof elements)[number]} element @returns {string[]} */
function linesOf({ tag, attributes, properties, methods, events, slots, parts }) {
  return [
    `element ${tag}`,
    ...attributes.map((one) => `${tag} attribute ${one.name} = ${JSON.stringify(one.default)}`),
    ...properties.map(({ name }) => `${tag} property ${name}`),
    ...methods.map(({ name, parameters }) => `${tag} method ${name}(${parameters})`),
    ...events.flatMap(({ name, detail, added }) => {
      const line = `${tag} event ${name}`;
      if (!added) return [`${line} ${detail}`];
      // Write fields that were added in a later version to a separate line, so that the line of the first
      // release does not change.
      return [`${line} ${detail.replace(`, ${added}`, '')}`, `${line} also { ${added} }`];
    }),
    ...slots.map(({ name }) => `${tag} slot ${name || '(default)'}`),
    ...parts.map(({ name }) => `${tag} part ${name}`),
  ];
}
