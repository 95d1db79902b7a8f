import { property } from 'lit/decorators.js';
import { Following } from './model.ts';
import { MexWidget } from './widget.ts';
import type { Model } from './model.ts';

/** Decorates a property that the model of a widget owns. */
export function owned(prototype: { model: Model }, name: string) {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get(this: { model: Model }) {
      return Reflect.get(this.model, name);
    },
    set(this: { model: Model }, value: unknown) {
      this.model.assign(name, value);
    },
  });
}

/** A widget that shows a model: its own, made from its attributes, or one that it is given. */
export abstract class ModelWidget<M extends Model<{ change: undefined }>> extends MexWidget {
  #following = new Following<M>(this, (model) => this.follows(model));

  #isGiven = false;

  protected abstract make(): M;

  @property({ attribute: false, noAccessor: true })
  get model(): M {
    return (this.#following.model ??= this.make());
  }
  set model(model: M) {
    this.#isGiven = true;
    this.#following.model = model;
  }

  /** @returns what ends the subscriptions */
  protected follows(model: M): (() => void)[] {
    // Attributes say what a given model is at; of its own, a widget writes none before someone acts.
    const { elementProperties } = this.constructor as typeof MexWidget;
    for (const [name, { reflect }] of this.#isGiven ? elementProperties : [])
      if (reflect && name in model) this.requestUpdate(name, null);
    return [
      model.subscribe((name, before) => this.requestUpdate(name, before)),
      model.on('change', () => this.tell()),
    ];
  }
}
