export const name = 'Cram';
export const rule = 'Lay a domino on two free squares that are neighbours.';
export const terms =
  'A size such as 3x4 is a free board, three wide and four high. Or write its rows: . is a free square, # is not.';

/** @type {import('../../index.js').Words} */
export const why = {
  'theorem.half-turn': 'The reply by half a turn',
  'theorem.half-turn.say':
    'The free squares look the same after half a turn of the board, and no domino meets its own image. So the second player answers each domino by its image, and always can.',
  'theorem.half-turn-move': 'A domino that leaves the reply by half a turn',
  'theorem.half-turn-move.say':
    'One domino leaves free squares that look the same after half a turn of the board, where no domino meets its own image. From then on each domino is answered by its image.',
  'head.region': 'Region',
  'named.region': ({ label }) => `the region ${label}`,
};
