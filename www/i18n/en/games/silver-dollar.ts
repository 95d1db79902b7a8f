import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'gap.n': ({ label }: Args<'label'>) => `the gap on the left of coin ${label}`,
  'head.gap': 'Gap on the left of square',
  gaps: 'Every second gap counts',
  'gaps.coin': 'Coin',
  'gaps.square': 'Square',
  'gaps.gap': 'Free squares on its left',
  'gaps.counts': 'Counts?',
  'gaps.yes': 'counts',
  'gaps.no': 'answered',
  'theorem.silver-dollar': 'Coins that cannot pass are Nim on every second gap',
  'theorem.silver-dollar.say':
    'Pair the coins from the right. When the left coin of a pair moves, the right one can follow by the same distance, so only the gap within each pair counts: each is a Nim heap. A coin left over is paired with the edge.',
  'theorem.misere-silver-dollar': 'Coins that cannot pass, under misère play',
  'theorem.misere-silver-dollar.say':
    'Pair the coins from the right. When the left coin of a pair moves, the right one can follow by the same distance. The gaps within the pairs decide, like the heaps of misère Nim.',
  'named.gap': ({ label }: Args<'label'>) => `the gap on the left of square ${label}`,
} satisfies Words;

export const claims = {
  gaps: 'Count from the right. A gap that counts is a Nim heap: moving its coin takes squares off it. When the coin to the left of such a gap moves, the next coin can follow by the same distance.',
} satisfies Words;
