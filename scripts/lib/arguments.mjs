/** Parse the command lines of all scripts: `npm run NAME -- PART… --option -- arguments of a tool`. */
import { parseArgs } from 'node:util';
import { SetupError } from './run.mjs';

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {{ name: string, parts?: string[], options?: Options }} command its name in messages, the parts
 *   that it knows, and its options in the form of `parseArgs`
 * @param {string[]} [args]
 * @returns {{ parts: string[], options: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
 *   rest: string[] }} `rest` follows a second `--`
 * @throws {SetupError} for a part or an option that the command does not know
 */
export function readArguments({ name, parts: known = [], options }, args = process.argv.slice(2)) {
  const split = args.indexOf('--');
  const own = split < 0 ? args : args.slice(0, split);
  const rest = split < 0 ? [] : args.slice(split + 1);
  try {
    const { values, positionals } = parseArgs({ args: own, options, allowPositionals: true });
    const unknown = positionals.find((part) => !known.includes(part));
    if (unknown === undefined) return { parts: positionals, options: values, rest };
    const list = known.length ? `the parts ${known.join(', ')}` : 'no parts';
    throw new SetupError(`${name} knows ${list}, not "${unknown}".`);
  } catch (error) {
    if (error instanceof SetupError || !(error instanceof TypeError)) throw error;
    throw new SetupError(`${name}: ${error.message}`);
  }
}
