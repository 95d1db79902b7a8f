/** Written by `npm run docs -- guide` from the classes of the widgets; do not edit. */

const shared = 'id name for caption height loading controls print compact readonly lang theme';

/** The attributes of each widget. */
export const attributes = new Map(
  Object.entries({
    'mex-game':
      'game position first skill players hints blocks believes seed moves reveal-after points',
    'mex-table': 'game upto columns claim budget',
    'mex-graph': 'game position show limit',
    'mex-union': 'n divisors sets mode',
    'mex-venn': 'sizes',
    'mex-quotient': 'game upto budget',
    'mex-why': 'game position open blocks',
    'mex-ask': 'check reveal-after asks points choices game position wanted example',
    'mex-bits': 'n divisors',
    'mex-builder': 'build reveal-after points',
    'mex-lesson': 'lesson step app',
    'mex-proof': 'step picture heading wide',
    'mex-twin': 'game position',
    'mex-check': 'problem tests seed points app',
  }).map(([tag, own]) => [tag, `${own} ${shared}`.split(' ')]),
);

/** The heights reserved for a widget, in pixels, for three widths. */
export const heights = {
  'mex-game': [790, 720, 510],
  'mex-table': [1200, 930, 850],
  'mex-table[controls]': [1300, 980, 900],
  'mex-graph': [750, 690, 660],
  'mex-graph[controls]': [970, 820, 800],
  'mex-union': [1240, 1210, 720],
  "mex-union[controls='off']": [1040, 1090, 600],
  "mex-union[mode='sets']": [900, 900, 880],
  'mex-venn': [290, 385, 380],
  "mex-venn[sizes*='C=']": [380, 525, 525],
  'mex-quotient': [2470, 2150, 2050],
  'mex-why': [1000, 770, 700],
  'mex-ask': [230, 180, 180],
  'mex-bits': [490, 465, 440],
  'mex-builder': [300, 240, 180],
  'mex-lesson': [2000, 1800, 1600],
  'mex-proof': [380, 340, 260],
  'mex-twin': [1150, 1085, 710],
  'mex-check': [810, 720, 660],
};

/** The widgets that `renderStatic` draws, each with the game it shows if none is named. */
export const pictured: Record<string, string> = {
  'mex-game': 'nim',
  'mex-table': 'subtract 1 3 4',
  'mex-graph': 'nim',
  'mex-union': '',
  'mex-venn': '',
  'mex-quotient': 'kayles',
  'mex-why': 'nim',
};
