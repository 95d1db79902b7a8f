/**
 * A demonstration game: on request, the computer plays both sides of a game that the reader should learn to
 * win. See watched.ts.
 */
import type { GameModel } from './game-model.ts';
import type { MexGame } from './mex-game.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Restart a game of the page with the computer on both sides, or with the reader on one side. */
export function watch(model: GameModel, isOn: boolean) {
  model.configure({ players: isOn ? 0 : 1 });
  return model.restart();
}

/**
 * A reactive controller that switches the game of its host between a demonstration by the computer and a game
 * of the reader.
 */
export class ShowMe implements ReactiveController {
  #host: ReactiveControllerHost;
  #board: () => MexGame | null;

  /** Whether the computer plays both sides; the result then does not count for the reader. */
  isOn = false;

  /** @param board returns the game element of the host, or null */
  constructor(host: ReactiveControllerHost, board: () => MexGame | null) {
    this.#host = host;
    this.#board = board;
    host.addController(this);
  }

  hostConnected() {}

  /** The number of people who play: 0 during a demonstration, otherwise 1. */
  get players() {
    return this.isOn ? 0 : 1;
  }

  /** Restart the game as a demonstration or as a game of the reader. */
  async #turn(isOn: boolean) {
    this.isOn = isOn;
    const board = this.#board();
    // Restart the game, since the moves of the reader and of the demonstration must not mix.
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

  /** End the demonstration without a restart, since another game is on the board. */
  forget() {
    this.isOn = false;
  }
}
