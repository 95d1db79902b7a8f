import * as engine from '../engine/api.ts';
import * as effects from './effects.ts';
import * as play from './session.ts';
import { MexError, aborted } from '../engine/errors.ts';
import { message } from '../i18n/message.ts';
import { AdaptiveStrength } from './adaptive-strength.ts';
import { saidMove, saidShown, whyEnded } from './announcements.ts';
import { computersMove } from './computer.ts';
import { GameState } from './game-state.ts';
import { step } from './match.ts';
import { whenOnline } from '../ui/element/online.ts';
import { Tally } from '../ui/element/tally.ts';
import type { BoardLink, Settings } from './game-state.ts';
import type { Event, Match, Phase, Setup } from './match.ts';
import type { Message } from '../i18n/message.ts';

/** Milliseconds after which a slow move is announced as being in progress. */
const LATE = 400;

const SETUP: readonly string[] = ['game', 'position', 'moves', 'matchId'] satisfies (keyof Setup)[];

/** The fields of the match that hosts may read, and update with. */
const SHOWN = [
  'game',
  'position',
  'moves',
  'matchId',
  'session',
  'last',
  'failure',
  'typedError',
  'note',
  'phase',
] as const;

/** The event of an answer that fails. */
type Failing = 'refused' | 'stuck' | 'fail';

/** After these a game goes on, or has just ended. */
const GOES_ON: readonly Event['type'][] = ['arrived', 'played', 'restart', 'resume', 'seat'];

/**
 * The game in play, which is owned here alone: a match (match.ts), the settings, and what was told of it. It runs
 * what a phase asks of the engine; its hosts, the `<mex-game>` that shows it and the page's link, subscribe to it and
 * call its methods. Independent of the DOM.
 */
export class GameModel extends GameState {
  tally = new Tally();
  adaptiveStrength = new AdaptiveStrength();

  #chance = draw();
  #spoken = 0;

  /** Ends what goes on, and its result: of a move, whether it was played. */
  #running = new AbortController();
  #result: Promise<unknown> = Promise.resolve();
  #hinting = new AbortController();

  // --- from event to event

