/** What single games add to explanations: apart, since the first view does without. */
import type { Area } from './areas.ts';
import type { Words } from './languages.ts';

const files = import.meta.glob<Partial<Record<Area, Words>>>('./*/games/*.ts');

/** The words of all games in a language. */
export const ofGames = (lang: string) =>
  Promise.all(
    Object.keys(files)
      .filter((file) => file.startsWith(`./${lang}/`))
      .map((file) => files[file]()),
  );
