import * as engine from '../engine/api.ts';
import * as play from './session.ts';
import { message } from '../i18n/message.ts';
import { saidShown } from './announcements.ts';
import { loadBoard, preloadBoard } from './boards.ts';
import { opening } from './opening.ts';
import { showAnswer, showHints } from './hints.ts';
import { moveTo } from './find-move.ts';
import { GameFlow } from './game-flow.ts';
import { example } from '../ui/element/example.ts';
import { whenOnline } from '../ui/element/online.ts';
import { pause } from '../ui/element/pause.ts';
import { GameState } from './game-state.ts';
import type { Settings, Setup } from './game-state.ts';
import type { Description } from '../engine/types.ts';

/** Milliseconds after which a slow move is announced as being in progress. */
const LATE = 400;

const SETUP: readonly string[] = ['game', 'position', 'moves'] satisfies (keyof Setup)[];

/** A game of which nothing is set. */
const usual: Setup & Settings = new GameState();

/**
 * The game in play, which is owned here alone. It asks the engine; its hosts, the `<mex-game>` that
 * shows it and the page's link, subscribe to it and call its methods. Independent of the DOM.
 */
export class GameModel extends GameFlow {
  /** Whether the link asked for the game shown, and not a person at the board. */
  linked = false;

  /** What was asked for since the last load. */
  #asked: Set<keyof Setup> = new Set();

  #begun = false;

  /** Counts edits of the typed move. */
  #edits = 0;

  // --- loading

  /**
   * Asks for another game, which `load` sets up.
   * @param linked whether the link asks
   */
  ask(setup: Partial<Setup>, linked = false) {
    for (const name of Object.keys(setup) as (keyof Setup)[]) {
      if (this[name] === setup[name]) continue;
      Object.assign(this, { [name]: setup[name] });
      this.#asked.add(name);
      this.linked = linked;
      if (name === 'moves') this.reported = false;
      // It is not loaded at once, and what goes on is of another game.
      if (this.hidden) this.renew();
    }
  }

