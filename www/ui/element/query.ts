import { Calls } from './calls.ts';
import { running } from '../controls/progress.ts';
import { nothing } from 'lit';
import type { ReactiveControllerHost } from 'lit';

/** What asks: an element or a component. */
interface Host extends Pick<ReactiveControllerHost, 'addController' | 'requestUpdate'> {
  fail(thrown: unknown): void;
  t(key: string): string;
}

/**
 * A reactive controller: calls of the engine by an element. A call is aborted when the element is
 * disconnected; on reconnection it is repeated. By default the element shows its error.
 */
export class Query extends Calls {
  host: Host;

  /** @param again repeats an unanswered call */
  constructor(host: Host, again?: () => void) {
    super(
      () => host.requestUpdate(),
      (thrown) => host.fail(thrown),
      again,
    );
    this.host = host;
    host.addController(this);
  }

  hostConnected() {
    this.resume();
  }

  hostDisconnected() {
    this.pause();
  }

  /** A progress line with a cancel button; nothing when no call is running. */
  line(text: string) {
    const { busy, host } = this;
    return busy ? running(text, host.t('common.cancel'), () => this.stop()) : nothing;
  }
}
