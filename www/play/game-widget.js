/**
 * The attributes and state of `<mex-game>`, how they are reported and restored. Play itself is in
 * mex-game.js.
 */
import * as play from './session.js';
import { AdaptiveStrength } from './adaptive-strength.js';
import { SelfUpdates } from './self-updates.js';
import { gameStyles } from './styles.js';
import { Tally } from '../ui/element/tally.ts';
import { placeOf, restoreState, stateOf } from './snapshot.js';
import { MexWidget } from '../ui/element/widget.ts';

export class GameWidget extends MexWidget {
  static label = 'play.label';
  static styles = [...MexWidget.styles, gameStyles];

  static properties = {
    game: { reflect: true, useDefault: true },
    position: { reflect: true, useDefault: true },
    first: { reflect: true, useDefault: true },
    skill: { type: Number, reflect: true, useDefault: true },
    prolong: { type: Boolean, reflect: true, useDefault: true },
    players: { type: Number, reflect: true, useDefault: true },
    hints: { reflect: true, useDefault: true },
    seed: { type: Number, reflect: true, useDefault: true },
    moves: { reflect: true, useDefault: true },
    revealAfter: { type: Number, attribute: 'reveal-after' },
    points: { type: Number },
    session: { state: true },
    described: { state: true },
    last: { state: true },
    thinking: { state: true },
    late: { state: true },
    paused: { state: true },
    hinted: { state: true },
    log: { state: true },
    typedError: { state: true },
    note: { state: true },
    losses: { state: true },
    answer: { state: true },
    links: { attribute: false },
    shared: { state: true },
    unfolded: { state: true },
  };

  constructor() {
    super();
    this.game = 'nim';
    /** @type {string|null} */
    this.position = null;
    /** @type {'you'|'computer'} */
    this.first = 'you';
    this.skill = 1;
    /** Whether the computer prolongs a lost game. */
    this.prolong = false;
    /** @type {1|2} */
    this.players = 1;
    /** @type {'on-demand'|'always'|'on'|'off'} */
    this.hints = 'on-demand';
    /** Losses before winning moves may be shown. */
    this.revealAfter = 0;
    /** What a win is worth, as `mex-end` reports. */
    this.points = 1;
    this.tally = new Tally();
    /** @type {number|null} */
    this.seed = null;
    /** @type {string|null} */
    this.moves = null;
    /** @type {play.Session|null} */
    this.session = null;
    /**
     * The position shown, as the core describes it.
     * @type {import('../engine/types.ts').Description|null}
     */
    this.described = null;
    /**
     * The starting position of the session, as the core describes it.
     * @type {import('../engine/types.ts').Description|null}
     */
    this.beginning = null;
    /** @type {{move: any, animate: boolean}|null} */
    this.last = null;
    this.thinking = false;
    /** Whether a person's move takes noticeably long. */
    this.late = false;
    /** The user has gone back to a turn of the computer, which waits to be resumed. */
    this.paused = false;
    /**
     * null: hidden; 'wait'; or the analysis.
     * @type {null|'wait'|import('./hints.js').Analysis}
     */
    this.hinted = null;
    /** The last announcements. @type {{key: number, text: string}[]} */
    this.log = [];
    /** @type {{error: any, text: string}|null} */
    this.typedError = null;
    this.note = '';
    /** Games won by the computer. */
    this.losses = 0;
    /**
     * The analysis printed with `print="answer"`.
     * @type {import('../engine/types.ts').Analysis | null}
     */
    this.answer = null;
    /** Links of the report. @type {import('./mex-report.js').Links|null} */
    this.links = null;
    /** What became of a shared link. @type {unknown} */
    this.shared = null;
    /** Whether the fields of the settings are shown. */
    this.unfolded = false;
    /** Counts edits of the typed move. */
    this.edits = 0;
    this.run = 0;
    /** Aborts calls for a position that is no longer shown. */
    this.stop = new AbortController();
    this.spoken = 0;
    this.chance = Math.floor(Math.random() * 2 ** 31);
    this.selfUpdates = new SelfUpdates();
    this.adaptiveStrength = new AdaptiveStrength();
    /** Whether the user has acted; before that no attributes are written. */
    this.acted = false;
    /** The attribute values that the element itself has written. */
    this.own = '';
    /** Whether the element has written the `moves` attribute. */
    this.wrote = false;
  }

  #reflects = false;

  /** @param {Map<string, any>} changed */
  update(changed) {
    this.#reflects = true;
    super.update(changed);
    this.#reflects = false;
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    super.attributeChangedCallback(name, old, value);
    if (name === 'moves' && !this.#reflects) this.wrote = false;
  }

  /** The position on the board. @returns {string} */
  get current() {
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

  /** Whether a person may move now. */
  get open() {
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

  /** @param {Record<string, any>} state */
  restore(state) {
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

  /** @param {FocusOptions} [options] */
  async focus(options) {
    const board = /** @type {any} */ (this.renderRoot.querySelector('.stage > *'));
    await board?.updateComplete;
    board?.focus(options);
  }

  /**
   * After a finished game the focus moves to the new-game button, else to the board.
   * @param {import('../ui/element/focus.ts').Place[]} places
   * @param {FocusOptions} options
   */
  async regain(places, options) {
    const again = /** @type {HTMLElement | null} */ (
      this.over ? this.renderRoot.querySelector('[data-act="again"]') : null
    );
    if (again) return again.focus(options);
    await this.focus(options);
    if (!(/** @type {ShadowRoot} */ (this.renderRoot).activeElement)) super.regain(places, options);
  }

  /** Aborts the current run. @returns {number} the number of the new run */
  renew() {
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

  /** Takes the strength that was chosen for a game before. @param {string} card its entry on the list */
  takeStrength(card) {
    const skill = this.adaptiveStrength.arrive(card, this.skill);
    if (skill !== this.skill) this.skill = skill;
  }

  /** Writes the user's changes into the attributes. @param {string} start @param {string} moves */
  write(start, moves) {
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
