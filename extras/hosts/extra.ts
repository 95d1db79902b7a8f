/**
 * The extra for other people's pages: the dialog that embeds a view, the module for Jupyter, and integrations
 * with note tools such as Sphinx and Obsidian.
 */
import type { Extra } from 'mexplorer/kit/extra';

declare module 'mexplorer/open' {
  interface ExtraWords {
    embedding: typeof import('./words/en/embedding.ts').default;
  }
}

export const hosts: Extra = {
  id: 'hosts',
  words: {
    embedding: {
      en: () => import('./words/en/embedding.ts'),
      zh: () => import('./words/zh/embedding.ts'),
    },
  },
  embed: async () => (await import('./view/embed-dialog.ts')).embedDialog,
};
