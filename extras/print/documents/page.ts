/** Lay out documents as pictures: a column of text, with tables and chips (small boxes of text). */
import {
  blocksScene,
  columnsOf,
  inRows,
  linesOf,
  mexBoxes,
  moved,
  outcomeMark,
  path,
  rect,
  scaled,
  stacked,
  styled,
  textAt,
  widthOfLine,
} from 'mexplorer/kit/pictures';
import type { Block, Cell, Inline, Item, Offer, Picture, Run, Table } from 'mexplorer/kit/pictures';
import { runsOf } from './runs.ts';

interface Style {
  size: number;
  bold?: boolean;
  head?: boolean;
  fill?: string;
  anchor?: 'start' | 'middle';
}

const STYLES = {
  heading: { size: 18, bold: true, head: true },
  verdict: { size: 17, bold: true },
  paragraph: { size: 15 },
  soft: { size: 14, fill: 'ink-soft' },
  caption: { size: 14, fill: 'ink-soft' },
  value: { size: 15 },
  'no-value': { size: 15 },
};

/** Break a paragraph into lines of at most the given width. */
export function paragraph(
  text: string | Run[],
  width: number,
  style: Style = STYLES.paragraph,
): Picture {
  const { size, anchor = 'start' } = style;
  const runs = typeof text === 'string' ? [{ text }] : text;
  const measured = style.bold ? runs.map((run) => ({ bold: true, ...run })) : runs;
  const lines = linesOf(measured, width, size);
  const step = size * 1.5;
  const items = lines.map((line, i) =>
    textAt(anchor === 'middle' ? width / 2 : 0, i * step + size * 1.15, line, style),
  );
  const wide = Math.max(0, ...lines.map((line) => widthOfLine(line, size)));
  return { width: anchor === 'middle' ? width : wide, height: lines.length * step, items };
}

export const captionOf = (text: string, width: number): Picture =>
  paragraph(text, width, { ...STYLES.caption, anchor: 'middle' });

/** Lay out blocks from top to bottom. */
export function setBlocks(blocks: Block[], width: number): Picture {
  const pictures = blocks.flatMap((block) => setBlock(block, width));
  const spaced = pictures.map(({ picture, air }, i) => {
    // Add the extra distance above a block unless the block is the first, so that a heading is nearer to its
    // own text than to the block before.
    const above = i > 0 ? air : 0;
    const items = [moved(0, above, picture.items)];
    return { ...picture, height: picture.height + above, items };
  });
  return stacked(spaced, { gap: 8, width });
}

/**
 * Return the pictures of a block, each with its extra distance above. Buttons, folds and marked edges of a
 * graph have no pictures.
 */
function setBlock(block: Block, width: number): { picture: Picture; air: number }[] {
  const one = (picture: Picture, air = 0) => [{ picture, air }];
  switch (block.kind) {
    case 'heading':
      return one(paragraph(runsOf(block.content), width, STYLES.heading), 8);
    case 'paragraph':
      return one(paragraph(runsOf(block.content), width, STYLES[block.style ?? 'paragraph']));
    case 'lines':
      return block.items.flatMap((item) => one(paragraph(item, width)));
    case 'table':
      return one(setTable(block, width));
    case 'list':
      return one(setChips(block.items.map(chipOf), width));
    case 'moves':
      return one(
        setChips(
          block.items.map(({ says, leaves }) => chipOf([says, ' ', soft(leaves)])),
          width,
        ),
      );
    case 'mex-line':
      return one(setChips(mexChips(block.values), width, true));
    case 'bars': {
      const last = block.parts.length - 1;
      const chips = block.parts.map((text, i): Chip => ({
        runs: [{ text }],
        style: i === last ? 'gap' : undefined,
      }));
      return one(setChips(chips, width, true));
    }
    case 'blocks': {
      const drawn = blocksScene(block.numbers);
      return one(drawn.width > width ? scaled(drawn, width / drawn.width) : drawn);
    }
    case 'verdict': {
      const inner = setBlocks(block.blocks, width - 58);
      const height = Math.max(44, inner.height);
      const items = [...outcomeMark(block.outcome, 22, 22, 20), moved(58, 0, inner.items)];
      return one({ width, height, items });
    }
    case 'step': {
      const inner = setBlocks(block.blocks, width - 18);
      const bar = rect(0, 2, 3, inner.height - 2, { fill: 'line' });
      return one({ width, height: inner.height + 6, items: [bar, moved(18, 0, inner.items)] });
    }
    default:
      return [];
  }
}

/** Return the position after a move as text in a softer colour. */
const soft = (leaves: Offer['leaves']) =>
  styled(typeof leaves === 'string' ? leaves : leaves.text, 'soft');

