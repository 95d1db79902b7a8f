import { nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { errorView, gameView, reveals } from './view.ts';
import { GameModel } from './game-model.ts';
import { restoreState, stateOf } from './snapshot.ts';
import { isOther, isWonHere } from './session.ts';
import { sound } from './sound-choice.ts';
import { painted, pause, start } from '../ui/element/pause.ts';
import { WidgetModel, given, owned } from '../ui/element/model.ts';
import { ruleControl } from '../ui/element/rule.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import gameStyles from './play.css?inline';
import type { LitElement } from 'lit';
import type { Ended, Settings } from './game-state.ts';
import type { Setup } from './match.ts';
import type { Links } from './mex-report.ts';
import type { Place } from '../ui/element/focus.ts';

/**
 * A board to play on, against the computer or each other.
 *
 * @fires {{ game: string, position: string }} mex-ready - The board is shown for the first time.
 * @fires {{ n: number, by: 'you' | 'computer' | 'one' | 'two', text: string, to: string, move:
 *   object }} mex-move - A move was played.
 * @fires {{ winner: 'you' | 'computer' | 'one' | 'two' | 'draw', moves: string[] } & { attempts:
 *   number, seconds: number, hints: number, points: number }} mex-end - No move is left, or a
 *   position has come up for the third time: a draw. `attempts` counts games, `hints` how often
 *   winning moves were shown.
 * @fires {{ game: string, start: string, position: string, moves: string[], turn: 'you' |
 *   'computer' | 'one' | 'two' | null, result: 'you' | 'computer' | 'one' | 'two' | 'draw' | null,
 *   heaps: string[] | null, first: 'you' | 'computer', players: 0 | 1 | 2, skill: number,
 *   hints: string, tries: number }} mex-change - Fired when the state changes, by a move, a step
 *   back, a load or a setting; `detail` is the new state.
 * @slot - Shown until the board is ready, and beside an error.
 * @csspart game - The whole widget.
 * @csspart stage - The area of the board.
 * @csspart rule - The rule and the goal.
 * @csspart status - Whose turn it is, or who has won.
 * @csspart position - The position as text.
 * @csspart blocks - The heaps of Nim and its kin as blocks of powers of two.
 * @csspart tools - The buttons under the board.
 * @csspart hints - The winning moves.
 * @csspart ease - The offer of a weaker opponent, after games lost in a row.
 * @csspart answer - The question on paper, or the winning moves.
 * @csspart typed - The field for moves.
 * @csspart moves - The moves that were played.
 * @csspart settings - The choices of opponent, strength and end.
 * @csspart mark - The sign of a P- or an N-position, or of a draw.
 * @control rule - The rule and the goal.
 * @control undo - Goes back.
 * @control redo - Goes forward again.
 * @control restart - Starts again.
 * @control hint - Shows the winning moves.
 * @control blocks - The switch that draws heaps of Nim as blocks of powers of two.
 * @control typed - The field for moves.
 * @control moves - The moves that were played.
 * @control settings - Opponent, strength and end.
 * @control report - What a lost game has missed.
 * @picture - `renderStatic` draws it.
 * @reserve - 760 630 530
 * @reserve [compact] - 455 450 450
 */
export class MexGame
  extends MexWidget
  implements Omit<Setup, 'matchId'>, Omit<Settings, 'prolong'>
{
  static label = 'play.label';
  static styles = [...MexWidget.styles, styleSheets(gameStyles)];

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) @owned game!: string;

  /** The starting position; by default an example position. */
  @property({ reflect: true }) @owned position!: string | null;

  /** The player who moves first. */
  @property({ reflect: true, useDefault: true }) @owned first!: 'you' | 'computer';

  /** The strength of the computer, from 0 to 1. */
  @property({ type: Number, reflect: true, useDefault: true }) @owned skill!: number;

  /**
   * The number of people: one against the computer, two against each other, or none if the computer plays
   * both sides.
   */
  @property({ type: Number, reflect: true, useDefault: true }) @owned players!: 0 | 1 | 2;

  /** When winning moves are shown: never, on demand or always; "on" means always. */
  @property({ reflect: true, useDefault: true }) @owned hints!:
    'off' | 'on-demand' | 'on' | 'always';

  /** Whether the heaps of Nim and related games are also shown as blocks of powers of two below the board. */
  @property({ type: Boolean, reflect: true, useDefault: true }) blocks = false;

  /**
   * The name of a wrong claim that the computer follows in its play. Where the claim says nothing, the
   * computer plays perfectly.
   */
  @property({ reflect: true, useDefault: true }) @owned believes!: string;

  /** The seed of the computer's choices. */
  @property({ type: Number, reflect: true }) @owned seed!: number | null;

  /** The moves played, separated by semicolons. */
  @property({ reflect: true }) @owned moves!: string | null;

  /** The number of losses before winning moves and the report may be shown. */
  @property({ type: Number, attribute: 'reveal-after' }) @owned revealAfter!: number;

  /** The number of points for a win, as the event `mex-end` reports it. */
  @property({ type: Number }) @owned points!: number;

  /** Functions of the page that the report uses for its links; null outside the page. */
  @property({ attribute: false }) links: Links | null = null;

  /** Whether the report of a finished game stays hidden until the person requests it. */
  @property({ attribute: false }) folded = false;

  /** Whether the person has requested the report. */
  @state() reviewed = false;

  /**
   * In a lost game, the index of the last move by which the person gave away a win; -1 if there is none, null
   * if not computed.
   */
  @state() missed: number | null = null;

  /** The finished session for which `missed` was computed. */
  #searched: object | null = null;

  /** The element that reports whether the link was shared or copied; null if none. */
  @state() shared: unknown = null;

  /** Whether the fields of the settings are shown. */
  @state() unfolded = false;

  /**
   * Counts the updates of everything except board and status. After a move, board and status are drawn first
   * and the rest later.
   */
  rest = 0;

  /**
   * `#moved`: whether a move was just made; `#resting`: the promise of the later update of everything except
   * board and status.
   */
  #moved = start.on;
  #resting: Promise<void> | null = null;

  /** Whether `mex-ready` was fired. */
  #announced = false;

  shown = new WidgetModel(
    this,
    () => new GameModel(),
    (model) => {
      this.failure = model.failure;
      return [
        model.changes.listen(({ name }) => name === 'failure' && (this.failure = model.failure)),
        model.moved.listen((detail) => {
          this.#moved = true;
          this.emit('mex-move', detail);
        }),
        model.ended.listen((detail) => this.#ended(detail)),
        model.failed.listen((error) => this.fail(error)),
      ];
    },
  );

  @given model!: GameModel;

  #ended(detail: Ended) {
    this.emit('mex-end', detail);
    const isWon = isWonHere(detail.winner) && this.model.session?.players !== 0;
    if (!this.model.last?.animate || !isWon) return;
    import('./celebrate.ts').then(({ celebrate }) => celebrate(this)).catch(() => {});
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    const { model } = this;
    if (changed.has('print')) model.print(this.print === 'answer');
    void model.load(this.locked);
    if (model.session) this.settled = true;
    if (this.#moved) this.#resting = this.#drawRest();
    else this.rest += 1;
    this.#moved = false;
  }

  async #drawRest() {
    await painted();
    this.#resting = null;
    this.requestUpdate();
  }

  async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    // While the front page starts, an update is followed by another one that draws further parts.
    while ((await this.#board?.updateComplete) === false);
    if (!this.#resting) return complete;
    await this.#resting;
    while (!(await super.getUpdateComplete()));
    return true;
  }

  /**
   * Delay the first update to a task of its own: on a slow phone, the page around a board is then drawn
   * first.
   */
  async scheduleUpdate() {
    if (!this.hasUpdated) await pause();
    await super.scheduleUpdate();
  }

  updated(changed: Map<string, unknown>) {
    super.updated(changed);
    // While the front page starts, draw the parts beside the board in an update after those below it.
    if (start.on && this.rest === 1) this.requestUpdate();
    if (this.settled && !this.#announced) void this.#announce();
    const { model } = this;
    const { session } = model;
    const lost = model.over && isOther(model.winner) && reveals(this);
    if (lost && this.#searched !== session) void this.#search(session);
  }

  async #search(session: GameModel['session']) {
    this.#searched = session;
    this.missed = null;
    this.reviewed = false;
    try {
      const missed = await import('./missed.ts').then(({ missedWin }) => missedWin(session!));
      if (this.model.session === session) this.missed = missed;
    } catch {
      // Ignore failures: without the missed win, the status still says who has won.
    }
  }

  async #announce() {
    this.#announced = true;
    sound(this);
    await this.updateComplete;
    this.emit('mex-ready', { game: this.model.session?.game, position: this.current });
  }

  // --- state

  get kept() {
    const { game, position, moves, first, players, skill, hints, believes } = this;
    return { game, position, moves, first, players, skill, hints, believes };
  }

  get state() {
    return stateOf(this.model);
  }

  restore(state: Record<string, unknown>) {
    restoreState(this.model, state);
  }

  reset() {
    super.reset();
    this.model.forget();
  }

  // --- public getters and methods

  /** The position on the board. @public */
  get current(): string {
    return this.model.current;
  }

  /** Whether a person may move now. @public */
  get open(): boolean {
    return !this.locked && this.model.mayMove;
  }

  get session() {
    return this.model.session;
  }

  get described() {
    return this.model.described;
  }

  get thinking() {
    return this.model.phase.name === 'thinking';
  }

  get paused() {
    return this.model.paused;
  }

  /**
   * Plays a move, or a move that leads to the given position, for the person whose turn it is. Returns false
   * if no person may move now, or if the move is not legal.
   * @public
   */
  async move(text: string): Promise<boolean> {
    return this.open && this.model.move(text);
  }

  /**
   * Shows a position: plays a move if one leads to the position, otherwise starts a new game from it. @public
   */
  goToPosition(position: string): Promise<void> {
    return this.model.goToPosition(position);
  }

  /** Goes back to the last position in which a person moved. @public */
  undo(): Promise<void> {
    return this.model.undo();
  }

  /** Goes forward to the next position in which a person moves, or to the end. @public */
  redo(): Promise<void> {
    return this.model.redo();
  }

  /** Shows the position after the given number of moves. @public */
  goTo(at: number): Promise<void> {
    return this.model.goTo(at);
  }

  /** Restarts the game from the starting position and forgets the moves. @public */
  restart(): Promise<void> {
    return this.model.restart();
  }

  toggleHints() {
    return this.model.toggleHints();
  }

  // --- drawing

  get offers() {
    // Inside another widget, omit the rule: the text of that widget explains the game.
    const rule = ruleControl(this);
    if (this.locked)
      return { defaults: [...rule, 'undo', 'redo', 'moves'], brief: ['undo', 'redo'] };
    const tools = [...rule, 'undo', 'redo', 'restart', 'hint', 'blocks'];
    const all = [...tools, 'typed', 'moves', 'settings', 'report'];
    return { defaults: all, brief: ['undo', 'restart', 'hint'] };
  }

  get #board() {
    return this.renderRoot.querySelector<LitElement>('.stage > *');
  }

  async focus(options?: FocusOptions) {
    await this.#board?.updateComplete;
    this.#board?.focus(options);
  }

  /** After a finished game, move the focus to the button for a new game, otherwise to the board. */
  async regain(places: Place[], options: FocusOptions) {
    const again = this.renderRoot.querySelector<HTMLElement>('[data-act="again"]');
    if (this.model.over && again) return again.focus(options);
    await this.focus(options);
    if (!(this.renderRoot as ShadowRoot).activeElement) super.regain(places, options);
  }

  view() {
    return this.model.session ? gameView(this) : nothing;
  }

  errorPart() {
    return this.failure ? errorView(this, this.failure) : nothing;
  }
}

define('mex-game', MexGame);
