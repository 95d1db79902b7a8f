/** The widgets of extras (optional modules), and the parts that extras add to the views of the page. */
import { extras } from './extras.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Part, Slot, Slots } from './extra.ts';

/** Return the loaders of the parts that extras add at a place. */
export const partsAt = <S extends Slot>(slot: S) =>
  extras.flatMap(({ parts }) => {
    const load = parts?.[slot];
    return load ? [load] : [];
  });

/** Load a widget if an extra has it. */
export const loadWidget = async (tag: string): Promise<unknown> =>
  extras.find(({ widgets }) => widgets?.[tag])?.widgets?.[tag]?.();

/** A reactive controller for the parts that extras add at one place of a view. */
export class ExtraParts<S extends Slot> implements ReactiveController {
  #host: ReactiveControllerHost;
  #slot: S;
  #parts: Part<S>[] | null = null;

  constructor(host: ReactiveControllerHost, slot: S) {
    this.#host = host;
    this.#slot = slot;
    host.addController(this);
  }

  hostConnected() {
    if (!this.#parts) void this.#load();
  }

  /** Return the templates of the loaded parts. */
  drawn(given: Slots[S]): unknown[] {
    return (this.#parts ?? []).map((part) => part(given));
  }

  /** Load the parts; parts that fail to load are omitted. */
  async #load() {
    const parts = await Promise.allSettled(partsAt(this.#slot).map((load) => load()));
    this.#parts = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
    this.#host.requestUpdate();
  }
}
