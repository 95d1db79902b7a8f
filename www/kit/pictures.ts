/**
 * The module `mexplorer/kit/pictures`: boards as scenes, explanations as documents, and the drawings of
 * widgets as data, for pictures in any format. No function needs a browser.
 */
// Scenes.
export { blocksScene } from '../boards/blocks.ts';
export { stillScene, undrawnHeaps } from '../boards/still.ts';
export { linesOf, widthOfLine, widthOfText } from '../scene/metrics.ts';
export type { Run } from '../scene/metrics.ts';
export { num } from '../scene/num.ts';
export { disc, inRows, moved, outcomeMark, padded, path } from '../scene/scene.ts';
export { rect, scaled, stacked, textAt } from '../scene/scene.ts';
export type { Item, Picture, Scene, Style } from '../scene/scene.ts';
export { dark, light, still } from '../ui/style/tokens.ts';
// Documents.
export { cell, columnsOf, styled } from '../ui/text/document.ts';
export type { Block, Cell, Inline, Offer, Styled, Table } from '../ui/text/document.ts';
export { mexBoxes } from '../ui/drawing/mex-line.ts';
// Explanations.
export { graphValues } from '../why/drawn.ts';
export { explanation, verdictText } from '../why/explanation.ts';
export { wordsOf } from '../why/words.ts';
// Games and their graphs.
export { ofBoard, ofPositions } from '../graph/graph-data.ts';
export type { Drawing, Node } from '../graph/graph-data.ts';
export { partOf, WHOLE } from '../graph/graph-part.ts';
export { headOf, layered, leveled, pathThrough } from '../ui/drawing/graph-layout.ts';
export { example } from '../ui/element/example.ts';
export { valueOf } from '../ui/text/position-value.ts';
// Tables.
export { columnsFor, compute } from '../tables/data-source.ts';
export { ticks } from '../ui/drawing/zoom.ts';
export { drawnPeriod, isStriped, periodMark } from '../ui/text/period-mark.ts';
export type { DrawnPeriod } from '../ui/text/period-mark.ts';
export { certificate, noPeriod } from '../ui/text/period-proof.ts';
// Quotients.
export { classesOf, rowWidth } from '../quotient/classes.ts';
export type { Classes } from '../quotient/classes.ts';
export { lostHeaps, WRITTEN } from '../quotient/strip.ts';
// Sets.
export { distinct, totals } from '../union/terms.ts';
export { parseSizes, printSizes, sizesOfMultiples, venn } from '../union/venn.ts';
