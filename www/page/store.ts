/**
 * The state of the page, which the page's link stores. The state consists of the fields of the board,
 * computed from the game model, which alone owns the game, and of the fields of the views, which this store
 * owns. The router follows and writes links; views patch the state. This module does not use the DOM.
 */
import { listedExample, nameOf } from '../games.ts';
import { GameModel } from '../play/game-model.ts';
import { fieldsOf, linkIn } from '../play/board-link.ts';
import { overlay, readLink, startedAt } from '../links/state.ts';
import { viewOf } from '../links/views.ts';
import { example } from '../ui/element/example.ts';
import { readLine } from '../ui/element/game-lines.ts';
import { Emitter, Model, observed } from '../ui/element/model.ts';
import type { Flaw, State } from '../links/state.ts';

export class Store extends Model {
  /**
   * Fires after every change of the state that no link caused. `push`: whether to add a history entry after
   * the state `before`.
   */
  readonly patched: Emitter<{ before: State; push: boolean }> = new Emitter();

  @observed state: State;

  @observed flaws: Flaw[];

  /** Whether the store is computing a first position, since the link has a game without a position. */
  @observed placing = false;

  /** The game on the board, which continues while other views are shown. */
  board: GameModel;

  /** Whether the store is opening a game on the board, which tells of that change, too. */
  #opens = false;

  constructor(fragment: string, board: GameModel = new GameModel(true)) {
    super();
    const { state, flaws, unplaced } = readLink(fragment);
    this.board = board;
    this.flaws = flaws;
    this.state = state;
    board.altered.listen((opened) => this.#hear(opened));
    if (unplaced) this.#place(state);
    else this.#open(state);
  }

  /** Set the state from a followed link. */
  follow(fragment: string) {
    const { state, flaws, unplaced } = readLink(fragment);
    const { game: before, visit = 0 } = this.state;
    const next = { ...overlay(this.state, state), visit: visit + 1 };
    this.flaws = flaws;
    this.placing = false;
    // If the view has no field for a position, keep the position of the previous state if the game is the
    // same.
    const keeps = !('position' in viewOf(state.view).fields);
    if (unplaced && !keeps) return this.#place(next);
    this.#open(next);
    if (unplaced) void this.#placeAnother(before);
  }

  /**
   * Accept a change from a view. If a followed link has already replaced the view, accept only a game typed
   * in the view, as a history entry before that of the link, and only if no other game was opened since. If
   * the view is still shown but has not yet received the followed link, apply only the fields of the change
   * that differ from the view's own old state.
   */
  patchFrom(view: { isConnected: boolean; state: State }, patch: Partial<State>, push: boolean) {
    const { game, start, visit } = view.state;
    const isBehind = visit !== this.state.visit;
    const isLeft = !view.isConnected || ('start' in patch && isBehind);
    if (!isLeft) return this.patch(isBehind ? changes(view.state, patch) : patch, push);
    const isSame = game === this.state.game && start === this.state.start;
    if (push && isSame) this.patch(patch, push, view.state.view);
  }

  /**
   * Apply a change, if it alters the state.
   * @param push whether to add a history entry
   * @param left the view that made the change
   */
  patch(patch: Partial<State>, push = false, left = this.state.view) {
    const before = this.state;
    if (!differs(before, patch)) return;
    if (this.placing) this.state = { ...before, ...patch };
    else this.#open({ ...before, ...patch });
    const isLeft = left !== this.state.view;
    this.patched.emit({ before: isLeft ? { ...this.state, view: left } : before, push });
  }

  /** Open the game of a state on the board, and set the board's fields of the state from the board. */
  #open(state: State) {
    const { board } = this;
    if (state.view !== 'play') board.hide();
    this.#opens = true;
    board.open(linkIn(state));
    this.#opens = false;
    this.state = { ...state, ...fieldsOf(board.link) };
  }

  /**
   * Update the state after a change of the board. Another game or start adds a history entry, unless a
   * followed link opened the game.
   * @param opened whether a link opened the game
   */
  #hear(opened: boolean) {
    if (this.placing || this.#opens) return;
    const { state: before } = this;
    const patch = fieldsOf(this.board.link);
    if (!differs(before, patch)) return;
    this.state = { ...before, ...patch };
    const isAnother = patch.game !== before.game || patch.start !== before.start;
    this.patched.emit({ before, push: isAnother && !opened });
  }

  /**
   * Start the current game from its example position, unless the previous game has the same name and hence
   * keeps its position.
   */
  async #placeAnother(before: string) {
    const { game, visit } = this.state;
    await Promise.all([before, game].map(readLine));
    const { state } = this;
    if (state.visit === visit && state.game === game && nameOf(before) !== nameOf(game))
      this.#place(state);
  }

  /**
   * Start a game from its example position. If the game is invalid, open it with the given position, so that
   * the board reports the error.
   */
  #place(state: State) {
    const { game, position } = state;
    const listed = listedExample(game);
    if (listed) return this.#open(startedAt(state, listed));
    this.placing = true;
    this.state = state;
    const found = (place: string) => {
      if (this.state.game !== game || this.state.position !== position) return;
      this.placing = false;
      this.#open(startedAt(this.state, place));
    };
    example(game, 1).then(found, () => found(position));
  }
}

/** Return the fields of a patch that change a state. */
const changes = (state: State, patch: Partial<State>): Partial<State> =>
  Object.fromEntries(
    Object.entries(patch).filter(([name, value]) => !isSame(Reflect.get(state, name), value)),
  );

const differs = (state: State, patch: Partial<State>) =>
  Object.keys(changes(state, patch)).length > 0;

const isSame = (a: unknown, b: unknown) =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((one, i) => one === b[i])
    : Object.is(a, b);
