/** A picture of a staircase with stones; the odd steps and the stones that just moved are highlighted. */
import { markup } from '../../ui/text/markup.ts';
import { caption, figure, nimSum, svg, text, upto } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

interface Frame {
  /** The number of stones on each step, from step 1 on; replaces the initial numbers. */
  steps?: number[];
  /** The last move: the step it starts from, the number of stones, and the player. */
  moved?: { from: number; count: number; by: 'you' | 'they' };
  /** Whether the odd steps are highlighted and their nim-sum is shown below the staircase. */
  odd?: boolean;
}

const WIDE = 66;
const HIGH = 24;
const STONE = 12;

export function stairs(first: number[], frame: Frame, t: T) {
  const { steps = first, moved, odd = true } = frame;
  // Stones on the ground are out of play, but draw the stones that the last move brought to the ground.
  const landed = moved?.from === 1 ? moved.count : 0;
  const all = [landed, ...steps];
  const top = (i: number) => HIGH * i;
  const tall =
    Math.max(
      ...[...first, 0].map((stones, i) => top(i + 1) + (stones + 1) * STONE),
      ...all.map((stones, i) => top(i) + stones * STONE),
    ) + 12;
  const middle = (i: number) => WIDE * (i + 0.5);
  const counted = steps.filter((_, i) => i % 2 === 0);
  const sum = nimSum(counted);
  const label = t('learn.picture.stairs', { steps, moved, sum: odd ? sum : null });
  const step = (stones: number, i: number) => {
    const y = tall - top(i);
    const fresh = moved && i === moved.from - 1 ? moved.count : 0;
    const stone = (k: number) =>
      markup`<ellipse class="${k < stones - fresh ? 'stone' : i ? 'stone fresh new' : 'gone new'}" cx="${middle(i)}" cy="${y - STONE * (k + 0.5)}" rx="20" ry="${STONE / 2 - 0.5}" />`;
    return markup`<g class="${i % 2 && odd ? 'lit' : ''}">
      ${
        i
          ? markup`<rect x="${WIDE * i}" y="${y}" width="${WIDE}" height="${top(i)}" />${text(middle(i), tall - 7, stones, 'count')}`
          : markup`<line class="ground" x1="6" x2="${WIDE}" y1="${tall}" y2="${tall}" />`
      }
      ${text(middle(i), tall + 19, i || t('learn.picture.ground'), 'soft')}
      ${upto(stones).map(stone)}
    </g>`;
  };
  /** Return the point above the stones of step `i`. */
  const above = (i: number): [number, number] => [middle(i), tall - top(i) - all[i] * STONE - 6];
  const way = moved && arrow(...above(moved.from), ...above(moved.from - 1));
  const total = markup`${counted.join(' ⊕ ')} = <b class="${sum ? '' : 'zero'}">${sum}</b>`;
  return figure(
    'stairs',
    svg(WIDE * all.length, tall + 26, label, all.map(step), way),
    moved && caption('by', t(`learn.picture.by_${moved.by}`)),
    odd && caption('says', total),
  );
}

/** Draw a curved arrow from the first point to the second. */
function arrow(x1: number, y1: number, x2: number, y2: number) {
  const high = Math.min(y1, y2) - 16;
  return markup`<g class="way new"><path d="M${x1 - 8} ${y1} Q${(x1 + x2) / 2} ${high} ${x2 + 6} ${y2 - 4}" /><path d="M${x2 + 15} ${y2 - 9} L${x2 + 6} ${y2 - 4} L${x2 + 9} ${y2 - 14}" /></g>`;
}
