import { many } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  terms: 'The value of each game',
  'terms.game': 'Game',
  'terms.position': 'Position',
  'terms.parts': 'Its parts',
} satisfies Words;

export const claims = {
  'head.terms-reach': 'The moves that make the nim-sum 0',
  'head.terms-classes': 'Classes of all that may follow',
  'terms-reach': (given: Args<'label value target more'> & { to: string[] }) =>
    `${given.label} is worth ${given.value} and has to be worth ${given.target}: move to ${given.to.join(' or ')}${Number(given.more) ? ' or others' : ''}.`,
  'terms-alone': ({ label }: Args<'label'>) =>
    `All other games together are worth 0, so ${label} decides alone: who wins it by itself wins the sum, and answers every move elsewhere so that the others are worth 0 again.`,
  'terms-bring': ({ label, rest }: Args<'label rest'>) =>
    `Only ${label} is infinite. Move there to a position worth ${rest}, the nim-sum of the others; then the whole is worth 0.`,
  'terms-apart': ({ label, rest }: Args<'label rest'>) =>
    `Only ${label} is infinite, and no move there leads to the value ${rest}, the nim-sum of the others. So nobody can bring the whole to 0.`,
  'terms-both': ({ label, other }: Args<'label other'>) =>
    label === other
      ? `Several tokens of ${label} are infinite. A move changes only one of them, so none brings the whole to 0.`
      : `${label} and ${other} are both infinite. A move changes only one of them, so none brings the whole to 0.`,
  'terms-classes': ({ order, lost }: Args<'order lost'>) =>
    `Positions that no further game distinguishes belong to one class (Plambeck 2005). All that may follow here falls into ${order} classes; sums of ${lost} of them are lost for the player to move, and the classes of the games side by side multiply to that of the whole. ${many(lost, 'It is', 'They are')} found by computing.`,
} satisfies Words;
