/**
 * The engine's worker: owns one core, answers one call at a time. Outcomes travel as data,
 * because an error's own fields would be lost on the way.
 */
import { expose, transfer } from 'comlink';
import { runCall, runJob } from './run-call.ts';
import { TwoStageCore } from './two-stage-core.ts';
import type { CallControl } from './call-queue.ts';
import type { Source } from './core.ts';
import type { Advance } from './types.ts';

let core: TwoStageCore | null = null;

/** Milliseconds until a lock that was not granted is given up. */
const LOCK_TIMEOUT = 5000;

/** Whether the page has asked the running call to end. */
let stopped = false;
/** Ends the wait of a call for its core. */
let cancelWait = () => {};

/** The core for a call, or null where the call is cancelled before the core is loaded. */
async function coreFor(name: string, args: unknown[]) {
  if (!core) throw new Error('start() comes first');
  stopped = false;
  const cancelled = new Promise<null>((go) => (cancelWait = () => go(null)));
  const load = () => core!.for(name, args);
  return Promise.race([load().catch(load), cancelled]);
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
  async start(whole: Source['whole'], small: Source['small'], name: string, args: unknown[]) {
    core ??= new TwoStageCore({ whole, small });
    await core.for(name, args);
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
    await core?.prepare();
  },

  /** @param onProgress a Comlink proxy */
  async call(name: string, args: unknown[], onProgress: CallControl['onProgress'] | null) {
    const now = await coreFor(name, args);
    return now ? runCall(now, name, args, onProgress) : { value: null };
  },

  /**
   * A call that grows. Its values are transferred, not copied.
   * @param onPart a Comlink proxy
   */
  async grow(name: string, args: unknown[], onPart: (part: Advance) => unknown) {
    const now = await coreFor(name, args);
    if (!now) return { value: null };
    const give = (part: Advance) => onPart(transfer(part, [part.nimbers.buffer]));
    return runJob(now, name, args, {
      onPart: give,
      stopped: () => stopped,
      turn,
    });
  },

  stop() {
    stopped = true;
    cancelWait();
  },
};

export type WorkerApi = typeof api;

expose(api);
