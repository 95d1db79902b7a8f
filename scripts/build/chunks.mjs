/**
 * The modules that share a file of dist/. Each file costs a request, so the first view should not
 * need forty of them; but a widget in another page should not load code that it does not need.
 */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { FIRST_AREAS } from '../../www/i18n/areas.ts';
import { ROOT } from '../lib/paths.mjs';

/** The modules of each file, which their imports join; earlier lines come first. */
const FILES = {
  // Separate, since elements.js needs nothing else of the engine.
  errors: ['www/engine/errors.ts'],
  // The minimum to start a worker, which the page runs first.
  engine: ['www/engine/calls.ts', 'www/engine/raster.ts', 'www/engine/wasm/small.js'],
  // Modules that elements.js needs before any widget is loaded, and that each widget needs.
  near: [
    'registry',
    'ui/element/linked-widget',
    'ui/element/visibility',
    'ui/host-page/prepare',
    'ui/host-page/single-copy',
  ].map((name) => `www/${name}.ts`),
  // Modules that only elements.js needs, to find widgets in other pages.
  found: ['host-page/discover', 'host-page/upgrade'].map((name) => `www/ui/${name}.ts`),
  // Shared by all widgets. The words of every language are named here: programs import the engine without a page.
  ui: [
    // Together with the descriptors, which the page reads at once, and which a lesson needs for its
    // parts.
    'extra-parts',
    'i18n/languages',
    'ui/controls/typed-text',
    'ui/element/widget',
    'ui/pictures/icons',
    'ui/pictures/signs',
    'ui/text/digit-groups',
    'ui/text/position-value',
  ].map((name) => `www/${name}.ts`),
  // Modules that display answers of the core; the first board shows none.
  answers: ['element/query', 'text/move-count', 'text/outcome-mark', 'text/same-position'].map(
    (name) => `www/ui/${name}.ts`,
  ),
  board: ['www/play/mex-game.ts', 'www/boards/heaps.ts', 'www/boards/scene-board.ts'],
  page: ['www/page/mex-app.ts'],
};

/** The groups in the bundler's format. @throws if a module in the list does not exist */
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
  // List words last, since all of them import the modules that words share.
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
  // Separate, so that plainImports can turn it into a plain import.
  const helper = {
    name: 'preload-helper',
    test: /vite\/preload-helper/,
    priority: groups.length + 2,
  };
  return [helper, ...words, ...groups];
}
