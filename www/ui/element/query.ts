import { aborted } from '../../engine/errors.ts';
import { running } from '../controls/progress.ts';
import { nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The object that calls the engine: an element, a component or a model. */
interface Host extends Pick<ReactiveControllerHost, 'requestUpdate'> {
  fail(thrown: unknown): void;
  /** Called when the user cancels a call; by default the call is stopped. */
  cancel?(): void;
  addController?(controller: ReactiveController): void;
  t?(key: string): string;
}

/**
 * Calls of the engine by an element or a model, one at a time. A call is aborted when another one begins,
 * when it is stopped, or when the element is disconnected; in the last case it is repeated on reconnection.
 * By default the host shows an error.
 */
export class Query implements ReactiveController {
  #host: Host;
  #again;
  #running: AbortController | null = null;
  /** Whether a call was running when the element was disconnected. */
  #isUnanswered = false;
  /** Whether a call is running. */
  busy = false;

  /** @param again repeats a call that a disconnection has ended */
  constructor(host: Host, again?: () => void) {
    this.#host = host;
    this.#again = again;
    host.addController?.(this);
  }

  hostConnected() {
    const owed = this.#isUnanswered;
    this.#isUnanswered = false;
    if (owed) this.#again?.();
  }

  /** End a running call, which is repeated when the host is connected again. */
  hostDisconnected() {
    this.#isUnanswered = this.busy;
    this.stop();
  }

  /**
   * Run a call of the engine and pass the result or the error to a callback.
   * @returns whether the call ended without being cancelled, with a result or an error
   */
  async run<T>(
    question: (signal: AbortSignal) => Promise<T>,
    answered: (answer: T) => void,
    failed: (thrown: unknown) => void = (thrown) => this.#host.fail(thrown),
  ): Promise<boolean> {
    this.#wait(true);
    let end: () => void;
    try {
      const answer = await this.latest(question);
      end = () => answered(answer);
    } catch (thrown) {
      if (aborted(thrown)) return false;
      end = () => failed(thrown);
    }
    this.#wait(false);
    end();
    return true;
  }

  /**
   * Return the answer to a call. Reject with an AbortError if another call has begun before the answer, or if
   * the call was stopped.
   */
  async latest<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.#abort();
    const mine = new AbortController();
    this.#running = mine;
    try {
      return await call(mine.signal);
    } finally {
      if (this.#running === mine) this.#running = null;
      mine.signal.throwIfAborted();
    }
  }

  stop() {
    this.#abort();
    this.#wait(false);
  }

  #abort() {
    this.#running?.abort(new DOMException('superseded', 'AbortError'));
    this.#running = null;
  }

  #wait(busy: boolean) {
    if (busy === this.busy) return;
    this.busy = busy;
    this.#host.requestUpdate();
  }

  #cancel = () => (this.#host.cancel ? this.#host.cancel() : this.stop());

  /**
   * Draw a progress line with a cancel button; nothing when no call is running.
   * @param t translates the button; required if the host is a model, which has no language
   */
  line(text: string, t: Host['t'] = this.#host.t) {
    return this.busy ? running(text, t?.('common.cancel') ?? '', this.#cancel) : nothing;
  }
}
