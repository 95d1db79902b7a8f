import { groupDigits as g } from '../digits.js';

/** The report on a finished game. @type {import('../index.js').Words} */
export default {
  title: 'How it went',
  wait: 'Looking through the game…',
  clean: 'You never let a won position slip.',
  clean_won: 'You never let a won position slip: perfect play.',
  clean_lost:
    'No move of yours gave away a won position: the start was lost, and the other side made no mistake that lasted.',
  clean_two: 'Nobody gave a won position away.',
  lost_start: 'The start was lost for the one who began.',
  drawn_start: 'The start was a draw: neither side could be made to lose.',
  clean_drawn: 'You gave nothing away, neither a win nor a draw.',
  slips_drawn: ({ count }) =>
    `${Number(count) === 1 ? 'One move' : `${g(count)} moves`} gave away what the position held, a win or a draw:`,
  because_drawn: ({ who, left }) =>
    `${who} left ${left}, which is only a draw: the other side can keep moving forever.`,
  holds: ({ move }) => `This would have kept the draw: ${move}.`,
  won_start: 'The start was won for the one who began.',
  slips: ({ count }) =>
    `${Number(count) === 1 ? 'One move' : `${g(count)} moves`} threw a won position away:`,
  slip: ({ n, who, move }) => `Move ${n}, ${who}: ${move}.`,
  better: ({ move }) => `This would have won: ${move}.`,
  because_sum: ({ who, left, values, sum, plain, answer }) =>
    `${who} left ${left}${plain ? '' : `, with the values ${values.join(', ')}`}: ${values.join(' ⊕ ')} = ${sum} ≠ 0. The other side can turn it back to 0: ${answer}.`,
  because_answer: ({ who, left, answer, then }) =>
    `${who} left ${left}, and there the player to move wins: ${answer}, leaving ${then}.`,
  because_over: ({ who, left }) =>
    `${who} left ${left}, where no move is left: under misère play the player to move wins.`,
  explain: ({ left }) => `Why ${left} is won`,
  proof: 'The proof, in the course',
  back: 'Go back to here',
  try: 'Play that instead',
  partial: 'The game is too large to be judged move by move within the budget of steps.',
};
