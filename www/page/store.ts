/**
 * The state of the page, which its link holds: computed from the model of the board, the only owner of the game, and
 * from the fields of the views, which are owned here. The router follows links and writes them; views patch the
 * state. Independent of the DOM.
 */
import { listedExample, nameOf } from '../games.ts';
import { GameModel } from '../play/game-model.ts';
import { fieldsOf, linkIn } from '../play/board-link.ts';
import { overlay, readLink, startedAt } from '../links/state.ts';
import { viewOf } from '../links/views.ts';
import { example } from '../ui/element/example.ts';
import { Emitter } from '../ui/element/emitter.ts';
import { readLine } from '../ui/element/game-lines.ts';
import { Model, observed } from '../ui/element/model.ts';
import type { BoardLink } from '../play/game-state.ts';
import type { Flaw, State } from '../links/state.ts';

export class Store extends Model {
  /** The state has changed, and not by a link; `push`: which is a step in the history, after `before`. */
  readonly patched: Emitter<{ before: State; push: boolean }> = new Emitter();

  @observed state: State;

  @observed flaws: Flaw[];

  /** Whether the example of a game is being looked for, whose link has no position. */
  @observed placing = false;

  /** The game on the board, which continues while other views are shown. */
  board: GameModel;

  /** The board's part of the link at its last computation. */
  #link: BoardLink;

  constructor(fragment: string, board: GameModel = new GameModel(true)) {
    super();
    const { state, flaws, unplaced } = readLink(fragment);
    this.board = board;
    this.#link = board.link;
    this.flaws = flaws;
    this.state = state;
    board.altered.listen(() => this.#hear());
    if (unplaced) this.#place(state);
    else this.#open(state);
  }

  /** Takes over a link that was followed. */
  follow(fragment: string) {
    const { state, flaws, unplaced } = readLink(fragment);
    const { game: before, visit = 0 } = this.state;
    const next = { ...overlay(this.state, state), visit: visit + 1 };
    this.flaws = flaws;
    this.placing = false;
    // A view without a position keeps the position of its game.
    const keeps = !('position' in viewOf(state.view).fields);
    if (unplaced && !keeps) return this.#place(next);
    this.#open(next);
    if (unplaced) void this.#placeAnother(before);
  }

  /**
   * Accept a change from a view. A view that a link has left may still report the game typed there, unless another
   * game was opened since: this becomes a step in the history, before that link. A view that has not received the
   * link yet reports its change together with the old state.
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
   * Apply a change, if the state differs.
   * @param push whether it is a step in the history
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

  /** The board is to show the game of a state, which is computed from it then. */
  #open(state: State) {
    const { board } = this;
    if (state.view !== 'play') board.hide();
    board.open(linkIn(state));
    this.#link = board.link;
    this.state = { ...state, ...fieldsOf(this.#link) };
  }

  /** The board shows another moment, or another game: a step in the history, unless a link has led there. */
  #hear() {
    if (this.placing) return;
    const { state: before } = this;
    const [was, now] = [this.#link, this.board.link];
    this.#link = now;
    const patch = fieldsOf(now);
    if (!differs(before, patch)) return;
    this.state = { ...before, ...patch };
    const isAnother = now.game !== was.game || now.start !== was.start;
    this.patched.emit({ before, push: isAnother && !was.isOpening });
  }

  /** Starts a game from its example, unless another line of the same game came before. */
  async #placeAnother(before: string) {
    const { game, visit } = this.state;
    await Promise.all([before, game].map(readLine));
    const { state } = this;
    if (state.visit === visit && state.game === game && nameOf(before) !== nameOf(game))
      this.#place(state);
  }

  /** Start a game from its example; a game that cannot be read shows its error itself. */
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

/** The fields of a patch that change a state. */
const changes = (state: State, patch: Partial<State>): Partial<State> =>
  Object.fromEntries(
    Object.entries(patch).filter(([name, value]) => !isSame(Reflect.get(state, name), value)),
  );

/** Whether a patch changes a state. */
const differs = (state: State, patch: Partial<State>) =>
  Object.keys(changes(state, patch)).length > 0;

const isSame = (a: unknown, b: unknown) =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((one, i) => one === b[i])
    : Object.is(a, b);
