/** Computes one table at a time, and shows it as it grows. */
import { Query } from '../ui/element/query.ts';
import { forget, keep, keptOf } from './storage.js';
import { compute } from './data-source.js';

/** Delay before progress is shown, in milliseconds. */
const PATIENCE = 250;
/** Interval between renders of a growing table, in milliseconds. */
const PAUSE = 150;
/** Interval at which a long computation is cached, in milliseconds. */
const KEPT_EVERY = 3000;

/** @typedef {import('../engine/types.ts').Table} Table */

/**
 * @typedef {object} Shows
 * @property {(data: Table | import('../engine/types.ts').Grid) => void} show
 * @property {(progress: false | true | {reached: number, total: number}) => void} busy
 * @property {(thrown: unknown) => void} fail called after partial results were shown
 * @property {(heap: number) => void} resumed it goes on after this heap, kept from before
 * @property {() => void} kept what was computed up to the end, before its time, is kept
 */

export class TableRun extends Query {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  /** @type {Table | null} computed but not shown yet */
  #waiting = null;
  /**
   * The partial result to cache.
   * @type {{ game: string, table: Table | null, saved: number } | null}
   */
  #keeping = null;
  /** @type {Shows} */
  #to;

  /**
   * @param {import('../ui/element/base.ts').MexElement} host
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
   * @param {{third?: number, budget?: number, keeps?: boolean}} how `keeps`: in the browser, to go on
   *   another time
   */
  async compute(game, upto, { keeps = false, ...how }) {
    const start = performance.now();
    let shown = start + PATIENCE - PAUSE;
    let saved = start;
    this.#waiting = null;
    const keeping = (this.#keeping = keeps
      ? { game, table: /** @type {Table | null} */ (null), saved: 0 }
      : null);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#to.busy(true), PATIENCE);
    const onPart = (/** @type {import('../engine/types.ts').TablePart} */ part) => {
      const { soFar: nimbers, period, proof, reached, total } = part;
      this.#waiting = { game: part.game, nimbers, period, proof, reached };
      if (keeping && part.resumes) {
        const goesOn = part.resumed > 0 && part.resumed <= part.total;
        if (!keeping.table && goesOn) this.#to.resumed(part.resumed - 1);
        keeping.table = this.#waiting;
      }
      const now = performance.now();
      if (keeping && now - saved >= KEPT_EVERY) {
        saved = Infinity;
        void this.#save(keeping).then(() => (saved = performance.now()));
      }
      if (now - shown < PAUSE) return;
      shown = now;
      clearTimeout(this.#patience);
      this.#to.busy({ reached, total });
      this.#flush();
    };
    const ended = await this.run(
      async (signal) => {
        const resume = keeping ? await keptOf(game) : null;
        signal.throwIfAborted();
        if (!keeping || !resume) return compute(game, upto, { ...how, signal, onPart });
        keeping.saved = resume.length;
        return compute(game, upto, { ...how, resume, signal, onPart });
      },
      (data) => {
        this.#waiting = null;
        this.#to.show(data);
        // Most tables take less time than caching them does. Values alone would lose a proof.
        if (!keeping?.table || performance.now() - start < KEPT_EVERY) return;
        const { period } = (keeping.table = /** @type {Table} */ (data));
        void (period?.proven ? forget(game) : this.#save(keeping));
      },
      (thrown) => {
        this.#flush();
        this.#to.fail(thrown);
        if (keeping) void this.#save(keeping);
      },
    );
    if (ended) this.#rest();
  }

  /** @param {{ game: string, table: Table | null, saved: number }} keeping */
  async #save(keeping) {
    const values = keeping.table?.nimbers;
    if (!values || values.length <= keeping.saved) return;
    if (await keep(keeping.game, values)) keeping.saved = values.length;
  }

  #flush() {
    if (this.#waiting) this.#to.show(this.#waiting);
    this.#waiting = null;
  }

  /** Cancels the computation and shows the partial result. */
  stop() {
    const keeping = this.busy ? this.#keeping : null;
    this.#keeping = null;
    super.stop();
    this.#flush();
    this.#rest();
    if (keeping) void this.#save(keeping).then(() => keeping.saved && this.#to.kept());
  }

  #rest() {
    clearTimeout(this.#patience);
    this.#to.busy(false);
  }
}
