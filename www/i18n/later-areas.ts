/**
 * The files of the areas that the first view does not need: the common ones here, and those in the folder of each
 * feature. They are in a separate module, so that the first view does not contain their names.
 */
import type { Words } from './languages.ts';

const found = import.meta.glob<{ default: Words }>([
  './*/*.ts',
  '!./*/{common,errors,games,moves,page,play,grammar,taking}.ts',
  '../*/words/*/*.ts',
  '!../*/words/*/{ideas,remarks}.ts',
]);

/** The same files by `language/area.ts`. */
export const files = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
);
