import type { Lang } from '../i18n/index.ts';
import { Refused } from './refused.ts';
import type { Say } from './refused.ts';
import { print, writeAll } from './write-files.ts';

/**
 * The values of the options of a call: the options of every verb, and options of extras by their
 * names.
 */
export interface Values {
  output?: string;
  out?: string;
  lang?: string;
  encoding?: string;
  help?: boolean;
  version?: boolean;
  [own: string]: string | boolean | undefined;
}

/** A call of one verb. */
export interface Asked {
  /** The arguments behind the verb. */
  rest: string[];
  values: Values;
  say: Say;
  lang: Lang;
  /** The package's folder with the scripts and the lessons. */
  dist: string;
}

/** An option of the command line. */
export interface Option {
  type: 'string' | 'boolean';
  short?: string;
  /** The values that it may have. */
  choices?: readonly string[];
}

/** A verb of the command line. */
export interface Verb {
  /** The names of its options, in the order of its help. */
  options: readonly string[];
  /** The options that no verb of the kernel has. */
  own?: Record<string, Option>;
  run: Run;
}

/** Another use of a verb, which an extra adds. */
export interface VerbForm extends Verb {
  /** Names its help: `more_<verb>_<id>`. */
  id: string;
  /** Whether a call has this form, by the arguments behind the verb. */
  takes: (rest: readonly string[]) => boolean;
}

/** Run a verb. Return the exit status, which is 1 only if an output is wrong. */
export type Run = (asked: Asked) => Promise<number>;

/** Prints a line. */
export const tell = ({ say }: Asked, text: string): Promise<void> =>
  print(`${text}\n`, say('stdout'));

/** Says something beside the output. */
export const warn = (text: string): boolean => process.stderr.write(`${text}\n`);

/** Write the output of a verb into the file of `-o`, or to standard output, also for `-`. */
export async function put({ values, say }: Asked, text: string): Promise<void> {
  const { output } = values;
  if (output === undefined || output === '-') await print(text, say('stdout'));
  else await writeAll([{ path: output, content: text }]);
}

/** The output as a file, beside which pictures or tests can be written. */
export function fileOf(output: string | undefined): string | undefined {
  if (output === '-') throw new Refused('no_stdout');
  return output;
}
