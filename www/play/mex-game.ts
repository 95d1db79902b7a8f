import { nothing } from 'lit';
import * as engine from '../engine/api.ts';
import { preloadBoard, loadBoard } from './boards.ts';
import { opening } from './opening.ts';
import * as play from './session.ts';
import { computersMove } from './computer.ts';
import { showAnswer, showHints } from './hints.ts';
import { saidMove, whyEnded } from './announcements.ts';
import { errorView, gameView } from './view.ts';
import { boardWords, sayMove } from '../i18n/index.ts';
import { Query } from '../ui/element/query.ts';
import { example } from '../ui/element/example.ts';
import { whenOnline } from '../ui/element/online.ts';
import { define } from '../ui/element/widget.ts';
import { GameWidget } from './game-widget.ts';
import { moveTo } from './find-move.ts';
import { resultOf } from './snapshot.ts';
import { sound } from './sound-choice.ts';
import type { Description } from '../engine/types.ts';

/** Milliseconds after which a slow move is announced as being in progress. */
const LATE = 400;

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
 *   heaps: string[] | null, first: 'you' | 'computer', players: 1 | 2, skill: number, hints:
 *   string, tries: number }} mex-change - Fired when the state changes, by a move, a step back, a
 *   load or a setting; `detail` is the new state.
 * @slot - Shown until the board is ready, and beside an error.
 * @csspart game - The whole widget.
 * @csspart stage - The area of the board.
 * @csspart status - Whose turn it is, or who has won.
 * @csspart position - The position as text.
 * @csspart tools - The buttons under the board.
 * @csspart hints - The winning moves.
 * @csspart ease - The offer of a weaker opponent, after games lost in a row.
 * @csspart answer - The question on paper, or the winning moves.
 * @csspart typed - The field for moves.
 * @csspart moves - The moves that were played.
 * @csspart settings - The choices of opponent, strength and end.
 * @csspart mark - The sign of a P- or an N-position, or of a draw.
 * @control undo - Goes back.
 * @control redo - Goes forward again.
 * @control restart - Starts again.
 * @control hint - Shows the winning moves.
 * @control typed - The field for moves.
 * @control moves - The moves that were played.
 * @control settings - Opponent, strength and end.
 * @control report - What a lost game has missed.
 * @picture - `renderStatic` draws it.
 * @reserve - 740 690 480
 */
export class MexGame extends GameWidget {
  hinting = new Query(this, () => void showHints(this, true));

  /** Whether `mex-ready` was fired. */
  announced = false;

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (this.#isNews(changed)) this.#load();
    else if (this.session && (changed.has('first') || changed.has('players'))) this.#reseat();
    if (changed.has('hints') && this.session) showHints(this, this.helps === 'always');
    if (changed.has('print') && this.session) void showAnswer(this);
  }

