/**
 * The files of the areas that the first view does not need, from this folder and from the folders of
 * features. They are in a separate module, so that the first view's script does not contain their names.
 */
import type { Words } from './languages.ts';

const found = import.meta.glob<{ default: Words }>([
  './*/*.ts',
  '!./*/{common,errors,games,moves,page,play,grammar,taking}.ts',
  '../*/words/*/*.ts',
  '!../*/words/*/{ideas,remarks}.ts',
]);

/** The files by `language/area.ts`. */
export const files = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
);
