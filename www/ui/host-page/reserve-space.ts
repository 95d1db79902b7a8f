/**
 * Reserve the space that a widget will need before the widget has loaded, so that the layout below does not
 * shift. Only the attributes and the width are known then: the game determines the board, whose height was
 * measured on the game's example. A float of zero width beside the content holds the space. Authors may
 * override the height by `--mex-reserve: 500px`.
 */
import { heights as games } from '../../engine/wasm/heights.js';
import { attributes, heights as widgets } from './widget-data.ts';

/** The breakpoints of the layout, in pixels. A widget may have its own breakpoint in place of `WIDE`. */
const SMALL = 480;
const WIDE = 940;
/** The number of cells in a row of a table, and the maximum number of rows with a rule of their own. */
const ROW = 10;
const ROWS = 20;
/** The height of padding and border of a widget, in pixels. */
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

/**
 * Return the CSS height of a widget in pixels: `none` is the height without rows, `row` that of each row,
 * `least` the minimum.
 */
const sizeOf = ([none, row = 0, least = 0]: number[]) =>
  `max(${least}px, ${none}px + ${row}px * var(--mex-rows, 4))`;

/**
 * Return a CSS rule for each widget at one of three widths. If several rules match a widget, the last one
 * applies.
 */
const heights = (width: 0 | 1 | 2, query: (high: (number | number[])[]) => string) =>
  [...Object.entries(widgets), ...byBoard()]
    .map(
      ([name, high]) =>
        `@container (${query(high)}px) { :where(${name})::before { block-size: var(--mex-reserve, calc(${sizeOf([high[width]].flat())} - ${EDGES}px + var(--mex-more, 0px))); } }`,
    )
    .join('');

/**
 * Return a CSS rule for each last heap of a table, which sets the number of rows: selectors can only compare
 * the attribute as text.
 */
const rows = () =>
  Array.from(
    { length: ROW * ROWS },
    (_, n) => `:where([upto='${n}']) { --mex-rows: ${Math.ceil((n + 1) / ROW)}; }`,
  ).join('');

/**
 * Return the CSS rules that reserve space, for the style sheet of a document, or for a file loaded before any
 * script.
 */
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
