/**
 * Reserves the space that a widget will need before it has loaded, so that the layout below does
 * not shift. Known by then are the attributes and the width: the game determines the board, whose
 * height was measured on its example. The space is held by a float of zero width beside the
 * content. An author may override it by `--mex-reserve: 500px`.
 */
import { boards as drawn } from '../../engine/wasm/boards.js';

/** In px for three widths. */
type Heights = [small: number, middle: number, wide: number];

/** Breakpoints of the layout. */
const SMALL = 480;
const WIDE = 760;
/** Padding and border. */
const EDGES = 30;

const boards: Record<string, Heights> = {
  heaps: [740, 690, 480],
  merge: [790, 590, 390],
  race: [1000, 790, 600],
  options: [780, 620, 430],
  split: [600, 555, 350],
  strip: [640, 500, 320],
  stairs: [690, 640, 440],
  between: [700, 555, 350],
  coins: [605, 540, 330],
  rows: [640, 625, 425],
  graph: [780, 740, 540],
  letters: [740, 540, 340],
  plant: [740, 735, 540],
};

const WIDGETS: Record<string, Heights> = {
  'mex-game': boards.heaps,
  'mex-table': [1200, 860, 850],
  'mex-table[controls]': [1300, 910, 900],
  'mex-graph': [640, 610, 610],
  'mex-graph[controls]': [780, 750, 750],
  'mex-union': [1240, 1210, 720],
  "mex-union[controls='off']": [1040, 1090, 600],
  "mex-union[mode='sets']": [900, 900, 880],
  'mex-why': [1000, 770, 700],
  'mex-quotient': [2400, 2100, 2000],
  'mex-venn': [290, 385, 380],
  "mex-venn[sizes*='C=']": [380, 525, 525],
  'mex-ask': [230, 180, 180],
  'mex-proof': [380, 340, 260],
  'mex-builder': [300, 240, 180],
  'mex-check': [810, 720, 660],
  'mex-bits': [490, 465, 440],
  'mex-twin': [1150, 1085, 710],
  'mex-lesson': [2000, 1800, 1600],
};

/** Widgets that space is reserved for. */
const TAGS = [...new Set(Object.keys(WIDGETS).map((name) => name.replace(/\[.*/, '')))];

/** Attributes printed for a widget that has not loaded. */
export const PRINTED = 'game position n divisors sizes'.split(' ');

/** Boards other than heaps. */
function byBoard(): [string, Heights][] {
  return Object.entries(boards)
    .slice(1)
    .map(([board, heights]) => {
      const says = (drawn[board] ?? []).flatMap((name) => [
        `[game='${name}']`,
        `[game^='${name} ']`,
      ]);
      return [`mex-game:is(${says.join(', ')})`, heights];
    });
}

const heights = (width: 0 | 1 | 2) =>
  [...Object.entries(WIDGETS), ...byBoard()]
    .map(([name, high]) => {
      const room = `calc(${high[width] - EDGES}px + var(--mex-more, 0px))`;
      return `:where(${name})::before { block-size: var(--mex-reserve, ${room}); }`;
    })
    .join('\n  ');

/** For the style sheet of a document, or a file loaded before any script. */
export const reserve = ({ gap, pad }: { gap: string; pad: string }) => `
  :where(${TAGS}):where(:not([hidden])) {
    display: flow-root;
    box-sizing: border-box;
    margin-block: var(--mex-gap, ${gap});
    container-type: inline-size;
    contain-intrinsic-inline-size: min(40em, 90vw);
  }
  :where(${TAGS}):not(:defined) {
    padding: var(--mex-pad, ${pad});
    border: 1px solid transparent;
  }
  :where(${TAGS})::before { content: ''; float: inline-end; inline-size: 0; }
  :where(mex-game[hints='always']) { --mex-more: 110px; }
  ${heights(1)}
  @container (max-width: ${SMALL}px) { ${heights(0)} }
  @container (min-width: ${WIDE}px) { ${heights(2)} }
  @media print {
    :where(${TAGS})::before { display: none; }
    :where(${TAGS}):not(:defined):empty::after { content: ${PRINTED.map((name) => `attr(${name})`).join(" ' ' ")}; }
  }`;
