const stones = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 stone' : `${n} stones`);
const tokens = (/** @type {number} */ n) =>
  n === 0 ? 'no token' : n === 1 ? '1 token' : `${n} tokens`;
const moves = (/** @type {number|string} */ n) => (Number(n) === 1 ? '1 move' : `${n} moves`);
const value = (/** @type {any} */ v) => (v === undefined || v === null ? '' : `, SG value ${v}`);
const who = /** @type {Record<string, string>} */ ({
  you: 'You',
  computer: 'Computer',
  one: 'Player 1',
  two: 'Player 2',
});

/** @type {import('../index.js').Words} */
export default {
  // boards
  board: ({ name }) => `Board: ${name}`,
  label: ({ name }) => `A game of ${name}`,
  tools: 'What can be done',
  heap_n: ({ n }) => `Heap ${n}`,
  step_n: ({ n }) => `Step ${n}`,
  heap_has: ({ n, size, one }) => (one ? `Heap: ${stones(size)}` : `Heap ${n}: ${stones(size)}`),
  step_has: ({ n, size, odd }) => `Step ${n}${odd ? ' (odd)' : ''}: ${stones(size)}`,
  letter_n: ({ letter }) => `Letter ${letter}`,
  letter_has: ({ letter, size }) => `Letter ${letter}, ${size} times`,
  track_at: ({ n, at, one }) => (one ? `Count-down at ${at}` : `Count-down ${n} at ${at}`),
  both_heaps: 'From both',
  would: ({ take, left }) =>
    left === null ? `take ${take} from each` : `take ${take}, leaves ${left}`,
  would_step: ({ take, left, below }) =>
    `${stones(take)} down to ${below ? `step ${below}` : 'the ground'}, leaves ${left}`,
  would_race: ({ take, left }) => `${take} down, to ${left}`,
  would_merge: ({ n, total }) => `Enter puts heap ${n} here: ${total}`,
  picked_up: 'picked up; choose another heap, then Enter',
  none_chosen: 'nothing chosen',
  none_chosen_of: ({ allowed }) => `nothing chosen; may be taken: ${allowed}`,
  nothing_here: 'Nothing can be taken here.',
  not_allowed: ({ amount, allowed }) => `Not ${amount}. Allowed here: ${allowed}.`,
  at_most_heaps: ({ count }) => `One move touches at most ${count} heaps.`,
  at_most: ({ count }) => `at most ${count}`,
  take_n: ({ count }) => `Take ${count}`,
  take_one: 'Take one stone',
  step_down: ({ count }) => `Move ${count} down`,
  step_by: ({ count }) => `Count down ${count}`,
  cancel: 'Cancel',
  fewer: ({ name }) => `${name}: fewer`,
  more_of: ({ name }) => `${name}: more`,
  amount_from: ({ name }) => `${name}: how many`,
  more_heaps: ({ count }) => `and ${count} more heaps. Choose one by its number`,
  heap_number: 'heap no.',
  ground: 'ground',
  odd: 'odd',
  all: 'all',
  now: 'now at',
  help_take: 'Point at a stone: it goes, with all above it.',
  help_several: ({ count }) => `Choose stones in up to ${count} heaps, then take them.`,
  help_step: 'Point at a stone: it walks down a step, with all above it.',
  help_letters: 'Take one, two, or all of one letter.',
  help_race: 'Point at the stone to step on. At 0 the race ends.',
  help_split: 'Choose a heap, then the sizes of the two heaps that replace it.',
  help_merge: 'Take a top stone, or click a heap and then another one to merge them.',
  help_graph: 'Choose a token, then where it goes along an arrow.',
  keys_take:
    'Left and right arrows choose a heap, up and down or digits how many, Enter takes, Escape cancels.',
  keys_step:
    'Left and right arrows choose a step, up and down or digits how many stones, Enter moves them, Escape cancels.',
  keys_split:
    'Left and right arrows choose a heap, Enter opens it; then up, down or digits set a size, left and right go from one to the other, Enter splits, Escape cancels.',
  keys_merge:
    'Left and right arrows choose a heap. Up and Enter take a stone. Enter picks the heap up, Enter on another heap merges them, Escape cancels.',
  keys_graph:
    'Arrows walk among the nodes. Enter picks a token up; then the arrows go round the places where it may go, Enter moves it, Escape cancels.',
  nothing_to_split: 'An empty heap cannot be split.',
  nothing_to_merge: 'An empty heap cannot be merged.',
  split_smaller: ({ top }) => `Each new heap has at most ${top}.`,
  enter_splits: 'Enter splits it',
  split_heap: ({ n, size }) => `Split heap ${n} of ${stones(size)}`,
  new_heap: ({ n }) => `New heap ${n}`,
  do_split: 'Split',
  held: ({ n }) => `Heap ${n} is picked up: put it on another heap, or`,
  merge: 'merge',
  put_back: 'put back',
  merge_here: 'merge here',
  where_to: ({ name }) => `Where does the token on ${name} go?`,
  token_stuck: ({ name }) => `No arrow leaves ${name}.`,
  no_way_there: ({ name }) => `No token can go to ${name} now.`,
  node: ({ name, count, to, value: v }) =>
    `${name}, ${tokens(count)}${value(v)}${to.length ? `, arrows to ${to.join(', ')}` : ', no arrows'}`,
  node_target: ({ name, from, value: v }) => `move from ${from} to ${name}${value(v)}`,
  graph_too_large: ({ nodes, edges }) =>
    `A graph of ${nodes} nodes and ${edges} edges is too large to draw. Type your moves, as in a>b. The tokens stand on:`,
  tokens: 'Tokens',

  // the game
  turn_you: 'Your move.',
  turn_computer: 'The computer thinks…',
  turn_one: 'Player 1 to move.',
  turn_two: 'Player 2 to move.',
  paused: 'The computer would move here.',
  go_on: 'Let it move',
  won_you: 'You win!',
  won_computer: 'The computer wins.',
  won_one: 'Player 1 wins!',
  won_two: 'Player 2 wins!',
  why_last: ({ who: w }) =>
    /** @type {Record<string, string>} */ ({
      you: 'No move is left, and you made the last one.',
      computer: 'No move is left; the computer made the last one.',
      one: 'No move is left; player 1 made the last one.',
      two: 'No move is left; player 2 made the last one.',
      none: 'There is no move from the start.',
    })[w],
  why_misere: ({ who: w }) =>
    /** @type {Record<string, string>} */ ({
      you: 'Misère play: you made the last move, so you lose.',
      computer: 'Misère play: the computer made the last move, so it loses.',
      one: 'Misère play: player 1 made the last move and loses.',
      two: 'Misère play: player 2 made the last move and loses.',
      none: 'Misère play: who cannot move wins.',
    })[w],
  who: ({ who: w }) => who[w],
  by: ({ who: w }) => `${who[w]}:`,
  said: ({ n, who: w, move }) => `${n}. ${who[w]}: ${move}.`,
  shown: ({ n, position }) =>
    n ? `After move ${n} the position is ${position}.` : `At the start: ${position}.`,
  undo: 'Undo',
  redo: 'Redo',
  again: 'Play again',
  restart: 'Restart',
  hint: 'Show winning moves',
  hint_wait: 'Looking for winning moves…',
  hint_won: ({ count }) =>
    `You can win from here: ${Number(count) === 1 ? 'one move wins' : `${count} moves win`}.`,
  hint_won_two: ({ count }) =>
    `Whoever is to move can win: ${Number(count) === 1 ? 'one move wins' : `${count} moves win`}.`,
  hint_lost:
    'No move wins from here: this is a P-position. A mistake of the other side is the only hope.',
  hint_lost_start:
    'This start is lost for the one who begins (a P-position): whatever you do, perfect play wins against it.',
  let_computer_start: 'Let the computer begin',
  hint_more: ({ count }) => `and ${count} more`,
  settings: 'Settings',
  who_starts: 'Who begins',
  starts_you: 'I begin',
  starts_computer: 'The computer begins',
  opponent: 'Against',
  against_computer: 'the computer',
  against_person: 'a second person',
  strength: 'Computer’s strength',
  strength_perfect: 'perfect',
  strength_strong: 'strong',
  strength_middling: 'middling',
  strength_weak: 'weak',
  strength_random: 'random',
  ending: 'Who makes the last move',
  ending_normal: 'wins (normal play)',
  ending_misere: 'loses (misère play)',
  hints_setting: 'Winning moves',
  hints_on_demand: 'on demand',
  hints_always: 'always shown',
  hints_off: 'never shown',
  type_move: 'Type a move or the position after it',
  type_move_example: ({ example }) => (example ? `e.g. ${example}` : ''),
  do_move: 'Play',
  moves: 'Moves',
  no_moves: 'No move yet.',
  start_of_game: 'Start',
  go_to_move: ({ n }) => `Show the position after move ${n}`,
  loading: 'Setting up the board…',
  blind:
    'This position is too large to be judged within the budget of steps, so the computer made a move without judging it.',
  stale: 'The board still shows the last position that was understood.',
  link_stopped: ({ n, text }) =>
    `Move ${n} of the link (${text}) cannot be played; the game stands before it.`,

  // the report
  report: 'How it went',
  report_wait: 'Looking through the game…',
  report_clean: 'You never let a won position slip.',
  report_clean_won: 'You never let a won position slip: perfect play.',
  report_clean_lost:
    'No move of yours gave away a won position: the start was lost, and the other side made no mistake that lasted.',
  report_clean_two: 'Nobody gave a won position away.',
  report_lost_start: 'The start was lost for the one who began.',
  report_won_start: 'The start was won for the one who began.',
  report_slips: ({ count }) =>
    `${Number(count) === 1 ? 'One move' : moves(count)} threw a won position away:`,
  report_slip: ({ n, who: w, move }) => `Move ${n}, ${who[w]}: ${move}.`,
  report_better: ({ move }) => `This would have won: ${move}.`,
  report_back: 'Go back to here',
  report_try: 'Play that instead',
  report_partial: 'The game is too large to be judged move by move within the budget of steps.',
};
