/** Send calls to the core through queues. The functions of ./calls.ts use `call` and `growTable`. */
import { withStackOf } from './caller-stack.ts';
import { Assembly } from './assemble.ts';
import { CallQueue } from './call-queue.ts';
import { MexError, badOption } from './errors.ts';
import { keepFailure, keepLine } from './known-lines.ts';
import { savesData } from './saves-data.ts';
import type { Grow } from './call.ts';
import type {
  Advance,
  Control,
  GameLine,
  Table,
  TableControl,
  TableOptions,
  TablePart,
} from './types.ts';

/** The queues of calls. Boards use `quick`, so that a long table in `tables` delays no move and no answer. */
const queues: Record<QueueName, CallQueue> = {
  quick: new CallQueue(),
  long: new CallQueue(),
  tables: new CallQueue(),
};

type QueueName = 'quick' | 'long' | 'tables';

/** The options that are handled in the caller's thread. */
type Own = Control & { onPart?: (part: TablePart) => void };

/** A function of the API. */
type Callee = (...args: never[]) => unknown;

/**
 * Send a call to the core.
 * @param of the called function of the API: an error gets the stack of its caller
 * @param name a name in the core's table of calls, or an exported function of the core
 * @param args a function that checks the arguments with ./arguments.ts and returns them
 * @param grow the handlers of a call whose answer arrives in parts
 */
export async function call<T>(
  of: Callee,
  queue: QueueName,
  name: string,
  args: () => unknown[],
  options: Own = {},
  grow?: Grow,
): Promise<T> {
  const failed = withStackOf(of);
  try {
    const given = args();
    if (options === null || typeof options !== 'object' || Array.isArray(options)) {
      throw badOption('options', options, 'an object');
    }
    const { signal, onProgress, onPart, ...rest } = options;
    if (signal !== undefined && !(signal instanceof AbortSignal)) {
      throw badOption('signal', signal, 'an AbortSignal');
    }
    for (const [hook, listener] of Object.entries({ onProgress, onPart })) {
      if (listener !== undefined && typeof listener !== 'function') {
        throw badOption(hook, listener, 'a function');
      }
    }
    const answer = queues[queue].call<T>(name, [...given, rest], { signal, onProgress, grow });
    if (GIVE_LINES.includes(name)) {
      const game = String(given[0]);
      // Store the line before the caller gets the answer.
      answer.then(
        (found) => keepLine(game, found as GameLine),
        (error) => keepFailure(game, error),
      );
    }
    return await answer;
  } catch (thrown) {
    throw thrown instanceof MexError ? failed(thrown) : thrown;
  }
}

/** The calls whose answers contain the properties of the game's line. */
const GIVE_LINES = ['describe', 'readGame'];

/** Send a call of `table`, whose answer arrives in parts. */
export async function growTable(
  of: Callee,
  args: () => [game: string, upto: number],
  options?: TableOptions & TableControl,
): Promise<Table> {
  const assembly = new Assembly();
  const onPart = (came: Advance) => {
    const part = assembly.add(came);
    if (!part) return;
    try {
      options?.onPart?.({ ...part, soFar: assembly.soFar });
      options?.onProgress?.({ done: part.reached, total: part.total });
    } catch {
      // Ignore an error of the listener, so that the table is computed further.
    }
  };
  const again = (given: unknown[]) => {
    const { soFar } = assembly;
    const first = given.slice(0, -1);
    return soFar.length ? [...first, { ...Object(given.at(-1)), resume: soFar }] : given;
  };
  const read = () => {
    const own = args();
    const resume: unknown = options?.resume;
    if (resume !== undefined && !isValues(resume)) {
      throw badOption('resume', resume, 'a Uint8Array, a Uint16Array or a Uint32Array');
    }
    return own;
  };
  await call(of, 'tables', 'TableJob', read, options, { onPart, again });
  return assembly.table();
}

const isValues = (values: unknown) =>
  [Uint8Array, Uint16Array, Uint32Array].some((kind) => values instanceof kind);

/** Return where calls run: `null` before the first call, then `'worker'` or `'page'`. */
export async function where(): Promise<'worker' | 'page' | null> {
  return (await queues.quick.where()) ?? (await queues.long.where()) ?? queues.tables.where();
}

/**
 * Fetch the whole core in advance, after the small core has answered a call. Do nothing if the browser is set
 * to save data.
 */
export async function prepare(): Promise<void> {
  // Ignore a failure: a later call that needs the whole core reports it.
  if (!savesData()) await queues.quick.prepare().catch(() => {});
}
