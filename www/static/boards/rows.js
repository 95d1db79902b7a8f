/** Boards that lie in rows: letters, heaps that break, coins, strips, chocolate, pieces that face. */
import { SHOWN } from '../../boards/cells.js';
import { isRow, keyOf, left, runOf, inOrder } from '../../boards/breaking.js';
import { groupDigits } from '../../boards/notation.js';
import { stoneAt } from '../../boards/stones.js';
import {
  inRows,
  moved,
  nothing,
  oval,
  path,
  rect,
  stacked,
  star,
  words,
} from '../../scene/scene.js';
import { sizeAndName } from '../../boards/heaps.js';
import { note } from './parts.js';

/** @typedef {import('./index.js').Drawn} Drawn */
/** @typedef {import('../../scene/scene.js').Picture} Picture */

const MIDDLE = { anchor: /** @type {const} */ ('middle'), middle: true };

/** A heap that is not larger is drawn stone by stone. */
const DRAWN = 60;

/** Heaps that may break, each a row of stones. @param {Drawn} is @returns {Picture} */
export function options({ board, legal, t, wins, width }) {
  const named = board.heaps.length > 1;
  const shown = board.heaps.slice(0, SHOWN).map(Number);
  const few = shown.length <= 3 && shown.every((/** @type {number} */ size) => size <= 12);
  const drawn = shown.map((/** @type {number} */ size, /** @type {number} */ i) => {
    const name = named ? t('play.heap_n', { n: i + 1 }) : '';
    const ways = inOrder(
      (legal?.heaps?.[i]?.options ?? []).map((/** @type {any[]} */ o) => o.map(Number)),
    );
    const row = isRow(size, ways);
    const body = size > DRAWN ? band(size) : stoneRow(i, size, { few, ways, row, wins, width });
    return stacked([body, sizeAndName(groupDigits(size), name, 16)], { gap: 0, align: 'middle' });
  });
  const rest = board.heaps.length - shown.length;
  const more = rest > 0 ? note(t('static.more_heaps', { count: groupDigits(rest) })) : nothing;
  return stacked([inRows(drawn, { width, gap: 26, rowGap: 20 }), more], { align: 'middle' });
}

/**
 * @param {number} i @param {number} size
 * @param {{ few: boolean, ways: number[][], row: boolean, wins: any[], width: number }} is
 * @returns {Picture}
 */
function stoneRow(i, size, { few, ways, row, wins, width }) {
  const [w, h] = few ? [34, 29] : [26, 25];
  const keys = new Set(ways.map(keyOf));
  const stars = row ? starsIn(i, size, wins) : new Map();
  const stones = Array.from({ length: size }, (_, at) => {
    const items = [
      oval(w / 2, 18 + h / 2, w / 2 - 1.5, h / 2 - 1.5, {
        fill: `stone-${stoneAt('rows', i, at).tone}`,
        stroke: '#00000047',
        width: 1,
        shaded: true,
      }),
    ];
    const seam = row && at > 0 && keys.has(keyOf(left(size, { start: at, end: at })));
    if (seam) {
      items.push(path(`M0 15V${20 + h}`, { stroke: 'line-strong', width: 2, dash: [2, 3] }));
    }
    const place = stars.get(at);
    if (place !== undefined) items.push(star(place * w, 8, 1));
    return { width: w, height: 18 + h + 2, items };
  });
  const drawn = inRows(stones, { width: Math.min(width - 12, 12 * 34 + 40), gap: 0, rowGap: 0 });
  const wide = Math.max(56, drawn.width + 12);
  const ground = path(`M0 ${drawn.height + 1}H${wide}`, {
    stroke: 'ink-soft',
    width: 1.5,
    capped: true,
  });
  return {
    width: wide,
    height: Math.max(36, drawn.height + 3),
    items: [
      moved((wide - drawn.width) / 2, 0, drawn.items),
      size ? ground : moved(0, 30, [ground]),
    ],
  };
}

/** Over which stone, and where over it, stars stand. @param {number} i @param {number} size @param {any[]} wins @returns {Map<number, number>} */
function starsIn(i, size, wins) {
  /** @type {Map<number, number>} */
  const out = new Map();
  for (const move of wins) {
    if (move.heap !== i) continue;
    const into = move.kind === 'replace' ? move.into.map(Number) : [Number(move.left)];
    const run = runOf(size, into);
    if (run.start === run.end) out.set(run.start, 0);
    else
      out.set(
        run.start + Math.floor((run.end - run.start - 1) / 2),
        (run.end - run.start) % 2 ? 0.5 : 1,
      );
  }
  return out;
}

/** A heap too large for stones. @param {number} size @returns {Picture} */
function band(size) {
  const items = [
    rect(0.5, 6, 299, 32, {
      fill: 'stone-2',
      stroke: 'line-strong',
      width: 1,
      round: 8,
      shaded: true,
    }),
  ];
  items.push(
    words(150, 22, groupDigits(size), {
      size: 16,
      bold: true,
      mono: true,
      fill: '#ffffff',
      halo: '#00000080',
      ...MIDDLE,
    }),
  );
  return { width: 300, height: 44, items };
}
