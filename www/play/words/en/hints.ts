import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

/** English texts of the winning moves. */
export default {
  after: ({ n, lost }: Args<'n lost'>) =>
    `Winning moves are shown after ${n} lost ${n === 1 ? 'game' : 'games'}; so far ${lost}.`,
  wait: 'Looking for winning moves…',
  won: ({ count }: Args<'count'>) =>
    `You can win from here: ${Number(count) === 1 ? 'one move wins' : `${count} moves win`}.`,
  won_two: ({ count }: Args<'count'>) =>
    `The player to move can win: ${Number(count) === 1 ? 'one move wins' : `${count} moves win`}.`,
  lost: 'No move wins: this is a P-position. You can win only if the opponent makes a mistake.',
  lost_start:
    'The starting position is a P-position: the player who begins loses against best play.',
  draw: ({ count }: Args<'count'>) =>
    `No move wins, but you need not lose: ${Number(count) === 1 ? 'one move keeps' : `${count} moves keep`} the draw. This is said of the position alone, as if it had not come up before.`,
  let_computer_start: 'Let the computer begin',
} satisfies Words;
