/**
 * The engine's worker: owns its cores, answers one call at a time. Outcomes travel as data,
 * because an error's own fields would be lost on the way.
 */
import { expose, transfer } from 'comlink';
import { Cores } from './cores.ts';
import { threads } from './threads.ts';
import type { Source } from './core.ts';
import type { Outcome } from './cores.ts';
import type { Advance } from './types/answers.ts';
import type { Progress } from './types/base.ts';

let cores: Cores | null = null;

/** Milliseconds until a lock that was not granted is given up. */
const LOCK_TIMEOUT = 5000;

/** Ends the running call, or its wait for a core. */
let stop = () => {};

/** Runs a call; no value where it is cancelled. */
async function run(
  work: (cores: Cores, stopped: () => boolean) => Promise<Outcome>,
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
  // The promise rejects where a core could not be loaded: the network may be back.
  const begin = () => work(own, () => isStopped);
  return Promise.race([begin().catch(begin), cancelled]);
}

/** One turn of the worker's loop, in which messages come in; a timer would wait 4 ms. */
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    turns.port2.postMessage(null);
  });

const api = {
  /** Answers once the worker has started and is idle. */
  hello() {
    return true;
  },

  /**
   * Resolves when the core for a first call is there.
   * @param whole may be a Comlink proxy, as an argument only
   */
  async start(whole: Source['whole'], small: Source['small']) {
    cores ??= new Cores({ whole, small });
    await cores.load();
  },

  /**
   * Holds a lock that becomes free when this worker ends.
   * @returns whether it is held
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

  /** Fetches the core that later calls may need. */
  async prepare() {
    await cores?.prepare();
  },

  /** @param onProgress a Comlink proxy */
  call(name: string, args: unknown[], onProgress: ((progress: Progress) => void) | null) {
    return run((cores) => cores.run(name, args, onProgress));
  },

  /**
   * A call that grows. Its values are transferred, not copied.
   * @param onPart a Comlink proxy
   */
  grow(name: string, args: unknown[], onPart: (part: Advance) => unknown) {
    const give = (part: Advance) => onPart(transfer(part, [part.nimbers.buffer]));
    return run((cores, stopped) => cores.grow(name, args, { onPart: give, stopped, turn }));
  },

  stop() {
    stop();
  },
};

export type WorkerApi = typeof api;

// A thread of Node has a port in the place of its global object.
expose(api, threads()?.parentPort ?? undefined);
