import type { Lang } from '../i18n/index.ts';
import { Refused } from './refused.ts';
import type { Say } from './refused.ts';
import { print, writeAll } from './write-files.ts';

/** The values of a call's options: the options of every verb, and options of extras by name. */
export interface Values {
  output?: string;
  out?: string;
  lang?: string;
  encoding?: string;
  help?: boolean;
  version?: boolean;
  [own: string]: string | boolean | undefined;
}

/** The arguments of a call of one verb. */
export interface Asked {
  /** The arguments after the verb. */
  rest: string[];
  values: Values;
  say: Say;
  lang: Lang;
  /** The folder of the package that contains the scripts and the lessons. */
  dist: string;
}

/** An option of the command line. */
export interface Option {
  type: 'string' | 'boolean';
  short?: string;
  /** The allowed values, if they are limited. */
  choices?: readonly string[];
}

/** A verb of the command line. */
export interface Verb {
  /** The names of the verb's options, in the order of the help text. */
  options: readonly string[];
  /** Options that only verbs of extras have, by name. */
  own?: Record<string, Option>;
  run: Run;
}

/** A further form of a verb, which an extra adds. */
export interface VerbForm extends Verb {
  /** The identifier of the form; the key of its help text is `more_<verb>_<id>`. */
  id: string;
  /** Return whether a call has this form, given the arguments after the verb. */
  takes: (rest: readonly string[]) => boolean;
}

/** Run a verb. Return the exit status, which is 1 only if an output is wrong. */
export type Run = (asked: Asked) => Promise<number>;

/** Print a line to standard output. */
export const tell = ({ say }: Asked, text: string): Promise<void> =>
  print(`${text}\n`, say('stdout'));

/** Print a message to standard error. */
export const warn = (text: string): boolean => process.stderr.write(`${text}\n`);

/**
 * Write the output of a verb into the file of the option `-o`, or to standard output if the option is missing
 * or is `-`.
 */
export async function put({ values, say }: Asked, text: string): Promise<void> {
  const { output } = values;
  if (output === undefined || output === '-') await print(text, say('stdout'));
  else await writeAll([{ path: output, content: text }]);
}

/**
 * Return the output file, beside which pictures or tests can be written. Standard output (`-`) is refused.
 */
export function fileOf(output: string | undefined): string | undefined {
  if (output === '-') throw new Refused('no_stdout');
  return output;
}
