/**
 * The cores of a worker, or of a page without workers. The small core answers calls until it refuses one, or
 * until the whole core has been fetched in advance.
 */
import { loadCore } from './core.ts';
import { MexError } from './errors.ts';
import type { Source } from './core.ts';
import type { Advance } from './types/answers.ts';
import type { Progress } from './types/base.ts';

/** A table that is computed in slices. */
export interface TableJob {
  advance(steps: number): Advance;
  free(): void;
}

/** The exports of the core. */
export interface Core {
  /** Answer a call of the core's table. For an unknown name, throw all names as one text. */
  call(name: string, args: unknown[], options: object): unknown;
  raster(...args: unknown[]): unknown;
  panicForTest(...args: unknown[]): void;
  TableJob: new (...args: unknown[]) => TableJob;
}

/** The outcome of a call. `dead`: the core panicked and must be replaced. */
export type Outcome =
  { value: unknown } | { error: ReturnType<MexError['toPlain']>; dead: boolean };

/** The least time in milliseconds between two reports of progress. */
const PROGRESS_EVERY = 80;

/** The intended duration in milliseconds of a slice of a job; other calls run between slices. */
const SLICE = 30;

/** The number of steps of the first slice, before the duration of a step is known. */
const FIRST = 20_000;

/** The handlers by which a job is run in slices. */
export interface Running {
  /** Handle a part of the answer. If the result is a promise, the outcome of the job waits for it. */
  onPart: (part: Advance) => unknown;
  /** Return whether to end the job; called between slices. */
  stopped: () => boolean;
  /** Return a promise that resolves after other work has run. */
  turn: () => Promise<void>;
}

export class Cores {
  #source: Source;
  #small: Core | null = null;
  #whole: Core | null = null;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Load the core that answers calls first: the whole core if it is loaded, otherwise the small core. */
  async load(): Promise<Core> {
    if (this.#whole) return this.#whole;
    if (this.#source.small) {
      try {
        return (this.#small ??= await loadCore(this.#source, 'small'));
      } catch {
        // The small build may be missing in a copy of the files.
      }
    }
    return this.prepare();
  }

  /** Load the whole core. */
  async prepare(): Promise<Core> {
    return (this.#whole ??= await loadCore(this.#source));
  }

  /**
   * Run a call.
   * @param name a name in the core's table of calls, or of an export of the core
   * @param args the arguments, the last of which is the object of options
   * @returns a promise of the outcome, which rejects if a required core cannot be loaded
   */
  async run(
    name: string,
    args: unknown[],
    onProgress?: ((progress: Progress) => void) | null,
  ): Promise<Outcome> {
    const core = isMisread(args) ? await this.prepare() : await this.load();
    const outcome = runCall(core, name, args, onProgress);
    if ('value' in outcome || core !== this.#small) return outcome;
    // Repeat a refused call on the whole core, whose errors give reasons. If the whole core cannot be loaded,
    // keep the small core's error, unless the small core lacks the game or the call.
    const whole = await this.prepare().catch((thrown) => {
      if (isLacking(outcome)) throw thrown;
    });
    return whole ? runCall(whole, name, args, onProgress) : outcome;
  }

  /**
   * Run a job of the whole core slice by slice, whose answer arrives in parts. Each part is passed on when it
   * is computed, and the last part ends the call.
   * @param name the name of the job's class
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
          // Wait until the previous part is handled: at most one part is in transit while the next is
          // computed.
          await taken;
          taken = onPart(part);
        }
        if (part.done) return { value: null };
        // Adapt the number of steps to the intended duration, at most four times as many steps as before.
        steps = Math.ceil(steps * Math.min(4, SLICE / Math.max(took, SLICE / 8)));
      }
    } catch (thrown) {
      return failed(thrown);
    } finally {
      await taken;
      // Free the job's memory. After a panic this may fail, and the memory is dropped together with the core.
      try {
        job?.free();
      } catch {
        // After a panic the core counts as in use and throws.
      }
    }
  }
}

/** Return whether a core failed because it lacks a game or a call, and not because of a wrong argument. */
function isLacking(outcome: Outcome) {
  return 'error' in outcome && ['unknown-game', 'internal'].includes(outcome.error.code);
}

/**
 * Return whether the small core would misread arguments instead of refusing them: it ignores styles and
 * beliefs of the computer player, and misreads numbers such as `1,000`.
 */
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

/** Return a function that reports progress at most every `PROGRESS_EVERY` milliseconds. */
function thin(report: (progress: Progress) => void) {
  let last = 0;
  return (progress: Progress) => {
    const now = Date.now();
    if (now - last < PROGRESS_EVERY) return;
    last = now;
    report(progress);
  };
}
