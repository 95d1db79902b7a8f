/** Counts attempts and hints, for pages that keep a score; reported with each attempt. */
export class Tally {
  attempts = 0;
  hints = 0;
  #since = now();

  /** Reset all counts for a new task. */
  renew() {
    this.attempts = 0;
    this.begin();
  }

  /** Begin another attempt at the same task. */
  begin() {
    this.hints = 0;
    this.#since = now();
  }

  /**
   * End an attempt and begin the next one. Return the counts, seconds and points of the ended attempt.
   * @param points the number of points for a right attempt
   */
  end(right: boolean, points: number) {
    this.attempts += 1;
    const seconds = Math.round((now() - this.#since) / 1000);
    const detail = {
      attempts: this.attempts,
      seconds,
      hints: this.hints,
      points: right ? points : 0,
    };
    this.begin();
    return detail;
  }
}

const now = () => globalThis.performance.now();
