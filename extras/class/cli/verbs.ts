/**
 * The commands that this extra adds to the command line: `pack`. A command's module is loaded when the
 * command is called.
 */
import type { Verb } from 'mexplorer/kit/node';

/** The commands by name. */
export const verbs: Record<string, Verb> = {
  pack: {
    options: ['output', 'out', 'scorm', 'html', 'home', 'encoding'],
    own: { scorm: { type: 'string' }, html: { type: 'boolean' }, home: { type: 'string' } },
    run: async (asked) => (await import('./pack.ts')).pack(asked),
  },
};
