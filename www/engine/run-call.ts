import type { Core, TableJob } from './core.ts';
import { MexError } from './errors.ts';
import type { Advance } from './types/answers.ts';
import type { Progress } from './types/base.ts';

/** The outcome of a call. `dead`: the core panicked and must be replaced. */
export type Outcome =
  { value: unknown } | { error: ReturnType<MexError['toPlain']>; dead: boolean };

/** Milliseconds between two reports of progress. */
const PROGRESS_EVERY = 80;

/**
 * Runs one call of the core, in a worker or not.
 * @param name of the table of calls, or of an export of the core itself
 * @param args the last is the object of options
 */
export function runCall(
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

/**
 * Runs a growing call: a job of the core, slice by slice. Each part is handed out as it is computed; the
 * last one ends the call.
 * @param name of the class of the job
 */
export async function runJob(
  core: Core,
  name: string,
  args: unknown[],
  { onPart, stopped, turn }: Running,
): Promise<Outcome> {
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
      // It was in use when the core panicked.
    }
  }
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
