/** How a game in play goes on: what the board shows, the computer's move, the end. */
import * as engine from '../engine/api.ts';
import * as play from './session.ts';
import { MexError } from '../engine/errors.ts';
import { message } from '../i18n/message.ts';
import { computersMove } from './computer.ts';
import { showAnswer, showHints } from './hints.ts';
import { saidMove, whyEnded } from './announcements.ts';
import { GameState } from './game-state.ts';
import { Latest, aborted } from '../ui/element/latest.ts';
import type { Message } from '../i18n/message.ts';
import type { Description } from '../engine/types.ts';

export class GameFlow extends GameState {
  hinting = new Latest();

  /** Whether the moves are reported even before the user has acted. */
  tellsAll = false;

  /** Whether the user has acted. */
  protected acted = false;

  /** Whether `moves` are those of the board, and not those that were asked for. */
  protected reported = false;

  /** Whether the game that was asked for could not be set up, and the board shows the one before. */
  protected refused = false;

  /** Whether no host shows the game: the computer waits. */
  protected hidden = false;

  /** Ends what goes on when something else is done. */
  protected run = new AbortController();

  #spoken = 0;

  /**
   * Ends what goes on.
   * @returns aborted in its turn by what comes after it
   */
  protected renew(): AbortSignal {
    this.hinting.stop();
    this.run.abort();
    this.run = new AbortController();
    this.loading = false;
    this.thinking = false;
    this.late = false;
    return this.run.signal;
  }

  /**
   * Shows a moment of the game; on failure an error is shown and the board stays.
   * @returns whether it stands
   */
  protected async bring(session: play.Session, run: AbortSignal): Promise<boolean> {
    try {
      const described = await engine.describe(session.game, play.current(session));
      if (!run.aborted) this.stand(session, described);
    } catch (error) {
      if (!run.aborted) this.fail(error);
      return false;
    }
    return !run.aborted;
  }

  /**
   * Sets what the board shows, and reports the moves.
   * @param animate whether the last move is seen to be made
   */
  protected stand(session: play.Session, described: Description, animate: boolean = false) {
    const ply = session.at ? session.plies[session.at - 1] : null;
    this.loading = false;
    this.thinking = false;
    this.session = session;
    this.described = described;
    this.last = ply ? { move: ply.move, animate } : null;
    this.hinted = null;
    this.typedError = null;
    this.paused = false;
    this.#tell(session);
    this.report('change', undefined);
    void showAnswer(this);
  }

  /** Makes the texts those of the game shown. */
  #tell(session: play.Session) {
    const whole = this.tellsAll || this.refused;
    this.refused = false;
    if (whole) [this.game, this.position] = [session.game, session.start];
    const moves = play.moveTexts(session).join(';') || null;
    if (!(whole || this.acted) || moves === this.moves) return;
    this.position ??= session.start;
    this.moves = moves;
    this.reported = true;
  }

  /**
   * Continues after a shown moment: the end, the computer's move, or hints.
   * @param since when the move that led there was made
   */
  protected async next(run: AbortSignal, since: number = performance.now()) {
    const s = this.session;
    if (run.aborted || !s || !this.described) return;
    if (this.over) return this.#end(s);
    if (this.locked || this.hidden) return;
    if (play.isPersons(s)) {
      if (this.helps === 'always') void showHints(this, true);
      return;
    }
    this.thinking = true;
    try {
      const seed = (this.seed ?? this.chance) + s.at;
      const skill = Number.isFinite(this.skill) ? this.skill : 1;
      const how = { skill, prolong: this.prolong, seed, since };
      const reply = await computersMove(s, this.described, how, run);
      if (run.aborted) return;
      this.played(s, reply, reply.described, run);
      if (!run.aborted && reply.blind) this.note = message('play.blind');
    } catch (error) {
      if (run.aborted) return;
      this.thinking = false;
      this.paused = true;
      this.fail(error);
    }
  }

  /**
   * Applies a move of either player.
   * @param described what it leads to
   * @param since when it was made
   */
  protected played(
    s: play.Session,
    { text, to, move }: play.Ply,
    described: Description,
    run: AbortSignal,
    since?: number,
  ) {
    const by = play.turn(s);
    const before = this.described;
    [this.failure, this.late] = [null, false];
    // What is wrong with a link is said until a person moves.
    if (by !== 'computer') this.note = null;
    this.stand(play.push(s, { text, to, move }), described, true);
    this.adaptiveStrength.played(this);
    this.say(...saidMove(this, s, { move }, before));
    this.report('move', { n: s.at + 1, by, text, to, move });
    void this.next(run, since);
  }

  #end(s: play.Session) {
    const { winner } = this;
    if (winner !== 'you' && winner !== 'draw') this.losses += 1;
    this.say(message(`play.won_${winner}`), whyEnded(this));
    const tally = this.tally.end(winner === 'you', this.points);
    this.report('end', { winner, moves: play.moveTexts(s), ...tally });
    this.report('change', undefined);
  }

  /** Announces messages, as one. */
  say(...says: Message[]) {
    this.log = [...this.log.slice(-5), { key: ++this.#spoken, says }];
  }

  fail(thrown: unknown) {
    if (aborted(thrown)) return;
    this.failure = MexError.from(thrown);
    this.report('error', this.failure);
  }
}
