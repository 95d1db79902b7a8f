/** Heaps of stones: stones just taken are dashed, and notes on the heaps are below them. */
import { css } from 'lit';
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
    <svg viewBox="0 0 ${width} ${ground + 34}" width="${width}" height="${ground + 34}" role="img" aria-label="${t('learn.picture.heaps', { heaps: now, taken, by: frame.by, says: frame.says })}">
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

export const heapsStyle = css`
  .heaps .stone {
    stroke: var(--mex-surface);
    stroke-width: 1;
  }
  .heaps .s1 {
    fill: var(--mex-stone-1);
  }
  .heaps .s2 {
    fill: var(--mex-stone-2);
  }
  .heaps .s3 {
    fill: var(--mex-stone-3);
  }
  .heaps .s4 {
    fill: var(--mex-stone-4);
  }
  .heaps .s5 {
    fill: var(--mex-stone-5);
  }
  .heaps .s6 {
    fill: var(--mex-stone-6);
  }
  .heaps .gone {
    fill: none;
    stroke: var(--mex-line-strong);
    stroke-width: 1.5;
    stroke-dasharray: 4 3;
  }
  .heaps .ground {
    stroke: var(--mex-ink-soft);
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  .heaps .line {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  .heaps .says {
    font-size: calc(1.25 * var(--mex-em, 1rem));
    fill: var(--mex-accent);
    font-weight: 700;
  }
  .heaps .minus {
    fill: var(--mex-amber);
  }
  .heaps .minus.you {
    fill: var(--mex-accent);
  }
`;
