/**
 * A core that is the small one until a call needs the whole one. From then on it is the whole one,
 * as it is once that has been fetched ahead of need.
 */
import { loadCore } from './core.js';
import { small } from './wasm/small.js';

/**
 * Whether the small core knows the answer of a call. A game that is written in an unusual way is
 * left to the whole core, which reads it as well.
 * @param {string} name
 * @param {any[]} args the game first, where there is one
 */
export function fitsSmall(name, args) {
  if (!small.calls.includes(name)) return false;
  const [game] = args;
  if (typeof game !== 'string') return true;
  return small.games.includes(/^\s*([a-z-]+)(?=\s|$)/i.exec(game)?.[1].toLowerCase() ?? '');
}

export class TwoStageCore {
  #source;
  /** @type {import('./core.js').Core | null} */ #core = null;
  #isWhole = false;

  /** @param {import('./core.js').Source} source */
  constructor(source) {
    this.#source = source;
  }

  /**
   * The core for a call.
   * @param {string} name
   * @param {any[]} args
   * @returns {Promise<import('./core.js').Core>}
   */
  async for(name, args) {
    const fits = this.#source.small && fitsSmall(name, args);
    if (this.#core && (this.#isWhole || fits)) return this.#core;
    if (fits) {
      try {
        return (this.#core = await loadCore(this.#source, 'small'));
      } catch {
        // Whoever copied the builds may have forgotten this one.
      }
    }
    return this.prepare();
  }

  /** Loads the whole core, ahead of need or when it is needed. */
  async prepare() {
    const core = await loadCore(this.#source);
    this.#isWhole = true;
    return (this.#core = core);
  }
}
