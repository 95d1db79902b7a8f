/** Drawings of heaps that may break (rows of stones, pins or squares; bands if large) and of the results. */
import { as, disc, hit, moved, path, rect, star, textAt as text } from '../scene/scene.ts';
import { widthOfLine } from '../scene/metrics.ts';
import { keyOf, left, numbersIn } from './breaking.ts';
import { REACH, crossItem, markOf } from './crosses.ts';
import { groupDigits } from './notation.ts';
import { outline, stoneAt } from './stones.ts';
import { justTaken } from './taking.ts';
import type { Runs } from './breaking.ts';
import type { Context, State } from './board.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Choice, Ways } from './options.ts';

/** The largest heap that is drawn stone by stone. */
export const DRAWN = 60;
/** The largest heap whose stones are animated one by one. */
const MOVED = 120;
/** The space above a row for lifted stones and stars. */
const AIR = 18;
/** The gap on either side of a chosen run. */
const APART = 18;
/** The largest width of a row. */
const WIDE = 640;
/** The largest width of a band. */
const BAND = 430;

/** The SVG paths of a pin of size 20 by 48 and of its stripes. */
const PIN =
  'M10 2C6.8 2 5.4 4.8 6 8C6.6 11.5 7.4 13 6.2 18C5 22.5 2.5 26 2.5 32C2.5 38 4.6 43 6 46' +
  'H14C15.4 43 17.5 38 17.5 32C17.5 26 15 22.5 13.8 18C12.6 13 13.4 11.5 14 8' +
  'C14.6 4.8 13.2 2 10 2Z';
const STRIPES = 'M6.3 13.5H13.7M6 17H14';

export interface Heap {
  i: number;
  size: number;
  /** The kind of heaps, such as `pins` or `strip`. */
  part: string;
  ways: Ways;
  /** The chosen option, or the option under the mouse, or null. */
  shown: Choice | null;
  /** The keys of the winning options. */
  wins: Set<string>;
  /** Whether the last move created the heap. */
  isNew: boolean;
  /** Whether the option in `shown` is chosen, and not only under the mouse. */
  parted: boolean;
  /** Whether the options of the heap are listed. */
  open: boolean;
  /** Whether the heaps are few and small, so that stones are drawn larger. */
  few: boolean;
}

/**
 * Return the width and height of a stone.
 * @param width the width of the board
 */
export function stoneSize(part: string, few: boolean, width: number): [number, number] {
  const narrow = width < 420;
  if (part === 'pins') return narrow ? [25, 56] : few ? [32, 72] : [24, 54];
  if (part === 'strip') return few && !narrow ? [36, 36] : [27, 27];
  if (few) return narrow ? [28, 25] : [34, 29];
  return [narrow ? 24 : 26, 25];
}

/** Draw a heap as a row of stones. */
export function row(state: State, heap: Heap, { width }: Context): Scene {
  const { i, size, part, ways, shown, parted } = heap;
  const [w, h] = stoneSize(part, heap.few, width);
  const run = shown?.run ?? null;
  const cross = run && ways.marks ? markOf(size, run) : null;
  const taken = justTaken(state, i);
  const ghosts = size + taken <= DRAWN ? taken : 0;
  // The square of the last move's cross, if the squares that the move took are drawn after the heap.
  const marked = part === 'strip' && ghosts ? size + (size ? REACH : (ghosts - 1) >> 1) : null;
  const stars = starsOf(heap);
  const legal = shown ? ways.keys.has(keyOf(shown.option)) : true;
  const isApart = (at: number) =>
    Boolean(run && parted && at > 0 && (at === run.start || at === run.end));
  const places = lay(size + ghosts, w, Math.min(WIDE, width) - 14, isApart);
  const line = h + 10;
  const items = places.slots.map(({ x, y }, at) => {
    const inRun = Boolean(run && at >= run.start && at < run.end && at < size);
    const apart = isApart(at) && at < size;
    const own: Item[] =
      at < size
        ? [as({ cls: 'body' }, stone(heap, at, w, h, inRun, legal))]
        : [as({ cls: 'gap' }, ghost(part, w, h))];
    if (at === cross) own.push(as({ cls: 'cross' }, crossItem(0, 0, w, 'accent')));
    if (at === marked) own.push(crossItem(0, 0, w, 'ink-soft'));
    const cut = run?.start === run?.end && at === run?.start;
    const free = left(size, { start: at, end: at });
    if (state.live && ways.runs && at > 0 && at < size && (cut || ways.keys.has(keyOf(free)))) {
      own.push(seam(h, cut, apart));
    }
    if (stars.has(at))
      own.push(as({ cls: 'star tick win' }, star((stars.get(at) ?? 0) * w, -8, 1)));
    if (at < size) own.push(hit(0, -3, w, h + 6, { heap: i, at }));
    const cls = `pebble ${inRun ? 'lifted' : ''} ${apart ? 'apart' : ''}`;
    const is = as({ cls, ...travelling(state, heap, at) }, moved(0, 0, own));
    return moved(x, AIR + y * line, [is]);
  });
  const wide = Math.max(part === 'box' ? 72 : 56, places.width + 12);
  const tall = Math.max(36, AIR + Math.max(1, places.lines) * line - 8);
  const cls = `row ${part} ${state.live && ways.runs ? 'pick' : ''} ${legal ? '' : 'refused'}`;
  return {
    width: wide,
    height: tall + 3,
    items: [...ground(heap, wide, tall), as({ cls }, moved((wide - places.width) / 2, 0, items))],
  };
}

