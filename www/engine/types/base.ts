/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */

/** A count in a result, serialized as a number up to 2^53 − 1 and as a decimal string beyond. */
export type Big = number | string;

/** The error type of all fallible functions of the crate. */
export type CoreError = {
  /** The code of the error, for programs. */
  code: ErrorCode;
  /** The fault and what was expected instead, in English. */
  message: string;
  /** The span of the fault in the text, if the fault has a span. */
  span: Span | null;
  /** The details of the message, by name. */
  details: { [key in string]: ErrorDetail };
};

/** The kind of an error, for programs. Codes are stable, messages are not; later versions may add codes. */
export type ErrorCode =
  /**
   * The first word of the game, or of a part of it, is the name of no game.
   *
   * Use one of the names in `details.known`; `games()` lists all names. `details.nearest` holds at most three
   * similar names, the most similar first.
   */
  | 'unknown-game'
  /**
   * The game is an empty text.
   *
   * Give a game, such as `nim` or `subtract 1 3 4`.
   */
  | 'empty-game'
  /**
   * The position is an empty text, but every position of the game has at least one number or sign.
   *
   * Give a position, such as the one in `details.example`.
   */
  | 'empty-position'
  /**
   * A number is expected, but the text has something else, or a number smaller than `details.least`.
   *
   * Write a whole number in digits, such as `12`.
   */
  | 'expected-number'
  /**
   * A number is larger than allowed: 2^53 − 1 for heaps, 10^36 for divisors, or `details.limit`. In a user-written
   * rule, the number may be one that the rule computes from the heap.
   *
   * Use a smaller number.
   */
  | 'number-too-large'
  /**
   * A number has a minus sign.
   *
   * Use 0 or more.
   */
  | 'negative-number'
  /**
   * A character is neither part of a number or name, nor a separator.
   *
   * Remove the character in `details.found`; numbers are separated by blanks or commas, as in `details.example`. If
   * the character stands between all numbers, `details.repairs` has the corrected list.
   */
  | 'stray-character'
  /**
   * An argument is missing after the name of the game, or no set has a size.
   *
   * Add the argument that `details.expected` names, as in `moore 2` or `graph a>b b>c`.
   */
  | 'missing-argument'
  /**
   * The game has an unexpected word after its name, or a set is given twice.
   *
   * Remove the word in `details.found`. The last word may be `misere`.
   */
  | 'unexpected-argument'
  /**
   * The set of amounts that may be taken has no number in it.
   *
   * Give at least one number or range, such as `1 3 4` or `1..5`.
   */
  | 'empty-set'
  /**
   * A number that must be at least 1 is 0, such as an amount to take, a count of heaps or the side of a rectangle.
   *
   * Use 1 or more.
   */
  | 'zero-in-set'
  /**
   * A range runs from a larger number to a smaller one.
   *
   * Write the smaller end first: `1..5`.
   */
  | 'bad-range'
  /**
   * The position has more or fewer numbers, signs or rows than the game needs.
   *
   * Give as many numbers, signs or rows as `details.expected` says.
   */
  | 'wrong-count'
  /**
   * An edge lacks a node, or an intersection lacks a set.
   *
   * Name both ends, as in `a>b`, `0-a` or `A&B`.
   */
  | 'empty-name'
  /**
   * An edge of the graph is given twice.
   *
   * Give each edge once.
   */
  | 'duplicate-edge'
  /**
   * The edges form a cycle, listed in `details.cycle`, but `prune`, `uproot` and the inputs of practice problems
   * require a tree or an acyclic graph. `graph` may have cycles.
   *
   * Remove an edge of the cycle.
   */
  | 'cycle'
  /**
   * The position or an edge names a node that the graph does not have.
   *
   * Use a node that an edge of the game names.
   */
  | 'unknown-node'
  /**
   * A position of letters contains a character that is not a letter from A to Z.
   *
   * Use letters from A to Z.
   */
  | 'expected-letter'
  /**
   * A word is not an edge, although the list of words has to consist of edges: either all words of a graph are
   * single nodes, or a single node stands among edges. Or an edge of an undirected graph is given in the list or row
   * of only one of its nodes (`details.of` is `one-way`).
   *
   * Write edges in one of the forms of `details.ways`, such as `a>b b>c`, or `0-a` in `hackenbush`. Nodes without
   * edges come last, `a>b c`, or after a sign for a graph without edges, `- a b`.
   */
  | 'expected-edge'
  /**
   * The text is neither a legal move in this position nor the position after a legal move. For a move that takes
   * from a heap, `details.reason` is `no-heap` (there are only `count` heaps, not `heap`), `too-few` (the heap has
   * only `size`, less than `take`) or `amount` (the game allows only `amounts`). For a position, the reason is
   * `amount` if one heap becomes smaller, and otherwise `same` (nothing changes), `several` (`count` heaps change,
   * where `most` may change) or `grew` (`heap` grows from `size` to `to`).
   *
   * Use the `text` or the `to` of a move that `analyze` lists.
   */
  | 'illegal-move'
  /**
   * The computer is to move in a position without a move.
   *
   * Check first whether the game is over: `describe` returns this in `over`.
   */
  | 'game-over'
  /**
   * The game has no table, grid or quotient; `details.reason` gives the reason.
   *
   * Use normal play, or a call that suits the game: `table` for sums of heaps, `grid` for two heaps, `analyze` for
   * single positions.
   */
  | 'no-table'
  /**
   * The game has no certificate. `details.reason` is `unproven` if no period is proven up to heap `details.reached`,
   * `saltus` if the values grow without end, and `kind` if the game is no code, set or user-written rule with a
   * proof that a checker can follow.
   *
   * If the reason is `unproven`, set a larger `upto`. In the other cases compute the table, which names its proof.
   */
  | 'no-certificate'
  /**
   * No program can be written for the game. `details.reason` is `kind` if the game is no rule of heaps or of a few
   * numbers, `misere` if no theorem decides its misère play, `unproven` if no period is proven up to heap
   * `details.reached`, `long` if the period has more than `details.limit` values, and `pattern` if no formula for
   * all values was found.
   *
   * Type the game as a rule, drop `misere`, or ask for the form `rule`, which needs no period.
   */
  | 'no-program'
  /**
   * The computation needs more than the allowed `details.steps` steps; `details.reached` names the last
   * heap or position computed. Nothing is returned, because a partial answer could be wrong.
   *
   * Set a larger `budget`, or a smaller position or `upto`.
   */
  | 'budget'
  /**
   * The search needs more memory than a call may take, `details.bytes`; `details.reached` names the last heap or
   * position computed. No larger `budget` helps.
   *
   * Ask for a smaller position or `upto`.
   */
  | 'memory'
  /**
   * An argument or option is of the wrong type or outside its range: `details.option` names it,
   * `details.found` is what was given, and `details.expected` says what is accepted.
   *
   * Pass a value as `details.expected` says.
   */
  | 'bad-option'
  /**
   * A divisor is 0.
   *
   * Use divisors of 1 or more.
   */
  | 'zero-divisor'
  /**
   * A divisor has a minus sign.
   *
   * Use divisors of 1 or more.
   */
  | 'negative-divisor'
  /**
   * Sizes are given for some intersections or unions, but the size of the intersection in `details.region` is also
   * needed.
   *
   * Give its size.
   */
  | 'missing-size'
  /**
   * No sets have these sizes: the region in `details.region` would have the impossible size `details.size`, or the
   * union in `details.region` would have `details.size` elements, although `details.given` is given.
   *
   * Correct the sizes; an intersection is never larger than a set or intersection that contains it.
   */
  | 'contradictory-sizes'
  /**
   * An intersection names a set that has no size of its own.
   *
   * Give the size of each set by itself as well.
   */
  | 'unknown-set'
  /**
   * There are more sets, divisors, rows, columns or cells than `details.limit`; a table is longer than
   * `details.limit` (`details.of` is `table`); or the period is too long for a checker (`certificate`).
   *
   * Give fewer, or a smaller `upto`. The Python package computes longer tables. A table also names the proof of a
   * period that is too long for a certificate.
   */
  | 'too-many'
  /**
   * There is no practice problem of this id.
   *
   * Use one of `details.known`.
   */
  | 'unknown-problem'
  /**
   * The input of a practice problem ends too early.
   *
   * Add what `details.expected` names. If the input announces `details.announced` items, only `details.found` items
   * are present.
   */
  | 'missing-input'
  /**
   * The input of a practice problem has further text after its end.
   *
   * Remove the text after the end, or correct the number of announced items.
   */
  | 'trailing-input'
  /**
   * The digits of an octal or hexadecimal game are not a code.
   *
   * Write a code such as `0.77` or `4.[3]`; digits in hexadecimal go up to `F`.
   */
  | 'bad-code'
  /**
   * A user-written rule has an unexpected word or sign.
   *
   * Use one of `details.expected`. For all errors of user-written rules, `details.repairs` has at most two corrected
   * games, each of which is valid.
   */
  | 'expected-syntax'
  /**
   * A user-written rule uses a name or function that is not defined.
   *
   * Use one of `details.known`, or define the name by a range such as `for i in 1..n`.
   */
  | 'unknown-name'
  /**
   * A text has two meanings, such as `n -> n-k for k in [1, 5]`, the position `5*3`, or the graph `[[0,1],[1,0]]`.
   * `details.readings` holds an unambiguous replacement of the span for each meaning.
   *
   * Replace the span by one of `details.readings`.
   */
  | 'two-readings'
  /**
   * A range of a user-written rule defines a name that is already defined.
   *
   * Choose another name.
   */
  | 'name-taken'
  /**
   * A user-written rule has a move that makes no number smaller, so that play might not end: from `details.heap` to
   * `details.option`.
   *
   * Add a condition that excludes such moves, such as `if n > 0`.
   */
  | 'not-smaller'
  /**
   * A user-written rule divides by 0 for some heap (`details.heap`).
   *
   * Add a condition or a range that excludes this heap.
   */
  | 'division-by-zero'
  /**
   * A user-written rule is nested too deeply.
   *
   * Use fewer parentheses or shorter sums.
   */
  | 'too-deep'
  /**
   * Squares, rows or coins are not in the order that the notation requires.
   *
   * Write squares from left to right, each once, and rows from the longest to the shortest.
   */
  | 'wrong-order'
  /**
   * The first row of a bar of chocolate is empty, but the poisoned square belongs to every bar.
   *
   * Give the first row at least 1 square.
   */
  | 'no-poison'
  /**
   * One of two boxes is empty, but each box must hold at least 1.
   *
   * Put at least 1 into each box.
   */
  | 'empty-box'
  /**
   * A row of coins contains a character other than `H` and `T`, or a coin on a board is not written as row and
   * column.
   *
   * Write `H` for heads and `T` for tails in a row; write a head on a board as `2:3`.
   */
  | 'expected-coin'
  /**
   * An edge has no path to the ground (node 0), or in a practice problem to node 1.
   *
   * Add edges that connect the edge to the ground.
   */
  | 'unrooted'
  /**
   * An edge joins a node to itself.
   *
   * Use edges between two nodes.
   */
  | 'self-edge'
  /**
   * A position of `geography` names a node twice.
   *
   * Name each visited node once, with the token's node last.
   */
  | 'node-twice'
  /**
   * A position of coins on a board names a head twice.
   *
   * Name each head once.
   */
  | 'coin-twice'
  /**
   * The game cannot be played with `every`, where a move is made in all heaps or pieces at once, or a term of a sum
   * is itself a sum.
   *
   * Use `nim`, a set or code such as `subtract 1 3 4` or `kayles`, or a user-written rule whose play always ends.
   */
  | 'no-parts'
  /**
   * Every board of a position of `notakto` has a line of crosses, but no move leads to this position.
   *
   * Leave at least one board without a line.
   */
  | 'all-dead'
  /**
   * A word is no square of the board: `details.of` is `name` if the word is no name of a square, `board` if the
   * square is outside the board of `details.columns` and `details.rows`, and `size` where the size of a board is
   * expected.
   *
   * Begin with the size of the board, such as `8x8`, and write squares by column and row, such as `e4`.
   */
  | 'no-square'
  /**
   * A piece already stands on the square in `details.square`, or the piece on `details.by` attacks this square.
   *
   * Use an empty square that no piece attacks; `analyze` lists these squares.
   */
  | 'attacked-square'
  /**
   * The library has a defect, a part of the library could not be loaded (`details.loading`, `details.missing`), or a
   * part could not be run (`details.policy`: the page's Content-Security-Policy forbids WebAssembly).
   *
   * Check the connection and the policy; otherwise report the error. The next call starts a new core.
   */
  | 'internal';

/** One detail of an error: a number, a text or a list of texts. */
export type ErrorDetail = number | string | Array<string>;

/**
 * The Grundy value of an impartial game: the game is equivalent to a Nim heap of this size (Sprague 1935, Grundy
 * 1939).
 *
 * Addition is the nim-sum, that is XOR, so `+` is its own inverse.
 */
export type Nimber = number | string;

/** The progress of a call, as passed to its listener. */
export type Progress = {
  /** The steps used; for a table, the heaps computed. */
  done: number;
  /** The steps allowed; for a table, the heaps requested. */
  total: number;
};

/** A half-open range in a text, in bytes inside the core and in UTF-16 units in every returned error. */
export type Span = [number, number];
