/**
 * The positions of the day, by weekday from Monday to Sunday: games, each with its positions. In each
 * position the player to move can win, by exactly one or two moves. The positions never change;
 * tests/unit/learn/daily.test.ts checks positions and dates.
 */
export const weekdays: readonly (readonly (readonly [game: string, positions: string])[])[] = [
  [
    [
      'nim',
      '3 9 | 1 5 | 2 3 | 3 5 | 1 3 | 3 7 | 1 6 | 2 7 | 3 4 | 2 9 | 1 7 | 2 4 | 3 6 | 2 5 | 1 8 | 1 4 | 2 8 | 1 2 | 1 9 | 3 8 | 2 2 5 | 3 3 4 | 1 1 2 | 1 1 3 | 1 1 4 | 3 3 5 | 1 2 2 | 1 1 5 | 2 2 4',
    ],
    [
      'nimble',
      '3 6 | 2 9 | 2 8 | 3 8 | 2 6 | 1 8 | 1 2 | 1 6 | 1 4 | 1 9 | 2 5 | 3 4 | 3 5 | 1 7 | 3 9 | 1 3 | 1 5 | 2 7 | 3 7 | 2 3',
    ],
    ['bounded 3', '5 | 15 | 6 | 7 | 14 | 13 | 9 | 10 | 11'],
  ],
  [
    [
      'silver-dollar',
      '3 7 | 3 9 | 4 8 | 2 9 | 3 5 | 3 8 | 2 6 | 2 5 | 4 7 | 3 6 | 3 12 | 2 4 | 4 11 | 2 7 | 2 8 | 3 11 | 2 12 | 2 10 | 2 11 | 3 10',
    ],
    ['subtract 1 3 4', '12 | 11 | 18 | 15 | 8 | 13'],
    [
      'chomp',
      '5 2 1 1 1 1 | 3 1 1 1 1 | 5 1 1 | 4 1 1 1 1 | 6 2 1 1 1 | 4 1 1 | 6 1 1 1 1 | 3 2 1 1 1 | 4 1 1 1 1 1 | 6 2 1 | 3 2 1 1 | 3 1 1 1 1 1 | 6 1 1 1 | 4 2 1 1 | 6 1 1 | 4 2 1 | 5 2 1 | 3 1 1 1 | 3 2 1 1 1 1 | 6 2 1 1',
    ],
    ['northcott', '3 5 | 4 3 | 2 4 | 4 5 | 3 4 | 3 2 | 5 3 | 5 4 | 2 5 | 4 2 | 2 3 | 5 2'],
  ],
  [
    [
      'wythoff',
      '3 6 | 3 9 | 10 12 | 8 10 | 7 11 | 4 8 | 9 11 | 6 9 | 6 11 | 6 8 | 4 9 | 8 12 | 3 10 | 4 10 | 4 12 | 3 7 | 5 12 | 8 11 | 7 9 | 5 11',
    ],
    [
      'turning-turtles',
      'HTTHTH | THTHH | HTHHH | TTHHTH | THTHTTH | HTTTHTH | HHTHH | HTTHTTH | HHTHTH | TTHHH | THTTHH | HTTTHH',
    ],
    ['kayles', '4 7 | 2 3 | 2 6 | 3 5 | 2 4 | 2 5 | 4 5'],
  ],
  [
    [
      'hackenbush',
      '0-a a-b 0-c c-d d-e e-f 0-g | 0-a 0-b b-c b-d b-e b-f e-g | 0-a 0-b 0-c a-d 0-e 0-f 0-g | 0-a a-b a-c 0-d a-e b-f a-g | 0-a a-b 0-c a-d b-e a-f a-g | 0-a a-b 0-c a-d 0-e e-f a-g | 0-a a-b 0-c a-d 0-e 0-f d-g | 0-a a-b b-c a-d a-e 0-f e-g | 0-a a-b a-c 0-d 0-e b-f 0-g | 0-a a-b 0-c a-d a-e c-f 0-g | 0-a a-b 0-c c-d c-e d-f 0-g | 0-a a-b a-c b-d d-e 0-f c-g | 0-a a-b a-c c-d 0-e e-f f-g | 0-a 0-b b-c a-d c-e d-f f-g | 0-a 0-b 0-c 0-d b-e 0-f 0-g | 0-a a-b a-c 0-d d-e 0-f c-g | 0-a a-b 0-c a-d d-e 0-f 0-g | 0-a 0-b 0-c b-d 0-e 0-f 0-g | 0-a 0-b 0-c 0-d 0-e 0-f b-g | 0-a 0-b 0-c c-d 0-e c-f d-g',
    ],
    [
      'greedy',
      '4 5 7 | 2 4 7 | 2 3 5 | 2 5 6 | 2 5 7 | 3 5 8 | 2 3 7 | 3 5 6 | 2 3 8 | 2 3 4 | 4 5 6 | 3 4 7 | 2 5 8 | 3 5 7 | 2 4 8 | 2 4 6 | 2 3 6 | 2 4 5 | 3 4 6 | 3 4 8',
    ],
    [
      'nim',
      '2 4 4 | 1 5 6 | 1 4 6 | 1 2 6 | 3 5 5 | 1 3 4 | 2 3 6 | 2 4 5 | 1 3 5 | 2 3 5 | 1 3 6 | 3 4 4 | 3 4 5 | 1 2 5 | 2 3 4 | 2 5 5 | 1 4 4 | 3 3 4 | 3 3 5 | 3 3 6',
    ],
    ['staircase', '0 2 3 | 0 1 3 | 0 1 4 | 0 0 4 | 1 2 2 | 0 1 2 | 0 0 3 | 1 1 3'],
  ],
  [
    [
      'letters',
      'AABBBCCDD | ABBBBCCD | AAABBCCDD | ABBBBCDD | ABBBBCCCD | AAAABBCD | AAAABCCCD | AAAABCCD | AAAABCDD | AABBCCCDD | AAABBBBCD | AABBBBCD | AAAABBBCD',
    ],
    ['chomp', '4 4 | 4 3 2 | 5 5 5 | 5 5 4 | 5 4 3 | 5 5 | 4 4 3 | 5 4 4 | 4 3 3 | 4 4 4'],
    ['fibonacci', '19 | 11 | 10 | 9 | 15 | 18 | 17 | 16 | 14 | 12'],
    [
      'nim',
      '2 3 4 | 2 4 4 | 2 3 6 | 3 4 4 | 2 4 5 | 2 3 7 | 3 5 5 | 3 4 5 | 2 5 5 | 3 3 7 | 2 5 6 | 3 4 6 | 3 3 4 | 3 3 6 | 2 3 5 | 2 4 7 | 3 3 5',
    ],
    [
      'kayles',
      '2 4 5 | 1 2 2 | 2 3 5 | 1 3 5 | 1 1 5 | 2 2 4 | 1 2 5 | 1 3 4 | 1 1 3 | 1 4 5 | 2 2 5',
    ],
  ],
  [
    [
      'northcott',
      '5 5 2 | 3 4 4 | 3 5 5 | 4 3 4 | 2 5 4 | 4 3 5 | 1 4 4 | 4 4 3 | 4 2 5 | 5 4 2 | 4 4 2 | 4 1 4 | 5 4 3 | 5 2 4 | 4 4 1 | 5 5 3 | 4 2 4 | 2 4 4 | 3 5 4 | 2 5 5',
    ],
    [
      'nimble',
      '2 2 3 4 | 1 3 3 7 | 2 2 3 5 | 1 3 4 4 | 2 2 2 6 | 3 3 3 5 | 1 3 3 4 | 1 2 4 6 | 2 3 3 4 | 1 2 5 5 | 2 3 3 6 | 3 3 3 6 | 1 2 4 5 | 1 3 5 5 | 1 1 3 5 | 2 3 4 4 | 1 3 4 5 | 2 2 3 6',
    ],
    [
      'hackenbush',
      '0-a 0-b b-c b-d 0-e a-f 0-g e-h d-i | 0-a a-b b-c 0-d c-e b-f 0-g b-h g-i | 0-a 0-b b-c 0-d b-e 0-f e-g a-h 0-i | 0-a a-b a-c 0-d 0-e 0-f 0-g c-h 0-i | 0-a a-b 0-c a-d b-e 0-f c-g 0-h h-i | 0-a 0-b 0-c b-d b-e 0-f d-g 0-h c-i',
    ],
  ],
  [
    [
      'nim',
      '2 5 8 9 | 2 5 7 9 | 5 6 7 9 | 4 5 6 6 | 3 5 8 8 | 5 6 7 8 | 2 3 4 8 | 4 5 5 8 | 2 2 7 8 | 3 7 8 8 | 2 6 7 8 | 3 5 6 8 | 6 6 6 7 | 6 6 7 8 | 5 7 8 8 | 3 4 7 8 | 3 4 6 8',
    ],
    [
      'silver-dollar',
      '3 5 7 11 | 2 7 9 12 | 1 7 10 14 | 4 6 8 11 | 5 6 8 16 | 2 5 8 14 | 3 6 7 12 | 3 6 11 12 | 2 5 11 12 | 1 7 12 14 | 1 5 9 12 | 3 8 9 10 | 3 4 5 11 | 3 9 12 13 | 1 3 11 14 | 1 8 10 11 | 2 5 7 12 | 2 3 9 11 | 3 10 11 13 | 2 7 8 12',
    ],
    [
      'nim misere',
      '1 2 5 8 | 1 3 4 8 | 3 4 4 8 | 3 6 7 8 | 3 3 4 8 | 1 7 7 8 | 2 4 5 8 | 3 3 3 7 | 3 5 6 8 | 2 3 4 4 | 2 2 6 7 | 1 1 5 6 | 3 3 3 5 | 1 2 4 6 | 4 4 5 6 | 4 4 4 6 | 1 3 5 5 | 4 4 6 7 | 4 5 5 6 | 1 2 5 5 | 4 5 6 6 | 1 1 5 7',
    ],
  ],
];
