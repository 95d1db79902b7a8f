import { Calls } from './calls.ts';
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

  calls = new Calls(
    () => this.changed('busy', null),
    (thrown) => this.fail(thrown),
    () => this.again(),
  );

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

  /** Nobody sees it: a running call ends. */
  pause() {
    this.calls.pause();
  }

  /** The user ends a call. */
  stop() {
    this.calls.stop();
  }

  fail(thrown: unknown) {
    this.report('error', thrown);
  }
}
