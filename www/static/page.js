/** Blocks set as a picture: a column of text, with tables and chips. */
import { linesOf, widthOfLine } from '../scene/metrics.ts';
import { inRows, moved, outcomeMark, path, rect, stacked, words } from '../scene/scene.ts';

/** @typedef {import('./blocks.js').Block} Block */
/** @typedef {import('../scene/metrics.ts').Run} Run */
/** @typedef {import('../scene/scene.ts').Picture} Picture */

/** @type {Record<string, { size: number, bold?: boolean, head?: boolean, fill?: string }>} */
const STYLES = {
  heading: { size: 18, bold: true, head: true },
  verdict: { size: 17, bold: true },
  paragraph: { size: 15 },
  soft: { size: 14, fill: 'ink-soft' },
  caption: { size: 14, fill: 'ink-soft' },
};

/**
 * A paragraph as wide as there is room.
 * @param {string | Run[]} text @param {number} width
 * @param {{ size: number, bold?: boolean, head?: boolean, fill?: string, anchor?: 'start' | 'middle' }} [style]
 * @returns {Picture}
 */
export function paragraph(text, width, style = STYLES.paragraph) {
  const { size, anchor = 'start' } = style;
  const runs = typeof text === 'string' ? [{ text }] : text;
  const measured = style.bold ? runs.map((run) => ({ bold: true, ...run })) : runs;
  const lines = linesOf(measured, width, size);
  const step = size * 1.5;
  const items = lines.map((line, i) =>
    words(anchor === 'middle' ? width / 2 : 0, i * step + size * 1.15, line, style),
  );
  const wide = Math.max(0, ...lines.map((line) => widthOfLine(line, size)));
  return { width: anchor === 'middle' ? width : wide, height: lines.length * step, items };
}

/** @param {string} text @param {number} width @returns {Picture} */
export const captionOf = (text, width) =>
  paragraph(text, width, { ...STYLES.caption, anchor: 'middle' });

/** @param {Block[]} blocks @param {number} width @returns {Picture} */
export function setBlocks(blocks, width) {
  const pictures = blocks.map((block, i) => {
    const picture = setBlock(block, width);
    // A heading stands nearer to what it heads than to what is before it.
    const air = block.kind === 'heading' && i > 0 ? 8 : 0;
    return { ...picture, height: picture.height + air, items: [moved(0, air, picture.items)] };
  });
  return stacked(pictures, { gap: 8, width });
}

/** @param {Block} block @param {number} width @returns {Picture} */
function setBlock(block, width) {
  switch (block.kind) {
    case 'chips':
      return inRowsFrom(
        block.chips.map((chip) => setChip(chip, block.boxed, width)),
        width,
      );
    case 'table':
      return setTable(block, width);
    case 'outcome': {
      const inner = setBlocks(block.blocks, width - 58);
      const height = Math.max(44, inner.height);
      return {
        width,
        height,
        items: [...outcomeMark(block.outcome, 22, 22, 20), moved(58, 0, inner.items)],
      };
    }
    case 'step': {
      const inner = setBlocks(block.blocks, width - 18);
      const bar = rect(0, 2, 3, inner.height - 2, { fill: 'line' });
      return { width, height: inner.height + 6, items: [bar, moved(18, 0, inner.items)] };
    }
    default:
      return paragraph(block.runs, width, STYLES[block.kind]);
  }
}

/** Chips from the left, in as many rows as they need. @param {Picture[]} chips @param {number} width @returns {Picture} */
function inRowsFrom(chips, width) {
  /** @type {Picture[][]} */
  const rows = [[]];
  let used = 0;
  for (const chip of chips) {
    if (used && used + chip.width > width) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1].push(chip);
    used += chip.width + 6;
  }
  return stacked(
    rows.map((row) => inRows(row, { width: Infinity, gap: 6 })),
    { gap: 6 },
  );
}

/** @param {{ runs: Run[], classes: string[] }} chip @param {boolean} boxed @param {number} width @returns {Picture} */
function setChip({ runs, classes }, boxed, width) {
  const text = paragraph(runs, width - 20, { size: 14 });
  const w = Math.max(boxed ? 30 : 0, text.width + (boxed ? 12 : 18));
  const gap = classes.includes('gap') || classes.includes('least');
  const look = gap
    ? { fill: 'accent', stroke: 'accent', width: 1 }
    : classes.includes('in')
      ? { fill: 'sunken', stroke: 'ink-soft', width: 1 }
      : { fill: 'raised', stroke: 'line', width: 1 };
  const height = text.height + 8;
  const inked = gap
    ? paragraph(
        runs.map((run) => ({ ...run, fill: 'accent-ink', bold: true })),
        width - 20,
        { size: 14 },
      )
    : text;
  return {
    width: w,
    height,
    items: [
      rect(0.5, 0.5, w - 1, height - 1, { ...look, round: 8 }),
      moved((w - inked.width) / 2, 4, inked.items),
    ],
  };
}

/** @param {Extract<Block, { kind: 'table' }>} block @param {number} width @returns {Picture} */
export function setTable({ head, body, foot }, width) {
  const rows = [...head, ...body, ...foot];
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const size = columns > 16 ? 11 : 14;
  const natural = Array.from({ length: columns }, (_, c) =>
    Math.max(
      columns > 16 ? 16 : 24,
      ...rows.map((row) =>
        row[c + 1]?.classes.includes('spanned')
          ? 0
          : widthOfLine(row[c]?.runs ?? [], size) + (columns > 16 ? 6 : 18),
      ),
    ),
  );
  const total = natural.reduce((sum, w) => sum + w, 0);
  const squeeze = total > width ? width / total : 1;
  const wide = natural.map((w) => w * squeeze);
  /** @type {import('../scene/scene.ts').Item[]} */
  const items = [];
  let y = 0;
  for (const [r, row] of rows.entries()) {
    const isHead = r < head.length;
    const isFoot = r >= head.length + body.length;
    const set = row.map((cell, c) => {
      const spanned = row[c + 1]?.classes.includes('spanned');
      const room = spanned ? width : wide[c] - (columns > 16 ? 4 : 12);
      return paragraph(cell.runs, room, {
        size: isHead ? size * 0.92 : size,
        fill: isHead ? 'ink-soft' : 'ink',
        bold: isFoot,
      });
    });
    const height = Math.max(size * 1.5, ...set.map((cell) => cell.height)) + 6;
    let x = 0;
    for (const [c, cell] of row.entries()) {
      if (cell.classes.includes('top')) {
        items.push(rect(x + 1, y + 1, wide[c] - 2, height - 2, { fill: 'amber-soft', round: 3 }));
      }
      const first = c === 0;
      const at = first ? x + 4 : x + (wide[c] - set[c].width) / 2;
      items.push(moved(at, y + 3, set[c].items));
      x += wide[c];
    }
    y += height;
    const strong = isHead || r === head.length + body.length - 1;
    items.push(
      path(`M0 ${y}H${Math.round(x * 10) / 10}`, {
        stroke: strong ? 'line-strong' : 'line',
        width: 1,
      }),
    );
  }
  return { width: wide.reduce((sum, w) => sum + w, 0), height: y + 2, items };
}
