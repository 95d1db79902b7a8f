/** Errors with the stack of whoever called the core. */
import { MexError } from './errors.ts';

// A build renames the class, which consoles would show.
Object.defineProperty(MexError, 'name', { value: 'MexError' });

/**
 * Makes of an error one that has the stack of this place, as that of whoever called the function `of`. An answer of
 * the core comes later, when nothing of the caller is on the stack, and the script that throws is one long line, which
 * Node would print.
 */
export function withStackOf(of: (...args: never[]) => unknown): (error: MexError) => MexError {
  const { captureStackTrace } = Error as { captureStackTrace?: (at: object, of: object) => void };
  // Other engines have the caller in no stack of a promise.
  if (!captureStackTrace) return (error) => error;
  const here = new MexError({ code: 'internal', message: '' });
  captureStackTrace(here, of);
  return (error) => {
    Object.assign(here, error.toPlain());
    const [, ...frames] = String(here.stack).split('\n');
    here.stack = [`${here.name}: ${error.message}`, ...frames].join('\n');
    return here;
  };
}
