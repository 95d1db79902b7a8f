/** The state of the game in play: its match, its settings, and values derived from them. */
import * as play from './session.ts';
import { empty, isOpen, isPaused, textsOf } from './match.ts';
import { BEATS } from './pace.ts';
import { Emitter, Model, observed } from '../ui/element/model.ts';
import type { MexError } from '../engine/errors.ts';
import type { Analysis } from './hints.ts';
import type { Match, Setup } from './match.ts';
import type { Message } from '../i18n/message.ts';
import type { Tally } from '../ui/element/tally.ts';

export interface Settings extends play.Seats {
  skill: number;
  /** Whether the computer prolongs a lost game. */
  prolong: boolean;
  /** The wrong claim that the computer follows in its play; '' for none. */
  believes: string;
  hints: 'on-demand' | 'always' | 'on' | 'off';
  seed: number | null;
  /** The number of losses after which winning moves may be shown. */
  revealAfter: number;
  /** The number of points for a win. */
  points: number;
}

export type Winner = play.Player | 'draw';

export type Moved = { n: number; by: play.Player } & Omit<play.Ply, 'described'>;

export type Ended = { winner: Winner; moves: string[] } & ReturnType<Tally['end']>;

/** The fields of the page's link that describe the game. */
export interface BoardLink extends Pick<
  Settings,
  'first' | 'players' | 'skill' | 'hints' | 'believes'
> {
  game: string;
  start: string;
  /** The position after `moves`. */
  position: string;
  moves: readonly string[];
  matchId: string | null;
}

/** The state of the game in play, as hosts read it; the methods that change it are in game-model.ts. */
export class GameState extends Model implements Setup, Settings {
  /**
   * Fires after a move, a step back or forward, a load or a change of settings; the detail is whether this
   * was the load of the first game or of a game that `open` has requested.
   */
  readonly altered: Emitter<boolean> = new Emitter();
  readonly moved: Emitter<Moved> = new Emitter();
  readonly ended: Emitter<Ended> = new Emitter();
  readonly failed: Emitter<MexError> = new Emitter();

  @observed first: Settings['first'] = 'you';
  @observed players: Settings['players'] = 1;
  @observed skill = 1;
  @observed prolong = false;
  @observed believes = '';
  @observed hints: Settings['hints'] = 'on-demand';
  @observed seed: number | null = null;
  @observed revealAfter = 0;
  @observed points = 1;

  /** Milliseconds between two moves of a game that the computer plays against itself. */
  @observed beat = BEATS.even;

  /**
   * The winning moves on the page: null if hidden, 'wait' while they are computed, otherwise the analysis.
   */
  @observed hinted: null | 'wait' | Analysis = null;

  /** The analysis to be printed as the answer. */
  @observed answer: Analysis | null = null;

  /** The last announcements. Each has a new key, so that screen readers also read a repeated text. */
  @observed log: { key: number; says: readonly Message[] }[] = [];

  /** The number of finished games that were neither won by 'you' nor drawn. */
  @observed losses = 0;

  /** Whether the answer is printed. */
  printed = false;

  protected match: Match;

  /**
   * @param tellsAll whether game, position and moves are read from the board as soon as a game is loaded;
   * otherwise they are the requested ones until a person moves
   */
  constructor(tellsAll = false) {
    super();
    this.match = empty(tellsAll);
  }

  /** @default 'nim' */
  get game() {
    return textsOf(this.match).game;
  }
  get position() {
    return textsOf(this.match).position;
  }
  get moves() {
    return textsOf(this.match).moves;
  }
  get matchId() {
    return textsOf(this.match).matchId;
  }
  get phase() {
    return this.match.phase;
  }
  get session() {
    return this.match.session;
  }
  get last() {
    return this.match.last;
  }
  get failure() {
    return this.match.failure;
  }
  get typedError() {
    return this.match.typedError;
  }
  get note() {
    return this.match.note;
  }

  /**
   * The fields of the page's link: of the game on the board, or of a followed link that is not loaded yet.
   */
  get link(): BoardLink {
    const { asked, opened, session } = this.match;
    const { skill, hints, believes } = this;
    if (session && !opened) {
      // A friend's move is part of the link even before the board shows the move.
      const isSeen =
        session.matchId === null || !['arriving', 'thinking'].includes(this.phase.name);
      const s = isSeen ? session : play.goTo(session, session.plies.length);
      const own = { position: play.current(s), moves: play.moveTexts(s), skill, hints, believes };
      const { game, start, first, players, matchId } = s;
      return { game, start, first, players, matchId, ...own };
    }
    const { game, position, moves, matchId } = opened ?? asked;
    const { first, players } = this;
    const start = position ?? '';
    const own = { position: opened?.reached ?? start, moves: play.parseMoves(moves) };
    return { game, start, first, players, matchId, ...own, skill, hints, believes };
  }

  /** The core's description of the current position. */
  get described() {
    return this.session && play.described(this.session);
  }

  /** The current position, as text. */
  get current(): string {
    return this.session ? play.current(this.session) : (this.position ?? '');
  }

  /**
   * Whether the game is over: no move is left, or it is a draw. False while the moves of a friend's link are
   * in doubt.
   */
  get over() {
    return Boolean(this.session && play.isOver(this.session) && this.phase.name !== 'doubtful');
  }

  /** The winner of a finished game, or a draw. */
  get winner(): Winner {
    return play.winner(this.session as play.Session);
  }

  /** Whether a person may move now. */
  get mayMove() {
    return isOpen(this.match);
  }

  /** Whether the computer waits for the person to resume the game. */
  get paused() {
    return isPaused(this.match);
  }

  /** Whether winning moves are withheld until the person has lost more games. */
  get withheld() {
    return this.losses < this.revealAfter;
  }

  /** When winning moves may be shown in this game: 'off', 'on-demand' or 'always'. */
  get allowedHints() {
    const hints = this.hints === 'on' ? 'always' : this.hints;
    // A match with a friend has no hints on demand, since the friend would not know of them.
    const isMatch = (this.session?.matchId ?? null) !== null;
    return isMatch && hints === 'on-demand' ? 'off' : hints;
  }

  /** When winning moves are shown at present: 'off', 'on-demand' or 'always'. */
  get helps() {
    return this.withheld || this.players === 0 ? 'off' : this.allowedHints;
  }

  /** The players according to the settings. */
  get seats(): play.Seats {
    return {
      first: this.first === 'computer' ? 'computer' : 'you',
      players: this.players === 2 || this.players === 0 ? this.players : 1,
    };
  }
}
