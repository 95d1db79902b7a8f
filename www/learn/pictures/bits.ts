/**
 * Numbers in binary columns with their nim-sum below, as one writes Nim on paper: a column, a row
 * or a row's new number can be marked, and all moves from here can be listed with their sums.
 */
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
    <caption class="sr">${t('learn.picture.bits', { heaps: frame.names ? shown.map((value, i) => `SG(${(i === row && frame.renamed) || frame.names?.[i]}) = ${value}`) : shown, sum: frame.sum === false ? null : sum, column: column!, row: given[row], becomes })}</caption>
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
  return markup`<ul class="flow replies new" aria-label="${t('learn.picture.replies', { count: all.length })}">${all.map(
    ([left, sum]) => markup`<li>${left}<b>${sum}</b></li>`,
  )}</ul>`;
}
