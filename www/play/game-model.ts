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

/** Milliseconds after which a move that the engine has not checked yet is shown as being in progress. */
const LATE = 400;

const SETUP: readonly string[] = ['game', 'position', 'moves', 'matchId'] satisfies (keyof Setup)[];

/** The getters of the model whose changes hosts are notified of. */
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

/** The types of the events that report a failed call of the engine. */
type Failing = 'refused' | 'stuck' | 'fail';

/** The event types after which a game continues or has just ended. */
const GOES_ON: readonly Event['type'][] = ['arrived', 'played', 'restart', 'resume', 'seat'];

/**
 * The only owner of the game in play: its match (match.ts), its settings, and its announcements. The model
 * starts the calls of the engine that a phase requires. Its hosts, the element `<mex-game>` and the page's
 * link, subscribe to its changes and call its methods. This module does not use the DOM.
 */
export class GameModel extends GameState {
  tally = new Tally();
  adaptiveStrength = new AdaptiveStrength();

  #chance = draw();
  #spoken = 0;

  /**
   * Aborts the current call of the engine. `#result` resolves when the call ends; for a move, to whether it
   * was played.
   */
  #running = new AbortController();
  #result: Promise<unknown> = Promise.resolve();
  #hinting = new AbortController();

  // --- event handling

