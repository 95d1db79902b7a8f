import { groupDigits as g } from '../../../i18n/digits.ts';
import type { Args, Exact } from '../../../i18n/args.ts';
import type { Told } from '../../told-sum.ts';
import type { Words } from '../../../i18n/languages.ts';

type Sum = Args<'sum plain power'> & { values: Exact[]; told: Told; counted: Exact[] };

/** Return a sentence which explains why a position is won whose parts have a nim-sum other than 0. */
function whyWon({ told, plain, values, counted, sum, power }: Sum) {
  const [a, b] = counted;
  if (told === 'one')
    return plain
      ? `${a} alone is won: nothing need be left of it.`
      : `Only ${a} counts, and a move can make it 0.`;
  if (told === 'unequal')
    return `${a} and ${b} are not equal: the other side can make them equal, and answer every move from then on.`;
  return `Split into powers of two, an odd number of them have ${power === '8' ? 'an' : 'a'} ${power}, and the other side can make each number even: ${values.join(' ⊕ ')} = ${sum} ≠ 0 becomes 0.`;
}

/** English texts of the report on a finished game. */
export default {
  title: 'How it went',
  wait: 'Looking through the game…',
  clean: 'You never let a won position slip.',
  clean_won: 'You never let a won position slip: perfect play.',
  clean_lost:
    'No move of yours gave away a won position: the start was lost, and the other side made no mistake that lasted.',
  clean_two: 'Neither player gave away a won position.',
  lost_start: 'The start was lost for the one who began.',
  drawn_start: 'The start was a draw: neither side could be made to lose.',
  clean_drawn: 'You gave nothing away, neither a win nor a draw.',
  slips_drawn: ({ count }: Args<'count'>) =>
    `${Number(count) === 1 ? 'One move' : `${g(count)} moves`} gave away what the position held, a win or a draw:`,
  as_text: 'The positions as text',
  pictured_first: 'the first position shown',
  pictured_second: 'the second',
  pictured_only: 'the position shown',
  because_drawn: ({ who, left }: Args<'who'> & { left: string }) =>
    `${who} left ${left}, which is only a draw: the other side can keep moving forever.`,
  holds: ({ move }: Args<'move'>) => `This would have kept the draw: ${move}.`,
  won_start: 'The start was won for the one who began.',
  slips: ({ count }: Args<'count'>) =>
    `${Number(count) === 1 ? 'One move' : `${g(count)} moves`} threw a won position away:`,
  slip: ({ n, who, move }: Args<'n who move'>) => `Move ${n}, ${who}: ${move}.`,
  better: ({ move }: Args<'move'>) => `This would have won: ${move}.`,
  because_sum: (given: Sum & Args<'who answer'> & { left: string }) =>
    `${given.who} left ${given.left}, and from there the other side wins: ${given.answer}. ${given.plain ? '' : `The parts are worth ${given.values.join(', ')}. `}${whyWon(given)}`,
  because_answer: ({
    who,
    left,
    answer,
    then,
  }: Args<'who then'> & Record<'left' | 'answer', string>) =>
    `${who} left ${left}, and there the player to move wins: ${answer}${answer.endsWith(`leaving ${then}`) ? '' : `. That leaves ${then}`}.`,
  because_over: ({ who, left }: Args<'who'> & { left: string }) =>
    `${who} left ${left}, where no move is left: under misère play the player to move wins.`,
  proof: 'The proof, in the course',
  back: 'Go back to here',
  try: 'Play that instead',
  replay: 'Replay',
  start: 'The start of the game.',
  moment: ({ n, of, who, move }: Args<'n of who move'>) => `Move ${n} of ${of}, ${who}: ${move}.`,
  of: ({ n, of }: Args<'n of'>) => `Move ${n} of ${of}`,
  nth: ({ n }: Args<'n'>) => `Move ${n}.`,
  strip: 'The moves, and what each did to the win',
  sign_lost: 'It threw away what the position held.',
  sign_kept: 'It kept the win.',
  sign_held: 'It kept the draw.',
  sign_none: 'The position was lost already.',
  slider: 'Position in the game',
  to_first: 'To the start',
  to_back: 'One move back',
  to_forward: 'One move forward',
  to_last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  can_you: ({ position }: Args<'position'>) => `${position}: you can win from here.`,
  can_computer: ({ position }: Args<'position'>) => `${position}: the computer can win from here.`,
  can_friend: ({ position }: Args<'position'>) => `${position}: your friend can win from here.`,
  can_one: ({ position }: Args<'position'>) => `${position}: player 1 can win from here.`,
  can_two: ({ position }: Args<'position'>) => `${position}: player 2 can win from here.`,
  can_draw: ({ position }: Args<'position'>) => `${position}: neither side can force a win.`,
  wins_you: 'You win',
  wins_computer: 'Computer wins',
  wins_friend: 'Friend wins',
  wins_one: 'Player 1 wins',
  wins_two: 'Player 2 wins',
  wins_draw: 'Draw',
  far: ({ count }: Args<'count'>) =>
    Number(count) === 1
      ? 'With best play one more move ends the game.'
      : `With best play ${g(count)} more moves end the game.`,
  curve: ({ most }: Args<'most'>) =>
    `The further from the middle line, the further the end: at most ${g(most)} ${Number(most) === 1 ? 'move' : 'moves'} with best play.`,
  value: 'SG value',
  value_zero: '0: whoever moves loses',
  values: ({ values }: { values: string }) =>
    `The SG values of the positions, from the start on: ${values}.`,
  values_long: 'The SG value of each position is in the table below.',
  gaps: 'In the gaps the number of moves would take too long to find.',
  why: 'Why? This position explained',
  table: 'The game as a table',
  col_n: 'Move',
  col_move: 'What was played',
  col_position: 'Position',
  col_winner: 'With best play',
  col_far: 'Moves left',
  col_value: 'SG value',
  partial: 'The game is too large to be judged move by move within the budget of steps.',
  ease: ({ count }: Args<'count'>) =>
    `${count} games lost in a row. Would you like a weaker opponent?`,
  ease_yes: ({ strength }: Args<'strength'>) => `Play again (computer: ${strength})`,
  review: 'How it went',
  show_me: 'Show me',
} satisfies Words;
