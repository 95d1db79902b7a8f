/**
 * Reserves the space that a widget will need before it has loaded, so that the layout below does
 * not shift. Known by then are the attributes and the width: the game determines the board, whose
 * height was measured on its example. The space is held by a float of zero width beside the
 * content. An author may override it by `--mex-reserve: 500px`.
 */
import { heights as games } from '../../engine/wasm/heights.js';
import { attributes, heights as widgets } from './widget-data.ts';

/** Breakpoints of the layout; the second one applies unless a widget has its own. */
const SMALL = 480;
const WIDE = 940;
/** Cells in a row of a table, and the most rows that are distinguished. */
const ROW = 10;
const ROWS = 20;
/** Padding and border. */
const EDGES = 30;

/** Attributes printed for a widget that has not loaded. */
export const PRINTED = 'game position n divisors sizes'.split(' ');

/** A selector for all widgets, including those of extras. */
export const TAGS = [...attributes.keys()].join(', ');

const byBoard = (): typeof games =>
  games.map(([names, high]) => {
    const selectors = names.split(' ').map((name) => `[game='${name}'],[game^='${name} ']`);
    return [`mex-game:not([compact]):is(${selectors.join()})`, high];
  });

/** `none` without rows. */
const sizeOf = ([none, row = 0, least = 0]: number[]) =>
  `max(${least}px, ${none}px + ${row}px * var(--mex-rows, 4))`;

/** A rule for each widget and width; of the rules for one widget the last one counts. */
const heights = (width: 0 | 1 | 2, query: (high: (number | number[])[]) => string) =>
  [...Object.entries(widgets), ...byBoard()]
    .map(
      ([name, high]) =>
        `@container (${query(high)}px) { :where(${name})::before { block-size: var(--mex-reserve, calc(${sizeOf([high[width]].flat())} - ${EDGES}px + var(--mex-more, 0px))); } }`,
    )
    .join('');

/** The rows of a table by its last heap, which selectors know as a text. */
const rows = () =>
  Array.from(
    { length: ROW * ROWS },
    (_, n) => `:where([upto='${n}']) { --mex-rows: ${Math.ceil((n + 1) / ROW)}; }`,
  ).join('');

/** The rules for the style sheet of a document, or for a file loaded before any script. */
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
  ${rows()}
  ${heights(1, () => 'min-width: 0')}
  ${heights(0, () => `max-width: ${SMALL}`)}
  ${heights(2, (high) => `min-width: ${String(high[3] ?? WIDE)}`)}
  @media print {
    :where(${TAGS})::before { display: none; }
    :where(${TAGS}):not(:defined):empty::after { content: ${PRINTED.map((name) => `attr(${name})`).join(" ' ' ")}; }
  }`;
