import { property } from 'lit/decorators.js';
import { MexElement } from '../ui/element/base.ts';
import type { State } from '../links/state.ts';

/** The store of the page, as views know it. */
export interface ViewStore {
  /**
   * Apply a change from a view.
   * @param push whether it is a step in the history
   */
  patchFrom(
    view: { isConnected: boolean; state: State },
    patch: Partial<State>,
    push: boolean,
  ): void;
}

/** The data that the page hands to a view: the state to show, and its store. */
export interface Shown {
  state: State;
  store: ViewStore;
}

/** The function of a view. */
export type Drawn = (shown: Shown) => unknown;

/** A view of the page. */
export abstract class PageView extends MexElement implements Shown {
  @property({ attribute: false }) state!: State;

  @property({ attribute: false }) store!: ViewStore;

  /** @param push whether it is a step in the history */
  patch(patch: Partial<State>, push = false) {
    this.store.patchFrom(this, patch, push);
  }
}
