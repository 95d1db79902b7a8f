/**
 * Load the texts that single games add to explanations. They are in a separate module, as the first view does
 * not need them.
 */
import type { Area } from './areas.ts';
import type { Words } from './languages.ts';

const files = import.meta.glob<Partial<Record<Area, Words>>>('./*/games/*.ts');

/** Load the texts of all games in a language. */
export const ofGames = (lang: string) =>
  Promise.all(
    Object.keys(files)
      .filter((file) => file.startsWith(`./${lang}/`))
      .map((file) => files[file]()),
  );
