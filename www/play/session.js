/**
 * A played game as immutable data: the start, the moves and the moment shown. Independent of rules,
 * engine and DOM; every function returns a new session.
 *
 * @typedef {{text: string, to: string, move: any}} Ply one move: its text, the position after it,
 *   and its data
 * @typedef {{game: string, start: string, plies: Ply[], at: number, first: 'you'|'computer',
 *   players: 1|2}} Session `at`: how many of the plies have been played at the moment shown; the
 *   plies after it can be redone
 */

/**
 * @param {{game: string, start: string, first?: 'you'|'computer', players?: 1|2}} from
 * @returns {Session}
 */
export function begin({ game, start, first = 'you', players = 1 }) {
  return { game, start, plies: [], at: 0, first, players };
}

/** The position shown. @param {Session} s */
export const current = (s) => (s.at ? s.plies[s.at - 1].to : s.start);

/** The position before the ply with this index. @param {Session} s @param {number} i */
export const before = (s, i) => (i ? s.plies[i - 1].to : s.start);

/** All positions of the game. @param {Session} s */
export const positions = (s) => [s.start, ...s.plies.map((p) => p.to)];

/**
 * Whose turn it is after `at` plies: 'you' or 'computer' against the computer, 'one' or 'two'
 * between two people.
 * @param {Session} s @param {number} [at]
 * @returns {'you'|'computer'|'one'|'two'}
 */
export function turn(s, at = s.at) {
  const even = at % 2 === 0;
  if (s.players === 2) return even ? 'one' : 'two';
  return even === (s.first === 'you') ? 'you' : 'computer';
}

/** Whether a person moves at that moment. @param {Session} s @param {number} [at] */
export const isPersons = (s, at = s.at) => turn(s, at) !== 'computer';

/**
 * Plays a move at the moment shown. Later moves are dropped, unless the same move is played again.
 * @param {Session} s @param {Ply} ply @returns {Session}
 */
export function push(s, ply) {
  if (s.plies[s.at]?.text === ply.text) return { ...s, at: s.at + 1 };
  return { ...s, plies: [...s.plies.slice(0, s.at), ply], at: s.at + 1 };
}

/**
 * Plays a list of moves, up to the first that is not found or a draw.
 * @param {Session} s @param {string[]} moves
 * @param {(s: Session, text: string) => Promise<Ply>} find a move by its text
 * @param {boolean} [loops] whether play may come round
 * @returns {Promise<{session: Session, stopped: {n: number, text: string}|null}>}
 */
export async function replay(s, moves, find, loops = false) {
  for (const text of moves) {
    if (loops && times(s) >= TIMES) return { session: s, stopped: { n: s.at + 1, text } };
    try {
      s = push(s, await find(s, text));
    } catch {
      return { session: s, stopped: { n: s.at + 1, text } };
    }
  }
  return { session: s, stopped: null };
}

/**
 * Changes the players: with the same first player the moves stay, otherwise the game restarts.
 * @param {Session} s @param {Pick<Session, 'first' | 'players'>} seats
 * @returns {Session} the same one when nothing changes
 */
export function reseat(s, { first, players }) {
  if (s.first === first && s.players === players) return s;
  return s.first === first ? { ...s, players } : { ...s, first, players, plies: [], at: 0 };
}

/** Shows the moment after `at` plies. @param {Session} s @param {number} at @returns {Session} */
export function goTo(s, at) {
  return { ...s, at: Math.max(0, Math.min(s.plies.length, Math.trunc(at) || 0)) };
}

/**
 * Back to the last moment with a person to move, or null.
 * @param {Session} s @returns {Session|null}
 */
export function undo(s) {
  for (let at = s.at - 1; at >= 0; at--) if (isPersons(s, at)) return goTo(s, at);
  return null;
}

/**
 * Forward to the next moment with a person to move, or to the end; null at the end.
 * @param {Session} s @returns {Session|null}
 */
export function redo(s) {
  for (let at = s.at + 1; at <= s.plies.length; at++) {
    if (isPersons(s, at) || at === s.plies.length) return goTo(s, at);
  }
  return null;
}

/**
 * The moves of a link: texts separated by ";". @param {string|null|undefined} text
 * @returns {string[]}
 */
export function parseMoves(text) {
  return (text ?? '')
    .split(';')
    .map((move) => move.trim())
    .filter(Boolean);
}

/** @param {Session} s @returns {string[]} the texts of the moves up to the moment shown */
export const moveTexts = (s) => s.plies.slice(0, s.at).map((p) => p.text);

/** Repetitions of a position, with the same player to move, that make a draw. */
export const TIMES = 3;

/**
 * How often the position of a moment has occurred so far with the same player to move, up to the
 * order of its parts.
 * @param {Session} s @param {number} [at]
 */
export function times(s, at = s.at) {
  const parts = (/** @type {number} */ n) => before(s, n).split(/\s+/u).sort().join(' ');
  const now = parts(at);
  let count = 0;
  for (let n = at; n >= 0; n -= 2) if (parts(n) === now) count += 1;
  return count;
}

/**
 * The winner once no move is left: who moved last, or under misère play the other.
 * @param {Session} s @param {boolean} misere @returns {'you'|'computer'|'one'|'two'}
 */
export function winner(s, misere) {
  return turn(s, misere ? s.at : s.at + 1);
}

/** The last word of a game line in misère play. */
const MISERE = ' misere';

/**
 * The canonical line of a game, ended the one way or the other.
 * @param {{ canonical: string, misere: boolean }} line @param {boolean} misere
 */
export function withMisere({ canonical, misere: is }, misere) {
  const plain = is ? canonical.slice(0, -MISERE.length) : canonical;
  return misere ? plain + MISERE : plain;
}
