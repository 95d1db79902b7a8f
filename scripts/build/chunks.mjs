/**
 * The modules that are bundled into one file of dist/. Each file costs a request, so the first view should
 * need few files. But a widget in another page should not load code that the widget does not need.
 */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { FIRST_AREAS } from '../../www/i18n/areas.ts';
import { ROOT } from '../lib/paths.mjs';

/**
 * The modules of each file. Modules that they import are added to the same file, unless an earlier file in
 * this list contains them.
 */
const FILES = {
  // Keep the errors in a separate file, since elements.js needs no other part of the engine.
  errors: ['www/engine/errors.ts'],
  // The minimum that the page needs to start a worker, which it does first.
  engine: ['www/engine/calls.ts', 'www/engine/raster.ts', 'www/engine/wasm/small.js'],
  // Modules that elements.js needs before it loads a widget, and that each widget needs.
  near: [
    'registry',
    'ui/element/pause',
    'ui/element/linked-widget',
    'ui/element/visibility',
    'ui/host-page/prepare',
    'ui/host-page/single-copy',
  ].map((name) => `www/${name}.ts`),
  // Modules that only elements.js needs, to find widgets in host pages.
  found: ['host-page/discover', 'host-page/upgrade'].map((name) => `www/ui/${name}.ts`),
  // Modules shared by all widgets. The loaders of translated texts belong to this file, not to the engine,
  // which programs import without a page.
  ui: [
    // Keep this module with the descriptors of extensions, which the page loads at the start and a lesson
    // needs for its blocks.
    'extra-parts',
    'i18n/languages',
    'ui/controls/typed-text',
    'ui/element/widget',
    'ui/pictures/icons',
    'ui/pictures/signs',
    'ui/text/digit-groups',
    'ui/text/position-value',
  ].map((name) => `www/${name}.ts`),
  // Modules that display answers of the core, which the first board does not need.
  answers: ['element/query', 'text/move-count', 'text/outcome-mark', 'text/same-position'].map(
    (name) => `www/ui/${name}.ts`,
  ),
  board: ['www/play/mex-game.ts', 'www/boards/heaps.ts', 'www/boards/scene-board.ts'],
  page: ['www/page/mex-app.ts'],
};

/**
 * Return the groups of modules in the bundler's format.
 * @throws if a module in the list does not exist
 */
export function grouped() {
  const gone = Object.values(FILES)
    .flat()
    .find((file) => !existsSync(join(ROOT, file)));
  if (gone) throw new Error(`scripts/build/chunks.mjs names ${gone}, which is not there`);
  const groups = Object.entries(FILES).map(([name, modules], i, { length }) => ({
    name,
    test: (/** @type {string} */ id) =>
      modules.some((file) => id === join(ROOT, ...file.split('/'))),
    priority: 1 + length - i,
  }));
  // Give the groups of translated texts the lowest priority, since all texts import shared modules, which
  // belong to other files.
  const words = [
    {
      name: (/** @type {string} */ id) => `words-${id.split(sep).at(-2)}`,
      test: new RegExp(`[\\\\/]i18n[\\\\/][\\w-]+[\\\\/](${FIRST_AREAS.join('|')})\\.ts$`),
      priority: 1,
    },
    {
      name: (/** @type {string} */ id) => `why-${/i18n.([\w-]+)/.exec(id)?.[1]}`,
      test: /[\\/]i18n[\\/][\w-]+[\\/](why|claims|games[\\/][\w-]+)\.ts$/,
      priority: 1,
    },
  ];
  // Keep Vite's preload helper in a separate file, so that the plugin `plainImports` can leave it out.
  const helper = {
    name: 'preload-helper',
    test: /vite\/preload-helper/,
    priority: groups.length + 2,
  };
  return [helper, ...words, ...groups];
}
