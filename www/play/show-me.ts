/** A game to be won that the computer shows on request: it plays both sides, see watched.ts. */
import type { GameModel } from './game-model.ts';
import type { MexGame } from './mex-game.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The computer plays a game of the page for both sides, from the start, or gives it back. */
export function watch(model: GameModel, isOn: boolean) {
  model.configure({ players: isOn ? 0 : 1 });
  return model.restart();
}

/** A reactive controller: whether the game of a host is shown, or played by the reader. */
export class ShowMe implements ReactiveController {
  #host: ReactiveControllerHost;
  #board: () => MexGame | null;

  /** Whether the computer plays both sides. What its game comes to is no result of the reader. */
  isOn = false;

  /** @param board the game of the host */
  constructor(host: ReactiveControllerHost, board: () => MexGame | null) {
    this.#host = host;
    this.#board = board;
    host.addController(this);
  }

  hostConnected() {}

  /** The number of people who play. */
  get players() {
    return this.isOn ? 0 : 1;
  }

  /** From the start, for one side or for both. */
  async #turn(isOn: boolean) {
    this.isOn = isOn;
    const board = this.#board();
    // Nothing is shown of a game that was begun, and nothing that was shown is kept.
    await board?.restart();
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    await board?.updateComplete;
    await board?.focus({ preventScroll: true });
  }

  begin() {
    return this.#turn(true);
  }

  end() {
    return this.#turn(false);
  }

  toggle() {
    return this.#turn(!this.isOn);
  }

  /** Another game stands on the board. */
  forget() {
    this.isOn = false;
  }
}
