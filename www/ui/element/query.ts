/** Calls of the engine by an element: one at a time, aborted when its answer is no longer needed. */
import { Latest, aborted } from './latest.ts';
import { running } from '../controls/progress.ts';
import type { ReactiveControllerHost } from 'lit';

/** What asks: an element or a component. */
interface Host extends Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'> {
  fail(thrown: unknown): void;
  t(key: string): string;
}

/**
 * A reactive controller. A call is aborted when another one supersedes it, when it is cancelled or
 * when the element is disconnected; on reconnection an unanswered call is repeated.
 */
export class Query {
  #latest = new Latest();
  /** Whether the element was disconnected before its call ended. */
  #isUnanswered = false;
  #again;
  /** Whether a call is running. */
  busy = false;

  host: Host;

  /** @param again repeats an unanswered call */
  constructor(host: Host, again?: () => void) {
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
   * @param failed by default the element shows the error
   * @returns whether the call ended by itself, with a result or an error
   */
  async run<T>(
    question: (signal: AbortSignal) => Promise<T>,
    answered: (answer: T) => void,
    failed: (thrown: unknown) => void = (thrown) => this.host.fail(thrown),
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

  /** A progress line with a cancel button; nothing when no call is running. */
  line(says: string) {
    const { busy, host } = this;
    return running({ busy, says, stop: host.t('common.cancel'), cancel: () => this.stop() });
  }

  #wait(busy: boolean) {
    if (busy === this.busy) return;
    this.busy = busy;
    this.host.requestUpdate();
  }
}
