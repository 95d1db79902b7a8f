/** The verbs of the command line: `prove`, and a form of `check`. Their modules are loaded when they are called. */
import type { Verb, VerbForm } from 'mexplorer/kit/node';

/** The verbs by their names. */
export const verbs: Record<string, Verb> = {
  prove: {
    options: ['pieces'],
    own: { pieces: { type: 'string' } },
    run: async (asked) => (await import('./prove.ts')).prove(asked),
  },
};

/** The forms that it adds to verbs of others. */
export const forms: Record<string, VerbForm[]> = {
  check: [
    {
      id: 'pieces',
      options: ['pieces', 'processes'],
      own: { processes: { type: 'string' } },
      takes: ([file, ...more]) => !more.length && Boolean(file?.endsWith('.json')),
      run: async (asked) => (await import('./check-windows.ts')).checkWindows(asked),
    },
  ],
};
