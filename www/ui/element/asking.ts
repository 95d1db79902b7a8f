import { Query } from './query.ts';
import { Model } from './model.ts';

/** `asked`: the core is asked. `ready`: its answer is there. `change`: the user changed something. */
interface Events {
  asked: undefined;
  ready: unknown;
  error: unknown;
  change: undefined;
}

/** A model whose content is an answer of the core. */
export abstract class AskingModel extends Model<Events> {
  #stale = true;

  /** The asker. */
  protected asker = {
    requestUpdate: () => this.changed('busy', null),
    fail: (thrown: unknown) => this.fail(thrown),
  };

  query = new Query(this.asker, () => this.again());

  /** The fields on which the answer depends. */
  abstract get inputs(): readonly string[];

  /** Whether there is something to show. */
  abstract get settled(): boolean;

  protected abstract ask(): Promise<unknown>;

  changed(name: string, before: unknown) {
    if (this.inputs.includes(name)) this.#stale = true;
    super.changed(name, before);
  }

  /** Asks the core, unless the answer is that to the same question. */
  refresh() {
    if (this.#stale) void this.load();
  }

  /** Asks the core. */
  async load() {
    this.#stale = false;
    this.report('asked', undefined);
    await this.ask();
  }

  /** Repeats a call that `pause` has ended. */
  protected again() {
    void this.load();
  }

  /** Ends a running call while no widget is connected. */
  pause() {
    this.query.hostDisconnected();
  }

  /** The user ends a call. */
  stop() {
    this.query.stop();
  }

  fail(thrown: unknown) {
    this.report('error', thrown);
  }
}
