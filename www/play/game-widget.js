/**
 * What `<mex-game>` is asked and what it is at: its attributes, its state, and how both are told and
 * brought back. How the game goes on stands in mex-game.js.
 */
import * as play from './session.js';
import { Easing } from './adaptive-strength.js';
import { Echo } from './self-updates.js';
import { gameStyles } from './styles.js';
import { placeOf, restoreState, wholeState } from './snapshot.js';
import { MexWidget } from '../ui/element/widget.js';

export class GameWidget extends MexWidget {
  static label = 'play.label';
  static styles = [...MexWidget.styles, gameStyles];

  static properties = {
    game: { reflect: true, useDefault: true },
    position: { reflect: true, useDefault: true },
    first: { reflect: true, useDefault: true },
    skill: { type: Number, reflect: true, useDefault: true },
    players: { type: Number, reflect: true, useDefault: true },
    hints: { reflect: true, useDefault: true },
    seed: { type: Number, reflect: true, useDefault: true },
    moves: { reflect: true, useDefault: true },
    revealAfter: { type: Number, attribute: 'reveal-after' },
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
  };

  constructor() {
    super();
    this.game = 'nim';
    /** @type {string|null} */
    this.position = null;
    /** @type {'you'|'computer'} */
    this.first = 'you';
    this.skill = 1;
    /** @type {1|2} */
    this.players = 1;
    /** @type {'on-demand'|'always'|'on'|'off'} */
    this.hints = 'on-demand';
    /** Games to be lost before winning moves may be seen. */
    this.revealAfter = 0;
    /** @type {number|null} */
    this.seed = null;
    /** @type {string|null} */
    this.moves = null;
    /** @type {play.Session|null} */
    this.session = null;
    /** The position shown, as the core describes it. @type {import('../engine/types.js').Description|null} */
    this.described = null;
    /** @type {{move: any, animate: boolean}|null} */
    this.last = null;
    this.thinking = false;
    /** A person's move has been under way for a while. */
    this.late = false;
    /** A moment of the computer's is looked at; it waits to be asked. */
    this.paused = false;
    /** null: hidden; 'wait'; or what was found. @type {null|'wait'|import('../engine/types.js').Analysis} */
    this.hinted = null;
    /** What the live region has said last. @type {{key: number, text: string}[]} */
    this.log = [];
    /** @type {{error: any, text: string}|null} */
    this.typedError = null;
    this.note = '';
    /** Games that the computer has won. */
    this.losses = 0;
    /** What is printed with `print="answer"`. @type {import('../engine/types.js').Analysis | null} */
    this.answer = null;
    /** Where the report leads. @type {import('./mex-report.js').Links|null} */
    this.links = null;
    /** How often the text of a move was changed. */
    this.edits = 0;
    this.run = 0;
    /** Ends what was asked of the core for a moment that is no longer shown. */
    this.stop = new AbortController();
    this.spoken = 0;
    this.chance = Math.floor(Math.random() * 2 ** 31);
    this.echo = new Echo();
    this.easing = new Easing();
    /** Whether a person has done something; before that nothing is written into the page. */
    this.acted = false;
    /** What the attributes say because the element has told them so. */
    this.own = '';
    /** Whether the moves in the attribute are those that the element has written. */
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

  /** The position on the board now. @returns {string} */
  get current() {
    return this.session ? play.current(this.session) : (this.position ?? '');
  }

  /** Whether the game has come round so often that it is a draw. */
  get drawn() {
    const { session: s, described } = this;
    return Boolean(s && described?.loops && !described.over && play.times(s) >= play.TIMES);
  }

  /** Whether the game is at its end: no move is left, or it is drawn. */
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

  /** Whether winning moves are never, on demand or always to be seen, as things stand. */
  get helps() {
    if (this.losses < (this.revealAfter || 0)) return 'off';
    return this.hints === 'on' ? 'always' : this.hints;
  }

  get offers() {
    if (this.locked) return { usual: ['undo', 'redo', 'moves'], brief: ['undo', 'redo'] };
    const tools = ['undo', 'redo', 'restart', 'hint'];
    const usual = [...tools, 'typed', 'moves', 'settings', 'report'];
    return { usual, brief: ['undo', 'restart', 'hint'] };
  }

  get kept() {
    const { game, position, moves, first, players, skill, hints } = this;
    return { game, position, moves, first, players, skill, hints };
  }

  get state() {
    return wholeState(this);
  }

  get here() {
    return placeOf(this);
  }

  /** @param {Record<string, any>} state */
  restore(state) {
    this.echo.forget();
    restoreState(this, state);
  }

  reset() {
    super.reset();
    this.losses = 0;
    this.own = '';
    this.echo.forget();
    this.requestUpdate();
  }

  /** @param {FocusOptions} [options] */
  async focus(options) {
    const board = /** @type {any} */ (this.renderRoot.querySelector('.stage > *'));
    await board?.updateComplete;
    board?.focus(options);
  }

  /** From a finished game one goes on to the next one, else by the board. @param {import('../ui/element/focus.js').Place[]} places @param {FocusOptions} options */
  async regain(places, options) {
    const again = /** @type {HTMLElement | null} */ (
      this.over ? this.renderRoot.querySelector('[data-act="again"]') : null
    );
    if (again) return again.focus(options);
    await this.focus(options);
    if (!(/** @type {ShadowRoot} */ (this.renderRoot).activeElement)) super.regain(places, options);
  }

  /** Ends what is under way. @returns {number} what is under way from now on */
  renew() {
    this.stop.abort();
    this.stop = new AbortController();
    this.echo.awaited = null;
    this.late = false;
    return ++this.run;
  }

  /** Forgets what a person has done. */
  forget() {
    // Moves of another game that the element itself has written are not meant for this one.
    if (this.wrote && !this.own.startsWith(this.asksFrom)) this.moves = null;
    this.wrote = false;
    this.own = '';
    this.acted = false;
    const skill = this.easing.arrive(this.game, this.skill);
    if (skill !== this.skill) this.skill = skill;
  }

  /** Writes into the page what a person has brought about. @param {string} start @param {string} moves */
  write(start, moves) {
    if (!this.acted || moves === play.parseMoves(this.moves).join(';')) return;
    this.position ??= start;
    this.moves = moves || null;
    this.own = this.asked;
    this.wrote = true;
  }

  /** What the attributes say. */
  get asked() {
    return `${this.asksFrom}${play.parseMoves(this.moves).join(';')}`;
  }

  get asksFrom() {
    return `${this.game}|${this.position}|`;
  }
}
