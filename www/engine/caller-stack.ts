/** Give errors of the core the stack of the function that called the API. */
import { MexError } from './errors.ts';

// Set the name explicitly, since a build renames the class and consoles show its name.
Object.defineProperty(MexError, 'name', { value: 'MexError' });

/**
 * Return a function that gives an error the stack of the caller of the function `of`. An answer of the core
 * arrives later, when the caller is not on the stack. The error's own stack would also lead to a script of
 * one long line, which Node would print.
 */
export function withStackOf(of: (...args: never[]) => unknown): (error: MexError) => MexError {
  const { captureStackTrace } = Error as { captureStackTrace?: (at: object, of: object) => void };
  // Return errors unchanged in engines without `captureStackTrace`.
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
