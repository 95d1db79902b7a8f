import * as engine from '../engine/api.ts';
import { AskingModel } from '../ui/element/asking.ts';
import { observed } from '../ui/element/model.ts';
import type { Quotient } from '../engine/types.ts';

/** `STEPS` is the default step budget; `FURTHER` is the factor by which a longer search raises the budget. */
const STEPS = 100_000_000;
export const FURTHER = 10;
/** The maximum step budget. */
const MOST = Number.MAX_SAFE_INTEGER;

/** The model of the misère quotient of a game. */
export class QuotientModel extends AskingModel {
  /** The factor of the step budget, raised by longer searches. */
  #times = 1;

  @observed game = 'kayles';
  /** The last heap that the search examines; 0 for the core's default. */
  @observed upto = 0;
  /** The step budget of the search; 0 for the default. */
  @observed budget = 0;
  @observed data: Quotient | null = null;
  /** The used share of the step budget, in percent; null before the first report. */
  @observed share: number | null = null;
  /** Whether the search was cancelled. */
  @observed stopped = false;

  /** The game to which `data` belongs. */
  #of = '';

  get inputs() {
    return ['game', 'upto', 'budget'];
  }

  get settled() {
    return this.data !== null;
  }

  /** The last examined heap if the quotient is proven for all heaps, otherwise null. */
  get proven() {
    return this.#of === this.game && this.data?.period ? this.data.reached : null;
  }

  changed(name: string, before: unknown) {
    if (this.inputs.includes(name)) this.#times = 1;
    super.changed(name, before);
  }

  protected ask() {
    const { game, upto } = this;
    this.stopped = false;
    this.share = null;
    return this.query.run(
      (signal) =>
        engine.quotient(game, {
          ...(upto > 0 ? { upto } : {}),
          budget: Math.min(MOST, this.#steps),
          signal,
          onProgress: ({ done, total }) => (this.share = Math.floor((100 * done) / total)),
        }),
      (data) => {
        this.#of = game;
        this.data = data;
        this.answered.emit({ game, data });
      },
      (thrown) => {
        this.data = null;
        this.fail(thrown);
      },
    );
  }

  get #steps() {
    return (this.budget || STEPS) * this.#times;
  }

  /** Whether a longer search stays within the maximum budget. */
  get extends() {
    return this.#steps * FURTHER <= MOST;
  }

  /** Search again with a larger step budget. */
  further() {
    this.#times *= FURTHER;
    void this.load();
  }

  stop() {
    super.stop();
    this.stopped = true;
  }

  /** Set the game that the person typed. */
  type(game: string) {
    if (game === this.game) return;
    this.game = game;
    this.altered.emit();
  }
}
