/**
 * Models: plain classes without a DOM, each the only owner of its state. A host (an element) shows
 * a model and calls its methods; it keeps no copy of the state, so nothing has to be compared.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Called with the name and the former value of a field that has changed. */
export type Subscriber = (name: string, before: unknown) => void;

/** `Events`: what a model reports, the detail by the name. */
export class Model<Events extends object = object> {
  #subscribers: Set<Subscriber> = new Set();
  #listeners: Map<PropertyKey, Set<(detail: never) => void>> = new Map();

  /**
   * Calls back, synchronously, whenever an observed field changes.
   * @returns unsubscribes
   */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /**
   * Calls back, synchronously, with each event of a name.
   * @returns unsubscribes
   */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void {
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all.add(listener));
    return () => void all.delete(listener);
  }

  report<Name extends keyof Events>(name: Name, detail: Events[Name]) {
    const all = this.#listeners.get(name) ?? [];
    for (const listener of [...all]) (listener as (detail: Events[Name]) => void)(detail);
  }

  /** Takes over a value that a host was given for a field, such as an attribute. */
  assign(name: string, value: unknown) {
    Object.assign(this, { [name]: value });
  }

  changed(name: string, before: unknown) {
    for (const subscriber of [...this.#subscribers]) subscriber(name, before);
  }
}

/** Decorates a field of a model: assigning another value notifies the subscribers. */
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

/** A reactive controller: follows a model while its host is connected. */
export class Following<M extends Model> implements ReactiveController {
  #host: ReactiveControllerHost;
  #model: M | null = null;
  #follow: (model: M) => (() => void)[];
  #leave: (() => void)[] = [];
  #connected = false;

  /**
   * @param follow subscribes to a model that the host shows from now on; by default the host is
   * rendered again with each change
   */
  constructor(
    host: ReactiveControllerHost,
    follow: (model: M) => (() => void)[] = (model) => [
      model.subscribe(() => this.#host.requestUpdate()),
    ],
  ) {
    this.#host = host;
    this.#follow = follow;
    host.addController(this);
  }

  get model(): M | null {
    return this.#model;
  }
  set model(model) {
    if (model === this.#model) return;
    this.#model = model;
    if (this.#connected) this.hostConnected();
  }

  hostConnected() {
    this.hostDisconnected();
    this.#connected = true;
    if (!this.#model) return;
    this.#leave = this.#follow(this.#model);
    this.#host.requestUpdate();
  }

  hostDisconnected() {
    this.#connected = false;
    for (const leave of this.#leave.splice(0)) leave();
  }
}
