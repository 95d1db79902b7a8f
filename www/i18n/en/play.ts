import { groupDigits as g } from '../digits.ts';
import type { Args, Exact } from '../args.ts';
import type { Words } from '../languages.ts';

const stones = (n: Exact) => (Number(n) === 1 ? '1 stone' : `${g(n)} stones`);
const who = {
  you: 'You',
  computer: 'Computer',
  friend: 'Friend',
  one: 'Player 1',
  two: 'Player 2',
} as Record<string, string>;

export default {
  // Texts of boards, mostly of the board of heaps.
  board: ({ name }: Args<'name'>) => `Board: ${name}`,
  label: ({ game }: Args<'game'>) => `A game of ${game}`,
  tools: 'What can be done',
  heap_n: ({ n }: Args<'n'>) => `Heap ${n}`,
  heap_has: ({ n, size, one }: Args<'n size'> & { one: boolean }) =>
    one ? `Heap: ${stones(size)}` : `Heap ${n}: ${stones(size)}`,
  both_heaps: 'From both',
  would: ({ take, left }: Args<'take left?'>) =>
    left === null ? `take ${g(take)} from each` : `take ${g(take)}, leaves ${g(left)}`,
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
  keys_take:
    'Left and right arrows choose a heap; up and down arrows or digits choose how many; Enter takes them; Escape cancels.',
  tokens: 'Tokens',

  // Texts about the course of a game.
  turn_you: 'Your move.',
  turn_computer: 'The computer is thinking…',
  stands: ({ position, who: w }: Args<'position who'>) =>
    `${position ? `Now ${position}. ` : ''}${w === 'you' ? 'Your move.' : `${who[w]} to move.`}`,
  turn_friend: 'It is your friend’s turn.',
  turn_one: 'Player 1 to move.',
  turn_two: 'Player 2 to move.',
  paused: 'Here it is the computer’s turn.',
  go_on: 'Let it move',
  won_you: 'You win!',
  won_computer: 'The computer wins.',
  had_won: ({ n }: Args<'n'>) => `You had it won until move ${n}.`,
  see_why: 'See why',
  won_draw: 'A draw.',
  why_draw: 'The same position has come up for the third time, with the same player to move.',
  rounds: ({ n }: { n: number }) =>
    n < 2
      ? 'The same position for the third time is a draw.'
      : 'This position is here for the second time; the third time is a draw.',
  won_friend: 'Your friend wins.',
  won_one: 'Player 1 wins!',
  won_two: 'Player 2 wins!',
  why_last: ({ who: w }: Args<'who'>) =>
    (
      ({
        you: 'No move is left, and you made the last one.',
        computer: 'No move is left; the computer made the last one.',
        friend: 'No move is left; your friend made the last one.',
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
        friend: 'Misère play: your friend made the last move and loses.',
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
  blocks: '8 4 2 1',
  hint_more: ({ count }: Args<'count'>) => `and ${count} more`,
  how: 'How it is played',
  line_against: ({ strength }: Args<'strength'>) => `computer: ${strength}`,
  line_two: 'two players',
  line_you: 'you begin',
  line_computer: 'the computer begins',
  line_normal: 'the last move wins',
  line_misere: 'the last move loses',
  line_change: 'change',
  strength_perfect: 'perfect',
  strength_prolongs: 'perfect, prolongs a lost game',
  strength_strong: 'strong',
  strength_middling: 'medium',
  strength_weak: 'weak',
  strength_random: 'random moves',
  ease_now: ({ strength }: Args<'strength'>) =>
    `In this game the computer’s strength is now: ${strength}. Other games keep theirs.`,
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
    `Move ${n} of the link (${text}) cannot be played; it and the rest are left out.`,
} satisfies Words;