  /** Apply an event to the match, notify hosts, and start the engine call of the new phase. */
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
    SHOWN.forEach((name, i) => {
      if (this[name] !== were[i]) this.changes.emit({ name, before: were[i] });
    });
    this.#tell(before, event);
    if (!goesOn && this.match.run === after.run) this.#begin(after.phase);
  }

  /** Start the engine call that a phase requires. */
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

  /** Await the event that an engine call returns, and apply it unless the call was aborted. */
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

  /** Return the move of the opponent: the computer's move, or a friend's move from a link. */
  async #reply({ since, once }: Phase & { name: 'thinking' }) {
    const s = this.session as play.Session;
    if (s.matchId !== null) return (await import('./friend/begin-match.ts')).replayed(s);
    const { seed, skill, prolong, believes } = this;
    // If the computer plays both sides, it plays perfectly; a single move requested by the person comes
    // without a pause.
    const how = s.players
      ? { skill, believes }
      : { skill: 1, believes: '', beat: once ? 1 : this.beat };
    const chance = { seed: (seed ?? this.#chance) + s.at, since: since ?? performance.now() };
    return computersMove(s, { ...how, prolong, ...chance }, this.#running.signal);
  }

  /** Adapt settings and announcements to a newly loaded game. */
  #arrive({ beginning, matchId, first }: play.Session) {
    if (matchId !== null) this.first = first;
    this.skill = this.adaptiveStrength.arrive(beginning.card, this.skill);
    this.log = [];
  }

  /**
   * Play the move of the phase, as notation or as words.
   * @returns whether the move was played
   */
  async #find(phase: Phase & { name: 'moving' }, signal: AbortSignal): Promise<boolean> {
    const s = this.session as play.Session;
    const { text } = phase;
    // Announce a delay: the core may not be loaded yet, or it may be busy.
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

  /** Notify hosts and listeners of an event that was applied. */
  #tell({ session: s, phase, opened }: Match, event: Event) {
    const now = this.match;
    if (now.session !== s) {
      // Abort a running search for hints only if the session changed, since hints belong to a position.
      this.#hinting.abort();
      this.hinted = null;
      this.altered.emit(!s || opened !== null);
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
    // Stop if a listener has already changed the match.
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
    this.altered.emit(false);
  }

  /** Show the winning moves unless hints are off; with `show` false, hide them. */
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

  /** Compute in advance the answer to be printed, since printing does not wait. */
  #showAnswer() {
    if (!this.printed || !this.session || this.over) this.answer = null;
    else void import('./hints.ts').then(({ findAnswer }) => findAnswer(this)).catch(() => {});
  }

  /** Store the moves played so far as the moves of the match with a friend. */
  async #keepMoves() {
    const s = this.session as play.Session;
    (await import('./friend/begin-match.ts')).keepMoves(s);
  }

  /** Announce several messages as one announcement. */
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

  // --- methods for hosts

  /** Request another game; `load` sets it up. */
  ask(setup: Partial<Setup>) {
    this.#step({ type: 'ask', setup });
  }

  /** Request the game and the settings of a link. Values that the link does not contain stay unchanged. */
  open(link: Partial<BoardLink>) {
    const now = { ...this.link, ...link };
    const { game, start, position: reached, first, players, skill, hints, believes, matchId } = now;
    const setup = { game, position: start, moves: now.moves.join(';') || null, matchId };
    this.#step({ type: 'open', setup, reached });
    this.configure({ first, players, skill, hints, believes });
  }

  /**
   * Called when a host shows the game: set up the requested game, or continue the current one.
   * @param locked whether the person may not change the game
   */
  async load(locked = false) {
    const { wish, phase, opened } = this.match;
    this.#step({ type: 'show', stage: locked ? 'locked' : 'open', seats: this.seats });
    const isTaken = wish && !this.match.wish && this.phase.name !== 'loading';
    if (isTaken) this.altered.emit(opened !== null);
    if (this.phase.name === 'loading' && this.phase !== phase) await this.#result;
  }

  /** Called when no host shows the game any more; the computer does not move until `load` is called. */
  hide() {
    this.#step({ type: 'hide' });
  }

  /**
   * Assign one value; null assigns the default. A value of the setup requests another game; a setting changes
   * the current game.
   */
  assign(name: keyof Setup | keyof Settings, value: unknown) {
    const values = { [name]: value ?? usual[name] };
    if (SETUP.includes(name)) this.ask(values);
    else this.configure(values);
  }

  /** Change settings of the current game. */
  configure(settings: Partial<Settings>) {
    const names = Object.keys(settings) as (keyof Settings)[];
    const changed = names.filter((name) => this[name] !== settings[name]);
    Object.assign(this, settings);
    if (!this.session || !changed.length) return;
    if (changed.includes('hints')) void this.#showHints(this.helps === 'always');
    // If another game was requested, stop here: its `load` applies the settings.
    if (this.match.wish) return;
    if (changed.includes('first') || changed.includes('players'))
      this.#step({ type: 'seat', seats: this.seats });
    this.altered.emit(false);
  }

  /** Set whether the answer is printed, and compute the answer. */
  print(printed: boolean) {
    this.printed = printed;
    if (this.session) this.#showAnswer();
  }

  /** Reset the counts of losses and attempts, for a new person. */
  forget() {
    this.losses = 0;
    this.tally.renew();
  }

  // --- actions of a person

  /**
   * Play a person's move, given as a move or as the resulting position. Defined as an arrow function, so that
   * boards can receive it as a callback.
   * @param made the time of the move, in milliseconds of `performance.now()`
   * @returns whether the move was played
   */
  move = async (text: string, made: number = performance.now()): Promise<boolean> => {
    if (!this.mayMove) return false;
    this.#step({ type: 'move', text, made });
    return Boolean(await this.#result);
  };

  /**
   * Show a position: play a move if one leads to the position, otherwise start a new game from it.
   * @param position the position; the order of its heaps is ignored
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

  /** Clear the error of a typed move after its text has changed. */
  retype() {
    this.#step({ type: 'retype' });
  }

  /** Show an earlier or later position of the game. The computer moves only after `resume`. */
  async #go(session: play.Session | null) {
    if (session) this.#step({ type: 'go', session });
  }

  undo() {
    return this.#go(this.session && play.undo(this.session));
  }

  redo() {
    return this.#go(this.session && play.redo(this.session));
  }

  /** @param at the number of moves played before the position to show */
  goTo(at: number) {
    return this.#go(this.session && play.goTo(this.session, at));
  }

  /**
   * Restart from the starting position without loading, so that a move made right after the call is played in
   * the starting position. A match with a friend restarts as a new match.
   */
  async restart() {
    this.#chance = draw();
    const s = this.session;
    if (s && s.matchId !== null && this.match.stage === 'open')
      return (await import('./friend/acts.ts')).invite(this, s.first);
    this.#step({ type: 'restart' });
  }

  /** Let the computer continue after the person has gone back. */
  resume() {
    this.#step({ type: 'resume', once: false });
  }

  /**
   * Apply an event of a special kind of game: a match with a friend, a game that the computer plays against
   * itself, or a game against a weaker opponent.
   */
  take(event: Event) {
    this.#step(event);
  }

  toggleHints() {
    return this.#showHints(!this.hinted);
  }
}

const draw = () => Math.floor(Math.random() * 2 ** 31);

/** A model with the default values of setup and settings. */
const usual: Setup & Settings = new GameModel();
