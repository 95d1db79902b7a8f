/**
 * Numbers in binary columns with the count of ones in each, and what it leaves when divided by a
 * modulus: Nim where a move may change several heaps. Rows become others, column by column.
 */
import { markup } from '../../ui/text/markup.ts';
import type { T } from './index.ts';

export interface Counts {
  heaps: number[];
  modulus: number;
}

interface Frame {
  /** Other numbers than at first. */
  heaps?: number[];
  /** What rows have become so far, by their number from 0. */
  becomes?: Record<number, number>;
  /** Rows that were touched: below the column in hand they may be anything. */
  free?: number[];
  /** The column in hand, as a power of two. */
  column?: number;
  /** Whether ones are counted; they are, if nothing is said. */
  foot?: boolean;
}

export function counts({ heaps, modulus }: Counts, frame: Frame, t: T) {
  const { becomes = {}, free = [], column = 0, foot = true } = frame;
  const given = frame.heaps ?? heaps;
  const shown = given.map((heap, i) => becomes[i] ?? heap);
  const width = Math.max(...heaps, ...given, 1).toString(2).length;
  const powers = Array.from({ length: width }, (_, i) => 2 ** (width - 1 - i));
  const ones = powers.map((power) => shown.filter((heap) => heap & power).length);
  const col = (power: number) => (power === column ? 'col' : '');
  const digit = (i: number, power: number) => {
    const loose = free.includes(i) && power < column;
    const changed = !loose && (shown[i] & power) !== (given[i] & power);
    const is = [col(power), shown[i] & power && 'one', changed && 'changed new', loose && 'loose'];
    return markup`<td class="${is.filter(Boolean).join(' ')}">${loose ? '∗' : shown[i] & power ? 1 : 0}</td>`;
  };
  const open = (i: number) => free.includes(i) && column > 1;
  const name = (i: number) =>
    open(i) || shown[i] === given[i] ? given[i] : markup`<s>${given[i]}</s> → ${shown[i]}`;
  return markup`<figure class="picture bits counts"><table>
    <caption class="sr">${t('learn.picture.counts', { heaps: shown, ones, modulus, column })}</caption>
    <thead><tr><th scope="col"><span class="sr">${t('learn.picture.heap')}</span></th>${powers.map(
      (power) => markup`<th scope="col" class="${col(power)}">${power}</th>`,
    )}</tr></thead>
    <tbody>${shown.map(
      (_, i) =>
        markup`<tr class="${free.includes(i) ? 'row' : ''}"><th scope="row">${name(i)}</th>${powers.map((power) => digit(i, power))}</tr>`,
    )}</tbody>
    ${
      foot
        ? markup`<tfoot><tr><th scope="row">${t('learn.picture.ones')}</th>${powers.map((power, i) => markup`<td class="${col(power)}">${power < column && free.length ? '' : ones[i]}</td>`)}</tr>
        <tr class="mod"><th scope="row">mod ${modulus}</th>${powers.map((power, i) => markup`<td class="${col(power)} ${ones[i] % modulus ? 'off' : 'fit'}">${power < column && free.length ? '' : ones[i] % modulus}</td>`)}</tr></tfoot>`
        : ''
    }
  </table></figure>`;
}
