/**
 * A line of moves that comes by a link, beside the line that is known here. Whose turn it is follows from the
 * number of moves alone; all else from where the two lines part.
 */

/** A match as it is known here. */
export interface Known {
  /** The seat of the person here: 0 moves first. */
  seat: 0 | 1;
  /** The line that was played here or came last. */
  moves: readonly string[];
}

/** Why a person has to choose between two lines. `at`: the index of the first move in which they differ. */
export interface Doubt {
  kind:
    /** The link ends before the known line does. */
    | 'behind'
    /** The link goes on with moves of a person here, who did not make them here. */
    | 'ahead'
    /** The friend has taken a move back, and made another. */
    | 'taken-back'
    /** The link has another move of the person here. */
    | 'edited';
  at: number;
  /** The line that is known here. */
  known: readonly string[];
}

/** The seat to move after a number of moves. */
const seatAt = (count: number) => (count % 2) as 0 | 1;

/** The first index at which two lines differ, or at which the shorter one ends. */
function parting(one: readonly string[], other: readonly string[]) {
  const at = one.findIndex((move, i) => move !== other[i]);
  return at < 0 ? one.length : at;
}

/**
 * The seat of the person here in the match of a link.
 * @param claimed how many moves the link has, legal or not: who opens a link first is to move
 */
export const seatOf = (known: Known | null, claimed: number) => known?.seat ?? seatAt(claimed);

/** The question about the line of a link; null where it goes on from the known one. */
export function doubtOf(known: Known | null, moves: readonly string[]): Doubt | null {
  if (!known) return null;
  const at = parting(moves, known.moves);
  const isHere = (index: number) => seatAt(index) === known.seat;
  const doubt = (kind: Doubt['kind']): Doubt => ({ kind, at, known: known.moves });
  if (at < moves.length && at < known.moves.length) {
    return doubt(isHere(at) ? 'edited' : 'taken-back');
  }
  if (at < known.moves.length) return doubt('behind');
  const fresh = moves.slice(at).some((_, i) => isHere(at + i));
  return fresh ? doubt('ahead') : null;
}
