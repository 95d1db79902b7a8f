/** Errors of calls and files, reported in the reader's language with the exit status 2. */
import { MexError } from '../engine/errors.ts';
import { has, sayError, t } from '../i18n/index.ts';
import type { Lang } from '../i18n/index.ts';
import { nearestIds } from '../learn/nearest-ids.ts';

/** A refused call, with the key of its message among the texts of the command line. */
export class Refused extends Error {
  readonly key: string;
  readonly details: Record<string, unknown>;

  constructor(key: string, details: Record<string, unknown> = {}) {
    super(key);
    this.key = key;
    this.details = details;
  }
}

/** An error of the operating system for a file, standard input or standard output. */
export class FileError extends Error {
  readonly code: string;
  readonly file: string;

  constructor(code: string, file: string) {
    super(`${code}: ${file}`);
    this.code = code;
    this.file = file;
  }
}

/** Run code that uses a file, and turn system errors into errors that name the file. */
export async function at<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw isOfSystem(thrown) ? new FileError(thrown.code, file) : thrown;
  }
}

const isOfSystem = (thrown: unknown): thrown is Error & { code: string } =>
  thrown instanceof Error &&
  'syscall' in thrown &&
  typeof (thrown as { code?: unknown }).code === 'string';

/** Return a text of the command line by its key. */
export type Say = (key: string, details?: Record<string, unknown>) => string;

export const sayIn =
  (lang: Lang): Say =>
  (key, details = {}) =>
    t(lang, `cli.${key}`, details);

/** Return the message for any thrown value. */
export function explained(thrown: unknown, lang: Lang): string {
  const say = sayIn(lang);
  if (thrown instanceof Refused) return say(thrown.key, thrown.details);
  if (thrown instanceof FileError) {
    const key = `system_${thrown.code}`;
    const { code, file } = thrown;
    return say(has(lang, `cli.${key}`) ? key : 'system', { code, file });
  }
  const error = MexError.from(thrown);
  // Use a message of the command line: the page's message also says that the typed text is kept.
  if (error.code === 'internal')
    return say('internal', { reason: String(error.details.reason ?? error.message) });
  if (error.code !== 'unknown-problem') return sayError(lang, error);
  const { id, known } = error.details;
  const nearest = nearestIds(String(id), known as string[]);
  return sayError(lang, { ...error, details: { ...error.details, nearest } });
}