  /** The match takes a step; hosts hear of it, and what its phase asks of the engine is begun. */
  #step(event: Event) {
    const before = this.match;
    const after = step(before, event);
    if (after === before) return;
    const were = SHOWN.map((name) => this[name]);
    const goesOn = after.run === before.run;
    if (!goesOn) {
      this.#running.abort();
      this.#running = new AbortController();
    }
    this.match = after;
    SHOWN.forEach((name, i) => this[name] !== were[i] && this.changed(name, were[i]));
    this.#tell(before, event);
    if (!goesOn && this.match.run === after.run) this.#begin(after.phase);
  }

  /** Begins the call of a phase. */
  #begin(phase: Phase) {
    const { signal } = this.#running;
    const s = this.session as play.Session;
    const { name } = phase;
    if (name === 'moving') this.#result = this.#find(phase, signal);
    if (name === 'thinking') this.#result = this.#await(this.#reply(phase), 'stuck', signal);
    if (name === 'arriving' || name === 'loading') {
      const set = name === 'loading' ? this.#setUp() : effects.arrive(s, phase.known);
      this.#result = this.#await(set, 'refused', signal);
    }
    if (name === 'failed' && phase.error.details?.loading)
      whenOnline(() => signal.aborted || this.#step({ type: 'retry' }));
  }

  /** The event of an answer is the next step, unless it is no longer wanted. */
  async #await(answer: Promise<Event>, fails: Failing, signal: AbortSignal) {
    try {
      const event = await answer;
      if (signal.aborted) return;
      if (event.type === 'loaded') this.#arrive(event.session);
      this.#step(event);
    } catch (error) {
      if (!signal.aborted) this.#fail(fails, error);
    }
  }

  #setUp() {
    this.tally.renew();
    return effects.setUp(this.match.asked, this.#chance, () => this.seats);
  }

  /** The move of the other side. */
  async #reply({ since, once }: Phase & { name: 'thinking' }) {
    const s = this.session as play.Session;
    if (s.matchId !== null) return (await import('./friend/begin-match.ts')).replayed(s);
    const { seed, skill, prolong, believes } = this;
    // A watched game is played as well as can be; one move that was asked for comes at once.
    const how = s.players
      ? { skill, believes }
      : { skill: 1, believes: '', beat: once ? 1 : this.beat };
    const chance = { seed: (seed ?? this.#chance) + s.at, since: since ?? performance.now() };
    return computersMove(s, { ...how, prolong, ...chance }, this.#running.signal);
  }

  /** Another game begins. */
  #arrive({ beginning, matchId, first }: play.Session) {
    if (matchId !== null) this.first = first;
    this.skill = this.adaptiveStrength.arrive(beginning.card, this.skill);
    this.log = [];
  }

  /** @returns whether the move was played */
  async #find(phase: Phase & { name: 'moving' }, signal: AbortSignal): Promise<boolean> {
    const s = this.session as play.Session;
    const { text } = phase;
    // The board may be shown before the core is loaded, or the core may be busy.
    const late = setTimeout(() => signal.aborted || this.#step({ type: 'late' }), LATE);
    try {
      const ply = await engine.play(s.game, play.current(s), text);
      if (signal.aborted) return false;
      this.#step({ type: 'played', ply, note: null });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (error.details?.loading) {
        this.#fail('fail', error);
        whenOnline(() => signal.aborted || void this.#find(phase, signal));
        return false;
      }
      const worded = await effects.wordedMove(s, text, signal);
      if (signal.aborted) return false;
      if (worded !== null) return this.move(worded);
      this.#step({ type: 'illegal', error, text });
      return false;
    } finally {
      clearTimeout(late);
    }
  }

  /** Hosts and listeners hear of an event. */
  #tell({ session: s, phase }: Match, event: Event) {
    const now = this.match;
    if (now.session !== s) {
      // Hints are of a position: one that was asked for before the board has settled is still found.
      this.#hinting.abort();
      this.hinted = null;
      this.altered.emit();
      this.#showAnswer();
    }
    if (event.type === 'restart' && now.session !== s) {
      this.log = [];
      this.tally.begin();
    }
    if (event.type === 'go' || event.type === 'restart') this.say(saidShown(this));
    if (event.type === 'played' && s) {
      const by = play.turn(s);
      const { text, to, move } = event.ply;
      this.adaptiveStrength.played(this);
      if (s.matchId !== null && by === 'you') void this.#keepMoves();
      this.say(...saidMove(this, s, move));
      this.moved.emit({ n: s.at + 1, by, text, to, move });
    }
    // Unless a listener has led elsewhere.
    if (this.match.run !== now.run || now.phase === phase) return;
    const goesOn = GOES_ON.includes(event.type);
    if (goesOn && now.phase.name === 'over') this.#tellEnd();
    const isTurn = now.phase.name === 'yours' && (goesOn || event.type === 'go');
    if (isTurn && this.helps === 'always') void this.#showHints(true);
  }

  #tellEnd() {
    const { winner } = this;
    if (winner !== 'you' && winner !== 'draw') this.losses += 1;
    this.say(message(`play.won_${winner}`), whyEnded(this.session as play.Session));
    const tally = this.tally.end(winner === 'you', this.points);
    this.ended.emit({ winner, moves: play.moveTexts(this.session as play.Session), ...tally });
    this.altered.emit();
  }

  /** Shows the winning moves, or hides them. */
  async #showHints(show: boolean) {
    this.#hinting.abort();
    this.#hinting = new AbortController();
    const { signal } = this.#hinting;
    this.hinted = show && this.helps !== 'off' && this.session && !this.over ? 'wait' : null;
    if (!this.hinted) return;
    this.tally.hints += 1;
    try {
      await (await import('./hints.ts')).findHints(this, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.hinted = null;
      this.fail(error);
    }
  }

  /** The printed answer is found in advance. */
  #showAnswer() {
    if (!this.printed || !this.session || this.over) this.answer = null;
    else void import('./hints.ts').then(({ findAnswer }) => findAnswer(this)).catch(() => {});
  }

  /** The moves shown are those of the match with a friend from now on. */
  async #keepMoves() {
    const s = this.session as play.Session;
    (await import('./friend/begin-match.ts')).keepMoves(s);
  }

  /** Announces messages, as one. */
  say(...says: Message[]) {
    this.log = [...this.log.slice(-5), { key: ++this.#spoken, says }];
  }

  fail(thrown: unknown) {
    this.#fail('fail', thrown);
  }

  #fail(type: Failing, thrown: unknown) {
    if (aborted(thrown)) return;
    const error = MexError.from(thrown);
    this.#step({ type, error });
    this.failed.emit(error);
  }

  // --- what hosts ask for

  /** Asks for another game, which `load` sets up. */
  ask(setup: Partial<Setup>) {
    this.#step({ type: 'ask', setup });
  }

  /** Opens a link, as a host shows it; what the link does not say stays. */
  open(link: Partial<BoardLink>) {
    const now = { ...this.link, ...link };
    const { game, start, position: reached, first, players, skill, hints, believes, matchId } = now;
    const setup = { game, position: start, moves: now.moves.join(';') || null, matchId };
    this.#step({ type: 'open', setup, reached });
    this.configure({ first, players, skill, hints, believes });
  }

  /**
   * A host shows the game: it sets up the one that was asked for, or goes on with the one shown.
   * @param locked whether nothing may be changed
   */
  async load(locked = false) {
    const { wish, phase } = this.match;
    this.#step({ type: 'show', stage: locked ? 'locked' : 'open', seats: this.seats });
    const isTaken = wish && !this.match.wish && this.phase.name !== 'loading';
    if (isTaken) this.altered.emit();
    if (this.phase.name === 'loading' && this.phase !== phase) await this.#result;
  }

  /** No host shows the game, until it is loaded again. */
  hide() {
    this.#step({ type: 'hide' });
  }

  /** A text of the setup asks for another game; a setting changes the one shown. */
  assign(name: keyof Setup | keyof Settings, value: unknown) {
    const values = { [name]: value ?? usual[name] };
    if (SETUP.includes(name)) this.ask(values);
    else this.configure(values);
  }

  /** Changes settings of the running game. */
  configure(settings: Partial<Settings>) {
    const names = Object.keys(settings) as (keyof Settings)[];
    const changed = names.filter((name) => this[name] !== settings[name]);
    Object.assign(this, settings);
    if (!this.session || !changed.length) return;
    if (changed.includes('hints')) void this.#showHints(this.helps === 'always');
    // Another game that was asked for takes them over.
    if (this.match.wish) return;
    if (changed.includes('first') || changed.includes('players'))
      this.#step({ type: 'seat', seats: this.seats });
    this.altered.emit();
  }

  /** Whether the answer is printed. */
  print(printed: boolean) {
    this.printed = printed;
    if (this.session) this.#showAnswer();
  }

  /** Forgets what was lost, for a new person. */
  forget() {
    this.losses = 0;
    this.tally.renew();
  }

  // --- what a person does

  /**
   * Plays a person's move, given as a move or as the resulting position. Boards are given it as it is.
   * @param made when it was made
   * @returns whether it could be played
   */
  move = async (text: string, made: number = performance.now()): Promise<boolean> => {
    if (!this.mayMove) return false;
    this.#step({ type: 'move', text, made });
    return Boolean(await this.#result);
  };

  /**
   * Goes to a position: by a move if one leads there, else by starting from it.
   * @param position heaps in any order
   */
  async goToPosition(position: string) {
    const { session, mayMove } = this;
    if (!session || this.match.stage === 'locked') return;
    const { signal } = this.#running;
    const { moveTo } = await import('./find-move.ts');
    const text = mayMove ? await moveTo(session, position, signal) : null;
    if (text !== null) return void (await this.move(text));
    this.ask({ position, moves: null });
    await this.load();
  }

  /** The typed move has changed; clears its error. */
  retype() {
    this.#step({ type: 'retype' });
  }

  /** Shows another moment; the computer moves on only when resumed. */
  async #go(session: play.Session | null) {
    if (session) this.#step({ type: 'go', session });
  }

  undo() {
    return this.#go(this.session && play.undo(this.session));
  }

  redo() {
    return this.#go(this.session && play.redo(this.session));
  }

  /** @param at the number of moves played by then */
  goTo(at: number) {
    return this.#go(this.session && play.goTo(this.session, at));
  }

  /** Restarts from the starting position, at once: a move made next is made there; with a friend, as another match. */
  async restart() {
    this.#chance = draw();
    const s = this.session;
    if (s && s.matchId !== null && this.match.stage === 'open')
      return (await import('./friend/acts.ts')).invite(this, s.first);
    this.#step({ type: 'restart' });
  }

  /** Lets the computer move after going back. */
  resume() {
    this.#step({ type: 'resume', once: false });
  }

  /** The match takes a step that only some games have: of a friend's, one that is watched, or an easier one. */
  take(event: Event) {
    this.#step(event);
  }

  toggleHints() {
    return this.#showHints(!this.hinted);
  }
}

const draw = () => Math.floor(Math.random() * 2 ** 31);

/** A game of which nothing is set. */
const usual: Setup & Settings = new GameModel();
