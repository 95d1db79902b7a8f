/** A staircase with its stones; the odd steps and stones just moved are highlighted. */
import { markup } from '../../ui/text/markup.ts';
import type { T } from './index.ts';

interface Frame {
  /** Other stones than at first, step 1 first. */
  steps?: number[];
  /** What was just moved. */
  moved?: { from: number; count: number; by: 'you' | 'they' };
  /** Whether the odd steps stand out, with their sum below. */
  odd?: boolean;
}

const WIDE = 66;
const HIGH = 24;
const STONE = 12;

export function stairs(first: number[], frame: Frame, t: T) {
  const { steps = first, moved, odd = true } = frame;
  // Stones on the ground are out of play; those just moved there are still drawn.
  const landed = moved?.from === 1 ? moved.count : 0;
  const all = [landed, ...steps];
  const top = (i: number) => HIGH * i;
  const tall =
    Math.max(
      ...[...first, 0].map((stones, i) => top(i + 1) + (stones + 1) * STONE),
      ...all.map((stones, i) => top(i) + stones * STONE),
    ) + 12;
  const middle = (i: number) => WIDE * (i + 0.5);
  const width = WIDE * all.length;
  const counted = steps.filter((_, i) => i % 2 === 0);
  const x = counted.reduce((a, b) => a ^ b, 0);
  const label = t('learn.picture.stairs', { steps, moved, sum: odd ? x : null });
  return markup`<figure class="picture stairs">
    <svg viewBox="0 0 ${width} ${tall + 26}" width="${width}" height="${tall + 26}" role="img" aria-label="${label}">
      ${all.map((stones, i) => {
        const y = tall - top(i);
        const fresh = moved && i === moved.from - 1 ? moved.count : 0;
        return markup`<g class="${i % 2 && odd ? 'odd' : ''}">
          ${i ? markup`<rect class="step" x="${WIDE * i}" y="${y}" width="${WIDE}" height="${top(i)}" />` : markup`<line class="ground" x1="6" x2="${WIDE}" y1="${tall}" y2="${tall}" />`}
          ${i ? markup`<text class="count" x="${middle(i)}" y="${tall - 7}" text-anchor="middle">${stones}</text>` : ''}
          <text class="name" x="${middle(i)}" y="${tall + 19}" text-anchor="middle">${i || t('learn.picture.ground')}</text>
          ${Array.from({ length: stones }, (_, k) => {
            const kind = k >= stones - fresh ? (i ? 'fresh new' : 'gone new') : 'stone';
            return markup`<ellipse class="${kind}" cx="${middle(i)}" cy="${y - STONE * (k + 0.5)}" rx="20" ry="${STONE / 2 - 0.5}" />`;
          })}
        </g>`;
      })}
      ${moved ? arrow(middle(moved.from), tall - top(moved.from) - all[moved.from] * STONE - 6, middle(moved.from - 1), tall - top(moved.from - 1) - all[moved.from - 1] * STONE - 6) : ''}
    </svg>
    ${moved ? markup`<figcaption class="by ${moved.by}">${t(`learn.picture.by_${moved.by}`)}</figcaption>` : ''}
    ${odd ? markup`<figcaption class="says">${counted.join(' ⊕ ')} = <b class="${x ? '' : 'zero'}">${x}</b></figcaption>` : ''}
  </figure>`;
}

/** From the step of departure to that of arrival. */
function arrow(x1: number, y1: number, x2: number, y2: number) {
  const high = Math.min(y1, y2) - 16;
  return markup`<g class="way new"><path d="M${x1 - 8} ${y1} Q${(x1 + x2) / 2} ${high} ${x2 + 6} ${y2 - 4}" /><path d="M${x2 + 15} ${y2 - 9} L${x2 + 6} ${y2 - 4} L${x2 + 9} ${y2 - 14}" /></g>`;
}