/**
 * Return the places of `count` stones of width `w`, in centred lines that are at most `most` wide. The `y` of
 * a place is the index of its line.
 */
function lay(count: number, w: number, most: number, isApart: (at: number) => boolean) {
  const lines: { x: number; y: number }[][] = [];
  const widths: number[] = [];
  let x = 0;
  for (let at = 0; at < count; at += 1) {
    const gap = isApart(at) ? APART : 0;
    if (!lines.length || x + gap + w > most) {
      lines.push([]);
      x = 0;
    } else x += gap;
    lines[lines.length - 1].push({ x, y: lines.length - 1 });
    x += w;
    widths[lines.length - 1] = x;
  }
  const width = Math.max(0, ...widths);
  const slots = lines.flatMap((line, k) =>
    line.map(({ x: from, y }) => ({ x: from + (width - widths[k]) / 2, y })),
  );
  return { slots, width, lines: lines.length };
}

/** Draw a stone, pin or square of a heap. */
export function stone(
  { i, part }: Heap,
  at: number,
  w: number,
  h: number,
  lifted: boolean,
  legal: boolean,
): Item {
  const edge = lifted
    ? { stroke: legal ? 'accent' : 'warn', width: 2.5 }
    : { stroke: '#00000047', width: 1 };
  const fill = `stone-${stoneAt('rows', i, at).tone}`;
  if (part === 'strip') {
    const style = { fill: 'raised', stroke: 'line-strong', width: 0.8, round: 3 };
    return rect(
      1,
      1,
      w - 2,
      h - 2,
      lifted ? { ...style, ...edge, fill: 'sunken', width: 1.5 } : style,
    );
  }
  if (part === 'pins') {
    const scale = Math.min(w / 20, h / 48);
    const stripes = path(STRIPES, { stroke: 'surface', width: 1.8, opacity: 0.85 });
    const items = [path(PIN, { fill, ...edge }), stripes];
    return moved(0, 0, [as({ cls: 'pin' }, moved((w - 20 * scale) / 2, 0, items, { scale }))]);
  }
  const face = { fill, ...edge, shaded: true };
  return moved(0, 0, [moved(w / 2, h / 2, [path(outline(w / 2 - 1.5, h / 2 - 1.5), face)])]);
}

/** Draw the outline of a stone that was taken. */
function ghost(part: string, w: number, h: number): Item {
  const style = { stroke: 'ink-soft', width: 1.2, dash: [3, 3] };
  if (part === 'pins') return path(`M2 ${h}H${w - 2}`, style);
  if (part === 'strip') return rect(0.5, 0.5, w - 1, h - 1, style);
  return moved(w / 2, h / 2, [path(outline(w / 2 - 2, h / 2 - 2), style)]);
}

/** Draw the cross of an earlier move with the squares that it took out of play. */
export function crossBetween(few: boolean, { width }: Context): Scene {
  const [w, h] = stoneSize('strip', few, width);
  // Draw the squares beside the cross narrower, so that more squares fit into a row.
  const side = 0.4 * w;
  const items: Item[] = [];
  let x = 0;
  for (let at = -REACH; at <= REACH; at += 1) {
    const wide = at ? side : w;
    const style = { fill: at ? 'line' : 'sunken', round: 3, opacity: at ? 0.8 : 1 };
    items.push(as({ cls: 'closed' }, rect(x + 1, AIR + 1, wide - 2, h - 2, style)));
    if (!at) items.push(crossItem(x, AIR, w));
    x += wide;
  }
  return { width: x, height: AIR + h, items };
}

/** Draw the line between two stones at which a cut is possible or chosen. */
function seam(h: number, cut: boolean, apart: boolean) {
  const x = apart ? -APART / 2 : 0;
  const style = cut
    ? { stroke: 'accent', width: 4, capped: true }
    : { stroke: 'line-strong', width: 2, dash: [2, 3] };
  const over = cut ? 8 : 3;
  return as({ cls: 'seam' }, path(`M${x} ${-over}V${h + over}`, style));
}

/**
 * Return the key of a stone and, if the last move broke its heap and is animated, the key of its previous
 * place. The last of the resulting heaps comes from the far end of the row.
 */
function travelling({ memory, last }: State, { i, size, isNew }: Heap, at: number) {
  const key = `${memory.get('ply')}:${i}:${at}`;
  const before = memory.get('before');
  if (!last?.animate || !before) return { key };
  const { heap, into = [size] } = last.move;
  const was = Number(before[heap]);
  if ((!isNew && i !== heap) || !(was <= MOVED)) return { key };
  const sizes = into.slice(0, i - heap).map(Number);
  const start = sizes.reduce((a: number, b: number) => a + b, 0);
  const isLast = i > heap && i === heap + into.length - 1;
  const from = (isLast ? Math.max(start, was - size) : start) + at;
  return { key, from: `${memory.get('ply') - 1}:${heap}:${from}`, glides: true };
}

