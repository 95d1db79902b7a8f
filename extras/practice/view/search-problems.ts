/** The practice problems among the results of the search field of the page. */
import { fetchWords, t } from 'mexplorer/kit';
import { findProblems } from './find-problems.ts';
import type { Lang } from 'mexplorer/kit';
import type { Found } from 'mexplorer/kit/extra';

/** Load the titles of the problems and return a function that searches them. */
export async function problemSearch(lang: Lang): Promise<(query: string) => Found[]> {
  await fetchWords(lang, ['practice', 'problems']);
  return (query) =>
    findProblems(query).map(({ id, idea }) => ({
      title: `${id} · ${t(lang, `problems.${id}`)}`,
      note: t(lang, `practice.idea_${idea}`),
      at: { view: 'practice', problem: id, input: '' },
    }));
}
