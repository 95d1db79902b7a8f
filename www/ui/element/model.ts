/**
 * Models: plain classes without a DOM, each the only owner of its state. A host (an element) shows a model
 * and calls its methods. The host keeps no copy of the state, so nothing can become inconsistent.
 */
import type { LitElement, ReactiveController, ReactiveControllerHost } from 'lit';
import type { MexWidget } from './widget.ts';

/** One kind of event of an object: `emit` calls the listeners, synchronously, in the order of subscription. */
export class Emitter<Detail = void> {
  #listeners: Set<(detail: Detail) => void> = new Set();

  /** @returns a function that ends the subscription */
  listen(listener: (detail: Detail) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emit(detail: Detail) {
    for (const listener of [...this.#listeners]) listener(detail);
  }
}

export class Model {
  /** Fires after an observed field has changed; `before` is its previous value. */
  readonly changes: Emitter<{ name: string; before: unknown }> = new Emitter();

  /** Set a field to a value given to the host, such as an attribute. */
  assign(name: string, value: unknown) {
    Object.assign(this, { [name]: value });
  }

  changed(name: string, before: unknown) {
    this.changes.emit({ name, before });
  }
}

/** Decorate a field of a model: assigning another value emits `changes`. */
export function observed(prototype: Model, name: string) {
  const values: WeakMap<Model, unknown> = new WeakMap();
  Object.defineProperty(prototype, name, {
    get(this: Model) {
      return values.get(this);
    },
    set(this: Model, value: unknown) {
      const before = values.get(this);
      values.set(this, value);
      if (!Object.is(before, value)) this.changed(name, before);
    },
  });
}

/**
 * A reactive controller for the model that an element shows. It subscribes to the model while the element is
 * connected.
 */
export class ShownModel<M extends Model> implements ReactiveController {
  #host: ReactiveControllerHost;
  #make: () => M;
  #follow: (model: M, isGiven: boolean) => (() => void)[];
  #model: M | null = null;
  #isGiven = false;
  /** The functions that end the subscriptions; null while the element is not connected. */
  #leave: (() => void)[] | null = null;

  /**
   * @param make creates the element's own model, used unless another model is given
   * @param follow subscribes to the model; by default the element renders again at each change
   */
  constructor(
    host: ReactiveControllerHost,
    make: () => M,
    follow: (model: M, isGiven: boolean) => (() => void)[] = (model) => [
      model.changes.listen(() => host.requestUpdate()),
    ],
  ) {
    this.#host = host;
    this.#make = make;
    this.#follow = follow;
    host.addController(this);
  }

  get model(): M {
    return this.#model ?? this.#show(this.#make());
  }
  set model(model) {
    this.#isGiven = true;
    if (model !== this.#model) this.#show(model);
  }

  #show(model: M) {
    this.#model = model;
    if (this.#leave) this.hostConnected();
    return model;
  }

  hostConnected() {
    this.hostDisconnected();
    this.#leave = [];
    if (!this.#model) return;
    this.#leave = this.#follow(this.#model, this.#isGiven);
    this.#host.requestUpdate();
  }

  hostDisconnected() {
    for (const leave of this.#leave ?? []) leave();
    this.#leave = null;
  }
}

/** Decorate a property of a widget whose value the widget's model stores. */
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

/**
 * Decorate the property `model` of an element that shows a model, so that another model can be
 * given.
 */
export function given<M extends Model>(
  prototype: LitElement & { shown: ShownModel<M> },
  name: 'model',
) {
  const element = prototype.constructor as typeof LitElement;
  element.createProperty(name, { attribute: false, noAccessor: true });
  Object.defineProperty(prototype, name, {
    get(this: { shown: ShownModel<M> }) {
      return this.shown.model;
    },
    set(this: { shown: ShownModel<M> }, model: M) {
      this.shown.model = model;
    },
  });
}

/** A model that stores the state of a widget. */
interface Owner extends Model {
  /** Fires when the state has changed; the widget then fires its own event. */
  altered: { listen(listener: () => void): () => void };
}

/** A reactive controller for a model that stores the state of a widget. */
export class WidgetModel<M extends Owner> extends ShownModel<M> {
  /** @param follow subscribes to the model's events that this widget alone has */
  constructor(widget: MexWidget, make: () => M, follow: (model: M) => (() => void)[]) {
    super(widget, make, (model, isGiven) => {
      // Reflect the state of a given model to attributes. With its own model, a widget writes no attribute
      // before the user acts.
      const { elementProperties } = widget.constructor as typeof MexWidget;
      for (const [name, { reflect }] of isGiven ? elementProperties : [])
        if (reflect && name in model) widget.requestUpdate(name, null);
      return [
        model.changes.listen(({ name, before }) => widget.requestUpdate(name, before)),
        model.altered.listen(() => widget.tell()),
        ...follow(model),
      ];
    });
  }
}