  /** Sets up the game that was asked for, unless it is the one shown, which goes on. */
  async load() {
    const waits = this.hidden || this.loading;
    this.hidden = false;
    const asked = new Set(this.#asked);
    this.#asked.clear();
    if (this.#begun && !asked.size) return this.loading ? undefined : this.#wake(waits);
    if (this.#stands(asked)) {
      this.#wake(waits);
      void this.#reseat();
      return this.report('change', undefined);
    }
    this.#begun = true;
    // Moves that were made in another game are not those of this one.
    if (this.reported && (asked.has('game') || asked.has('position'))) this.moves = null;
    this.reported = false;
    this.acted = false;
    await this.#setUp();
  }

  /** Whether the game that was asked for is the one shown. */
  #stands(asked: Set<keyof Setup>) {
    const s = this.session;
    if (!s || this.failure || this.game !== s.game) return false;
    if (this.position !== null && this.position !== s.start) return false;
    if (!asked.has('moves') && !this.loading) return true;
    return play.parseMoves(this.moves).join(';') === play.moveTexts(s).join(';');
  }

  /** On failure the last valid board stays. */
  async #setUp() {
    const run = this.renew();
    const { game } = this;
    this.loading = true;
    this.tally.renew();
    try {
      preloadBoard(game);
      const position = this.position ?? (await example(game, this.chance));
      const known = opening(game, position);
      const start = known ?? (await engine.describe(game, position));
      await loadBoard(start);
      if (run.aborted) return;
      this.skill = this.adaptiveStrength.arrive(start.card, this.skill);
      const { session: s, stopped } = await play.replay(
        play.begin({ game: start.game, start: start.position, ...this.#seats }),
        play.parseMoves(this.moves),
        (now, text) => engine.play(now.game, play.current(now), text),
        start.loops,
      );
      const shown = s.at ? await engine.describe(s.game, play.current(s)) : start;
      if (run.aborted) return;
      this.note = stopped && message('play.link_stopped', stopped);
      this.log = [];
      this.beginning = start;
      this.failure = null;
      this.refused = false;
      this.stand(s, shown);
      // Hosts draw it before the game goes on. If the core cannot be loaded, that is reported before
      // a move needs it.
      await (known ? engine.describe(game, position) : pause());
      void this.next(run);
    } catch (error) {
      if (run.aborted) return;
      this.loading = false;
      this.refused = true;
      // The board that stays is no longer current, so the computer does not move on it.
      this.paused = Boolean(this.session && !play.isPersons(this.session));
      this.fail(error);
      if (error.details?.loading) whenOnline(() => run.aborted || void this.#setUp());
    }
  }

  /** No host shows the game, until it is loaded again. */
  hide() {
    this.hidden = true;
    if (this.thinking) this.renew();
  }

  /** The game shown goes on, if it was made to wait. */
  #wake(waits: boolean) {
    if (!waits) return;
    if (this.loading) this.renew();
    const s = this.session;
    const stops = !s || this.paused || this.failure || this.over || play.isPersons(s);
    if (!stops) void this.next(this.renew());
  }

  // --- settings

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
    if (changed.includes('hints')) void showHints(this, this.helps === 'always');
    // Another game that was asked for takes them over.
    if (this.#asked.size) return;
    if (changed.includes('first') || changed.includes('players')) {
      if (this.loading) return void this.#setUp();
      void this.#reseat();
    }
    this.report('change', undefined);
  }

  /** Whether the answer is printed. */
  print(printed: boolean) {
    this.printed = printed;
    if (this.session) void showAnswer(this);
  }

  /** Forgets what was lost, for a new person. */
  forget() {
    this.losses = 0;
    this.tally.renew();
  }

  get #seats(): play.Seats {
    return {
      first: this.first === 'computer' ? 'computer' : 'you',
      players: this.players === 2 ? 2 : 1,
    };
  }

  /** The first player or the number of players has changed. */
  async #reseat() {
    const session = this.session && play.reseat(this.session, this.#seats);
    if (!session || session === this.session) return;
    const run = this.renew();
    if (await this.bring(session, run)) await this.next(run);
  }

  /** Switches between normal and misère play and restarts. */
  end(misere: boolean) {
    if (!this.session || !this.described) return;
    const game = play.withMisere(this.described, misere);
    this.ask({ game, position: this.session.start, moves: null });
    void this.load();
  }

  // --- what a person does

  /**
   * Plays a person's move, given as a move or as the resulting position.
   * @param made when it was made
   * @returns whether it could be played
   */
  async move(text: string, made: number = performance.now()): Promise<boolean> {
    const s = this.session;
    if (!s || !this.open) return false;
    const [run, edits] = [this.renew(), this.#edits];
    this.acted = true;
    // The board may be shown before the core is loaded, or the core may be busy.
    const late = setTimeout(() => run.aborted || (this.late = true), LATE);
    try {
      const reply = await engine.play(s.game, play.current(s), text);
      if (run.aborted) return false;
      const described = await engine.describe(s.game, reply.to);
      if (run.aborted) return false;
      this.played(s, reply, described, run, made);
      return true;
    } catch (error) {
      if (run.aborted) return false;
      this.late = false;
      if (error.details?.loading) {
        this.fail(error);
        whenOnline(() => run.aborted || void this.move(text));
        return false;
      }
      const worded = await import('./worded-move.ts')
        .then(({ wordedMove }) => wordedMove(s, this.described as Description, text, run))
        .catch(() => null);
      if (run.aborted) return false;
      if (worded !== null) return this.move(worded);
      if (edits === this.#edits) this.typedError = { error, text };
      return false;
    } finally {
      clearTimeout(late);
    }
  }

  /**
   * Goes to a position: by a move if one leads there, else by starting from it.
   * @param position heaps in any order
   */
  async goToPosition(position: string) {
    if (!this.session || this.locked) return;
    const text = this.open ? await moveTo(this.session, position, this.run.signal) : null;
    if (text !== null) return void (await this.move(text));
    this.ask({ position, moves: null });
    await this.load();
  }

  /** The typed move has changed; clears its error. */
  retype() {
    this.#edits += 1;
    this.typedError = null;
  }

  /** Shows another moment; the computer moves on only when resumed. */
  async #go(session: play.Session | null) {
    if (!session || this.loading) return;
    const run = this.renew();
    this.acted = true;
    if (!(await this.bring(session, run))) return;
    this.failure = null;
    this.paused = !this.over && !play.isPersons(session);
    this.say(saidShown(this));
    if (this.helps === 'always' && !this.paused && !this.over) void showHints(this, true);
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

  /** Restarts from the starting position, at once: a move made next is made there. */
  async restart() {
    if (!this.session || !this.beginning || this.locked || this.loading) return;
    const run = this.renew();
    this.acted = true;
    this.chance = Math.floor(Math.random() * 2 ** 31);
    this.log = [];
    this.tally.begin();
    this.failure = null;
    this.stand({ ...this.session, plies: [], at: 0 }, this.beginning);
    this.say(saidShown(this));
    void this.next(run);
  }

  /** Lets the computer move after going back. */
  resume() {
    if (this.loading) return;
    this.paused = false;
    this.failure = null;
    return this.next(this.renew());
  }

  /** Goes back to a moment and plays a different move. */
  async retry(at: number, text: string) {
    await this.goTo(at);
    await this.move(text);
  }

  toggleHints() {
    return showHints(this, !this.hinted);
  }
}
