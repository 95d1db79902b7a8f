/**
 * The commands `render` and `picture` of the command line. The module of a command is loaded when the command
 * is run.
 */
import type { Verb } from 'mexplorer/kit/node';

/** The options shared by `render` and `picture`. */
const looks = {
  theme: { type: 'string', choices: ['light', 'dark', 'auto'] },
  print: { type: 'string', choices: ['question', 'answer'] },
} as const;

/** The commands, keyed by name. */
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
