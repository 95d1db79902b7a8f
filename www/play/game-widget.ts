/**
 * The attributes and state of `<mex-game>`, how they are reported and restored. Play itself is in
 * mex-game.js.
 */
import * as play from './session.ts';
import { AdaptiveStrength } from './adaptive-strength.ts';
import { SelfUpdates } from './self-updates.ts';
import { gameStyles } from './styles.ts';
import { Tally } from '../ui/element/tally.ts';
import { placeOf, restoreState, stateOf } from './snapshot.ts';
import { MexWidget } from '../ui/element/widget.ts';
import { property, state } from 'lit/decorators.js';
import type { Analysis as AnalysisType, Description } from '../engine/types.ts';
import type { Analysis } from './hints.ts';
import type { Links } from './mex-report.ts';
import type { Place } from '../ui/element/focus.ts';

export class GameWidget extends MexWidget {
  static label = 'play.label';
  static styles = [...MexWidget.styles, gameStyles];

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) game = 'nim';

  /** Where the game starts; without it, an example. */
  @property({ reflect: true, useDefault: true }) position: string | null = null;

  /** Who begins. */
  @property({ reflect: true, useDefault: true }) first: 'you' | 'computer' = 'you';

  /** The strength of the computer, from 0 to 1. */
  @property({ type: Number, reflect: true, useDefault: true }) skill = 1;

  /** Makes the computer delay the end of a lost game as long as possible. */
  @property({ type: Boolean, reflect: true, useDefault: true }) prolong = false;

  /** One person against the computer, or two people. */
  @property({ type: Number, reflect: true, useDefault: true }) players: 1 | 2 = 1;

  /** Whether winning moves are shown never, on demand or always; "on" means always. */
  @property({ reflect: true, useDefault: true }) hints: 'off' | 'on-demand' | 'on' | 'always' =
    'on-demand';

  /** The seed of the computer's choices. */
  @property({ type: Number, reflect: true, useDefault: true }) seed: number | null = null;

  /** The moves that were played, between semicolons. */
  @property({ reflect: true, useDefault: true }) moves: string | null = null;

  /** The number of losses before winning moves and the report may be shown. */
  @property({ type: Number, attribute: 'reveal-after' }) revealAfter = 0;

  /** What it is worth once it is right, as its events report. */
  @property({ type: Number }) points = 1;

  @state() session: play.Session | null = null;

  /** The position shown, as the core describes it. */
  @state() described: Description | null = null;

  @state() last: { move: any; animate: boolean } | null = null;

  @state() thinking = false;

  /** Whether a person's move takes noticeably long. */
  @state() late = false;

  /** The user has gone back to a turn of the computer, which waits to be resumed. */
  @state() paused = false;

  /** null: hidden; 'wait'; or the analysis. */
  @state() hinted: null | 'wait' | Analysis = null;

  /** The last announcements. */
  @state() log: { key: number; text: string }[] = [];

  @state() typedError: { error: any; text: string } | null = null;

  @state() note = '';

  /** Games won by the computer. */
  @state() losses = 0;

  /** The analysis printed with `print="answer"`. */
  @state() answer: AnalysisType | null = null;

  /** Links of the report. */
  @property({ attribute: false }) links: Links | null = null;

  /** What became of a shared link. */
  @state() shared: unknown = null;

  /** Whether the fields of the settings are shown. */
  @state() unfolded = false;

  tally = new Tally();

  /** The starting position of the session, as the core describes it. */
  beginning: Description | null = null;

  /** Counts edits of the typed move. */
  edits = 0;

  run = 0;

  /** Aborts calls for a position that is no longer shown. */
  stop = new AbortController();

  spoken = 0;

  chance = Math.floor(Math.random() * 2 ** 31);

  selfUpdates = new SelfUpdates();

  adaptiveStrength = new AdaptiveStrength();

  /** Whether the user has acted; before that no attributes are written. */
  acted = false;

  /** The attribute values that the element itself has written. */
  own = '';

  /** Whether the element has written the `moves` attribute. */
  wrote = false;

  #reflects = false;

  update(changed: Map<string, unknown>) {
    this.#reflects = true;
    super.update(changed);
    this.#reflects = false;
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null) {
    super.attributeChangedCallback(name, old, value);
    if (name === 'moves' && !this.#reflects) this.wrote = false;
  }

  /** The position on the board. @public */
  get current(): string {
    return this.session ? play.current(this.session) : (this.position ?? '');
  }

  /** Whether the game is a draw by repetition. */
  get drawn() {
    const { session: s, described } = this;
    return Boolean(s && described?.loops && !described.over && play.times(s) >= play.TIMES);
  }

  /** Whether the game is over: no move is left, or it is a draw. */
  get over() {
    return Boolean(this.described?.over) || this.drawn;
  }

  /** Whether a person may move now. @public */
  get open(): boolean {
    return Boolean(
      this.session &&
      this.described &&
      !this.over &&
      !this.thinking &&
      !this.locked &&
      play.isPersons(this.session),
    );
  }

  /** Whether winning moves are shown never, on demand or always at present. */
  get helps() {
    if (this.losses < (this.revealAfter || 0)) return 'off';
    return this.hints === 'on' ? 'always' : this.hints;
  }

  get offers() {
    if (this.locked) return { defaults: ['undo', 'redo', 'moves'], brief: ['undo', 'redo'] };
    const tools = ['undo', 'redo', 'restart', 'hint'];
    const usual = [...tools, 'typed', 'moves', 'settings', 'report'];
    return { defaults: usual, brief: ['undo', 'restart', 'hint'] };
  }

  get kept() {
    const { game, position, moves, first, players, skill, hints } = this;
    return { game, position, moves, first, players, skill, hints };
  }

  get state() {
    return stateOf(this);
  }

  get here() {
    return placeOf(this);
  }

  restore(state: Record<string, unknown>) {
    this.selfUpdates.clear();
    restoreState(this, state);
  }

  reset() {
    super.reset();
    this.losses = 0;
    this.tally.renew();
    this.own = '';
    this.selfUpdates.clear();
    this.requestUpdate();
  }

  async focus(options?: FocusOptions) {
    const board = this.renderRoot.querySelector('.stage > *') as any;
    await board?.updateComplete;
    board?.focus(options);
  }

  /** After a finished game the focus moves to the new-game button, else to the board. */
  async regain(places: Place[], options: FocusOptions) {
    const again = (
      this.over ? this.renderRoot.querySelector('[data-act="again"]') : null
    ) as HTMLElement | null;
    if (again) return again.focus(options);
    await this.focus(options);
    if (!(this.renderRoot as ShadowRoot).activeElement) super.regain(places, options);
  }

  /**
   * Aborts the current run.
   * @returns the number of the new run
   */
  renew(): number {
    this.stop.abort();
    this.stop = new AbortController();
    this.selfUpdates.awaited = null;
    this.late = false;
    return ++this.run;
  }

  /** Forgets the user's moves. */
  forget() {
    // Moves that the element wrote for another game do not apply to this one.
    if (this.wrote && !this.own.startsWith(this.asksFrom)) this.moves = null;
    this.wrote = false;
    this.own = '';
    this.acted = false;
  }

  /**
   * Takes the strength that was chosen for a game before.
   * @param card its entry on the list
   */
  takeStrength(card: string) {
    const skill = this.adaptiveStrength.arrive(card, this.skill);
    if (skill !== this.skill) this.skill = skill;
  }

  /** Writes the user's changes into the attributes. */
  write(start: string, moves: string) {
    if (!this.acted || moves === play.parseMoves(this.moves).join(';')) return;
    this.position ??= start;
    this.moves = moves || null;
    this.own = this.asked;
    this.wrote = true;
  }

  /** The game in the attributes. */
  get asked() {
    return `${this.asksFrom}${play.parseMoves(this.moves).join(';')}`;
  }

  get asksFrom() {
    return `${this.game}|${this.position}|`;
  }
}
