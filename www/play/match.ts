/**
 * A game in play as data: the requested game, the game on the board, and the current phase. The function
 * `step` is pure; game-model.ts calls the engine in each phase and notifies its hosts, the
 * components that show the game.
 */
import * as play from './session.ts';
import type { MexError } from '../engine/errors.ts';
import type { Message } from '../i18n/message.ts';
import type { Doubt } from './friend/standing.ts';
import type { Ply, Seats, Session } from './session.ts';

/** The values from which a game is set up. */
export interface Setup {
  game: string;
  /** The starting position; null for an example position. */
  position: string | null;
  /** The moves played, separated by semicolons. */
  moves: string | null;
  /** The id of the match with a friend, '' for a match without an id yet; null for other opponents. */
  matchId: string | null;
}

export type Phase =
  /** No game has been set up yet. */
  | { name: 'empty' }
  /** A requested game is being set up; the board shows the previous game. */
  | { name: 'loading' }
  /** A new game is set up and waits to be drawn. `known`: whether it was described without the core. */
  | { name: 'arriving'; known: boolean }
  | { name: 'yours' }
  /**
   * The engine checks a person's move. `made`: when the person moved; `late`: whether the check takes
   * noticeably long; `edited`: whether the typed text has changed since the person moved.
   */
  | { name: 'moving'; text: string; made: number; late: boolean; edited: boolean }
  /**
   * The computer, or a friend's link, provides the next move. `since`: when the previous move was made;
   * `once`: whether to pause after this move.
   */
  | { name: 'thinking'; since: number | null; once: boolean }
  /** It is the computer's turn, but no host lets the computer move. */
  | { name: 'waiting' }
  /** A person has gone back to a turn of the computer, which waits to be resumed. */
  | { name: 'paused' }
  /** It is a friend's turn, and the link is to be sent to the friend. */
  | { name: 'sending' }
  /** A person has to choose between the moves of a friend's link and the stored moves. */
  | { name: 'doubtful'; doubt: Doubt }
  | { name: 'over' }
  /** The requested game could not be set up; the board shows the previous game. */
  | { name: 'failed'; error: MexError };

/** How hosts show the game: not at all, read-only, or to be played. */
export type Stage = 'hidden' | 'locked' | 'open';

export interface Match {
  phase: Phase;
  /** A counter that grows with each phase; results of engine calls from earlier phases are ignored. */
  run: number;
  stage: Stage;
  /** The setup of the current game, as requested. */
  asked: Setup;
  /** The values requested for the next game, until the game is set up. */
  wish: Partial<Setup> | null;
  /** The setup of a followed link and the position after its moves, until the board shows the game. */
  opened: (Setup & { reached: string }) | null;
  /**
   * Which values of the setup are read from the board rather than from the request: 'asked' none, 'moves' the
   * moves, 'all' all of them. 'refused': none until the board changes, then all, since the board does not
   * show the requested game.
   */
  voice: 'asked' | 'refused' | 'moves' | 'all';
  /** Whether all values of the setup are read from the board as soon as a game is loaded. */
  tellsAll: boolean;
  session: Session | null;
  /** The doubt about a friend's link, to be asked once the game is drawn. */
  doubt: Doubt | null;
  /** The last move, and whether the board animates it. */
  last: { move: Ply['move']; animate: boolean } | null;
  failure: MexError | null;
  typedError: { error: MexError; text: string } | null;
  note: Message | null;
}

export type Event =
  /** Request another game, which the event `show` sets up. */
  | { type: 'ask'; setup: Partial<Setup> }
  | { type: 'open'; setup: Setup; reached: string }
  | { type: 'show'; stage: Stage; seats: Seats }
  | { type: 'hide' }
  | { type: 'loaded'; session: Session; note: Message | null; known: boolean; doubt: Doubt | null }
  | { type: 'refused'; error: MexError }
  | { type: 'retry' }
  | { type: 'arrived' }
  | { type: 'move'; text: string; made: number }
  | { type: 'late' }
  | { type: 'played'; ply: Ply; note: Message | null }
  | { type: 'illegal'; error: MexError; text: string }
  | { type: 'stuck'; error: MexError }
  | { type: 'retype' }
  | { type: 'go'; session: Session }
  | { type: 'restart' }
  /** Let the computer move; with `once` for a single move. */
  | { type: 'resume'; once: boolean }
  /** Pause a game that the computer plays against itself. */
  | { type: 'pause' }
  /** Continue the match with the moves of the friend's link. */
  | { type: 'accept' }
  | { type: 'seat'; seats: Seats }
  | { type: 'note'; note: Message }
  | { type: 'fail'; error: MexError };

