/**
 * A core that is the small one until something is asked that only the whole one knows. From then on
 * it is the whole one, as it is once that has been fetched beforehand.
 */
import { compiledCore, isSmallSooner, loadCore } from './core.js';
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

export class GrowingCore {
  #source;
  /** @type {import('./core.js').Core | null} */ #core = null;
  #whole = false;
  /** The whole core is compiled already. */ #ready = false;

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
    const small = !this.#ready && isSmallSooner(this.#source) && fitsSmall(name, args);
    if (this.#core && (this.#whole || small)) return this.#core;
    if (small) {
      try {
        return (this.#core = await loadCore(this.#source, 'small'));
      } catch {
        // Whoever put the binaries somewhere may have forgotten this one.
      }
    }
    this.#core = await loadCore(this.#source);
    this.#whole = true;
    return this.#core;
  }

  /** Fetches the whole core, so that nobody will wait for it. */
  async prepare() {
    await compiledCore(this.#source);
    this.#ready = true;
  }
}
