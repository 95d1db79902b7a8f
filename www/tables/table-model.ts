import { forget, keep, keptOf } from './storage.ts';
import { compute } from './data-source.ts';
import { AskingModel } from '../ui/element/asking.ts';
import { observed } from '../ui/element/model.ts';
import type { Grid, Table, TablePart } from '../engine/types.ts';

/** The delay before progress is shown, in milliseconds. */
const PATIENCE = 250;
/** The minimum interval between updates of a growing table, in milliseconds. */
const PAUSE = 150;
/** The interval at which a computation is cached, and the least time for it to be cached, in milliseconds. */
const KEPT_EVERY = 3000;

interface Keeping {
  game: string;
  table: Table | null;
  saved: number;
}

/** The model of a table, or of a map of two heaps, which grows during the computation. */
export class TableModel extends AskingModel {
  @observed game = 'subtract 1 3 4';
  @observed upto = 30;
  /** The length of the third row, for the map of a game on three rows. */
  @observed third = 2;
  /** The step budget; 0 for the core's default. */
  @observed budget = 0;

  /** The data computed so far; null before the first part. */
  @observed data: Table | Grid | null = null;
  /** The last complete answer, and the game of its request. */
  @observed answer: { game: string; data: Table | Grid } | null = null;
  /** The progress of a long computation: true while it is unknown, false while there is none to show. */
  @observed progress: boolean | { reached: number; total: number } = false;
  /** Whether the user cancelled the computation. */
  @observed halted = false;
  /** Messages about the computation: the key of a sentence, and a heap. */
  @observed said: { key: string; heap: number }[] = [];

  /** Whether long computations are cached: true in the page, false in widgets. */
  keeps = false;

  /** Whether `data` belongs to the last requested game. */
  #fresh = false;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** The part of the table that is computed but not shown yet. */
  #waiting: Table | null = null;
  /** The state of caching the current computation. */
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
        // Cache only long computations, since most tables are computed faster than cached. Do not cache a
        // table with a proven period, since the cache would lose the proof.
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

  /** The last complete table of the game; null before there is one, and for a map. */
  get whole(): Table | null {
    const { answer, game } = this;
    return answer?.game === game && !('width' in answer.data) ? answer.data : null;
  }

  /** The map of the last answer, if the positions are pairs of numbers; otherwise null. */
  get map(): Grid | null {
    const { answer, game } = this;
    const isMap = answer?.game === game && 'width' in answer.data && answer.data.third === null;
    return isMap ? (answer.data as Grid) : null;
  }

  /** The heap up to which the values are known. */
  get reached() {
    return this.data && 'reached' in this.data ? this.data.reached : 0;
  }

  /** Cancel the computation and keep the part computed so far. */
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
    // Do not compute again if a part is shown: the part stays, as after cancelling.
    if (!this.data) super.again();
  }

  /** Set the game or the last heap that the user typed. */
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
