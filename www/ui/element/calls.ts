import { Latest, aborted } from './latest.ts';

/** Calls of the engine, one at a time: aborted when superseded, stopped or not shown any more. */
export class Calls {
  #latest = new Latest();
  /** Whether a call was running when nobody needed it any more. */
  #isUnanswered = false;
  #changed;
  #failed;
  #again;
  /** Whether a call is running. */
  busy = false;

  /**
   * @param changed called when `busy` has changed
   * @param again repeats an unanswered call
   */
  constructor(changed: () => void, failed: (thrown: unknown) => void, again?: () => void) {
    this.#changed = changed;
    this.#failed = failed;
    this.#again = again;
  }

  /** Ends a running call, which `resume` repeats. */
  pause() {
    this.#isUnanswered = this.busy;
    this.stop();
  }

  resume() {
    const owed = this.#isUnanswered;
    this.#isUnanswered = false;
    if (owed) this.#again?.();
  }

  /** @returns whether the call ended by itself, with a result or an error */
  async run<T>(
    question: (signal: AbortSignal) => Promise<T>,
    answered: (answer: T) => void,
    failed: (thrown: unknown) => void = this.#failed,
  ): Promise<boolean> {
    this.#wait(true);
    let end: () => void;
    try {
      const answer = await this.#latest.run(question);
      end = () => answered(answer);
    } catch (thrown) {
      if (aborted(thrown)) return false;
      end = () => failed(thrown);
    }
    this.#wait(false);
    end();
    return true;
  }

  stop() {
    this.#latest.stop();
    this.#wait(false);
  }

  #wait(busy: boolean) {
    if (busy === this.busy) return;
    this.busy = busy;
    this.#changed();
  }
}
