/**
 * The cores of a worker, or of a page without one: the small core answers until it refuses a call, or until
 * the whole one has been fetched ahead of need.
 */
import { loadCore } from './core.ts';
import { MexError } from './errors.ts';
import type { Core, Source, TableJob } from './core.ts';
import type { Advance } from './types/answers.ts';
import type { Progress } from './types/base.ts';

/** The outcome of a call. `dead`: the core panicked and must be replaced. */
export type Outcome =
  { value: unknown } | { error: ReturnType<MexError['toPlain']>; dead: boolean };

/** Milliseconds between two reports of progress. */
const PROGRESS_EVERY = 80;

/** The length of a slice of a job, in milliseconds; other calls run between slices. */
const SLICE = 30;

/** The first slice, in steps, before it is known how long a step takes. */
const FIRST = 20_000;

/** How a job is run. */
export interface Running {
  /** Receives each part; where it returns a promise, the outcome waits for it. */
  onPart: (part: Advance) => unknown;
  /** Whether the job is to end, checked between slices. */
  stopped: () => boolean;
  /** Lets other work run. */
  turn: () => Promise<void>;
}

export class Cores {
  #source: Source;
  #small: Core | null = null;
  #whole: Core | null = null;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Loads the core that a call is tried on. */
  async load(): Promise<Core> {
    if (this.#whole) return this.#whole;
    if (this.#source.small) {
      try {
        return (this.#small ??= await loadCore(this.#source, 'small'));
      } catch {
        // A copy of the builds may lack this one.
      }
    }
    return this.prepare();
  }

  /** Loads the whole core, ahead of need or when it is needed. */
  async prepare(): Promise<Core> {
    return (this.#whole ??= await loadCore(this.#source));
  }

  /**
   * Runs a call.
   * @param name of the table of calls, or of an export of the core itself
   * @param args the last is the object of options
   * @returns rejects where a core that is needed cannot be loaded
   */
  async run(
    name: string,
    args: unknown[],
    onProgress?: ((progress: Progress) => void) | null,
  ): Promise<Outcome> {
    const core = isMisread(args) ? await this.prepare() : await this.load();
    const outcome = runCall(core, name, args, onProgress);
    if ('value' in outcome || core !== this.#small) return outcome;
    // The whole core words a mistake with its reasons; where it cannot be had, the small one's answer stands.
    const whole = await this.prepare().catch((thrown) => {
      if (isLacking(outcome)) throw thrown;
    });
    return whole ? runCall(whole, name, args, onProgress) : outcome;
  }

  /**
   * Runs a growing call: a job of the whole core, slice by slice. Each part is handed out as it is computed;
   * the last one ends the call.
   * @param name of the class of the job
   */
  async grow(name: string, args: unknown[], { onPart, stopped, turn }: Running): Promise<Outcome> {
    const core = await this.prepare();
    let job: TableJob | undefined;
    let taken: unknown;
    try {
      job = new core[name as 'TableJob'](...args);
      for (let steps = FIRST; ; await turn()) {
        if (stopped()) return { value: null };
        const start = performance.now();
        const part = job.advance(steps);
        const took = performance.now() - start;
        if (part.nimbers.length > 0 || part.done) {
          // At most one part is on its way while the next is computed.
          await taken;
          taken = onPart(part);
        }
        if (part.done) return { value: null };
        // Each slice may take at most four times as many steps as the one before it.
        steps = Math.ceil(steps * Math.min(4, SLICE / Math.max(took, SLICE / 8)));
      }
    } catch (thrown) {
      return failed(thrown);
    } finally {
      await taken;
      // After a panic the job's memory is not to be trusted, and is dropped with its core.
      try {
        job?.free();
      } catch {
        // The core was in use when it panicked.
      }
    }
  }
}

/** Whether a core has failed for lack of a game or a call, rather than found a mistake. */
function isLacking(outcome: Outcome) {
  return 'error' in outcome && ['unknown-game', 'internal'].includes(outcome.error.code);
}

/** Whether the small core would not refuse arguments but misread them: it has no styles, no beliefs and no `1,000`. */
function isMisread([, position, ...rest]: unknown[]) {
  const { style = 'trap', believes } = Object(rest.at(-1));
  return style !== 'trap' || believes || (typeof position === 'string' && position.includes(',0'));
}

function runCall(
  core: Core,
  name: string,
  args: unknown[],
  onProgress?: ((progress: Progress) => void) | null,
): Outcome {
  try {
    const own = args.slice(0, -1);
    const options = Object(args.at(-1));
    if (name in core) return { value: core[name as 'raster'](...own, options) };
    const progress = onProgress ? { onProgress: thin(onProgress) } : {};
    return { value: core.call(name, own, { ...options, ...progress }) };
  } catch (thrown) {
    return failed(thrown);
  }
}

function failed(thrown: unknown): Outcome {
  const error = MexError.from(thrown);
  return { error: error.toPlain(), dead: error.code === 'internal' };
}

/** Reports at most every `PROGRESS_EVERY` milliseconds. */
function thin(report: (progress: Progress) => void) {
  let last = 0;
  return (progress: Progress) => {
    const now = Date.now();
    if (now - last < PROGRESS_EVERY) return;
    last = now;
    report(progress);
  };
}
