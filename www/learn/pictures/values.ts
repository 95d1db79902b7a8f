/**
 * The options of a position with their SG values, and below them the numbers from 0 on: those that
 * are the value of some option, and the smallest that is not.
 */
import { mex } from '../../ui/drawing/mex-steps.ts';
import { markup } from '../../ui/text/markup.ts';
import type { T } from './index.ts';

export interface Of {
  /** What the values are of; the tests ask the engine for them. */
  game: string;
  /** The position. */
  from: string;
  /** Where one may go, with SG values. */
  options: [string, number][];
}

interface Frame {
  /** Whether the values of the options are there. */
  known?: boolean;
  /** Whether the numbers from 0 on are there. */
  line?: boolean;
  /** Whether the smallest missing one is marked. */
  mex?: boolean;
  /** A value that is spoken of. */
  wanted?: number;
}

export function values({ from, options }: Of, frame: Frame, t: T) {
  const has = new Set(options.map(([, value]) => value));
  const least = mex([...has]);
  const numbers = Array.from({ length: Math.max(least, ...has) + 2 }, (_, n) => n);
  const place = (n: number) =>
    [has.has(n) && 'has', frame.mex && n === least && 'mex new', n === frame.wanted && 'wanted']
      .filter(Boolean)
      .join(' ');
  const label = t('learn.picture.values', {
    from,
    options: frame.known
      ? options.map(([to, value]) => `SG(${to}) = ${value}`)
      : options.map(([to]) => to),
    mex: frame.mex ? least : null,
    wanted: frame.wanted,
  });
  return markup`<figure class="picture values"><div class="drawn" role="img" aria-label="${label}">
    <div class="from">${from}</div>
    <div class="flow options">${
      options.length
        ? options.map(
            ([to, value]) =>
              markup`<span class="${value === frame.wanted ? 'wanted' : ''}"><b>${to}</b>${
                frame.known ? markup`<i class="new">${value}</i>` : ''
              }</span>`,
          )
        : markup`<span class="none">∅</span>`
    }</div>
    ${
      frame.line
        ? markup`<div class="numbers">${numbers.map((n) => markup`<span class="${place(n)}">${n}</span>`)}</div>`
        : ''
    }
    ${frame.mex ? markup`<div class="result">mex {${[...has].sort((a, b) => a - b).join(', ')}} = <b>${least}</b></div>` : ''}
  </div></figure>`;
}
