/** Computes one table at a time, and shows it as it grows. */
import { Asking } from '../kit/asking.js';
import { compute } from './source.js';

/** A computation that takes longer than this shows that it runs, and can be cancelled. */
const PATIENCE = 250;
/** A table that grows is shown again after so long; each time costs a drawing. */
const PAUSE = 150;

/** @typedef {import('../engine/types.js').Table} Table */

/**
 * @typedef {object} Shows
 * @property {(data: Table | import('../engine/types.js').Grid) => void} show
 * @property {(progress: false | true | {reached: number, total: number}) => void} busy
 * @property {(thrown: unknown) => void} fail what was computed has been shown by then
 */

export class TableRun extends Asking {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  /** @type {Table | null} computed, but not shown yet */
  #waiting = null;
  /** @type {Shows} */
  #to;

  /**
   * @param {import('../kit/base.js').MexElement} host
   * @param {Shows} to
   * @param {() => void} again
   */
  constructor(host, to, again) {
    super(host, again);
    this.#to = to;
  }

  /**
   * @param {string} game
   * @param {number} upto
   * @param {{third?: number, budget?: number}} how
   */
  async compute(game, upto, how) {
    const start = performance.now();
    let shown = start + PATIENCE - PAUSE;
    this.#waiting = null;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#to.busy(true), PATIENCE);
    const onPart = (/** @type {import('../engine/types.js').TablePart} */ part) => {
      const { soFar: nimbers, period, proof, reached, total } = part;
      this.#waiting = { game: part.game, nimbers, period, proof, reached };
      const now = performance.now();
      if (now - shown < PAUSE) return;
      shown = now;
      clearTimeout(this.#patience);
      this.#to.busy({ reached, total });
      this.#flush();
    };
    const ended = await this.run(
      (signal) => compute(game, upto, { ...how, signal, onPart }),
      (data) => {
        this.#waiting = null;
        this.#to.show(data);
      },
      (thrown) => {
        this.#flush();
        this.#to.fail(thrown);
      },
    );
    if (ended) this.#rest();
  }

  #flush() {
    if (this.#waiting) this.#to.show(this.#waiting);
    this.#waiting = null;
  }

  /** Ends the computation; what was computed is shown. */
  stop() {
    super.stop();
    this.#flush();
    this.#rest();
  }

  #rest() {
    clearTimeout(this.#patience);
    this.#to.busy(false);
  }
}
