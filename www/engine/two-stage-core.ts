/**
 * A core that is the small one until a call needs the whole one, or until the whole one has been fetched
 * ahead of need.
 */
import { loadCore } from './core.ts';
import type { Core, Source } from './core.ts';
import { runCall } from './run-call.ts';
import type { Outcome } from './run-call.ts';
import { small } from './wasm/small.js';

/**
 * Whether the small core can answer a call. A game that is written in an unusual way is left to the whole
 * core, which reads it as well.
 * @param args the game first, where there is one
 */
export function fitsSmall(name: string, args: unknown[]): boolean {
  if (!small.calls.includes(name)) return false;
  // The whole core prolongs lost games, and refuses any other style.
  if ((Object(args.at(-1)).style ?? 'trap') !== 'trap') return false;
  const [game, position] = args;
  if (typeof game !== 'string') return true;
  // A sum begins like its first term, and 1,000,000 is one heap.
  if (game.includes('+')) return false;
  if (typeof position === 'string' && /[^\d\s,]|,0/u.test(position)) return false;
  return small.games.includes(/^\s*([a-z-]+)(?=\s|$)/i.exec(game)?.[1].toLowerCase() ?? '');
}

type Called = Parameters<typeof runCall> extends [Core, ...infer Call] ? Call : never;

export class TwoStageCore {
  #source: Source;
  #small: Core | null = null;
  #whole: Core | null = null;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The core for a call. */
  async for(name: string, args: unknown[]): Promise<Core> {
    if (this.#whole) return this.#whole;
    if (this.#source.small && fitsSmall(name, args)) {
      try {
        return (this.#small ??= await loadCore(this.#source, 'small'));
      } catch {
        // A copy of the builds may lack this one.
      }
    }
    return this.prepare();
  }

  /**
   * Runs a call. The small core refuses what it lacks, so its errors are left to the whole one, where that
   * can be had.
   * @param core that of the call
   */
  async run(core: Core, ...call: Called): Promise<Outcome> {
    const outcome = runCall(core, ...call);
    if ('value' in outcome || core !== this.#small) return outcome;
    const whole = await this.prepare().catch(() => null);
    return whole ? runCall(whole, ...call) : outcome;
  }

  /** Loads the whole core, ahead of need or when it is needed. */
  async prepare(): Promise<Core> {
    return (this.#whole ??= await loadCore(this.#source));
  }
}
