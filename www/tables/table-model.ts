import { forget, keep, keptOf } from './storage.ts';
import { compute } from './data-source.ts';
import { AskingModel } from '../ui/element/asking.ts';
import { observed } from '../ui/element/model.ts';
import type { Grid, Table, TablePart } from '../engine/types.ts';

/** Delay before progress is shown, in milliseconds. */
const PATIENCE = 250;
/** Interval between parts of a growing table that are shown, in milliseconds. */
const PAUSE = 150;
/** The interval at which a long computation is cached, in milliseconds. */
const KEPT_EVERY = 3000;

interface Keeping {
  game: string;
  table: Table | null;
  saved: number;
}

/** A table, or a map of two heaps, as it grows. */
export class TableModel extends AskingModel {
  @observed game = 'subtract 1 3 4';
  @observed upto = 30;
  /** The third row of a map of bars. */
  @observed third = 2;
  /** The step budget; 0 for the core's default. */
  @observed budget = 0;

  /** The data so far. */
  @observed data: Table | Grid | null = null;
  /** The last complete answer, and the game of its request. */
  @observed answer: { game: string; data: Table | Grid } | null = null;
  /** The progress of a long computation. */
  @observed progress: boolean | { reached: number; total: number } = false;
  /** Whether the user cancelled the computation. */
  @observed halted = false;
  /** Sentences about the computation, with a heap. */
  @observed said: { key: string; heap: number }[] = [];

  /** Whether long computations are cached, as in the page; widgets cache nothing. */
  keeps = false;

  /** Whether the data belong to the game asked last. */
  #fresh = false;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Computed but not shown yet. */
  #waiting: Table | null = null;
  /** The partial result to cache. */
  #keeping: Keeping | null = null;

  get inputs() {
    return ['game', 'upto', 'third', 'budget'];
  }

  get settled() {
    return this.data !== null || this.halted;
  }

  protected async ask() {
    const { game, third, budget, keeps } = this;
    const upto = Number.isFinite(this.upto) ? Math.max(0, Math.floor(this.upto)) : 30;
    const start = performance.now();
    let shown = start + PATIENCE - PAUSE;
    let saved = start;
    this.#fresh = false;
    this.halted = false;
    this.said = [];
    this.#waiting = null;
    const keeping: Keeping | null = keeps ? { game, table: null, saved: 0 } : null;
    this.#keeping = keeping;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => (this.progress = true), PATIENCE);
    const onPart = (part: TablePart) => {
      const { soFar: nimbers, period, proof, reached, total } = part;
      this.#waiting = { game: part.game, nimbers, period, proof, reached };
      if (keeping && part.resumes) {
        const goesOn = part.resumed > 0 && part.resumed <= part.total;
        if (!keeping.table && goesOn) this.#say('resumed', part.resumed - 1);
        keeping.table = this.#waiting;
      }
      const now = performance.now();
      if (keeping && now - saved >= KEPT_EVERY) {
        saved = Infinity;
        void save(keeping).then(() => (saved = performance.now()));
      }
      if (now - shown < PAUSE) return;
      shown = now;
      clearTimeout(this.#patience);
      this.progress = { reached, total };
      this.#flush();
    };
    const how = { third, onPart, ...(budget > 0 ? { budget } : {}) };
    await this.query.run(
      async (signal) => {
        const resume = keeping ? await keptOf(game) : null;
        signal.throwIfAborted();
        if (!keeping || !resume) return compute(game, upto, { ...how, signal });
        keeping.saved = resume.length;
        return compute(game, upto, { ...how, resume, signal });
      },
      (data) => {
        this.#waiting = null;
        this.#show(data);
        this.#rest();
        this.answer = { game, data };
        this.answered.emit({ game, data });
        // Most tables take less time than caching them does. Values alone would lose a proof.
        if (!keeping?.table || performance.now() - start < KEPT_EVERY) return;
        const { period } = (keeping.table = data as Table);
        void (period?.proven ? forget(game) : save(keeping));
      },
      (thrown) => {
        this.#flush();
        this.#rest();
        if (this.#fresh) this.#say('ended.at', this.reached);
        else this.data = null;
        this.fail(thrown);
        if (keeping) void save(keeping);
      },
    );
  }

  /** The whole table of the game; null while it grows, and for a map. */
  get whole(): Table | null {
    const { answer, game } = this;
    return answer?.game === game && !('width' in answer.data) ? answer.data : null;
  }

  /** The map of two numbers in the last answer; null for any other answer. */
  get map(): Grid | null {
    const { answer, game } = this;
    const isMap = answer?.game === game && 'width' in answer.data && answer.data.third === null;
    return isMap ? (answer.data as Grid) : null;
  }

  /** The heap up to which the values are known. */
  get reached() {
    return this.data && 'reached' in this.data ? this.data.reached : 0;
  }

  /** Cancel the computation; the known part stays. */
  stop() {
    super.stop();
    this.#end();
    this.halted = true;
    const key = this.#fresh ? '.at' : this.data ? '' : '.none';
    this.said = [{ key: `cancelled${key}`, heap: this.reached }];
  }

  pause() {
    super.pause();
    this.#end();
  }

  protected again() {
    // A part that is shown stays, as after cancelling.
    if (!this.data) super.again();
  }

  /** The user types another game or another last heap. */
  type(values: { game?: string; upto?: number }) {
    Object.assign(this, values);
    this.altered.emit();
  }

  #end() {
    const keeping = this.#keeping;
    this.#keeping = null;
    this.#flush();
    this.#rest();
    if (keeping) void save(keeping).then(() => keeping.saved && this.#say('kept'));
  }

  #say(key: string, heap = 0) {
    this.said = [...this.said, { key, heap }];
  }

  #flush() {
    if (this.#waiting) this.#show(this.#waiting);
    this.#waiting = null;
  }

  #show(data: Table | Grid) {
    this.#fresh = true;
    this.data = data;
  }

  #rest() {
    clearTimeout(this.#patience);
    this.progress = false;
  }
}

async function save(keeping: Keeping) {
  const values = keeping.table?.nimbers;
  if (!values || values.length <= keeping.saved) return;
  if (await keep(keeping.game, values)) keeping.saved = values.length;
}
