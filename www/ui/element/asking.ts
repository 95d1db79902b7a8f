import { Emitter, Model, WidgetModel } from './model.ts';
import { Query } from './query.ts';
import type { MexWidget } from './widget.ts';

/** A model whose content is an answer of the core to a question that its fields define. */
export abstract class AskingModel extends Model {
  /** Fires when the core is called. */
  readonly asked: Emitter = new Emitter();
  /** Fires with the answer of the core. */
  readonly answered: Emitter<unknown> = new Emitter();
  readonly failed: Emitter<unknown> = new Emitter();
  /** Fires when the user has changed a field of the question. */
  readonly altered: Emitter = new Emitter();

  #stale = true;

  /** The host of `query`, which runs the calls of the core. */
  protected asker = {
    requestUpdate: () => this.changed('busy', null),
    fail: (thrown: unknown) => this.fail(thrown),
    cancel: () => this.stop(),
  };

  query = new Query(this.asker, () => this.again());

  /** The fields that determine the answer. */
  abstract get inputs(): readonly string[];

  /** Whether there is something to show. */
  abstract get settled(): boolean;

  protected abstract ask(): Promise<unknown>;

  changed(name: string, before: unknown) {
    if (this.inputs.includes(name)) this.#stale = true;
    super.changed(name, before);
  }

  /** Call the core, unless the fields are unchanged since the last call. */
  refresh() {
    if (this.#stale) void this.load();
  }

  /** Call the core. */
  async load() {
    this.#stale = false;
    this.asked.emit();
    await this.ask();
  }

  /** Repeat a call that `pause` has ended. */
  protected again() {
    void this.load();
  }

  /** End a running call when no widget is connected. */
  pause() {
    this.query.hostDisconnected();
  }

  /** End a running call on request of the user. */
  stop() {
    this.query.stop();
  }

  fail(thrown: unknown) {
    this.failed.emit(thrown);
  }
}

/** A reactive controller that connects a widget to its model, whose content is an answer of the core. */
export class Asking<M extends AskingModel> extends WidgetModel<M> {
  #widget;
  #isDue;

  /**
   * @param follow subscribes to further events of the model
   * @param isDue whether the core can be called: a widget that follows another one may have nothing to show
   * yet
   */
  constructor(
    widget: MexWidget,
    make: () => M,
    {
      follow = () => [],
      isDue = () => widget.due('game'),
    }: { follow?: (model: M) => (() => void)[]; isDue?: () => boolean } = {},
  ) {
    super(widget, make, (model) => {
      model.query.hostConnected();
      return [
        // Remove the error of the previous question.
        model.asked.listen(() => (widget.failure = null)),
        model.answered.listen((detail) => {
          widget.settle();
          widget.emit('mex-ready', detail);
        }),
        model.failed.listen((thrown) => {
          if (this.edits) widget.settled = true;
          widget.fail(thrown);
        }),
        ...follow(model),
        () => model.pause(),
      ];
    });
    this.#widget = widget;
    this.#isDue = isDue;
  }

  hostUpdate() {
    if (this.#isDue()) this.model.refresh();
    if (this.model.settled) this.#widget.settled = true;
  }

  /** Call the core again, and wait until the widget has drawn the answer. */
  async load() {
    await this.model.load();
    await this.#widget.updateComplete;
  }

  /** Whether the user can change the question, in fields that show their errors. */
  get edits() {
    return this.#widget.has('fields') && !this.#widget.locked;
  }

  /** Whether a field of the widget shows the error. */
  get saysError() {
    return this.edits && this.#widget.settled;
  }
}
