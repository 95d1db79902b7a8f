/** Heaps of stones: stones just taken are dashed, and notes on the heaps are below them. */
import { markup } from '../../ui/text/markup.ts';
import type { T } from './index.ts';

interface Frame {
  /** Other heaps than at first. */
  heaps?: number[];
  /** How many stones were just taken from each. */
  taken?: number[];
  /** Who took them. */
  by?: 'you' | 'they';
  /** A sign between the heaps, such as "=" or "≠". */
  says?: string;
  /** Whether the nim-sum stands below them. */
  sum?: boolean;
  /** What stands below them instead, such as "a = 2, b = 3". */
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
    markup`<ellipse class="${gone ? 'gone new' : `stone s${(i % 6) + 1}`}" cx="${middle(i)}" cy="${ground - HIGH * (k + 0.5)}" rx="${WIDE / 2 - (k % 2)}" ry="${HIGH / 2 - 0.5}" />`;
  const sum = now.reduce((a, b) => a ^ b, 0);
  const line = frame.label ?? (frame.sum ? `${now.join(' ⊕ ')} = ${sum}` : '');
  return markup`<figure class="picture heaps">
    <svg viewBox="0 0 ${width} ${ground + 34}" width="${width}" height="${ground + 34}" role="img" aria-label="${t('learn.picture.heaps', { heaps: now, taken, by: frame.by })}">
      ${now.map((heap, i) => [
        Array.from({ length: heap }, (_, k) => stone(i, k, false)),
        Array.from({ length: taken[i] }, (_, k) => stone(i, heap + k, true)),
        markup`<line class="ground" x1="${middle(i) - 32}" x2="${middle(i) + 32}" y1="${ground}" y2="${ground}" />`,
        markup`<text x="${middle(i)}" y="${ground + 22}" text-anchor="middle" font-weight="600">${heap}${
          taken[i] ? markup`<tspan class="minus ${frame.by}" dx="6">−${taken[i]}</tspan>` : ''
        }</text>`,
      ])}
      ${
        frame.says
          ? markup`<text class="says" x="${width / 2}" y="${ground + 23}" text-anchor="middle">${frame.says}</text>`
          : ''
      }
    </svg>
    ${line ? markup`<p class="line">${line}</p>` : ''}
    ${frame.by ? markup`<figcaption class="by ${frame.by}">${t(`learn.picture.by_${frame.by}`)}</figcaption>` : ''}
  </figure>`;
}
