/**
 * A picture of heaps of stones. Stones that were just taken are dashed, and a note stands below the heaps.
 */
import { markup } from '../../ui/text/markup.ts';
import { caption, figure, nimSum, svg, text, upto } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

interface Frame {
  /** The heap sizes in this frame, which replace the initial sizes. */
  heaps?: number[];
  /** The count of stones just taken from each heap. */
  taken?: number[];
  /** The player who took the stones in `taken`. */
  by?: 'you' | 'they';
  /** A sign between the heaps, such as "=" or "≠". */
  says?: string;
  /** Whether the nim-sum is shown below the heaps. */
  sum?: boolean;
  /** A text below the heaps in place of the nim-sum, such as "a = 2, b = 3". */
  label?: string;
}

const WIDE = 46;
const HIGH = 17;
const APART = 84;

export function heaps(first: number[], frame: Frame, t: T) {
  const now = frame.heaps ?? first;
  const taken = frame.taken ?? now.map(() => 0);
  const tall = Math.max(...first, ...now.map((heap, i) => heap + taken[i]), 1);
  const width = now.length * APART + 24;
  const ground = tall * HIGH + 14;
  const middle = (i: number) => 12 + APART * (i + 0.5);
  const stone = (i: number, k: number, gone: boolean) =>
    markup`<ellipse class="${gone ? 'gone new' : 'stone'}" fill="var(--mex-stone-${(i % 6) + 1})" cx="${middle(i)}" cy="${ground - HIGH * (k + 0.5)}" rx="${WIDE / 2 - (k % 2)}" ry="${HIGH / 2 - 0.5}" />`;
  const line = frame.label ?? (frame.sum ? `${now.join(' ⊕ ')} = ${nimSum(now)}` : '');
  const { by, says } = frame;
  const column = (heap: number, i: number) => [
    upto(heap).map((k) => stone(i, k, false)),
    upto(taken[i]).map((k) => stone(i, heap + k, true)),
    markup`<line class="ground" x1="${middle(i) - 32}" x2="${middle(i) + 32}" y1="${ground}" y2="${ground}" />`,
    text(middle(i), ground + 22, [heap, taken[i] ? minus(taken[i]) : ''], 'count'),
  ];
  const minus = (n: number) => markup`<tspan class="minus ${by}" dx="6">−${n}</tspan>`;
  const label = t('learn.picture.heaps', { heaps: now, taken, by });
  const sign = says && text(width / 2, ground + 23, says, 'sign');
  return figure(
    'heaps',
    svg(width, ground + 34, label, now.map(column), sign),
    line && markup`<p class="line">${line}</p>`,
    by && caption('by', t(`learn.picture.by_${by}`)),
  );
}
