const stones = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 stone' : `${n} stones`);
const coins = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 coin' : `${n} coins`);
const edges = (/** @type {number} */ n) => (n === 1 ? '1 more edge falls' : `${n} more edges fall`);
const ways = (/** @type {number} */ n, /** @type {boolean} */ more) =>
  `${more ? 'more than ' : ''}${Number(n) === 1 ? '1 option' : `${n} options`}`;

/** The boards of strips, coins, chocolate, plants and heaps that break. @type {import('../index.js').Words} */
export default {
  // a strip of coins
  coin_n: ({ n }) => `Coin ${n}`,
  coin_at: ({ n, at }) => `Coin ${n} on square ${at}`,
  help_between: 'Choose a square between two pieces to move to, or one behind to move back.',
  between_row: ({ n, gap }) =>
    `Row ${n}: ${gap === 1 ? '1 square' : `${gap} squares`} between the pieces`,
  row_n: ({ n }) => `Row ${n}`,
  would_close: ({ take, gap }) => `${take} forward, ${gap} left between`,
  would_back: ({ put, gap }) => `${put} back, ${gap} between`,
  close_n: ({ count }) => `Move ${count} forward`,
  back_n: ({ count }) => `Move ${count} back`,
  back_left: ({ back }) =>
    `${back === 1 ? '1 square' : `${back} squares`} may still be moved back, in all rows together.`,
  would_slide: ({ take, left }) => `${take} to the left, to square ${left}`,
  slide_n: ({ count }) => `Move ${count} left`,
  coin_stuck: ({ n }) => `Coin ${n} cannot move.`,
  coin_not_there: ({ n }) => `Coin ${n} cannot go there.`,
  no_coin_there: 'No coin can go there.',
  help_strip: 'Drag a coin to the left, or click the square where it should go.',
  keys_strip:
    'Left and right arrows choose a coin, up and down or digits how far to the left it goes, Enter moves it, Escape cancels.',

  // coins with two sides
  head: 'H',
  tail: 'T',
  coin_shows: ({ n, head }) => `Coin ${n}: ${head ? 'head' : 'tail'}`,
  help_turn: ({ most, run }) =>
    run
      ? 'Choose a head, then the coin where the run to be turned begins, to its left.'
      : most === 1
        ? 'Choose a head to turn.'
        : `Choose a head, then up to ${most === 2 ? 'one more coin' : `${most - 1} more coins`} to its left.`,
  turn_needs_head: ({ n }) => `Coin ${n} shows its tail. The rightmost coin must be a head.`,
  turn_at_most: ({ most }) => `One move turns at most ${coins(most)}.`,
  turning: ({ coins: list }) =>
    list.length > 3
      ? `Coins ${list[0]} to ${list.at(-1)}`
      : `${list.length === 1 ? 'Coin' : 'Coins'} ${list.join(', ')}`,
  do_turn: ({ count }) => `Turn ${coins(count)}`,
  more_coins: ({ count }) => `… and ${count} more. Type moves of those.`,
  keys_turn:
    'Left and right arrows choose a coin. Enter or space takes it into the move, Enter on a chosen coin turns them, Escape cancels.',

  // a bar of chocolate
  help_bite:
    'Point at a square: it goes, with all below it and to its right. Leave the poisoned one.',
  poisoned: 'The poisoned square may not be eaten.',
  square_at: ({ row, column, count }) =>
    `Row ${row}, column ${column}${count ? `: bites off ${count === 1 ? '1 square' : `${count} squares`}` : ''}`,
  square_poisoned: 'Row 1, column 1: the poisoned square',
  biting: ({ row, column, count }) =>
    `Row ${row}, column ${column}: ${count === 1 ? '1 square' : `${count} squares`}`,
  do_bite: 'Bite',
  row: 'Row',
  column: 'Column',
  rows_too_large: ({ rows, longest }) =>
    `The bar has ${rows} rows of at most ${longest} squares; only a corner is drawn. Bite by numbers, or type a move such as 2:3.`,
  keys_bite: 'Arrows choose a square and show what would go, Enter bites, Escape cancels.',

  // a plant
  stem: ({ from, to, more, loop, ground }) =>
    `${loop ? `Loop at ${from}` : `Edge ${from} to ${to}`}${from === ground || to === ground ? ', on the ground' : ''}${
      more ? `; cut it and ${edges(more)}` : ''
    }`,
  help_cut: 'Cut an edge: what no longer hangs on the ground falls with it.',
  cutting: ({ from, to, more }) => `Edge ${from}–${to}${more ? `; ${edges(more)}` : ''}`,
  do_cut: 'Cut',
  plant_too_large: ({ nodes, edges: count }) =>
    `A plant of ${nodes} nodes and ${count} edges is too large to draw. Type your moves, as in a-b. Some of its edges:`,
  keys_cut:
    'Arrows walk among the edges and show what would fall, page up and down go through all of them, Enter cuts, Escape cancels.',

  // heaps that break
  help_run:
    'Point at the stones to take, or draw over several; between two stones the heap is cut. Or choose what is left from the list.',
  help_options: 'Choose what the heap becomes from the list.',
  keys_options:
    'Left and right arrows choose a heap, up and down what it becomes, digits find heaps of that size (5+3). Shift with arrows moves a run of stones or makes it longer. Enter does it, Escape cancels.',
  becomes: ({ n, size, one }) => (one ? `${size} becomes` : `Heap ${n}: ${size} becomes`),
  option_of: ({ into, at, count, more }) => `becomes ${into}; ${at} of ${ways(count, more)}`,
  options_here: ({ count, more }) => `nothing chosen; ${ways(count, more)}`,
  options_more: ({ count }) => `and ${count} more`,
  options_cut: ({ count, example }) =>
    `Only the first ${count} are listed. Any other can be typed here, or as a move: ${example}.`,
  not_left: ({ left, count }) =>
    count
      ? `Taking ${stones(count)} here would leave ${left}, which the rule does not allow.`
      : `A cut into ${left} is not allowed.`,
  none_such: ({ text }) => `No option has ${text}.`,
  several_such: ({ text }) => `Several options have ${text}; choose one.`,
  find_option: 'Find',
  do_option: 'Do it',
  wins: 'wins: ',
};
