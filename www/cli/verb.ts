import { stat } from 'node:fs/promises';
import type { Lang } from '../i18n/index.ts';
import type { Values } from './options.ts';
import { Refused } from './refused.ts';
import type { Say } from './refused.ts';
import { print, writeAll } from './write-files.ts';

/** A call of one verb. */
export interface Asked {
  /** What stands behind the verb. */
  rest: string[];
  values: Values;
  say: Say;
  lang: Lang;
}

/** Does what a verb says. Returns the exit status, which is 1 only where an output is wrong. */
export type Run = (asked: Asked) => Promise<number>;

/** Prints a line. */
export const tell = ({ say }: Asked, text: string): Promise<void> =>
  print(`${text}\n`, say('stdout'));

/** Says something beside the output. */
export const warn = (text: string): boolean => process.stderr.write(`${text}\n`);

/** Writes what a verb puts out: into the file of `-o`, or to standard output, as for `-`. */
export async function put({ values, say }: Asked, text: string): Promise<void> {
  const { output } = values;
  if (output === undefined || output === '-') await print(text, say('stdout'));
  else await writeAll([{ path: output, content: text }]);
}

/** The output as a file that pictures or tests can stand beside. */
export function fileOf(output: string | undefined): string | undefined {
  if (output === '-') throw new Refused('no_stdout');
  return output;
}

/** Whether a path is a folder, or is written as one. */
export const isFolder = async (path: string): Promise<boolean> =>
  /[\\/]$/.test(path) || ((await stat(path).catch(() => null))?.isDirectory() ?? false);
