/**
 * Comparison of the moves of a friend's link with the moves stored in this browser. The number of moves
 * decides whose turn it is; the first difference between the two move lists decides what the person is asked.
 */

/** A match as this browser stores it. */
export interface Known {
  /** The seat of the person at this browser: 0 moves first, 1 second. */
  seat: 0 | 1;
  /** The stored moves: played in this browser, or from the last accepted link. */
  moves: readonly string[];
}

/**
 * The reason why a person has to choose between two move lists. `at`: the index of the first move in which
 * they differ.
 */
export interface Doubt {
  kind:
    /** The link contains only a beginning of the list of stored moves. */
    | 'behind'
    /** The link continues with moves of the person at this browser that were not made in this browser. */
    | 'ahead'
    /** At the first difference the friend was to move: the friend has taken a move back and made another. */
    | 'taken-back'
    /**
     * At the first difference the person at this browser was to move: the link has another move than the
     * stored one.
     */
    | 'edited';
  at: number;
  /** The stored moves. */
  known: readonly string[];
}

/** Return the seat to move after a number of moves. */
const seatAt = (count: number) => (count % 2) as 0 | 1;

/** Return the first index at which two move lists differ, or the length of the shorter list. */
function parting(one: readonly string[], other: readonly string[]) {
  const at = one.findIndex((move, i) => move !== other[i]);
  return at < 0 ? one.length : at;
}

/**
 * Return the seat of the person at this browser.
 * @param claimed the number of moves of the link, legal or not: whoever opens an unknown link is to move
 */
export const seatOf = (known: Known | null, claimed: number) => known?.seat ?? seatAt(claimed);

/**
 * Compare the moves of a link with the stored match. Return the doubt to ask the person about; null if no
 * match is stored, or if the link continues the stored moves with no move of the person at this browser.
 */
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
