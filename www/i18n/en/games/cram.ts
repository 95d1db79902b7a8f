import type { Args } from '../../args.ts';
import type { Words } from '../../languages.ts';

export const why = {
  'theorem.half-turn': 'Answer with the domino turned by 180°',
  'theorem.half-turn.say':
    'The free squares look the same when the board is turned by 180°, and no domino meets its own image. So the second player can always answer a domino with its image.',
  'theorem.half-turn-move': 'A domino that leaves a symmetric board',
  'theorem.half-turn-move.say':
    'One domino leaves free squares that look the same when the board is turned by 180°, where no domino meets its own image. From then on each domino is answered with its image.',
  'head.region': 'Region',
  'named.region': ({ label }: Args<'label'>) => `the region ${label}`,
} satisfies Words;
