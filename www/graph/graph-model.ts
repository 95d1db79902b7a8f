import * as engine from '../engine/api.ts';
import { ofBoard, ofPositions, withoutValues } from './graph-data.ts';
import { AskingModel } from '../ui/element/asking.ts';
import { example } from '../ui/element/example.ts';
import { Query } from '../ui/element/query.ts';
import { observed } from '../ui/element/model.ts';
import type { Drawing } from './graph-data.ts';
import type { GraphBoard, Place } from '../engine/types.ts';
import type { MexError } from '../engine/errors.ts';

/** The model of `<mex-graph>`: it computes the graph of a position. */
export class GraphModel extends AskingModel {
  /** The call that parses the pasted text. */
  #reading = new Query(this.asker);

  @observed game = 'nim';
  @observed position = '';
  /**
   * The drawing of a game on a graph: the graph itself (`board`, the default) or the graph of its positions.
   */
  @observed show: '' | 'board' | 'positions' = '';
  /** The largest number of positions to compute. */
  @observed limit = 120;
  /** Whether the nodes have outcomes only, without SG values. */
  @observed outcomesOnly = false;
  /** The position of the board that the graph follows, or null. */
  @observed token: string | null = null;
  /** The whole computed graph, of which only a part may be drawn. */
  @observed full: Drawing | null = null;
  /**
   * A pasted graph in any of the usual formats (`pasted`), the games that can be played on it (`places`), and
   * its error (`wrong`).
   */
  @observed pasted = '';
  @observed places: Place[] = [];
  @observed wrong: MexError | null = null;

  /** The example position from which the graph starts if no position is given. */
  #start = '';

  get inputs() {
    return ['game', 'position', 'show', 'limit'];
  }

  /** False, since the element must compute the layout of a new graph before the graph is shown. */
  get settled() {
    return false;
  }

  changed(name: string, before: unknown) {
    if (this.inputs.includes(name)) this.#reading.stop();
    super.changed(name, before);
  }

  /** Whether a position is given. */
  get placed() {
    return this.position.trim() !== '' || this.token !== null;
  }

  /** The position from which the graph is drawn. */
  get begun() {
    return this.position.trim() ? this.position : this.#start;
  }

  protected ask() {
    const { game, position, placed } = this;
    return this.query.run(
      async (signal) => {
        this.#start = placed ? '' : await example(game, 1);
        return this.#find(position || this.#start, signal);
      },
      (full) => (this.full = this.outcomesOnly ? withoutValues(full) : full),
    );
  }

  async #find(position: string, signal: AbortSignal) {
    const { game, limit } = this;
    const { board, draw, misere } = await engine.describe(game, position, { signal });
    if (draw === 'graph' && this.show !== 'positions') return ofBoard(board as GraphBoard, misere);
    return ofPositions(await engine.explore(game, position, { limit, signal }), misere);
  }

  /** Set the game, the position or the drawing that the user has chosen. */
  set(values: Partial<Pick<GraphModel, 'game' | 'position' | 'show'>>) {
    const names = Object.keys(values) as (keyof typeof values)[];
    if (names.every((name) => values[name] === this[name])) return;
    Object.assign(this, values);
    this.altered.emit();
  }

  /** Store a typed text as the pasted graph, without parsing it. */
  type(text: string) {
    this.#reading.stop();
    this.pasted = text;
    this.places = [];
    this.wrong = null;
  }

  /** Parse the pasted graph, and show the first game that can be played on it. */
  async read() {
    const { pasted } = this;
    if (!pasted.trim()) return;
    await this.#reading.run(
      (signal) => engine.readGraph(pasted, { signal }),
      ({ places }) => {
        this.places = places;
        this.play(places[0]);
      },
      (thrown) => (this.wrong = thrown as MexError),
    );
  }

  /** Show one of the games on the pasted graph. */
  play({ game, position }: Place) {
    this.set({ show: 'board', game, position });
  }

  pause() {
    super.pause();
    this.#reading.stop();
  }
}
