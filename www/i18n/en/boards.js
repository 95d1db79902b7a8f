import { groupDigits as g } from '../digits.js';

const stones = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 stone' : `${g(n)} stones`);
const coins = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 coin' : `${g(n)} coins`);
const edges = (/** @type {number} */ n) => (n === 1 ? '1 more edge falls' : `${n} more edges fall`);
const pins = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 pin' : `${g(n)} pins`);
const squares = (/** @type {number|string} */ n) =>
  Number(n) === 1 ? '1 square' : `${g(n)} squares`;

/**
 * What the parts of a position are called, and what is in them.
 * @type {Record<string, {name: string, holds: (n: number|string) => string}>}
 */
const parts = {
  heap: { name: 'Heap', holds: stones },
  box: { name: 'Box', holds: (n) => `holds ${g(n)}` },
  pins: { name: 'Row', holds: pins },
  strip: { name: 'Strip', holds: squares },
};
const partOf = (/** @type {string} */ part) => parts[part] ?? parts.heap;

/** How a run is chosen, by what stands in the rows. @type {Record<string, string>} */
const runs = {
  pins: 'Click a pin to knock it down, or draw over neighbouring pins. Or choose from the list what is left.',
  strip: 'Click the square to put a cross on. Or choose from the list what is left.',
  box: 'Click between two things in a box to divide it there; the other box is emptied. Or choose from the list.',
};

const ways = (/** @type {number} */ n, /** @type {boolean} */ more) =>
  `${more ? 'more than ' : ''}${Number(n) === 1 ? '1 option' : `${n} options`}`;

/** The boards of strips, coins, chocolate, plants and heaps that break. @type {import('../index.js').Words} */
export default {
  // a strip of coins
  coin_n: ({ n }) => `Coin ${n}`,
  coin_at: ({ n, at }) => `Coin ${n} on square ${g(at)}`,
  help_between:
    'Click a free square between two pieces to move there, or one behind a piece to move it back.',
  between_row: ({ n, gap }) =>
    `Row ${n}: ${gap === 1 ? '1 square' : `${g(gap)} squares`} between the pieces`,
  row_n: ({ n }) => `Row ${n}`,
  would_close: ({ take, gap }) => `${g(take)} forward, ${g(gap)} left between`,
  would_back: ({ put, gap }) => `${g(put)} back, ${g(gap)} between`,
  close_n: ({ count }) => `Move ${count} forward`,
  back_n: ({ count }) => `Move ${count} back`,
  back_left: ({ back }) =>
    `${back === 1 ? '1 square' : `${g(back)} squares`} may still be moved back, in all rows together.`,
  would_slide: ({ take, left }) => `${g(take)} to the left, to square ${g(left)}`,
  slide_n: ({ count }) => `Move ${count} left`,
  coin_stuck: ({ n }) => `Coin ${n} cannot move.`,
  coin_not_there: ({ n }) => `Coin ${n} cannot go there.`,
  no_coin_there: 'No coin can go there.',
  help_strip: 'Click the square that a coin should move to, or drag the coin to the left.',
  keys_strip:
    'Left and right arrows choose a coin; up and down arrows or digits choose how far to the left it moves; Enter moves it; Escape cancels.',

  // coins with two sides
  head: 'H',
  tail: 'T',
  coin_shows: ({ n, head }) => `Coin ${n}: ${head ? 'head' : 'tail'}`,
  help_turn: ({ most, run }) =>
    run
      ? 'Click a head, then the coin to its left where the run to be turned begins.'
      : most === 1
        ? 'Click a head to turn it.'
        : `Click a head, then up to ${most === 2 ? 'one more coin' : `${most - 1} more coins`} to its left.`,
  turn_needs_head: ({ n }) => `Coin ${n} shows its tail. The rightmost coin must be a head.`,
  turn_at_most: ({ most }) => `One move turns at most ${coins(most)}.`,
  turning: ({ coins: list }) =>
    list.length > 3
      ? `Coins ${list[0]} to ${list.at(-1)}`
      : `${list.length === 1 ? 'Coin' : 'Coins'} ${list.join(', ')}`,
  do_turn: ({ count }) => `Turn ${coins(count)}`,
  more_coins: ({ count }) => `… and ${count} more. Type moves of those.`,
  keys_turn:
    'Left and right arrows choose a coin. Enter or space adds it to the move; Enter on a chosen coin turns all chosen coins; Escape cancels.',

  // a bar of chocolate
  help_bite:
    'Click a square to eat it with everything below it and to its right. The corner square is poisoned.',
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
  keys_bite:
    'Arrow keys choose a square and show what would be eaten; Enter bites; Escape cancels.',

  // a plant
  stem: ({ from, to, more, loop, ground }) =>
    `${loop ? `Loop at ${from}` : `Edge ${from} to ${to}`}${from === ground || to === ground ? ', on the ground' : ''}${
      more ? `; cut it and ${edges(more)}` : ''
    }`,
  help_cut: 'Click an edge to cut it: what is no longer connected to the ground falls with it.',
  cutting: ({ from, to, more }) => `Edge ${from}–${to}${more ? `; ${edges(more)}` : ''}`,
  do_cut: 'Cut',
  plant_too_large: ({ nodes, edges: count }) =>
    `A plant of ${nodes} nodes and ${count} edges is too large to draw. Type your moves, as in a-b. Some of its edges:`,
  keys_cut:
    'Arrow keys move among the edges and show what would fall; Page Up and Page Down go through all of them; Enter cuts; Escape cancels.',

  // heaps that break
  help_run: ({ part }) =>
    runs[part] ??
    'Click the stones to take, or draw over several; click between two stones to cut the heap there. Or choose from the list what is left.',
  help_options: ({ part }) =>
    part === 'box'
      ? 'Choose from the list how the contents of a box are divided; the other box is emptied.'
      : 'Choose from the list what the heap becomes.',
  part_n: ({ part, n }) => `${partOf(part).name} ${n}`,
  part_has: ({ part, n, size, one }) =>
    `${partOf(part).name}${one ? '' : ` ${n}`}: ${partOf(part).holds(size)}`,
  keys_options:
    'Left and right arrows choose a part of the position; up and down arrows choose what it becomes; digits such as 5+3 find an option with these numbers. Shift and arrows move a run or make it longer. Enter plays the move; Escape cancels.',
  becomes: ({ part, n, size, one }) =>
    one ? `${g(size)} becomes` : `${partOf(part).name} ${n}: ${g(size)} becomes`,
  option_of: ({ into, at, count, more }) => `becomes ${into}; ${g(at)} of ${ways(count, more)}`,
  options_here: ({ count, more }) => `nothing chosen; ${ways(count, more)}`,
  options_more: ({ count }) => `and ${count} more`,
  options_cut: ({ count, example }) =>
    `Only the first ${count} are listed. Any other can be typed here, or as a move: ${example}.`,
  not_left: ({ part, left, count }) =>
    count
      ? `Taking ${partOf(part).holds(count)} here would leave ${g(left)}, which the rule does not allow.`
      : `A cut into ${g(left)} is not allowed.`,
  none_such: ({ text }) => `No option has ${text}.`,
  several_such: ({ text }) => `Several options have ${text}; choose one.`,
  find_option: 'Find',
  do_option: 'Play',
  wins: 'wins: ',
};
