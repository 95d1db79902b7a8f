import { property } from 'lit/decorators.js';
import { MexElement } from '../ui/element/base.ts';
import type { State } from '../links/state.ts';

/** The methods of the page's store that views call. */
export interface ViewStore {
  /**
   * Apply a change from a view.
   * @param push whether to add a history entry
   */
  patchFrom(
    view: { isConnected: boolean; state: State },
    patch: Partial<State>,
    push: boolean,
  ): void;
}

/** The data that the page passes to a view: the state to show, and the store. */
export interface Shown {
  state: State;
  store: ViewStore;
}

/** The function that draws a view. */
export type Drawn = (shown: Shown) => unknown;

/** The base class of the page's views. */
export abstract class PageView extends MexElement implements Shown {
  @property({ attribute: false }) state!: State;

  @property({ attribute: false }) store!: ViewStore;

  /**
   * Change fields of the page's state.
   * @param push whether to add a history entry
   */
  patch(patch: Partial<State>, push = false) {
    this.store.patchFrom(this, patch, push);
  }
}
