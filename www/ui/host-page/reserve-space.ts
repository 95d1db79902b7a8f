/**
 * Reserves the space that a widget will need before it has loaded, so that the layout below does
 * not shift. Known by then are the attributes and the width: the game determines the board, whose
 * height was measured on its example. The space is held by a float of zero width beside the
 * content. An author may override it by `--mex-reserve: 500px`.
 */
import { boards as drawn } from '../../engine/wasm/boards.js';
import { attributes, heights as widgets } from './widget-data.ts';

/** Breakpoints of the layout. */
const SMALL = 480;
const WIDE = 760;
/** Padding and border. */
const EDGES = 30;

/** Of `<mex-game>` with a board other than heaps. */
const boards: Record<string, number[]> = {
  merge: [840, 620, 420],
  race: [1050, 820, 630],
  options: [830, 650, 460],
  split: [650, 590, 380],
  strip: [690, 530, 350],
  stairs: [750, 670, 470],
  between: [750, 590, 380],
  coins: [650, 570, 370],
  rows: [690, 670, 470],
  graph: [830, 770, 570],
  letters: [790, 570, 370],
  plant: [830, 770, 570],
};

/** Attributes printed for a widget that has not loaded. */
export const PRINTED = 'game position n divisors sizes'.split(' ');

/** The tags of all widgets, those of extras among them, as a selector. */
export const TAGS = [...attributes.keys()].join(', ');

function byBoard(): [string, number[]][] {
  return Object.entries(boards).map(([board, heights]) => {
    const selectors = (drawn[board] ?? []).flatMap((name) => [
      `[game='${name}']`,
      `[game^='${name} ']`,
    ]);
    return [`mex-game:is(${selectors.join(', ')})`, heights];
  });
}

const heights = (width: 0 | 1 | 2) =>
  [...Object.entries(widgets), ...byBoard()]
    .map(
      ([name, high]) =>
        `:where(${name})::before { block-size: var(--mex-reserve, calc(${high[width] - EDGES}px + var(--mex-more, 0px))); }`,
    )
    .join('');

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
    padding: var(--mex-pad, ${pad}); border: 1px solid transparent;
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
