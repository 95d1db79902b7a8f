/**
 * The options of a position with their SG values, and below them the numbers from 0 on: those that
 * are the value of some option, and the smallest that is not.
 */
import { css } from 'lit';
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
    <div class="options">${
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

export const valuesStyle = css`
  .values .drawn {
    display: grid;
    justify-items: center;
    gap: 12px;
    font-variant-numeric: tabular-nums;
  }
  .values .from {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    padding-inline: 8px;
    border-radius: 999px;
    background: var(--mex-amber-soft);
    border: 2px solid var(--mex-amber);
    font-size: calc(1.125 * var(--mex-em, 1rem));
    font-weight: 600;
  }
  .values .options {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  .values .options > span {
    display: inline-flex;
    align-items: center;
    min-height: 34px;
    border: 1.5px solid var(--mex-line-strong);
    border-radius: 999px;
    background: var(--mex-surface);
  }
  .values .options b {
    min-width: 30px;
    padding-inline: 12px 10px;
    text-align: center;
    font-weight: 600;
  }
  .values .options i {
    display: grid;
    place-items: center;
    align-self: stretch;
    min-width: 32px;
    border-radius: 0 999px 999px 0;
    background: var(--mex-accent-soft);
    color: var(--mex-accent);
    font-style: normal;
    font-weight: 700;
  }
  .values .options > span.wanted {
    border-color: var(--mex-accent);
    box-shadow: 0 0 0 1.5px var(--mex-accent);
  }
  .values .options > .none {
    padding-inline: 14px;
    color: var(--mex-ink-soft);
  }
  .values .numbers {
    display: flex;
  }
  .values .numbers > span {
    display: grid;
    place-items: center;
    width: 38px;
    height: 38px;
    margin-inline-start: -1px;
    border: 1px solid var(--mex-line-strong);
    color: var(--mex-ink-soft);
  }
  .values .numbers .has {
    background: var(--mex-accent-soft);
    color: var(--mex-accent);
    font-weight: 700;
  }
  .values .numbers .mex {
    border: 2px dashed var(--mex-amber);
    background: var(--mex-amber-soft);
    color: var(--mex-ink);
    font-weight: 700;
  }
  .values .numbers .wanted {
    box-shadow: inset 0 0 0 2px var(--mex-accent);
  }
`;