/**
 * Return the stars of the winning options, by the index of the stone that bears the star. A value is the
 * place of the star in widths of a stone, from the stone's left edge.
 */
export function starsOf({ size, ways: { marks, runs }, wins }: Heap): Map<number, number> {
  const out = new Map();
  for (const key of runs ? wins : []) {
    const { start, end } = (runs as Runs).of(size, numbersIn(key));
    const mark = marks ? markOf(size, { start, end }) : null;
    if (mark !== null) out.set(mark, 0.5);
    else if (start === end) out.set(start, 0);
    else out.set(start + Math.floor((end - start - 1) / 2), (end - start) % 2 ? 0.5 : 1);
  }
  return out;
}

/** Draw the line, box or frame on which a row stands. */
function ground({ part, open, isNew }: Heap, w: number, h: number): Item[] {
  const stroke = open ? 'accent' : part === 'box' ? 'line-strong' : 'ink-soft';
  if (part === 'box') {
    const d = `M1 4V${h - 8}Q1 ${h + 1} 10 ${h + 1}H${w - 10}Q${w - 1} ${h + 1} ${w - 1} ${h - 8}V4`;
    return [path(d, { stroke, width: 2 })];
  }
  if (part === 'strip') {
    const edge = open ? { stroke, width: 2.5 } : { stroke: 'line-strong', width: 1.5 };
    return [rect(2, AIR - 4, w - 4, h - AIR + 6, { fill: 'sunken', round: 6, ...edge })];
  }
  const line = (y: number, width: number) => path(`M0 ${y}H${w}`, { stroke, width, capped: true });
  return isNew ? [line(h - 1, 1.2), line(h + 2, 1.2)] : [line(h + 1, open ? 3 : 1.5)];
}

/** Draw a heap that is too large to be drawn stone by stone as a band with numbers. */
export function band({ size, part, shown }: Heap, { width, em }: Context): Scene {
  const w = Math.min(BAND, width);
  const run = shown?.run ?? null;
  const gone = run ? run.end - run.start : 0;
  const parts = run
    ? [
        { stones: run.start, cls: '' },
        { stones: gone, cls: 'gone' },
        { stones: size - run.end, cls: '' },
      ].filter(({ stones }) => stones)
    : [{ stones: 0, cls: '' }];
  const knife = run && !gone ? 14 : 0;
  const space = w - knife - 34 * parts.length - 4 * (parts.length - 1);
  const whole = part === 'strip' || part === 'pins';
  const plain = { fill: whole ? 'raised' : 'stone-1', stroke: 'line-strong', width: 1 };
  const items: Item[] = [];
  let x = 0;
  for (const [k, { stones, cls }] of parts.entries()) {
    const wide = 34 + space * (run ? stones / size : 1);
    const style = cls
      ? { stroke: 'accent', width: 1.5, dash: [4, 3], round: 14 }
      : { ...plain, round: whole ? 3 : 14, shaded: !whole };
    items.push(rect(x, 6, wide, 38, style));
    if (stones) items.push(...label(groupDigits(stones), x + wide / 2, 25, em));
    x += wide + 4;
    if (knife && !k) {
      items.push(rect(x + 2, 6, 4, 38, { fill: 'accent', round: 2 }));
      x += knife - 4;
    }
  }
  return { width: w, height: 50, items };
}

function label(message: string, x: number, y: number, em: number): Item[] {
  const run = { text: message, bold: true, mono: true };
  const size = 0.8125 * em;
  const w = widthOfLine([run], size) + 12;
  return [
    rect(x - w / 2, y - 0.75 * size, w, 1.5 * size, { fill: 'surface', round: 8 }),
    text(x, y, [run], { size, anchor: 'middle', middle: true }),
  ];
}

/**
 * Draw the resulting heaps small, if they are at most 6 with at most `DRAWN` stones. The height is the same
 * without any heap, so that the space stays reserved.
 */
export function pips(option: number[]): Scene {
  const fits = option.length <= 6 && option.reduce((a, b) => a + b, 0) <= DRAWN;
  const items: Item[] = [];
  let x = 0;
  for (const heap of fits ? option : []) {
    const columns = Math.max(1, Math.min(8, heap));
    const lines = Math.max(1, Math.ceil(heap / 8));
    const [w, h] = [13 * columns + 8, Math.min(36, 11 * lines + 6)];
    const frame = { stroke: 'accent', width: 1, round: 7 };
    items.push(rect(x, (36 - h) / 2, w, h, frame));
    for (let at = 0; at < heap; at += 1) {
      const cx = x + 10.5 + 13 * (at % 8);
      const cy = (36 - h) / 2 + 8 + ((h - 6) / lines) * Math.floor(at / 8);
      items.push(disc(cx, cy, heap > 24 ? 2.5 : 4.5, { fill: 'accent' }));
    }
    x += w + 8;
  }
  return { width: Math.max(1, x - 8), height: 36, items };
}
