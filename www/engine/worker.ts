/**
 * The engine's worker: owns one core, answers one call at a time. Outcomes travel as data,
 * because an error's own fields would be lost on the way.
 */
import { expose, transfer } from 'comlink';
import { runJob } from './run-call.ts';
import { TwoStageCore } from './two-stage-core.ts';
import type { CallControl } from './call-queue.ts';
import type { Core, Source } from './core.ts';
import type { Outcome } from './run-call.ts';
import type { Advance } from './types.ts';

let core: TwoStageCore | null = null;

/** Milliseconds until a lock that was not granted is given up. */
const LOCK_TIMEOUT = 5000;

/** Whether the page has asked the running call to end. */
let stopped = false;
/** Ends the wait of a call for its core. */
let cancelWait = () => {};

/** Runs a call on its core; no value where it is cancelled while that is loaded. */
async function withCore(
  name: string,
  args: unknown[],
  run: (now: Core, core: TwoStageCore, cancelled: Promise<Outcome>) => Promise<Outcome>,
): Promise<Outcome> {
  if (!core) throw new Error('start() comes first');
  const own = core;
  stopped = false;
  const cancelled = new Promise<null>((go) => (cancelWait = () => go(null)));
  const load = () => own.for(name, args);
  const now = await Promise.race([load().catch(load), cancelled]);
  const nothing = { value: null };
  return now
    ? run(
        now,
        own,
        cancelled.then(() => nothing),
      )
    : nothing;
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
  call(name: string, args: unknown[], onProgress: CallControl['onProgress'] | null) {
    return withCore(name, args, (now, core, cancelled) =>
      Promise.race([core.run(now, name, args, onProgress), cancelled]),
    );
  },

  /**
   * A call that grows. Its values are transferred, not copied.
   * @param onPart a Comlink proxy
   */
  grow(name: string, args: unknown[], onPart: (part: Advance) => unknown) {
    const give = (part: Advance) => onPart(transfer(part, [part.nimbers.buffer]));
    const running = { onPart: give, stopped: () => stopped, turn };
    return withCore(name, args, (now) => runJob(now, name, args, running));
  },

  stop() {
    stopped = true;
    cancelWait();
  },
};

export type WorkerApi = typeof api;

expose(api);
