import { groupDigits as g } from '../digits.ts';
import type { Args, Exact } from '../args.ts';
import type { Words } from '../languages.ts';

const stones = (n: Exact) => (Number(n) === 1 ? '1 stone' : `${g(n)} stones`);
const tokens = (n: number) => (n === 0 ? 'no token' : n === 1 ? '1 token' : `${n} tokens`);
const value = (v?: Exact | null) =>
  v === undefined || v === null ? '' : `, ${/^∞/u.test(String(v)) ? 'loopy' : 'SG'} value ${v}`;
const who = {
  you: 'You',
  computer: 'Computer',
  one: 'Player 1',
  two: 'Player 2',
} as Record<string, string>;

export default {
  hint_after: ({ n, lost }: Args<'n lost'>) =>
    `Winning moves are shown after ${n} lost ${n === 1 ? 'game' : 'games'}; so far ${lost}.`,
  // boards
  board: ({ name }: Args<'name'>) => `Board: ${name}`,
  label: ({ game }: Args<'game'>) => `A game of ${game}`,
  tools: 'What can be done',
  heap_n: ({ n }: Args<'n'>) => `Heap ${n}`,
  step_n: ({ n }: Args<'n'>) => `Step ${n}`,
  heap_has: ({ n, size, one }: Args<'n size'> & { one: boolean }) =>
    one ? `Heap: ${stones(size)}` : `Heap ${n}: ${stones(size)}`,
  step_has: ({ n, size, odd }: Args<'n size odd'>) =>
    `Step ${n}${odd ? ' (odd)' : ''}: ${stones(size)}`,
  letter_n: ({ letter }: Args<'letter'>) => `Letter ${letter}`,
  letter_has: ({ letter, size }: Args<'letter size'>) => `Letter ${letter}, ${g(size)} times`,
  track_at: ({ n, at, one }: Args<'n at'> & { one: boolean }) =>
    one ? `Count-down at ${g(at)}` : `Count-down ${n} at ${g(at)}`,
  both_heaps: 'From both',
  would: ({ take, left }: Args<'take left?'>) =>
    left === null ? `take ${g(take)} from each` : `take ${g(take)}, leaves ${g(left)}`,
  would_step: ({ take, left, below }: Args<'take left? below'>) =>
    `${stones(take)} down to ${below ? `step ${below}` : 'the ground'}, leaves ${g(left)}`,
  would_race: ({ take, left }: Args<'take left?'>) => `${g(take)} down, to ${g(left)}`,
  would_merge: ({ n, total }: Args<'n total'>) => `Enter puts heap ${n} here: ${g(total)}`,
  picked_up: 'picked up; choose another heap, then Enter',
  none_chosen: 'nothing chosen',
  none_chosen_of: ({ allowed }: Args<'allowed'>) => `nothing chosen; may be taken: ${allowed}`,
  nothing_here: 'Nothing can be taken here.',
  not_allowed: ({ amount, allowed }: Args<'amount allowed'>) =>
    `Not ${g(amount)}. Allowed here: ${allowed}.`,
  at_most_heaps: ({ count }: Args<'count'>) => `One move touches at most ${count} heaps.`,
  at_most: ({ count }: Args<'count'>) => `at most ${g(count)}`,
  take_n: ({ count }: Args<'count'>) => `Take ${g(count)}`,
  take_one: 'Take one stone',
  step_down: ({ count }: Args<'count'>) => `Move ${g(count)} down`,
  step_by: ({ count }: Args<'count'>) => `Count down ${g(count)}`,
  fewer: ({ name }: Args<'name'>) => `${name}: fewer`,
  more_of: ({ name }: Args<'name'>) => `${name}: more`,
  amount_from: ({ name }: Args<'name'>) => `${name}: how many`,
  more_heaps: ({ count }: Args<'count'>) => `and ${count} more heaps. Choose one by its number`,
  heap_number: 'heap no.',
  ground: 'ground',
  odd: 'odd',
  all: 'all',
  now: 'now at',
  help_take: 'Click a stone to take it and all above it.',
  help_several: ({ count }: Args<'count'>) =>
    `Click stones in up to ${count} heaps, then take them all at once.`,
  help_step: 'Click a stone to move it and all above it one step down.',
  help_letters: 'Click a letter to take one, two, or all of its kind.',
  help_race: 'Click the number to count down to. At 0 the race is over.',
  help_split: 'Click a heap, then set the sizes of the two heaps that replace it.',
  help_merge: 'Click a top stone to take it. Click a heap and then another heap to merge them.',
  help_graph: 'Click a token, then a node that one of its arrows leads to.',
  keys_take:
    'Left and right arrows choose a heap; up and down arrows or digits choose how many; Enter takes them; Escape cancels.',
  keys_race:
    'Left and right arrows choose a count-down; up and down arrows or digits choose by how much; Enter counts down; Escape cancels.',
  keys_letters:
    'Left and right arrows choose a letter; up and down arrows or digits choose how many; Enter takes them; Escape cancels.',
  keys_step:
    'Left and right arrows choose a step; up and down arrows or digits choose how many stones; Enter moves them; Escape cancels.',
  keys_split:
    'Left and right arrows choose a heap and Enter opens it. Then up and down arrows or digits set a size, left and right arrows change between the two heaps, Enter splits, Escape cancels.',
  keys_merge:
    'Left and right arrows choose a heap. The up arrow and then Enter take a stone. Enter alone picks the heap up; Enter on another heap merges the two; Escape cancels.',
  keys_graph:
    'Arrow keys move among the nodes. Enter picks a token up; then the arrow keys go round the nodes where it may go, Enter moves it, Escape cancels.',
  graph_signs: ({ choosing, moved, line }: Args<'choosing moved'> & { line: boolean }) =>
    [
      choosing ? 'Dashed frame: a token can move there now.' : '',
      moved ? `Dotted ${line ? 'line' : 'arrow'}: the last move.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  nothing_to_split: 'An empty heap cannot be split.',
  nothing_to_merge: 'An empty heap cannot be merged.',
  split_smaller: ({ top }: Args<'top'>) => `Each new heap has at most ${g(top)}.`,
  split_heap: ({ n, size }: Args<'n size'>) => `Split heap ${n} of ${stones(size)}`,
  new_heap: ({ n }: Args<'n'>) => `New heap ${n}`,
  do_split: 'Split',
  held: ({ n }: Args<'n'>) => `Heap ${n} is picked up: put it on another heap, or`,
  merge: 'merge',
  put_back: 'put back',
  merge_here: 'merge here',
  where_to: ({ name }: Args<'name'>) =>
    `Where shall the token on ${name} go? Click a node with a dashed frame.`,
  token_stuck: ({ name }: Args<'name'>) => `No arrow leaves ${name}.`,
  which_token: ({ name }: Args<'name'>) =>
    `Several tokens can go to ${name}. Choose one of them first.`,
  no_way_there: ({ name }: Args<'name'>) => `No token can go to ${name} now.`,
  node: ({ name, count, to, value: v }: Args<'name value?'> & { to: string[]; count: number }) =>
    `${name}, ${tokens(count)}${value(v)}${to.length ? `, arrows to ${to.join(', ')}` : ', no arrows'}`,
  node_target: ({ name, from, value: v }: Args<'name from value?'>) =>
    `move from ${from} to ${name}${value(v)}`,
  graph_too_large: ({ nodes, edges, typed }: Args<'nodes edges typed'>) =>
    `A graph of ${nodes} nodes and ${edges} edges is too large to draw.${typed ? ' Type your moves, as in a>b.' : ''} The tokens stand on:`,
  tokens: 'Tokens',

  // the game
  turn_you: 'Your move.',
  turn_computer: 'The computer is thinking…',
  stands: ({ position, who: w }: Args<'position who'>) =>
    `${position ? `Now ${position}. ` : ''}${w === 'you' ? 'Your move.' : `${who[w]} to move.`}`,
  turn_one: 'Player 1 to move.',
  turn_two: 'Player 2 to move.',
  paused: 'Here it is the computer’s turn.',
  go_on: 'Let it move',
  won_you: 'You win!',
  won_computer: 'The computer wins.',
  had_won: ({ n }: Args<'n'>) => `You had it won until move ${n}.`,
  see_why: 'See why',
  review: 'How it went',
  won_draw: 'A draw.',
  why_draw: 'The same position has come up for the third time, with the same player to move.',
  rounds: ({ n }: { n: number }) =>
    n < 2
      ? 'The same position for the third time is a draw.'
      : 'This position is here for the second time; the third time is a draw.',
  hint_draw: ({ count }: Args<'count'>) =>
    `No move wins, but you need not lose: ${Number(count) === 1 ? 'one move keeps' : `${count} moves keep`} the draw. This is said of the position alone, as if it had not come up before.`,
  won_one: 'Player 1 wins!',
  won_two: 'Player 2 wins!',
  why_last: ({ who: w }: Args<'who'>) =>
    (
      ({
        you: 'No move is left, and you made the last one.',
        computer: 'No move is left; the computer made the last one.',
        one: 'No move is left; player 1 made the last one.',
        two: 'No move is left; player 2 made the last one.',
        none: 'There was no move from the start.',
      }) as Record<string, string>
    )[w],
  why_misere: ({ who: w }: Args<'who'>) =>
    (
      ({
        you: 'Misère play: you made the last move, so you lose.',
        computer: 'Misère play: the computer made the last move, so it loses.',
        one: 'Misère play: player 1 made the last move and loses.',
        two: 'Misère play: player 2 made the last move and loses.',
        none: 'Misère play: the player who cannot move wins.',
      }) as Record<string, string>
    )[w],
  who: ({ who: w }: Args<'who'>) => who[w],
  by: ({ who: w }: Args<'who'>) => `${who[w]}:`,
  said: ({ n, who: w, move }: Args<'n who move'>) => `${n}. ${who[w]}: ${move}.`,
  shown: ({ n, position }: Args<'n? position'>) =>
    n ? `After move ${n} the position is ${position}.` : `At the start: ${position}.`,
  undo: 'Undo',
  redo: 'Redo',
  again: 'Play again',
  restart: 'Restart',
  share: 'Share',
  hint: 'Show winning moves',
  hint_wait: 'Looking for winning moves…',
  hint_won: ({ count }: Args<'count'>) =>
    `You can win from here: ${Number(count) === 1 ? 'one move wins' : `${count} moves win`}.`,
  hint_won_two: ({ count }: Args<'count'>) =>
    `The player to move can win: ${Number(count) === 1 ? 'one move wins' : `${count} moves win`}.`,
  hint_lost:
    'No move wins: this is a P-position. You can win only if the opponent makes a mistake.',
  hint_lost_start:
    'The starting position is a P-position: the player who begins loses against best play.',
  let_computer_start: 'Let the computer begin',
  hint_more: ({ count }: Args<'count'>) => `and ${count} more`,
  how: 'How it is played',
  line_against: ({ strength }: Args<'strength'>) => `computer: ${strength}`,
  line_two: 'two players',
  line_you: 'you begin',
  line_computer: 'the computer begins',
  line_normal: 'the last move wins',
  line_misere: 'the last move loses',
  line_change: 'change',
  who_starts: 'Who begins',
  starts_you: 'I begin',
  starts_computer: 'The computer begins',
  opponent: 'Computer plays',
  against_person: 'not at all: two players',
  strength_perfect: 'perfect',
  strength_prolongs: 'perfect, prolongs a lost game',
  strength_strong: 'strong',
  strength_middling: 'medium',
  strength_weak: 'weak',
  strength_random: 'random moves',
  ending: 'The last move',
  ending_normal: 'wins',
  ending_misere: 'loses (misère)',
  ease: ({ count }: Args<'count'>) =>
    `${count} games lost in a row. Would you like a weaker opponent?`,
  ease_yes: ({ strength }: Args<'strength'>) => `Play again (computer: ${strength})`,
  ease_now: ({ strength }: Args<'strength'>) =>
    `In this game the computer’s strength is now: ${strength}. Other games keep theirs.`,
  hints_setting: 'Winning moves',
  hints_on_demand: 'on request',
  hints_always: 'always shown',
  hints_off: 'never shown',
  sound: 'Sound',
  sound_off: 'off',
  sound_on: 'on',
  type_move: 'Type a move, or the position it leads to',
  move_example: ({ example }: Args<'example'>) => `A move can be typed like this: ${example}.`,
  type_move_example: ({ example }: Args<'example'>) => (example ? `e.g. ${example}` : ''),
  do_move: 'Play',
  moves: 'Moves',
  no_moves: 'No move yet.',
  start_of_game: 'Start',
  loading: 'Setting up the board…',
  under_way: 'Your move is under way…',
  blind:
    'This position is too large to be solved within the step budget, so the computer made some legal move.',
  stale: 'The board still shows the last valid position.',
  link_stopped: ({ n, text }: Args<'n text'>) =>
    `Move ${n} of the link (${text}) cannot be played; the board shows the position before it.`,
} satisfies Words;
