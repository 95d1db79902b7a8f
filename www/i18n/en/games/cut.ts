import { is, many } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.cut': 'Each piece is a game of its own',
  'theorem.cut.say':
    'A cut leaves two rectangles side by side, whose values add up by nim-sum. The value of a rectangle is the mex over all its cuts, so the values follow from those of smaller ones.',
  'theorem.cut-all': 'The number of cuts decides',
  'theorem.cut-all.say':
    'With sides of 1 allowed, a rectangle is cut until only squares of side 1 are left. Each cut makes one piece more, so w × h takes w · h − 1 cuts, wherever they are made. The player to move wins exactly when the number of cuts still to come is odd.',
  'theorem.misere-cut-all': 'The number of cuts decides, also under misère play',
  'theorem.misere-cut-all.say':
    'With sides of 1 allowed, a rectangle is cut until only squares of side 1 are left. Each cut makes one piece more, so w × h takes w · h − 1 cuts, wherever they are made. The player to move wins exactly when the number of cuts still to come is even.',
  'head.sheet': 'Rectangle',
  'named.sheet': ({ label }: Args<'label'>) => `the rectangle ${label}`,
} satisfies Words;

export const claims = {
  'head.cut': 'The cuts',
  'cut-value': ({ sheet, cuts, value }: Args<'sheet value'> & { cuts: string }) =>
    `The cuts of ${sheet}: ${cuts}. The least number missing is ${value}.`,
  'cut-count': ({ cuts, odd, misere }: Args<'cuts odd misere'>) =>
    `${cuts} ${many(cuts, 'cut is', 'cuts are')} still to come, an ${odd ? 'odd' : 'even'} number, so ${odd ? 'the player to move' : 'the other side'} makes the last one${is(cuts, 0) ? ', or has made it' : ''}, and ${misere ? 'loses' : 'wins'}.`,
} satisfies Words;
