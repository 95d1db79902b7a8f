/** Sends calls to the core, through queues. The functions of ./calls.ts are made of `call` and `growTable`. */
import { withStackOf } from './caller-stack.ts';
import { Assembly } from './assemble.ts';
import { CallQueue } from './call-queue.ts';
import { MexError, badOption } from './errors.ts';
import { keepFailure, keepLine } from './known-lines.ts';
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

/** Boards use the first queue, so that a long table on the last delays no move and no answer. */
const queues: Record<QueueName, CallQueue> = {
  quick: new CallQueue(),
  long: new CallQueue(),
  tables: new CallQueue(),
};

type QueueName = 'quick' | 'long' | 'tables';

/** The options that stay in this thread. */
type Own = Control & { onPart?: (part: TablePart) => void };

/** A function of the API. */
type Callee = (...args: never[]) => unknown;

/**
 * Sends a call.
 * @param of the function that was called: an error has the stack of its caller
 * @param name in the core's table of calls, or a function of the core itself
 * @param args reads them by ./arguments.ts
 * @param grow receives the parts of a call that grows
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
      // Before the caller gets the answer.
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

/** The calls whose answers have the facts of their game line. */
const GIVE_LINES = ['describe', 'readGame'];

/** Sends a call of `table`, whose answer comes in parts. */
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
      // An error of the listener is its own; the work goes on.
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

/** Where calls run: `null` before the first, then `'worker'` or `'page'`. */
export async function where(): Promise<'worker' | 'page' | null> {
  return (await queues.quick.where()) ?? (await queues.long.where()) ?? queues.tables.where();
}

/**
 * Fetches the whole core in advance, once the small one has answered; not where the user's browser asks
 * to save data.
 */
export async function prepare(): Promise<void> {
  const { connection } = Object(globalThis.navigator);
  // The call that needs it reports a failure.
  if (!connection?.saveData) await queues.quick.prepare().catch(() => {});
}
