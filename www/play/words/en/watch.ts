import type { Args, Exact } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

/** English texts of a game that the computer plays against itself. */
export default {
  line_none: 'the computer plays both sides',
  tools: 'The game that is watched',
  pause: 'Pause',
  go_on: 'Go on',
  step: 'One move',
  own: 'Now play it yourself',
  pace: 'Pace',
  pace_slow: 'slow',
  pace_even: 'even',
  pace_fast: 'fast',
  begin: 'The computer plays both sides as well as can be played.',
  start_lost: 'Here whoever moves loses, as long as the other side makes no mistake.',
  start_won: 'Here whoever moves can win.',
  start_drawn: 'Here neither side can force a win.',
  zero_pairs: ({ who, plain, counted }: Args<'who plain'> & { counted: Exact[] }) =>
    `${who} leaves ${plain ? '' : 'parts worth '}${counted.join(', ')}, equal in pairs: what is done to one can be done to its twin. So whoever moves now loses.`,
  zero_powers: ({ who, plain, values }: Args<'who plain'> & { values: Exact[] }) =>
    `${who} leaves ${plain ? '' : 'parts worth '}${values.join(', ')}: split into powers of two, each power is there an even number of times (${values.join(' ⊕ ')} = 0), and every move spoils that. So whoever moves now loses.`,
  won: ({ who, position }: Args<'who position'>) =>
    `${who} leaves ${position}, from where every move loses.`,
  won_end: ({ who }: Args<'who'>) => `${who} makes the last move that counts.`,
  lost: ({ who }: Args<'who'>) =>
    `${who} cannot win from here: every move leaves the other side a winning reply.`,
  drawn: ({ who }: Args<'who'>) => `${who} keeps the draw: no move wins here.`,
  unknown: 'This position is too large to be judged within the budget of steps.',
} satisfies Words;
