/**
 * The substitute for a board that is too large to draw: the reason, and the names of the parts of the
 * position.
 */
import { linesOf, widthOfLine } from '../scene/metrics.ts';
import { inRows, rect, stacked, textAt } from '../scene/scene.ts';
import type { Context } from './board.ts';
import type { Scene } from '../scene/scene.ts';

/** The largest number of parts whose names are shown. */
const NAMED = 100;

export function listed(label: string, names: string[], context: Context): Scene {
  const { width, em } = context;
  const chips = names.slice(0, NAMED).map((text) => chip(text, (14 * em) / 16));
  return stacked([paragraph(label, context), inRows(chips, { width, gap: 6, rowGap: 6 })], {
    align: 'middle',
  });
}

/** Draw a text in centred lines that fit the width. */
export function paragraph(
  label: string,
  { width, em }: Pick<Context, 'width' | 'em'>,
  { size: px = 13, fill = 'ink-soft' }: { size?: number; fill?: string } = {},
): Scene {
  const size = (px * em) / 16;
  const lines = linesOf([{ text: label }], width, size);
  const type = { size, fill, anchor: 'middle' as const };
  const items = lines.map((line, i) => textAt(width / 2, (i + 0.75) * 1.5 * size, line, type));
  return { width, height: lines.length * size * 1.5, items };
}

function chip(text: string, size: number) {
  const run = { text, mono: true };
  const [width, height] = [widthOfLine([run], size) + 20, 2 * size];
  const frame = rect(0.5, 0.5, width - 1, height - 1, { stroke: 'line', width: 1, round: size });
  const middle = { anchor: 'middle', middle: true } as const;
  return {
    width,
    height,
    items: [frame, textAt(width / 2, height / 2, [run], { size, ...middle })],
  };
}
