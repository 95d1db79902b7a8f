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

/**
 * The heights in pixels that a page reserves for a widget, for a small, a medium and a large width. A height
 * is a number, or a list of the height without rows, the height of a row, and the minimum height. A fourth
 * number is the width from which the third height is used.
 */
export const heights: Record<string, (number | number[])[]> = {
  'mex-game': [760, 630, 530],
  'mex-game[compact]': [455, 450, 450],
  'mex-table': [[934, 33], [775, 36], [414, 36, 644], 820],
  'mex-table[compact]': [[281, 33], [260, 36], [223, 36], 820],
  'mex-table[controls]': [[1090, 33], [850, 36], [484, 36, 714], 820],
  "mex-table[game='wythoff']": [865, 1010, 1020, 820],
  'mex-graph': [740, 650, 640],
  'mex-graph[compact]': [400, 400, 400],
  'mex-graph[controls]': [970, 820, 800],
  'mex-union': [1250, 1195, 765, 760],
  "mex-union[controls='off']": [1095, 1080, 650, 760],
  "mex-union[mode='sets']": [1280, 1215, 750, 760],
  'mex-venn': [340, 380, 380],
  "mex-venn[sizes*='C=']": [380, 525, 525],
  'mex-quotient': [3140, 2600, 2365],
  'mex-why': [1000, 770, 700],
  'mex-why[compact]': [140, 115, 115],
  'mex-ask': [230, 180, 180],
  'mex-bits': [525, 445, 420],
  'mex-builder': [300, 240, 180],
  'mex-lesson': [2000, 1800, 1600],
  'mex-proof': [380, 340, 260],
  'mex-twin': [1315, 805, 745],
  'mex-check': [795, 650, 650],
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
