/**
 * The extra for proofs: certificates as files, their checkers, proofs in pieces, and the octal games
 * whose periods are unknown.
 */
import { game } from 'mexplorer/kit/extra';
import type { Extra } from 'mexplorer/kit/extra';

declare module 'mexplorer/open' {
  interface ExtraWords {
    certificate: typeof import('./words/en/certificate.ts').default;
    unsolved: typeof import('./words/en/unsolved.ts').default;
  }
}

export const proofs: Extra = {
  id: 'proofs',
  views: [{ name: 'unsolved', door: 'explore', advanced: true, fields: { game } }],
  load: {
    unsolved: async () => (await import('./view/unsolved-view.ts')).unsolvedView,
  },
  names: { unsolved: { en: 'Long periods', zh: '很长的周期' } },
  words: {
    certificate: {
      en: () => import('./words/en/certificate.ts'),
      zh: () => import('./words/zh/certificate.ts'),
    },
    unsolved: {
      en: () => import('./words/en/unsolved.ts'),
      zh: () => import('./words/zh/unsolved.ts'),
    },
    // The texts of the command line, loaded by language.
    cli: {
      en: () => import('./words/en/cli.ts'),
      zh: () => import('./words/zh/cli.ts'),
    },
  },
  parts: {
    proof: async () => (await import('./view/proof-file.ts')).proofFile,
    table: async () => (await import('./view/unsolved-way.ts')).unsolvedWay,
  },
  commands: () => import('./cli/verbs.ts'),
};
