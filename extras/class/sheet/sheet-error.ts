/** Errors in task sheets and in the work on them. */
import * as v from 'valibot';

/** An error in a sheet, with its position in the sheet. */
export class SheetError extends Error {
  code: string;

  at: string;

  /** The greatest number or length that is allowed. */
  limit: number | undefined;

  /** The least number that is allowed. */
  least: number | undefined;

  /** @param code a key of the words of `class.flaw_…` */
  constructor(code: string, at: string, limit?: number, least?: number) {
    super(`${at}: ${code}`);
    this.code = code;
    this.at = at;
    this.limit = limit;
    this.least = least;
  }
}

/** Return the message of a schema: an error code, and the limits that the message states. */
export const flaw = (code: string, ...limits: number[]) => [code, ...limits].join(' ');

/** Return the path of a value as text, such as `tasks[2].choices[0]`. */
const placeOf = (path: readonly { key: unknown }[]) =>
  path.reduce((at, { key }) => {
    if (typeof key === 'number') return `${at}[${key}]`;
    return at ? `${at}.${String(key)}` : String(key);
  }, '');

/**
 * Read a value by a schema whose messages are made by `flaw`.
 * @param whole the name of the value, for a fault that is not within it
 * @throws {SheetError} of the first fault
 */
export function readBy<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  whole = '',
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  const [{ message, path = [] }] = issues;
  const [code, ...limits] = message.split(' ');
  const [limit, least] = limits.map(Number);
  throw new SheetError(code, placeOf(path) || whole, limit, least);
}
