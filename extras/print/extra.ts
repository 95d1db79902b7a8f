/**
 * The extra for print and mail: widgets as pictures, TikZ and text, in files, in notes and on the command
 * line.
 */
import type { Extra } from 'mexplorer/kit/extra';

declare module 'mexplorer/open' {
  interface ExtraWords {
    static: typeof import('./words/en/static.ts').default;
  }
}

export const print: Extra = {
  id: 'print',
  words: {
    static: {
      en: () => import('./words/en/static.ts'),
      zh: () => import('./words/zh/static.ts'),
    },
    // The texts of the command line, loaded by language.
    cli: {
      en: () => import('./words/en/cli.ts'),
      zh: () => import('./words/zh/cli.ts'),
    },
  },
  picture: async () => (await import('./view/picture-file.ts')).pictureFile,
  commands: () => import('./cli/verbs.ts'),
};
