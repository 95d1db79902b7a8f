/** The extra for classes: task sheets, their results, and packages for learning platforms. */
import { mode, text } from 'mexplorer/kit/extra';
import type { Extra } from 'mexplorer/kit/extra';

declare module 'mexplorer/open' {
  interface ExtraState {
    /** A task sheet, encoded by sheet/code.ts. */
    sheet: string;
  }
  interface ExtraWords {
    /** The texts of task sheets, for learners. */
    class: typeof import('./words/en/class.ts').default;
    /** The texts about making task sheets and reading results, for teachers. */
    teach: typeof import('./words/en/teach.ts').default;
  }
}

export const classroom: Extra = {
  id: 'class',
  doors: { teach: 'class' },
  views: [
    // The view for classes offers to embed the current game.
    { name: 'class', door: 'teach', embeds: 'play', fields: { mode } },
    {
      name: 'sheet',
      door: 'teach',
      linked: true,
      fields: { sheet: text('', { always: true }) },
    },
  ],
  load: {
    class: async () => (await import('./view/class-view.ts')).classView,
    sheet: async () => (await import('./view/sheet-view.ts')).sheetView,
  },
  names: {
    teach: { en: 'Teach', zh: '教学' },
    class: { en: 'Class', zh: '课堂' },
    sheet: { en: 'Task sheet', zh: '任务单' },
  },
  words: {
    class: {
      en: () => import('./words/en/class.ts'),
      zh: () => import('./words/zh/class.ts'),
    },
    teach: {
      en: () => import('./words/en/teach.ts'),
      zh: () => import('./words/zh/teach.ts'),
    },
    // The texts of the command line.
    cli: {
      en: () => import('./words/en/cli.ts'),
      zh: () => import('./words/zh/cli.ts'),
    },
  },
  parts: {
    refuted: async () => (await import('./view/inventory-links.ts')).inventoryLinks,
  },
  commands: () => import('./cli/verbs.ts'),
};
