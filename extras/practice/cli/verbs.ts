/**
 * The commands for practice problems that this extra adds to the command line. A command's module is loaded
 * when the command is called.
 */
import type { Verb } from 'mexplorer/kit/node';

/** The commands by name. */
export const verbs: Record<string, Verb> = {
  judge: {
    options: ['output', 'out', 'encoding', 'budget'],
    own: { budget: { type: 'string' } },
    run: async (asked) => (await import('./judge.ts')).judge(asked),
  },
  gen: {
    options: ['output', 'out', 'seed', 'count', 'size'],
    own: {
      seed: { type: 'string' },
      count: { type: 'string' },
      size: { type: 'string', choices: ['small', 'large', 'mixed'] },
    },
    run: async (asked) => (await import('./judge.ts')).gen(asked),
  },
  check: {
    options: ['encoding', 'budget'],
    run: async (asked) => (await import('./judge.ts')).check(asked),
  },
  limits: {
    options: ['output', 'out'],
    run: async (asked) => (await import('./judge.ts')).limits(asked),
  },
};
