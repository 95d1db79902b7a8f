/** The verbs of the command line: `pack`. Their modules are loaded when they are called. */
import type { Verb } from 'mexplorer/kit/node';

/** The verbs by their names. */
export const verbs: Record<string, Verb> = {
  pack: {
    options: ['output', 'out', 'scorm', 'html', 'home', 'encoding'],
    own: { scorm: { type: 'string' }, html: { type: 'boolean' }, home: { type: 'string' } },
    run: async (asked) => (await import('./pack.ts')).pack(asked),
  },
};
