/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */

/** A count that leaves the core: a number up to 2^53 − 1, a decimal string beyond. */
export type Big = number | string;

/** Everything that can fail fails with this. */
export type CoreError = {
  /** What went wrong, for programs. */
  code: ErrorCode;
  /** What went wrong and what was expected instead, in English. */
  message: string;
  /** The spot in the text, where there is one. */
  span: Span | null;
  /** The facts that the message words, by name. */
  details: { [key in string]: ErrorDetail };
};

/** What went wrong, for programs. Codes are stable, messages are not; later versions may add codes. */
export type ErrorCode =
  /**
   * The first word of the game, or of a part of it, is the name of no game.
   *
   * Use one of the names in `details.known`; `games()` lists them all. `details.nearest` holds at most
   * three of them that may have been meant, the nearest first.
   */
  | 'unknown-game'
  /**
   * The game is an empty text.
   *
   * Give a game, such as `nim` or `subtract 1 3 4`.
   */
  | 'empty-game'
  /**
   * The position is an empty text, where a game has no position without anything.
   *
   * Give a position, such as the one in `details.example`.
   */
  | 'empty-position'
  /**
   * Something other than a number stands where a number belongs, or a number below the least one allowed
   * there (`details.least`).
   *
   * Write a whole number in digits, such as `12`.
   */
  | 'expected-number'
  /**
   * A number is larger than the largest one allowed there: 2^53 − 1 for heaps, 10^36 for divisors, or
   * `details.limit`. In a typed rule, a number computed from the heap may be the one.
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
   * A character is neither part of a number or name here, nor a separator.
   *
   * Remove the character in `details.found`; numbers are separated by blanks or commas, as in
   * `details.example`. Where the sign stands between all numbers, `details.repairs` has the list.
   */
  | 'stray-character'
  /**
   * The game's name is not followed by what it needs, or no set has a size.
   *
   * Add what `details.expected` names, as in `moore 2` or `graph a>b b>c`.
   */
  | 'missing-argument'
  /**
   * The game is followed by a word that it does not take, or a set is given twice.
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
   * A 0 stands where it would leave nothing to do: an amount to take, a count of heaps, the side of a
   * rectangle.
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
   * Give as many as `details.expected` says.
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
   * The edges close a cycle, which `details.cycle` lists, where only a tree or an acyclic graph is
   * understood: in `prune`, `uproot` and in inputs of practice problems. `graph` may have cycles.
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
   * A position of letters has another character in it.
   *
   * Use letters from A to Z.
   */
  | 'expected-letter'
  /**
   * A word is not an edge, where edges are expected: all words of a graph are nodes alone, or one stands beside
   * the signs of edges. Or an edge without direction is in the list or the row of one of its nodes, where others
   * are in both (`details.of` is `one-way`).
   *
   * Write edges in one of `details.ways`, such as `a>b b>c`, or `0-a` in `hackenbush`. Nodes without edges come
   * last, `a>b c`, or after a sign that says that there are none, `- a b`.
   */
  | 'expected-edge'
  /**
   * The text is neither a legal move in this position nor the position after one. For a taking,
   * `details.reason` says why: there is `no-heap` of this number (`heap`, of `count`), the heap has `too-few`
   * (`size`) for the `take`, that is no `amount` of the game (`amounts`); of a position, it is the `same`, changes
   * `several` heaps (`count`, where `most` may change), or one `grew` (`heap`, from `size` to `to`).
   *
   * Use the `text` or the `to` of a move that `analyze` lists.
   */
  | 'illegal-move'
  /**
   * The computer is to move in a position without a move.
   *
   * Look first whether the game is over: `describe` says so in `over`.
   */
  | 'game-over'
  /**
   * The game has no such table, grid or quotient; `details.reason` says why.
   *
   * Use normal play, or a call that suits the game: `table` for sums of heaps, `grid` for two heaps,
   * `analyze` for single positions.
   */
  | 'no-table'
  /**
   * The game has no certificate: no period is proven up to heap `details.reached` (`details.reason` is
   * `unproven`), its values grow without end (`saltus`), or it is no code, set or typed rule whose proof
   * can be followed (`kind`).
   *
   * If it is `unproven`, set a larger `upto`. In the other cases compute the table, which names its proof.
   */
  | 'no-certificate'
  /**
   * No program is written for the game; `details.reason` says why: it is no rule of heaps or of a few numbers
   * (`kind`), no theorem decides its misère play (`misere`), no period of it is proven up to heap
   * `details.reached` (`unproven`), the period has more than `details.limit` values (`long`), or
   * no form of all values was found (`pattern`).
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
   * Sizes are given for some intersections or unions, and the one in `details.region` is needed too.
   *
   * Give its size.
   */
  | 'missing-size'
  /**
   * No sets have these sizes: the region in `details.region` would have `details.size` elements, or the union
   * that it names, of which `details.given` is given.
   *
   * Correct the sizes; an intersection is never larger than what it lies in.
   */
  | 'contradictory-sizes'
  /**
   * An intersection names a set that has no size of its own.
   *
   * Give the size of each set by itself as well.
   */
  | 'unknown-set'
  /**
   * There are more sets, divisors, rows, columns or cells than `details.limit`; a table is longer than that
   * (`details.of` is `table`); or the period is too long for a checker (`certificate`).
   *
   * Give fewer, or a smaller `upto`. The Python package computes longer tables. A table also names the
   * proof of a period that is too long for a certificate.
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
   * Add what `details.expected` names; where `details.announced` items were announced, `details.found` of
   * them are there.
   */
  | 'missing-input'
  /**
   * The input of a practice problem goes on after its end.
   *
   * Remove the rest, or correct the number that says how many items there are.
   */
  | 'trailing-input'
  /**
   * The digits of an octal or hexadecimal game are not a code.
   *
   * Write a code such as `0.77` or `4.[3]`; digits in hexadecimal go up to `F`.
   */
  | 'bad-code'
  /**
   * A typed rule has a word or sign where its grammar expects another.
   *
   * Use one of `details.expected`. Here and in other errors of typed rules `details.repairs` has at most two whole
   * games that may have been meant, each of which is read.
   */
  | 'expected-syntax'
  /**
   * A typed rule uses a name or function that is not defined there.
   *
   * Use one of `details.known`, or define the name by a range such as `for i in 1..n`.
   */
  | 'unknown-name'
  /**
   * A text can mean two things, such as `n -> n-k for k in [1, 5]`, the position `5*3`, or the graph
   * `[[0,1],[1,0]]`. `details.readings` says each of them, for the place of the span.
   *
   * Write what is meant.
   */
  | 'two-readings'
  /**
   * A range of a typed rule defines a name that is already defined.
   *
   * Choose another name.
   */
  | 'name-taken'
  /**
   * A typed rule has a move that makes nothing smaller, so that play might not end: from `details.heap` to
   * `details.option`.
   *
   * Add a condition that excludes such moves, such as `if n > 0`.
   */
  | 'not-smaller'
  /**
   * A typed rule divides by 0 for some heap (`details.heap`).
   *
   * Add a condition or a range that excludes it.
   */
  | 'division-by-zero'
  /**
   * A typed rule is nested too deeply.
   *
   * Use fewer parentheses or shorter sums.
   */
  | 'too-deep'
  /**
   * Squares, rows or coins are not in the order that the notation asks for.
   *
   * Write squares from left to right, each once, and rows from the longest to the shortest.
   */
  | 'wrong-order'
  /**
   * The first row of a bar of chocolate is empty, though the poisoned square is always there.
   *
   * Give it at least 1 square.
   */
  | 'no-poison'
  /**
   * One of two boxes is empty, where each holds at least 1.
   *
   * Put at least 1 into each box.
   */
  | 'empty-box'
  /**
   * A row of coins has another character in it, or a coin on a board is not written as row and column.
   *
   * Write `H` for heads and `T` for tails in a row; write a head on a board as `2:3`.
   */
  | 'expected-coin'
  /**
   * An edge has no path to the ground (node 0), or in a practice problem to node 1.
   *
   * Add the edges that connect it.
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
   * Name each visited node once, the token's own last.
   */
  | 'node-twice'
  /**
   * A position of coins on a board names a head twice.
   *
   * Name each head once.
   */
  | 'coin-twice'
  /**
   * The parts of this game cannot be played all at once with `every`.
   *
   * Use `nim`, a set or code such as `subtract 1 3 4` or `kayles`, or a typed rule whose play always ends.
   */
  | 'no-parts'
  /**
   * Every board of a position of `notakto` has a line of crosses, but no move completes the last one.
   *
   * Leave at least one board without a line.
   */
  | 'all-dead'
  /**
   * A word is no square of the board: `details.of` is `name` where it names none, and `board` where it is off the
   * board of `details.columns` and `details.rows`; `size` where a board's size is expected.
   *
   * Begin with the size of the board, such as `8x8`, and write squares by column and row, such as `e4`.
   */
  | 'no-square'
  /**
   * A piece stands on the square in `details.square`, or the one on `details.by` attacks it.
   *
   * Use a square that no piece stands on or attacks; `analyze` lists them.
   */
  | 'attacked-square'
  /**
   * A defect of the library, or a part of it that could not be loaded (`details.loading`,
   * `details.missing`) or run (`details.policy`: the page's Content-Security-Policy forbids WebAssembly).
   *
   * Check the connection and the policy; otherwise report it. The next call starts a new core.
   */
  | 'internal';

/** One fact of an error: a number, a text or a list of texts. */
export type ErrorDetail = number | string | Array<string>;

/**
 * The value of an impartial game: it plays like a Nim heap of this size (Sprague 1935, Grundy
 * 1939).
 *
 * Addition is the nim-sum, that is XOR, so `+` is its own inverse.
 */
export type Nimber = number | string;

/** The progress of a call, as its listener receives it. */
export type Progress = {
  /** Steps used; heaps known, of a table. */
  done: number;
  /** Steps allowed; heaps wanted, of a table. */
  total: number;
};

/**
 * A half-open range in a text. Bytes while the core reads it, UTF-16 units in any error it
 * returns.
 */
export type Span = [number, number];
