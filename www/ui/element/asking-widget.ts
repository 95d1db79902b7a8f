import { nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { WidgetModel } from './model.ts';
import { MexWidget } from './widget.ts';
import { running } from '../controls/progress.ts';
import type { AskingModel } from './asking.ts';

/** A widget that shows what the core answers its model. */
export abstract class AskingWidget<M extends AskingModel> extends MexWidget {
  #shown = new WidgetModel<M>(
    this,
    () => this.make(),
    (model) => this.follows(model),
  );

  protected abstract make(): M;

  @property({ attribute: false, noAccessor: true })
  get model(): M {
    return this.#shown.model;
  }
  set model(model) {
    this.#shown.model = model;
  }

  /** Asks the core again, and draws the answer. @public */
  async load(): Promise<void> {
    await this.model.load();
    await this.updateComplete;
  }

  /** Whether the user can change what is asked, at fields that show their errors. */
  get edits() {
    return this.has('fields') && !this.locked;
  }

  /** Whether the core can be asked: a widget that follows another one may have nothing to show yet. */
  protected get isDue() {
    return this.due('game');
  }

  /** @returns what ends the subscriptions */
  protected follows(model: M): (() => void)[] {
    model.query.hostConnected();
    return [
      // What was wrong with another text is not said of this one.
      model.on('asked', () => (this.failure = null)),
      model.on('ready', (detail) => {
        this.settle();
        this.emit('mex-ready', detail);
      }),
      model.on('error', (thrown) => {
        if (this.edits) this.settled = true;
        this.fail(thrown);
      }),
      () => model.pause(),
    ];
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    const { model } = this;
    if (this.isDue) model.refresh();
    if (model.settled) this.settled = true;
  }

  errorPart() {
    return this.edits && this.settled ? nothing : super.errorPart();
  }

  /** A progress line with a cancel button; nothing when no call is running. */
  protected workingLine(text: string) {
    const { model } = this;
    if (!model.query.busy) return nothing;
    return running(text, this.t('common.cancel'), () => model.stop());
  }
}
