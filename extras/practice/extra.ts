/**
 * The extra for practice problems of online judges: the list, a page for each problem, the check of the
 * user's own program, and the commands `judge`, `gen`, `check` and `limits`.
 */
import { INPUT_IN_LINK, text } from 'mexplorer/kit/extra';
import { words } from './words/check.ts';
import type { Extra } from 'mexplorer/kit/extra';

declare module 'mexplorer/open' {
  interface ExtraState {
    /** The id of a practice problem. */
    problem: string;
    /** An input of the problem, in the judge's format. */
    input: string;
    /** The seed of the inputs for a check of the user's own program. */
    seed: number;
  }
  interface ExtraWords {
    practice: typeof import('./words/en/practice.ts').default;
    check: typeof import('./words/en/check.ts').default;
  }
}

export const practice: Extra = {
  id: 'practice',
  doors: { practice: 'practice' },
  before: 'explore',
  views: [
    {
      name: 'practice',
      door: 'practice',
      fields: {
        problem: text('891', { always: true }),
        input: text('', { maxLength: INPUT_IN_LINK }),
        seed: { default: 1, read: (seed) => (/^\d{1,9}$/.test(seed) ? Number(seed) : undefined) },
      },
      widget: { tag: 'mex-check', height: 720, from: { problem: 'problem' } },
    },
  ],
  load: {
    practice: async () => (await import('./view/practice-view.ts')).practiceView,
  },
  widgets: {
    'mex-check': () => import('./check/mex-check.ts'),
  },
  parts: {
    program: async () => (await import('./check/mex-check.ts')).programCheck,
  },
  names: {
    practice: { en: 'Practice', zh: '练习' },
  },
  problem: { icon: 'practice', at: (problem) => ({ view: 'practice', problem }) },
  search: async (lang) => (await import('./view/search-problems.ts')).problemSearch(lang),
  words: {
    ...words,
    practice: {
      en: () => import('./words/en/practice.ts'),
      zh: () => import('./words/zh/practice.ts'),
    },
    // The texts of the command line.
    cli: {
      en: () => import('./words/en/cli.ts'),
      zh: () => import('./words/zh/cli.ts'),
    },
  },
  commands: () => import('./cli/verbs.ts'),
};
