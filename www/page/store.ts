/**
 * The only owner of the page's state, which its link holds. The router follows links and writes
 * them; views patch the state; the board has its own model, which board-link.ts keeps at the same game.
 * Independent of the DOM.
 */
import { listedExample, nameOf } from '../games.ts';
import { overlay, readLink, startedAt } from './state.ts';
import { viewOf } from './views.ts';
import { example } from '../ui/element/example.ts';
import { readLine } from '../ui/element/game-lines.ts';
import { Model, observed } from '../ui/element/model.ts';
import type { Flaw, State } from './state.ts';

export class Store extends Model<{
  /** A view has changed the state; `push`: which is a step in the history. */
  patch: { before: State; push: boolean };
}> {
  @observed state: State;

  @observed flaws: Flaw[];

  /** Whether the example of a game is being looked for, whose link has no position. */
  @observed placing = false;

  /** The states since a link was followed last. */
  #current = new WeakSet<State>();

  constructor(fragment: string) {
    super();
    const { state, flaws, unplaced } = readLink(fragment);
    this.flaws = flaws;
    this.state = state;
    if (unplaced) this.#place(state);
  }

  /** Takes over a link that was followed. */
  follow(fragment: string) {
    const { state, flaws, unplaced } = readLink(fragment);
    const { game: before } = this.state;
    const next = overlay(this.state, state);
    this.#current = new WeakSet();
    this.flaws = flaws;
    this.placing = false;
    // A view without a position keeps that of its game.
    const keeps = !('position' in viewOf(state.view).fields);
    if (unplaced && !keeps) return this.#place(next);
    this.state = next;
    if (unplaced) void this.#placeAnother(before);
  }

  /**
   * Takes over what a view reports. A hidden view may still report text typed there, unless the game has
   * changed since; a view that does not show the last followed link yet sets no other game.
   */
  patchFrom(view: { isConnected: boolean; state: State }, patch: Partial<State>, push: boolean) {
    const { game, start } = view.state;
    const isSame = game === this.state.game && start === this.state.start;
    const isOld = 'start' in patch && !this.#current.has(view.state);
    if (view.isConnected ? !isOld : push && isSame) this.patch(patch, push);
  }

  changed(name: string, before: unknown) {
    if (name === 'state') this.#current.add(this.state);
    super.changed(name, before);
  }

  /**
   * Takes over a change, if it is one.
   * @param push whether it is a step in the history
   */
  patch(patch: Partial<State>, push = false) {
    const before = this.state;
    const next = { ...before, ...patch };
    if (JSON.stringify(next) === JSON.stringify(before)) return;
    this.state = next;
    this.report('patch', { before, push });
  }

  /** Starts a game from its example, unless another line of the same game came before. */
  async #placeAnother(before: string) {
    const { state } = this;
    await Promise.all([before, state.game].map(readLine));
    if (this.state === state && nameOf(before) !== nameOf(state.game)) this.#place(state);
  }

  /** Starts a game from its example; one that cannot be read says so itself. */
  #place(state: State) {
    const { game, position } = state;
    const listed = listedExample(game);
    if (listed) {
      this.state = startedAt(state, listed);
      return;
    }
    this.placing = true;
    this.state = state;
    const found = (place: string) => {
      if (this.state.game !== game || this.state.position !== position) return;
      this.state = startedAt(this.state, place);
      this.placing = false;
    };
    example(game, 1).then(found, () => found(position));
  }
}
