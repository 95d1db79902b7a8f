/**
 * A game in play as data: what was asked for, what the board shows, and the one phase that it is in. `step` is pure:
 * what a phase asks of the engine, and what is told of it, is in game-model.ts.
 */
import * as play from './session.ts';
import type { MexError } from '../engine/errors.ts';
import type { Message } from '../i18n/message.ts';
import type { Doubt } from './friend/standing.ts';
import type { Ply, Seats, Session } from './session.ts';

/** The texts from which a game is set up. */
export interface Setup {
  game: string;
  /** Where it starts; null: an example. */
  position: string | null;
  /** The moves that were played, between semicolons. */
  moves: string | null;
  /** The match with a friend, `` before it has a name; null: against others. */
  matchId: string | null;
}

export type Phase =
  /** Nothing was set up yet. */
  | { name: 'empty' }
  /** Another game is set up; the board shows the one before. */
  | { name: 'loading' }
  /** It stands, and goes on once it is drawn. `known`: without a question to the core. */
  | { name: 'arriving'; known: boolean }
  | { name: 'yours' }
  /** A person's move is looked up. `late`: for noticeably long; `edited`: its text was typed on. */
  | { name: 'moving'; text: string; made: number; late: boolean; edited: boolean }
  /** `since`: when the move before it was made; `once`: another one waits to be asked for. */
  | { name: 'thinking'; since: number | null; once: boolean }
  /** It is the computer's turn, and no host lets it move. */
  | { name: 'waiting' }
  /** A person has gone back to a turn of the computer, which waits to be resumed. */
  | { name: 'paused' }
  /** It is a friend's turn, who is to be sent the link. */
  | { name: 'sending' }
  /** A person is to choose between the line of a friend's link and the known one. */
  | { name: 'doubtful'; doubt: Doubt }
  | { name: 'over' }
  /** The game that was asked for could not be set up; the board shows the one before. */
  | { name: 'failed'; error: MexError };

/** How a game is shown: not at all, without a way to change it, or to be played. */
export type Stage = 'hidden' | 'locked' | 'open';

export interface Match {
  phase: Phase;
  /** Counts what goes on: work of an earlier number is no longer wanted. */
  run: number;
  stage: Stage;
  /** The setup in force, as it was asked for. */
  asked: Setup;
  /** The set-up that was asked for since, and is not taken up yet. */
  wish: Partial<Setup> | null;
  /** The setup of a link that was followed, until the board stands, and the position that its moves lead to. */
  opened: (Setup & { reached: string }) | null;
  /**
   * Which texts are those of the board: none, the moves, or all; `refused`: all once the board stands again, since
   * it is not of the game that was asked for.
   */
  voice: 'asked' | 'refused' | 'moves' | 'all';
  /** Whether all are the board's from the start. */
  tellsAll: boolean;
  session: Session | null;
  /** The question about a friend's link, once it stands. */
  doubt: Doubt | null;
  /** The last move, and whether it is seen to be made. */
  last: { move: Ply['move']; animate: boolean } | null;
  failure: MexError | null;
  typedError: { error: MexError; text: string } | null;
  note: Message | null;
}

export type Event =
  /** Another game is asked for, which `show` takes up. */
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
  /** `once`: for one move. */
  | { type: 'resume'; once: boolean }
  /** A game that is watched stops. */
  | { type: 'pause' }
  /** The line of a friend's link is taken for that of the match. */
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

/** The moves on the board, as a text. */
const movesOf = (s: Session) => play.moveTexts(s).join(';') || null;

/** The texts of the game: those of the board, or those that were asked for. */
export function textsOf({ asked, wish, voice, session: s }: Match): Setup {
  if (!s || voice === 'asked' || voice === 'refused') return { ...asked, ...wish };
  const own = { game: asked.game, position: asked.position ?? s.start };
  const place = voice === 'all' ? { game: s.game, position: s.start } : own;
  return { ...place, moves: movesOf(s), matchId: s.matchId, ...wish };
}

/** The phases in which a person whose turn it is may move. */
const MOVABLE: readonly Phase['name'][] = ['arriving', 'yours', 'moving', 'failed'];

/** Whether a person may move now. */
export const isOpen = ({ phase, stage, session: s }: Match) =>
  MOVABLE.includes(phase.name) &&
  stage !== 'locked' &&
  Boolean(s && play.isPersons(s) && !play.isOver(s));

/** Whether the computer waits to be resumed; on the board of another game than was asked for, it always does. */
export const isPaused = ({ phase, session: s }: Match) =>
  phase.name === 'paused' || (phase.name === 'failed' && Boolean(s && !play.isPersons(s)));

/** Ends the phase at hand, and begins another. */
const enter = (m: Match, phase: Phase): Match => ({ ...m, phase, run: m.run + 1 });

/** The game goes on from the moment shown. */
function settle(m: Match, since: number | null = null, once = false): Match {
  const s = m.session as Session;
  if (m.doubt) return enter(m, { name: 'doubtful', doubt: m.doubt });
  if (play.isOver(s)) return enter(m, { name: 'over' });
  if (play.isPersons(s)) return enter(m, { name: 'yours' });
  if (s.matchId !== null && s.at === s.plies.length) return enter(m, { name: 'sending' });
  return enter(m, m.stage === 'open' ? { name: 'thinking', since, once } : { name: 'waiting' });
}

/**
 * The board shows a moment.
 * @param acted whether a person has led there
 */
function stand(m: Match, session: Session, { acted = false, animate = false } = {}): Match {
  const ply = session.at ? session.plies[session.at - 1] : null;
  const last = ply && { move: ply.move, animate };
  const tells = acted && m.voice === 'asked' && movesOf(session) !== m.asked.moves;
  const voice = m.tellsAll || m.voice === 'refused' ? 'all' : tells ? 'moves' : m.voice;
  const opened = m.wish && m.opened;
  return { ...m, session, last, voice, opened, typedError: null };
}

/** Whether the game that was asked for is the one shown. */
function stands(m: Match) {
  const { session: s, failure, phase, wish } = m;
  const { game, position, moves, matchId } = textsOf(m);
  if (!s || failure || game !== s.game || matchId !== s.matchId) return false;
  if (position !== null && position !== s.start) return false;
  if (wish?.moves === undefined && phase.name !== 'loading') return true;
  return play.parseMoves(moves).join(';') === play.moveTexts(s).join(';');
}

/** Another game is set up. */
function takeUp(m: Match): Match {
  const { wish, voice } = m;
  const asked = textsOf(m);
  // Moves that were made in another game are not those of this one.
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
    // It is not loaded at once, and what goes on is of another game.
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
    // Flaws of a link are said until a person moves.
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

/** The match after an event; the same one where the event changes nothing. */
export const step = (m: Match, event: Event): Match =>
  (steps[event.type] as (m: Match, event: Event) => Match)(m, event);
