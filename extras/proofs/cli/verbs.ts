/**
 * The commands `prove` and `check` of the command line; `check` is a form added to a command of another
 * extra. The module of a command is loaded when the command is run.
 */
import type { Verb, VerbForm } from 'mexplorer/kit/node';

/** The commands, keyed by name. */
export const verbs: Record<string, Verb> = {
  prove: {
    options: ['pieces'],
    own: { pieces: { type: 'string' } },
    run: async (asked) => (await import('./prove.ts')).prove(asked),
  },
};

/** The forms added to commands of other extras, keyed by the name of the command. */
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
