/**
 * The engine's worker: it has its own cores and runs one call at a time. Errors are sent as plain data,
 * because the fields of an error object would be lost.
 */
import { expose, transfer } from 'comlink';
import { Cores } from './cores.ts';
import { threads } from './threads.ts';
import type { Source } from './core.ts';
import type { Outcome } from './cores.ts';
import type { Advance } from './types/answers.ts';
import type { Progress } from './types/base.ts';

let cores: Cores | null = null;

/** The time in milliseconds after which a lock that is not granted counts as unavailable. */
const LOCK_TIMEOUT = 5000;

/** End the running call, or its wait for a core. */
let stop = () => {};

/** A channel that gives one turn of the event loop, in which messages arrive; a timer would wait 4 ms. */
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    turns.port2.postMessage(null);
  });

const api = {
  /** Return true. As calls run in order, the answer shows that the worker has started and is idle. */
  hello() {
    return true;
  },

  /**
   * Load the core for a first call.
   * @param whole the location of the whole build, or a Comlink proxy of a function, which can only be passed
   * as an argument
   */
  async start(whole: Source['whole'], small: Source['small']) {
    cores ??= new Cores({ whole, small });
    await cores.load();
  },

  /**
   * Request a lock that becomes free when this worker ends.
   * @returns whether the lock is held
   */
  keep(name: string): Promise<boolean> {
    return new Promise((resolve) => {
      setTimeout(() => resolve(false), LOCK_TIMEOUT);
      const held = () => {
        resolve(true);
        return new Promise(() => {});
      };
      navigator.locks.request(name, held).catch(() => resolve(false));
    });
  },

  /** Load the core that later calls may need. */
  async prepare() {
    await cores?.prepare();
  },

  /**
   * Run a call. The value of a cancelled call is null.
   * @param onProgress a Comlink proxy, as is `onPart`
   * @param onPart the function that receives the parts of an answer that arrives in parts; their values are
   * transferred, not copied
   */
  call(
    name: string,
    args: unknown[],
    onProgress: ((progress: Progress) => void) | null,
    onPart: ((part: Advance) => unknown) | null,
  ): Promise<Outcome> {
    if (!cores) throw new Error('start() comes first');
    const own = cores;
    let isStopped = false;
    const cancelled = new Promise<Outcome>((go) => {
      stop = () => {
        isStopped = true;
        go({ value: null });
      };
    });
    const give = (part: Advance) => onPart?.(transfer(part, [part.nimbers.buffer]));
    const begin = () =>
      onPart
        ? own.grow(name, args, { onPart: give, stopped: () => isStopped, turn })
        : own.run(name, args, onProgress);
    // Try once more if a core could not be loaded, since the network may be available again.
    return Promise.race([begin().catch(begin), cancelled]);
  },

  stop() {
    stop();
  },
};

export type WorkerApi = typeof api;

// In a thread of Node, calls arrive at a port instead of the global object.
expose(api, threads()?.parentPort ?? undefined);
