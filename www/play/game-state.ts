/** The state of the game in play, and what follows from it. What may be done to it is in game-model.ts. */
import * as play from './session.ts';
import { AdaptiveStrength } from './adaptive-strength.ts';
import { Model, observed } from '../ui/element/model.ts';
import { Tally } from '../ui/element/tally.ts';
import type { MexError } from '../engine/errors.ts';
import type { Description } from '../engine/types.ts';
import type { Message } from '../i18n/message.ts';
import type { Analysis } from './hints.ts';

/** What a game is set up from, as texts. */
export interface Setup {
  game: string;
  /** Where it starts; null: an example. */
  position: string | null;
  /** The moves that were played, between semicolons. */
  moves: string | null;
}

export interface Settings extends play.Seats {
  skill: number;
  /** Whether the computer prolongs a lost game. */
  prolong: boolean;
  hints: 'on-demand' | 'always' | 'on' | 'off';
  seed: number | null;
  /** Losses before winning moves may be shown. */
  revealAfter: number;
  /** What a win is worth. */
  points: number;
}

export type Winner = play.Player | 'draw';

export interface GameEvents {
  /** A move, a step back, a load or a setting. */
  change: undefined;
  move: { n: number; by: play.Player } & play.Ply;
  end: { winner: Winner; moves: string[] } & ReturnType<Tally['end']>;
  error: MexError;
}

export class GameState extends Model<GameEvents> implements Setup, Settings {
  @observed game = 'nim';
  @observed position: string | null = null;
  @observed moves: string | null = null;

  @observed first: Settings['first'] = 'you';
  @observed players: Settings['players'] = 1;
  @observed skill = 1;
  @observed prolong = false;
  @observed hints: Settings['hints'] = 'on-demand';
  @observed seed: number | null = null;
  @observed revealAfter = 0;
  @observed points = 1;

  @observed session: play.Session | null = null;

  /** The position shown, as the core describes it. */
  @observed described: Description | null = null;

  @observed last: { move: play.Ply['move']; animate: boolean } | null = null;

  @observed thinking = false;

  /** Whether a person's move takes noticeably long. */
  @observed late = false;

  /** The user has gone back to a turn of the computer, which waits to be resumed. */
  @observed paused = false;

  /** null: hidden; 'wait'; or the analysis. */
  @observed hinted: null | 'wait' | Analysis = null;

  /** The last announcements; keyed, so that repeated texts are audible. */
  @observed log: { key: number; says: readonly Message[] }[] = [];

  @observed typedError: { error: MexError; text: string } | null = null;
  @observed failure: MexError | null = null;
  @observed note: Message | null = null;

  /** Games won by the computer. */
  @observed losses = 0;

  /** The analysis that is printed. */
  @observed answer: Analysis | null = null;

  /** Whether nothing may be changed. */
  locked = false;

  /** Whether another game is being loaded, which takes the place of the one shown. */
  loading = false;

  /** Whether the answer is printed. */
  printed = false;

  tally = new Tally();
  adaptiveStrength = new AdaptiveStrength();

  /** The starting position of the session, as the core describes it. */
  beginning: Description | null = null;

  chance = Math.floor(Math.random() * 2 ** 31);

  /** The position on the board. */
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

  /** The winner of a finished game, or a draw. */
  get winner(): Winner {
    if (this.drawn) return 'draw';
    return play.winner(this.session as play.Session, Boolean(this.described?.misere));
  }

  /** Whether a person may move now. */
  get open() {
    const busy = this.over || this.thinking || this.loading || this.locked;
    return Boolean(!busy && this.session && this.described && play.isPersons(this.session));
  }

  /** Whether winning moves are withheld until more games are lost. */
  get withheld() {
    return this.losses < this.revealAfter;
  }

  /** Whether winning moves are shown never, on demand or always at present. */
  get helps() {
    if (this.withheld) return 'off';
    return this.hints === 'on' ? 'always' : this.hints;
  }
}