export const empty = (tellsAll: boolean): Match => ({
  phase: { name: 'empty' },
  run: 0,
  stage: 'hidden',
  asked: { game: 'nim', position: null, moves: null, matchId: null },
  wish: null,
  opened: null,
  voice: 'asked',
  tellsAll,
  session: null,
  doubt: null,
  last: null,
  failure: null,
  typedError: null,
  note: null,
});

/** Return the moves on the board, separated by semicolons; null if there are none. */
const movesOf = (s: Session) => play.moveTexts(s).join(';') || null;

/**
 * Return the setup to report: values of the board or of the request, according to `voice`; those of `wish`
 * come first.
 */
export function textsOf({ asked, wish, voice, session: s }: Match): Setup {
  if (!s || voice === 'asked' || voice === 'refused') return { ...asked, ...wish };
  const own = { game: asked.game, position: asked.position ?? s.start };
  const place = voice === 'all' ? { game: s.game, position: s.start } : own;
  return { ...place, moves: movesOf(s), matchId: s.matchId, ...wish };
}

/** The phases in which a person may move if it is the person's turn. */
const MOVABLE: readonly Phase['name'][] = ['arriving', 'yours', 'moving', 'failed'];

/** Return whether a person may move now. */
export const isOpen = ({ phase, stage, session: s }: Match) =>
  MOVABLE.includes(phase.name) &&
  stage !== 'locked' &&
  Boolean(s && play.isPersons(s) && !play.isOver(s));

/**
 * Return whether the computer waits to be resumed. After a failed request, the computer always waits on the
 * board of the previous game.
 */
export const isPaused = ({ phase, session: s }: Match) =>
  phase.name === 'paused' || (phase.name === 'failed' && Boolean(s && !play.isPersons(s)));

/** End the current phase and begin another. */
const enter = (m: Match, phase: Phase): Match => ({ ...m, phase, run: m.run + 1 });

/** Begin the phase that follows from the position on the board. */
function settle(m: Match, since: number | null = null, once = false): Match {
  const s = m.session as Session;
  if (m.doubt) return enter(m, { name: 'doubtful', doubt: m.doubt });
  if (play.isOver(s)) return enter(m, { name: 'over' });
  if (play.isPersons(s)) return enter(m, { name: 'yours' });
  if (s.matchId !== null && s.at === s.plies.length) return enter(m, { name: 'sending' });
  return enter(m, m.stage === 'open' ? { name: 'thinking', since, once } : { name: 'waiting' });
}

/**
 * Show a position of a session on the board.
 * @param acted whether an action of a person led to the position
 */
function stand(m: Match, session: Session, { acted = false, animate = false } = {}): Match {
  const ply = session.at ? session.plies[session.at - 1] : null;
  const last = ply && { move: ply.move, animate };
  const tells = acted && m.voice === 'asked' && movesOf(session) !== m.asked.moves;
  const voice = m.tellsAll || m.voice === 'refused' ? 'all' : tells ? 'moves' : m.voice;
  const opened = m.wish && m.opened;
  return { ...m, session, last, voice, opened, typedError: null };
}

/** Return whether the board shows the requested game. */
function stands(m: Match) {
  const { session: s, failure, phase, wish } = m;
  const { game, position, moves, matchId } = textsOf(m);
  if (!s || failure || game !== s.game || matchId !== s.matchId) return false;
  if (position !== null && position !== s.start) return false;
  if (wish?.moves === undefined && phase.name !== 'loading') return true;
  return play.parseMoves(moves).join(';') === play.moveTexts(s).join(';');
}

/** Begin to set up the requested game. */
function takeUp(m: Match): Match {
  const { wish, voice } = m;
  const asked = textsOf(m);
  // Drop the moves of the previous game if only another game or position was requested.
  const isElsewhere = wish?.game !== undefined || wish?.position !== undefined;
  const reported = voice === 'moves' || voice === 'all';
  if (reported && isElsewhere && wish?.moves === undefined) asked.moves = null;
  return enter({ ...m, asked, wish: null, voice: 'asked' }, { name: 'loading' });
}

const reseated = (m: Match, seats: Seats): Match => {
  const session = m.session && play.reseat(m.session, seats);
  return !session || session === m.session ? m : settle(stand(m, session));
};

type Steps = { [T in Event['type']]: (m: Match, event: Extract<Event, { type: T }>) => Match };

