import { minus } from '../grammar.ts';
import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.boxes': 'Only the boxes at an odd distance count',
  'theorem.boxes.say':
    'It is staircase Nim: a move changes a stone’s distance from box 0 by one. Stones moved out of an even box can be moved on at once, the same number of them, into the next even box. So only the odd boxes count, each as a Nim heap: moving stones out of one takes them from that heap.',
  'theorem.misere-boxes': 'Only the boxes at an odd distance count, as misère Nim heaps',
  'theorem.misere-boxes.say':
    'It is misère staircase Nim: a move changes a stone’s distance from box 0 by one. Stones moved out of an even box can be moved on at once, the same number of them, into the next even box. So the odd boxes decide, like the heaps of misère Nim.',
  'named.place': ({ label }: Args<'label'>) => `box ${label}`,
  'head.place': 'Box',
} satisfies Words;

export const claims = {
  'head.box': 'The mirror reply',
  'box-mirror': ({ from, to }: Args<'from to'>) =>
    `If stones move from box ${from}, which is even, to box ${to}, move the same number on to box ${minus(to, 1)}: the odd boxes then hold what they held before.`,
  'box-end': () => 'Every move brings stones nearer to box 0, so the game ends.',
} satisfies Words;
