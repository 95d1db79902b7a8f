/**
 * Nim without binary (Verhoeff 2016): each number is drawn as blocks of 1, 2, 4, 8 … stones, and blocks of
 * one size in different heaps are joined in pairs. The sizes left without a partner make up the nim-sum.
 */
import { disc, moved, path, rect, textAt } from '../scene/scene.ts';
import type { Big } from '../engine/types.ts';
import type { Item, Scene } from '../scene/scene.ts';

/** The largest number of heaps that are drawn. */
const HEAPS = 8;
/** The largest heap that is drawn. */
const LARGEST = 1023;

/** The number of columns of stones in a block of 1, 2, 4, 8, and 16 or more stones. */
const ACROSS = [1, 2, 2, 4, 4];
/** The number of stones in the largest block that shows its stones. */
const STONES = 16;

const PITCH = 9;
const EDGE = 4;
/** The width of a column: the widest block, and room for a line between two blocks. */
const COLUMN = 4 * PITCH + 2 * EDGE + 20;
const HEAD = 40;
const GAP = 10;

/** The blocks of one size, which is a power of 2. */
export interface Row {
  power: number;
  /** The indices of the heaps that have a block of this size, joined in pairs. */
  pairs: [number, number][];
  /** The index of the heap whose block has no partner, or null if each block has one. */
  alone: number | null;
}

/**
 * Return whether there are at least two heaps, not all of them empty, that are few and small enough to be
 * drawn.
 */
export const areDrawn = (numbers: Big[]): boolean =>
  numbers.length > 1 &&
  numbers.length <= HEAPS &&
  numbers.every((one) => Number(one) <= LARGEST) &&
  numbers.some((one) => Number(one) > 0);

/** Return the rows of blocks, the largest size first, for numbers that satisfy `areDrawn`. */
export function rowsOf(numbers: Big[]): Row[] {
  const rows: Row[] = [];
  for (let power = (LARGEST + 1) / 2; power >= 1; power /= 2) {
    const heaps = numbers.flatMap((one, i) => (Number(one) & power ? [i] : []));
    if (heaps.length === 0) continue;
    const pairs = Array.from({ length: Math.floor(heaps.length / 2) }, (_, k): [number, number] => [
      heaps[2 * k],
      heaps[2 * k + 1],
    ]);
    rows.push({ power, pairs, alone: heaps.length % 2 ? heaps[heaps.length - 1] : null });
  }
  return rows;
}

/** Return the sizes of the blocks without a partner, the largest first. */
export const aloneIn = (rows: Row[]): number[] =>
  rows.filter(({ alone }) => alone !== null).map(({ power }) => power);

/** Draw the blocks, with a row for each size and a column for each heap. */
export function blocksScene(numbers: Big[]): Scene {
  const items: Item[] = [];
  let y = 4;
  for (const { power, pairs, alone } of rowsOf(numbers)) {
    const { width, height } = sizeOf(power);
    const middle = y + height / 2;
    const centre = (i: number) => HEAD + (i + 0.5) * COLUMN;
    items.push(
      textAt(HEAD - 12, middle, power, { size: 13, fill: 'ink-soft', anchor: 'end', middle: true }),
    );
    for (const [a, b] of pairs) {
      const d = `M${centre(a) + width / 2} ${middle}H${centre(b) - width / 2}`;
      items.push(path(d, { stroke: 'accent', width: 3, capped: true }));
    }
    for (const i of pairs.flat()) items.push(moved(centre(i) - width / 2, y, block(power, true)));
    if (alone !== null) items.push(moved(centre(alone) - width / 2, y, block(power, false)));
    y += height + GAP;
  }
  const width = HEAD + numbers.length * COLUMN;
  items.push(path(`M${HEAD} ${y}H${width}`, { stroke: 'ink-soft', width: 1.5, capped: true }));
  for (const [i, one] of numbers.entries()) {
    const x = HEAD + (i + 0.5) * COLUMN;
    items.push(
      textAt(x, y + 20, String(one), { size: 15, bold: true, mono: true, anchor: 'middle' }),
    );
  }
  return { width: width + 4, height: y + 28, items };
}

/**
 * Return the width and height of a drawn block, which fits its stones, and its number of columns. Blocks that
 * do not show their stones are all of the same size.
 */
function sizeOf(power: number) {
  const across = ACROSS[Math.min(Math.log2(power), ACROSS.length - 1)];
  const down = (power === STONES ? STONES : Math.min(power, STONES / 2)) / across;
  return { width: across * PITCH + 2 * EDGE, height: down * PITCH + 2 * EDGE, across };
}

function block(power: number, paired: boolean): Item[] {
  const { width, height, across } = sizeOf(power);
  const look = paired
    ? { fill: 'accent-soft', stroke: 'accent', width: 1.5 }
    : { fill: 'amber-soft', stroke: 'amber', width: 2, dash: [4, 3] };
  const box = rect(0, 0, width, height, { ...look, round: 5 });
  if (power > STONES) {
    const size = { size: 13, bold: true, anchor: 'middle' as const, middle: true };
    return [box, textAt(width / 2, height / 2, power, size)];
  }
  const fill = paired ? 'accent' : 'amber';
  const stones = Array.from({ length: power }, (_, at) =>
    disc(
      EDGE + ((at % across) + 0.5) * PITCH,
      EDGE + (Math.floor(at / across) + 0.5) * PITCH,
      3.2,
      { fill },
    ),
  );
  return [box, ...stones];
}