interface Chip {
  runs: Run[];
  style?: 'gap' | 'in';
}

const chipOf = (content: Inline[]): Chip => ({ runs: runsOf(content) });

/**
 * Return the boxes of a mex line: a row of the numbers from 0 that marks the values of the followers and the
 * first gap.
 */
function mexChips(values: number[]): Chip[] {
  const { before, boxes, beyond } = mexBoxes(values);
  const chips = boxes.map(({ value, kind }): Chip => ({
    runs: [{ text: String(value) }],
    style: kind === 'no' ? undefined : kind,
  }));
  if (before) chips.unshift({ runs: [{ text: before }], style: 'in' });
  if (beyond) chips.push({ runs: [{ text: '…', fill: 'ink-soft' }] });
  return chips;
}

const setChips = (chips: Chip[], width: number, boxed = false): Picture =>
  inRowsFrom(
    chips.map((chip) => setChip(chip, boxed, width)),
    width,
  );

/** Place chips from the left, in as many rows as they need. */
function inRowsFrom(chips: Picture[], width: number): Picture {
  const rows: Picture[][] = [[]];
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

const BOXES = {
  gap: { fill: 'accent', stroke: 'accent' },
  in: { fill: 'sunken', stroke: 'ink-soft' },
  no: { fill: 'raised', stroke: 'line' },
};

function setChip({ runs, style: kind }: Chip, boxed: boolean, width: number): Picture {
  const text = paragraph(runs, width - 20, { size: 14 });
  const w = Math.max(boxed ? 30 : 0, text.width + (boxed ? 12 : 18));
  const height = text.height + 8;
  const bold = runs.map((run) => ({ ...run, fill: 'accent-ink', bold: true }));
  const inked = kind === 'gap' ? paragraph(bold, width - 20, { size: 14 }) : text;
  const box = rect(0.5, 0.5, w - 1, height - 1, { ...BOXES[kind ?? 'no'], width: 1, round: 8 });
  return { width: w, height, items: [box, moved((w - inked.width) / 2, 4, inked.items)] };
}

/** Return the cells of a table row, followed by an empty cell for each further column that a cell spans. */
const spread = (row: Cell[]) =>
  row.flatMap(({ content, span = 1, marked = false }) => [
    { runs: runsOf(content), wide: span > 1, marked },
    ...Array.from({ length: span - 1 }, () => ({ runs: [] as Run[], wide: false, marked: false })),
  ]);

export function setTable(table: Table, width: number): Picture {
  const { head, body, foot } = table;
  const rows = [...head, ...body, ...foot].map(spread);
  const columns = columnsOf(table);
  const size = columns > 16 ? 11 : 14;
  const natural = Array.from({ length: columns }, (_, c) =>
    Math.max(
      columns > 16 ? 16 : 24,
      ...rows.map((row) =>
        row[c]?.wide ? 0 : widthOfLine(row[c]?.runs ?? [], size) + (columns > 16 ? 6 : 18),
      ),
    ),
  );
  const total = natural.reduce((sum, w) => sum + w, 0);
  const squeeze = total > width ? width / total : 1;
  const wide = natural.map((w) => w * squeeze);
  const items: Item[] = [];
  let y = 0;
  for (const [r, row] of rows.entries()) {
    const isHead = r < head.length;
    const isFoot = r >= head.length + body.length;
    const style = isHead ? { size: size * 0.92, fill: 'ink-soft' } : { size, fill: 'ink' };
    const set = row.map((cell, c) => {
      const space = cell.wide ? width : wide[c] - (columns > 16 ? 4 : 12);
      return paragraph(cell.runs, space, { ...style, bold: isFoot });
    });
    const height = Math.max(size * 1.5, ...set.map((cell) => cell.height)) + 6;
    let x = 0;
    for (const [c, cell] of row.entries()) {
      if (cell.marked) {
        items.push(rect(x + 1, y + 1, wide[c] - 2, height - 2, { fill: 'amber-soft', round: 3 }));
      }
      const first = c === 0;
      const at = first ? x + 4 : x + (wide[c] - set[c].width) / 2;
      items.push(moved(at, y + 3, set[c].items));
      x += wide[c];
    }
    y += height;
    const strong = isHead || r === head.length + body.length - 1;
    const stroke = strong ? 'line-strong' : 'line';
    items.push(path(`M0 ${y}H${Math.round(x * 10) / 10}`, { stroke, width: 1 }));
  }
  return { width: wide.reduce((sum, w) => sum + w, 0), height: y + 2, items };
}
