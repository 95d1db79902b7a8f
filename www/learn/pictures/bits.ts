/**
 * Numbers in binary columns with their nim-sum below, as one writes Nim on paper: a column, a row
 * or a row's new number can be marked, and all moves from here can be listed with their sums.
 */
import { css } from 'lit';
import { markup } from '../../ui/text/markup.ts';
import type { T } from './index.ts';

interface Frame {
  /** Other numbers than at first. */
  heaps?: number[];
  /** Whether the sum is shown; it is, if nothing is said. */
  sum?: boolean;
  /** The marked column, as a power of two. */
  column?: number;
  /** The marked row, from 0. */
  row?: number;
  /** The number that the marked row becomes. */
  becomes?: number;
  /** Every move from here, with the sum that it leaves: of Nim, or those that are listed. */
  replies?: boolean | [string, number][];
  /** Of the parts whose SG values the numbers are. */
  names?: string[];
  /** The name of the part that the marked one becomes. */
  renamed?: string;
}

export function bits(text: string, frame: Frame, t: T) {
  const given = frame.heaps ?? text.split(' ').map(Number);
  const { row = -1, becomes, column } = frame;
  const shown = given.map((heap, i) => (i === row && becomes !== undefined ? becomes : heap));
  const widest = Math.max(...text.split(' ').map(Number), ...given, 1);
  const powers = Array.from({ length: widest.toString(2).length }, (_, i) => 2 ** i).reverse();
  const sum = shown.reduce((a, b) => a ^ b, 0);
  const digits = (value: number, before: number = value) =>
    powers.map((power) => {
      const bit = value & power ? 1 : 0;
      const changed = bit !== (before & power ? 1 : 0);
      const marks = [power === column && 'col', bit && 'one', changed && 'changed new'];
      return markup`<td class="${marks.filter(Boolean).join(' ')}">${bit}</td>`;
    });
  const numbered = (i: number, heap: number) =>
    markup`${heap === given[i] ? '' : markup`<s>${given[i]}</s> → `}${heap}`;
  const called = (name: string | undefined, value: number) =>
    markup`<span class="name">SG(${name})${' = '}</span>${value}`;
  const named = (i: number, value: number) =>
    i === row && frame.renamed !== undefined
      ? markup`<span class="was">${called(frame.names?.[i], given[i])}</span>${called(frame.renamed, value)}`
      : called(frame.names?.[i], value);
  const moves = frame.replies === true ? ofNim(shown) : frame.replies;
  return markup`<figure class="picture bits"><table>
    <caption class="sr">${t('learn.picture.bits', { heaps: frame.names ? shown.map((value, i) => `SG(${(i === row && frame.renamed) || frame.names?.[i]}) = ${value}`) : shown, sum: frame.sum === false ? null : sum, column, row: given[row], becomes })}</caption>
    <thead><tr><th scope="col"><span class="sr">${t('learn.picture.heap')}</span></th>${powers.map(
      (power) => markup`<th scope="col" class="${power === column ? 'col' : ''}">${power}</th>`,
    )}</tr></thead>
    <tbody>${shown.map(
      (heap, i) =>
        markup`<tr class="${i === row ? 'row' : ''}"><th scope="row">${
          frame.names ? named(i, heap) : numbered(i, heap)
        }</th>${digits(heap, given[i])}</tr>`,
    )}</tbody>
    ${
      frame.sum === false
        ? ''
        : markup`<tfoot><tr><th scope="row"><span aria-hidden="true">⊕ = </span>${sum}</th>${digits(sum)}</tr></tfoot>`
    }
  </table>${moves ? replies(moves, t) : ''}</figure>`;
}

/** All moves of Nim, with the sums that they leave. */
function ofNim(heaps: number[]): [string, number][] {
  const all = heaps.flatMap((heap, i) =>
    Array.from({ length: heap }, (_, left) => heaps.map((other, j) => (j === i ? left : other))),
  );
  return all.map((left) => [left.join(' '), left.reduce((a, b) => a ^ b, 0)]);
}

function replies(all: [string, number][], t: T) {
  return markup`<ul class="replies new" aria-label="${t('learn.picture.replies', { count: all.length })}">${all.map(
    ([left, sum]) => markup`<li>${left}<b>${sum}</b></li>`,
  )}</ul>`;
}

export const bitsStyle = css`
  .bits table {
    border-collapse: separate;
    border-spacing: 0;
    font-size: calc(1.125 * var(--mex-em, 1rem));
    font-variant-numeric: tabular-nums;
  }
  .bits th,
  .bits td {
    padding: 5px 0;
    width: 2.6em;
    text-align: center;
    font-weight: 400;
  }
  .bits thead th {
    font-size: calc(0.8125 * var(--mex-em, 1rem));
    color: var(--mex-ink-soft);
  }
  .bits th[scope='row'] {
    width: auto;
    min-width: 3.4em;
    padding-inline: 10px 14px;
    text-align: end;
    font-weight: 600;
    white-space: nowrap;
  }
  .bits s {
    color: var(--mex-ink-soft);
    font-weight: 400;
  }
  .bits td {
    color: var(--mex-ink-soft);
  }
  .bits td.one {
    color: var(--mex-ink);
    font-weight: 700;
  }
  .bits tbody tr:last-child > * {
    border-block-end: 2px solid var(--mex-line-strong);
  }
  .bits .col {
    background: var(--mex-amber-soft);
  }
  .bits thead .col {
    border-radius: 8px 8px 0 0;
    color: var(--mex-amber);
    font-weight: 700;
  }
  .bits tfoot .col {
    border-radius: 0 0 8px 8px;
  }
  .bits .row > * {
    background: var(--mex-accent-soft);
  }
  .bits .row > th {
    border-radius: 8px 0 0 8px;
    color: var(--mex-accent);
  }
  .bits .row td.col {
    box-shadow: inset 0 0 0 2px var(--mex-accent);
  }
  .bits td.changed {
    color: var(--mex-accent);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .replies {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px;
    max-width: 24rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: calc(0.8125 * var(--mex-em, 1rem));
  }
  .replies li {
    display: inline-flex;
    gap: 6px;
    padding: 1px 3px 1px 8px;
    border: 1px solid var(--mex-line);
    border-radius: 999px;
    white-space: nowrap;
  }
  .replies b {
    min-width: 1.6em;
    padding-inline: 4px;
    border-radius: 999px;
    background: var(--mex-warn-soft);
    color: var(--mex-warn);
    text-align: center;
  }
`;
