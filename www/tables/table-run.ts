/** Computes one table at a time, and shows it as it grows. */
import { Query } from '../ui/element/query.ts';
import { forget, keep, keptOf } from './storage.ts';
import { compute } from './data-source.ts';
import type { Grid, Table, TablePart } from '../engine/types.ts';
import type { MexElement } from '../ui/element/base.ts';

/** Delay before progress is shown, in milliseconds. */
const PATIENCE = 250;
/** Interval between renders of a growing table, in milliseconds. */
const PAUSE = 150;
/** Interval at which a long computation is cached, in milliseconds. */
const KEPT_EVERY = 3000;

interface Shows {
  show: (data: Table | Grid) => void;
  busy: (progress: false | true | { reached: number; total: number }) => void;
  /** Called after partial results were shown. */
  fail: (thrown: unknown) => void;
  /** It goes on after this heap, kept from before. */
  resumed: (heap: number) => void;
  /** What was computed up to the end, before its time, is kept. */
  kept: () => void;
}

export class TableRun extends Query {
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** computed but not shown yet */
  #waiting: Table | null = null;
  /** The partial result to cache. */
  #keeping: { game: string; table: Table | null; saved: number } | null = null;
  #to: Shows;

  constructor(host: MexElement, to: Shows, again: () => void) {
    super(host, again);
    this.#to = to;
  }

  /**
   * @param how `keeps`: in the browser, to go on
   * another time
   */
  async compute(
    game: string,
    upto: number,
    { keeps = false, ...how }: { third?: number; budget?: number; keeps?: boolean },
  ) {
    const start = performance.now();
    let shown = start + PATIENCE - PAUSE;
    let saved = start;
    this.#waiting = null;
    const keeping = (this.#keeping = keeps
      ? { game, table: null as Table | null, saved: 0 }
      : null);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#to.busy(true), PATIENCE);
    const onPart = (part: TablePart) => {
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
        const { period } = (keeping.table = data as Table);
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

  async #save(keeping: { game: string; table: Table | null; saved: number }) {
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
