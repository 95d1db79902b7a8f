/** For paper and mail: widgets as pictures, TikZ and text, in files, in notes and on the command line. */
import type { Extra } from 'mexplorer/kit/extra';

declare module 'mexplorer/open' {
  interface ExtraWords {
    static: typeof import('./words/en/static.ts').default;
  }
}

/** The options that both verbs have. */
const looks = {
  theme: { type: 'string', choices: ['light', 'dark', 'auto'] },
  print: { type: 'string', choices: ['question', 'answer'] },
} as const;

export const print: Extra = {
  id: 'print',
  words: {
    static: {
      en: () => import('./words/en/static.ts'),
      zh: () => import('./words/zh/static.ts'),
    },
    // The command line.
    cli: {
      en: () => import('./words/en/cli.ts'),
      zh: () => import('./words/zh/cli.ts'),
    },
  },
  verbs: {
    render: {
      options: ['output', 'out', 'images', 'theme', 'print', 'encoding'],
      own: { ...looks, images: { type: 'string', choices: ['inline', 'files', 'tex'] } },
      run: async (asked) => (await import('./cli/render.ts')).render(asked),
    },
    picture: {
      options: ['output', 'out', 'theme', 'print'],
      own: looks,
      run: async (asked) => (await import('./cli/picture.ts')).picture(asked),
    },
  },
  picture: async () => (await import('./view/picture-file.ts')).pictureFile,
};
