/** Calls of the engine by an element: one at a time, aborted when its answer is no longer needed. */
import { Latest, aborted } from './latest.js';
import { running } from '../controls/progress.js';

/**
 * A reactive controller. A call is aborted when another one supersedes it, when it is cancelled or
 * when the element is disconnected; on reconnection an unanswered call is repeated.
 *
 * @typedef {import('./base.js').MexElement} Host
 */
export class Query {
  #latest = new Latest();
  /** Whether the element was disconnected before its call ended. */
  #isUnanswered = false;
  #again;
  /** Whether a call is running. */
  busy = false;

  /**
   * @param {Host} host
   * @param {() => void} [again] repeats an unanswered call
   */
  constructor(host, again) {
    this.host = host;
    this.#again = again;
    host.addController(this);
  }

  hostConnected() {
    const owed = this.#isUnanswered;
    this.#isUnanswered = false;
    if (owed) this.#again?.();
  }

  hostDisconnected() {
    this.#isUnanswered = this.busy;
    this.stop();
  }

  /**
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} question
   * @param {(answer: T) => void} answered
   * @param {(thrown: unknown) => void} [failed] by default the element shows the error
   * @returns {Promise<boolean>} whether the call ended by itself, with a result or an error
   */
  async run(question, answered, failed = (thrown) => this.host.fail(thrown)) {
    this.#wait(true);
    /** @type {() => void} */
    let end;
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

  /** A progress line with a cancel button; nothing when no call is running. @param {string} says */
  line(says) {
    const { busy, host } = this;
    return running({ busy, says, stop: host.t('common.cancel'), cancel: () => this.stop() });
  }

  /** @param {boolean} busy */
  #wait(busy) {
    if (busy === this.busy) return;
    this.busy = busy;
    this.host.requestUpdate();
  }
}
