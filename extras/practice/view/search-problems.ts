/** The problems as the one search of the page finds them. */
import { fetchWords, t } from 'mexplorer/kit';
import { findProblems } from './find-problems.ts';
import type { Lang } from 'mexplorer/kit';
import type { Found } from 'mexplorer/kit/extra';

/** Their titles are words of areas of their own. */
export async function problemSearch(lang: Lang): Promise<(query: string) => Found[]> {
  await fetchWords(lang, ['practice', 'problems']);
  return (query) =>
    findProblems(query).map(({ id, idea }) => ({
      title: `${id} · ${t(lang, `problems.${id}`)}`,
      note: t(lang, `practice.idea_${idea}`),
      at: { view: 'practice', problem: id, input: '' },
    }));
}
