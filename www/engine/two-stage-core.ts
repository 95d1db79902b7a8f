/**
 * A core that is the small one until a call needs the whole one, or until the whole one has been fetched
 * ahead of need.
 */
import { loadCore } from './core.ts';
import type { Core, Source } from './core.ts';
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

export class TwoStageCore {
  #source: Source;
  #core: Core | null = null;
  #isWhole = false;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The core for a call. */
  async for(name: string, args: unknown[]): Promise<Core> {
    const fits = this.#source.small && fitsSmall(name, args);
    if (this.#core && (this.#isWhole || fits)) return this.#core;
    if (fits) {
      try {
        return (this.#core = await loadCore(this.#source, 'small'));
      } catch {
        // A copy of the builds may lack this one.
      }
    }
    return this.prepare();
  }

  /** Loads the whole core, ahead of need or when it is needed. */
  async prepare(): Promise<Core> {
    const core = await loadCore(this.#source);
    this.#isWhole = true;
    return (this.#core = core);
  }
}
