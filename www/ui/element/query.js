/** How elements ask the engine: one question at a time, given up when nobody waits for it. */
import { Latest, aborted } from './latest.js';
import { running } from '../controls/progress.js';

/**
 * A reactive controller. A question that another one supersedes, that is cancelled or whose element
 * leaves the page is aborted, and its answer is never heard of; an element that comes back asks
 * again.
 *
 * @typedef {import('./base.js').MexElement} Host
 */
export class Asking {
  #latest = new Latest();
  /** Whether the element left the page before it had its answer. */
  #owed = false;
  #again;
  /** Whether an answer is waited for. */
  busy = false;

  /**
   * @param {Host} host
   * @param {() => void} [again] asks anew what was not answered
   */
  constructor(host, again) {
    this.host = host;
    this.#again = again;
    host.addController(this);
  }

  hostConnected() {
    const owed = this.#owed;
    this.#owed = false;
    if (owed) this.#again?.();
  }

  hostDisconnected() {
    this.#owed = this.busy;
    this.stop();
  }

  /**
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} question
   * @param {(answer: T) => void} answered
   * @param {(thrown: unknown) => void} [failed] by default the element shows what went wrong
   * @returns {Promise<boolean>} whether it ended by itself, well or not
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

  /** That an answer is waited for, and a way not to; nothing when none is. @param {string} says */
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
