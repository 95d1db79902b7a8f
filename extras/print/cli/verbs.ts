/** The verbs of the command line: `render` and `picture`. Their modules are loaded when they are called. */
import type { Verb } from 'mexplorer/kit/node';

/** The options that both verbs have. */
const looks = {
  theme: { type: 'string', choices: ['light', 'dark', 'auto'] },
  print: { type: 'string', choices: ['question', 'answer'] },
} as const;

/** The verbs by their names. */
export const verbs: Record<string, Verb> = {
  render: {
    options: ['output', 'out', 'images', 'theme', 'print', 'encoding'],
    own: { ...looks, images: { type: 'string', choices: ['inline', 'files', 'tex'] } },
    run: async (asked) => (await import('./render.ts')).render(asked),
  },
  picture: {
    options: ['output', 'out', 'theme', 'print', 'moves', 'animate'],
    own: { ...looks, moves: { type: 'string' }, animate: { type: 'boolean' } },
    run: async (asked) => (await import('./picture.ts')).picture(asked),
  },
};
