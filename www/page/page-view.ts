import { property } from 'lit/decorators.js';
import { Component } from '../ui/element/component.ts';
import type { GameModel } from '../play/game-model.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** What the page hands to a view: the state to show, its store, and the game on the board. */
export interface Shown {
  state: State;
  store: Store;
  game: GameModel;
}

/** A view of the page. */
export abstract class PageView extends Component implements Shown {
  @property() state!: State;

  @property() store!: Store;

  @property() game!: GameModel;

  /** @param push whether it is a step in the history */
  patch(patch: Partial<State>, push = false) {
    this.store.patchFrom(this, patch, push);
  }
}