const steps: Steps = {
  ask(m, { setup }) {
    const texts = textsOf(m);
    const names = (Object.keys(setup) as (keyof Setup)[]).filter((n) => texts[n] !== setup[n]);
    if (!names.length) return m;
    const next = {
      ...m,
      wish: { ...m.wish, ...Object.fromEntries(names.map((n) => [n, setup[n]])) },
    };
    // While no host shows the game, abort the current call: it belongs to the previous game, and the
    // requested game is only loaded when shown.
    const ends = m.stage === 'hidden' && ['loading', 'moving', 'thinking'].includes(m.phase.name);
    if (!ends) return next;
    return m.session ? settle(next) : enter(next, { name: 'empty' });
  },

  open(m, { setup, reached }) {
    const next = steps.ask(m, { type: 'ask', setup });
    return next === m && !m.opened ? m : { ...next, opened: { ...setup, reached } };
  },

  show(m, { stage, seats }) {
    const next = m.stage === stage ? m : { ...m, stage };
    const { name } = m.phase;
    if (name === 'empty' || m.wish) {
      if (!stands(m)) return takeUp(next);
      const taken: Match = { ...next, asked: textsOf(m), wish: null, opened: null };
      return reseated(name === 'loading' || name === 'waiting' ? settle(taken) : taken, seats);
    }
    return name === 'waiting' && stage === 'open' ? settle(next) : next;
  },

  hide(m) {
    const next: Match = { ...m, stage: 'hidden' };
    return m.phase.name === 'thinking' ? enter(next, { name: 'waiting' }) : next;
  },

  loaded(m, { session, note, known, doubt }) {
    const next = { ...stand(m, session), failure: null, note, doubt };
    return enter(next, { name: 'arriving', known });
  },

  refused(m, { error }) {
    const voice = m.voice === 'asked' ? 'refused' : m.voice;
    return enter({ ...m, voice, failure: error }, { name: 'failed', error });
  },

  retry: (m) => enter(m, { name: 'loading' }),

  arrived: (m) => settle(m),

  move(m, { text, made }) {
    if (!isOpen(m)) return m;
    return enter(m, { name: 'moving', text, made, late: false, edited: false });
  },

  late: (m) => (m.phase.name === 'moving' ? { ...m, phase: { ...m.phase, late: true } } : m),

  played(m, { ply, note }) {
    const s = m.session as Session;
    const { phase } = m;
    const acted = play.isPersons(s);
    const next = { ...stand(m, play.push(s, ply), { acted, animate: true }), failure: null };
    // Keep the note about a link's flaws until a person moves.
    if (acted || note) next.note = note;
    if (phase.name === 'thinking' && phase.once && !play.isOver(next.session as Session))
      return enter(next, { name: 'paused' });
    return settle(next, phase.name === 'moving' ? phase.made : null);
  },

  illegal(m, { error, text }) {
    const isShown = m.phase.name === 'moving' && !m.phase.edited;
    const typedError = isShown ? { error, text } : m.typedError;
    return enter({ ...m, typedError }, { name: 'yours' });
  },

  stuck: (m, { error }) => enter({ ...m, failure: error }, { name: 'paused' }),

  retype(m) {
    const { phase } = m;
    const edited = phase.name === 'moving' ? { ...phase, edited: true } : phase;
    return { ...m, phase: edited, typedError: null };
  },

  go(m, { session }) {
    if (m.phase.name === 'loading') return m;
    const next = { ...stand(m, session, { acted: true }), failure: null };
    const isLast = session.at === session.plies.length;
    if (play.isOver(session) || m.doubt || (session.matchId !== null && isLast))
      return settle(next);
    return enter(next, { name: play.isPersons(session) ? 'yours' : 'paused' });
  },

  restart(m) {
    const { session: s, stage, phase } = m;
    if (!s || stage === 'locked' || phase.name === 'loading') return m;
    const begun = { ...s, plies: [], at: 0 };
    return settle({ ...stand(m, begun, { acted: true }), failure: null });
  },

  resume(m, { once }) {
    if (!m.session || m.phase.name === 'loading') return m;
    return settle({ ...m, failure: null }, null, once);
  },

  pause: (m) => (m.phase.name === 'thinking' ? enter(m, { name: 'paused' }) : m),

  accept: (m) => (m.phase.name === 'doubtful' ? settle({ ...m, doubt: null }) : m),

  seat(m, { seats }) {
    return m.phase.name === 'loading' ? enter(m, { name: 'loading' }) : reseated(m, seats);
  },

  note: (m, { note }) => ({ ...m, note }),

  fail(m, { error }) {
    const { phase } = m;
    const now = phase.name === 'moving' ? { ...phase, late: false } : phase;
    return { ...m, phase: now, failure: error };
  },
};

/** Return the match after an event; the same object if the event changes nothing. */
export const step = (m: Match, event: Event): Match =>
  (steps[event.type] as (m: Match, event: Event) => Match)(m, event);
