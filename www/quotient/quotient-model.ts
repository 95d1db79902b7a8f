import * as engine from '../engine/api.ts';
import { AskingModel } from '../ui/element/asking.ts';
import { observed } from '../ui/element/model.ts';
import type { Quotient } from '../engine/types.ts';

/** The default step budget, and the factor of a longer search. */
const STEPS = 100_000_000;
export const FURTHER = 10;
/** The largest step budget. */
const MOST = Number.MAX_SAFE_INTEGER;

/** The misère quotient of a game. */
export class QuotientModel extends AskingModel {
  /** The budget as a multiple of the default. */
  #times = 1;

  @observed game = 'kayles';
  /** The last heap; 0 for the core's default. */
  @observed upto = 0;
  /** The step budget; 0 for the core's default. */
  @observed budget = 0;
  @observed data: Quotient | null = null;
  /** The share of the budget used, in percent. */
  @observed share: number | null = null;
  /** Whether the search was cancelled. */
  @observed stopped = false;

  /** The game for which the data was requested. */
  #of = '';

  get inputs() {
    return ['game', 'upto', 'budget'];
  }

  get settled() {
    return this.data !== null;
  }

  /**
   * The heap at which the quotient of the game is proven for all heaps; null if it is not proven.
   */
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

  /** Whether a longer search is possible. */
  get extends() {
    return this.#steps * FURTHER <= MOST;
  }

  /** Searches longer. */
  further() {
    this.#times *= FURTHER;
    void this.load();
  }

  stop() {
    super.stop();
    this.stopped = true;
  }

  /** The user types another game. */
  type(game: string) {
    if (game === this.game) return;
    this.game = game;
    this.altered.emit();
  }
}
