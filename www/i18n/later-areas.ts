/**
 * The files of the areas that the first view does without: here those that many features say, and in the folder of a
 * feature its own. Apart, so that the first view does without their names.
 */
import type { Words } from './languages.ts';

const found = import.meta.glob<{ default: Words }>([
  './*/*.ts',
  '!./*/{common,errors,games,moves,page,play,grammar,taking}.ts',
  '../*/words/*/*.ts',
  '!../*/words/*/{ideas,remarks}.ts',
]);

/** The same by language and area. */
export const files = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
);