  /** Whether the attributes request another game than the current one. */
  #isNews(changed: Map<string, unknown>) {
    const said = ['game', 'position', 'moves'].some((name) => changed.has(name));
    if (this.hasUpdated && !said) return false;
    const s = this.session;
    const asked = this.asked;
    // While another position is loading, compare with that one.
    if (this.selfUpdates.awaited !== null) return asked !== this.selfUpdates.awaited;
    if (asked === this.own) return false;
    if (!s) return true;
    if (this.selfUpdates.has(asked)) return false;
    const moves = play.parseMoves(this.moves).join(';');
    const same = this.game === s.game && (this.position === s.start || this.position === null);
    return !(same && (!changed.has('moves') || moves === play.moveTexts(s).join(';')));
  }

  /** Loads another game and aborts the current run. */
  #reload() {
    this.hinting.stop();
    this.thinking = false;
    return this.renew();
  }

  /** Sets up the game in the attributes; on failure the last valid board stays. */
  async #load() {
    const run = this.#reload();
    this.forget();
    this.tally.renew();
    this.selfUpdates.awaited = this.asked;
    try {
      preloadBoard(this.game);
      const position = this.position ?? (await example(this.game, this.chance));
      const known = opening(this.game, position);
      const start = known ?? (await engine.describe(this.game, position));
      await loadBoard(start);
      if (run !== this.run) return;
      this.takeStrength(start.card);
      const begun = play.begin({ game: start.game, start: start.position, ...this.#seats });
      const { session: s, stopped } = await play.replay(
        begun,
        play.parseMoves(this.moves),
        (now, text) => engine.play(now.game, play.current(now), text),
        start.loops,
      );
      const shown = s.at ? await engine.describe(s.game, play.current(s)) : start;
      if (run !== this.run) return;
      this.note = stopped ? this.t('play.link_stopped', stopped) : '';
      this.log = [];
      this.beginning = start;
      this.#stand(s, shown);
      if (run !== this.run) return;
      this.settle();
      sound(this);
      await this.updateComplete;
      if (!this.announced) {
        this.announced = true;
        this.emit('mex-ready', { game: s.game, position: this.current });
      }
      // If the core cannot be loaded, report it before a move needs it.
      if (known) await engine.describe(this.game, position);
      this.#next(run);
    } catch (error) {
      if (run !== this.run) return;
      this.selfUpdates.awaited = null;
      // The board that stays is no longer current, so the computer does not move on it.
      this.paused = Boolean(this.session && !play.isPersons(this.session));
      this.fail(error);
      if (error.details?.loading) whenOnline(() => run === this.run && this.#load());
    }
  }

  get #seats(): Pick<play.Session, 'first' | 'players'> {
    return {
      first: this.first === 'computer' ? 'computer' : 'you',
      players: this.players === 2 ? 2 : 1,
    };
  }

  /** The first player or the number of players has changed. */
  #reseat() {
    const s = this.session as play.Session;
    const session = play.reseat(s, this.#seats);
    if (session === s) return;
    const run = this.#reload();
    void this.#bring(session, run).then((stands) => (stands ? this.#next(run) : undefined));
  }

  /**
   * Shows a moment of the game; on failure an error is shown and the board stays.
   * @returns whether it stands
   */
  async #bring(session: play.Session, run: number): Promise<boolean> {
    try {
      await this.#show(session, run);
      return run === this.run;
    } catch (error) {
      if (run === this.run) this.fail(error);
      return false;
    }
  }

  /** Describes a moment of the game and shows it. */
  async #show(session: play.Session, run: number) {
    const described = await engine.describe(session.game, play.current(session));
    if (run === this.run) this.#stand(session, described);
  }

  /**
   * Sets what the board shows.
   * @param animate whether the last move is seen to be made
   */
  #stand(session: play.Session, described: Description, animate: boolean = false) {
    const ply = session.at ? session.plies[session.at - 1] : null;
    this.selfUpdates.awaited = null;
    this.thinking = false;
    this.session = session;
    this.described = described;
    this.last = ply ? { move: ply.move, animate } : null;
    this.hinted = null;
    this.typedError = null;
    this.paused = false;
    this.#reportGame();
  }

  /** Emits `mex-change` and writes the moves into the attributes. */
  #reportGame() {
    const s = this.session as play.Session;
    const moves = play.moveTexts(s).join(';');
    this.selfUpdates.record(`${s.game}|${s.start}|${moves}`, this.asked);
    this.write(s.start, moves);
    this.tell();
    void showAnswer(this);
  }

  /**
   * Continues after a shown moment: the end, the computer's move, or hints.
   * @param since when the move that led there was made
   */
  async #next(run: number, since: number = performance.now()) {
    const s = this.session;
    if (run !== this.run || !s || !this.described) return;
    if (this.over) return this.#end(s);
    if (this.locked) return;
    if (play.isPersons(s)) {
      if (this.helps === 'always') showHints(this, true);
      return;
    }
    this.thinking = true;
    try {
      const seed = (this.seed ?? this.chance) + s.at;
      const skill = Number.isFinite(this.skill) ? this.skill : 1;
      const how = { skill, prolong: this.prolong, seed, since };
      const reply = await computersMove(s, this.described, how, this.stop.signal);
      if (run !== this.run) return;
      this.#played(s, reply, reply.described, run);
      if (run === this.run && 'blind' in reply) this.note = this.t('play.blind');
    } catch (error) {
      if (run !== this.run) return;
      this.thinking = false;
      this.paused = true;
      this.fail(error);
    }
  }

  /**
   * Applies a move of either player in a single render.
   * @param described what it leads to
   * @param since when it was made
   */
  #played(
    s: play.Session,
    { text, to, move }: play.Ply,
    described: Description,
    run: number,
    since?: number,
  ) {
    const by = play.turn(s);
    const board = boardWords(this.described);
    this.#stand(play.push(s, { text, to, move }), described, true);
    [this.failure, this.note, this.late] = [null, '', false];
    this.adaptiveStrength.played(this);
    this.say(saidMove(this, s, sayMove(this.lang, move, board)));
    this.emit('mex-move', { n: s.at + 1, by, text, to, move });
    void this.#next(run, since);
  }

  #end(s: play.Session) {
    const winner = resultOf(this);
    if (winner !== 'you' && winner !== 'draw') this.losses += 1;
    this.say(`${this.t(`play.won_${winner}`)} ${whyEnded(this)}`);
    const tally = this.tally.end(winner === 'you', this.points);
    this.emit('mex-end', { winner, moves: play.moveTexts(s), ...tally });
    if (this.last?.animate && !['computer', 'draw'].includes(winner)) {
      import('./celebrate.ts').then(({ celebrate }) => celebrate(this)).catch(() => {});
    }
    this.tell();
  }

  /** Announces a text in the live region; keyed lines make repeated texts audible. */
  say(text: string) {
    this.log = [...this.log.slice(-5), { key: ++this.spoken, text }];
  }

  /**
   * Plays a move, or to a position, for the person whose turn it is; false if it is not legal.
   * @public
   */
  async move(text: string): Promise<boolean> {
    const s = this.session;
    if (!s || !this.open) return false;
    const [run, edits] = [this.#reload(), this.edits];
    const made = performance.now();
    this.acted = true;
    // The board may be shown before the core is loaded, or the core may be busy.
    const late = setTimeout(() => {
      if (run === this.run) this.late = true;
    }, LATE);
    try {
      const reply = await engine.play(s.game, play.current(s), text);
      if (run !== this.run) return false;
      const described = await engine.describe(s.game, reply.to);
      if (run !== this.run) return false;
      this.#played(s, reply, described, run, made);
      return true;
    } catch (error) {
      if (run !== this.run) return false;
      this.late = false;
      if (error.details?.loading) {
        this.fail(error);
        whenOnline(() => run === this.run && this.move(text));
      } else if (edits === this.edits) this.typedError = { error, text };
      return false;
    } finally {
      clearTimeout(late);
    }
  }

  /** Brings a position to the board, by a move where one leads there. @public */
  async goToPosition(position: string): Promise<void> {
    if (!this.session || this.locked) return;
    const text = this.open ? await moveTo(this.session, position, this.stop.signal) : null;
    if (text !== null) await this.move(text);
    else {
      this.position = position;
      this.moves = null;
    }
  }

  /** The typed move has changed; clears its error. */
  retype() {
    this.edits += 1;
    this.typedError = null;
  }

  /** Shows another moment; the computer moves on only when resumed. */
  async go(session: play.Session | null) {
    if (!session) return;
    const run = this.#reload();
    this.acted = true;
    if (!(await this.#bring(session, run))) return;
    this.failure = null;
    this.paused = !this.over && !play.isPersons(session);
    this.say(this.t('play.shown', { n: session.at, position: this.current.slice(0, 200) }));
    if (this.helps === 'always' && !this.paused && !this.over) showHints(this, true);
  }

  /** Goes back to the last moment at which a person moved. @public */
  undo(): Promise<void> {
    return this.go(this.session && play.undo(this.session));
  }
  /** Goes forward again. @public */
  redo(): Promise<void> {
    return this.go(this.session && play.redo(this.session));
  }
  /** Shows the moment after the given number of moves. @public */
  goTo(at: number): Promise<void> {
    return this.go(this.session && play.goTo(this.session, at));
  }

  /** Starts again and forgets the moves. @public */
  async restart(): Promise<void> {
    if (!this.session || !this.beginning || this.locked) return;
    const run = this.#reload();
    this.acted = true;
    this.chance = Math.floor(Math.random() * 2 ** 31);
    this.log = [];
    this.tally.begin();
    this.failure = null;
    this.#stand({ ...this.session, plies: [], at: 0 }, this.beginning);
    this.say(this.t('play.shown', { n: 0, position: this.current.slice(0, 200) }));
    void this.#next(run);
  }

  /** Lets the computer move after going back. */
  resume() {
    this.paused = false;
    this.failure = null;
    return this.#next(this.#reload());
  }

  /** Goes back to a moment and plays a different move. */
  async retry(at: number, text: string) {
    await this.goTo(at);
    await this.move(text);
  }

  /** Switches between normal and misère play and restarts. */
  end(misere: boolean) {
    if (!this.session || !this.described) return;
    this.position = this.session.start;
    this.moves = null;
    this.game = play.withMisere(this.described, misere);
  }

  /** Changes settings of the running game. */
  adjust(what: { skill?: number; prolong?: boolean; hints?: 'on-demand' | 'always' | 'off' }) {
    Object.assign(this, what);
    if (this.session) this.#reportGame();
  }

  toggleHints() {
    return showHints(this, !this.hinted);
  }

  view() {
    return this.session && this.described ? gameView(this) : nothing;
  }

  errorPart() {
    return this.failure ? errorView(this, this.failure) : nothing;
  }
}

define('mex-game', MexGame);
