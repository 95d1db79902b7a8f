/** Values in aligned binary columns: the nim-sum, and Moore's counts. */
import { html, nothing } from 'lit';
import { digits, power, widthOf } from './binary.js';

/** @typedef {import('./view.js').Words} Words */
/**
 * @template {import('../engine/types.ts').WhyStep['kind']} K
 * @typedef {import('../engine/types.ts').WhyStepOf<K>} Step
 */

/**
 * @param {Step<'nim-sum'>} step
 * @param {Words} words
 */
export function nimSum(step, words) {
  const { rows, more, sum, highest } = step;
  const width = widthOf([...rows.map((row) => row.value), sum]);
  const says = words.misere
    ? words.t('why.nim-sum.misere', { sum })
    : highest === null || highest === undefined
      ? words.t('why.nim-sum.zero')
      : words.t('why.nim-sum.some', { sum, highest: power(highest) });
  const top = highest ?? -1;
  return html`<h3>${words.t('why.nim-sum')}</h3>
    ${bits(rows, more, width, words, {
      title: words.t('why.nim-sum'),
      top: (bit) => bit === top,
      says: words.t('why.top'),
      foot: html`<tr>
        <th scope="row">${words.t('why.nim-sum.row')}</th>
        ${same(rows) ? nothing : html`<td>${sum}</td>`}
        ${digits(sum, width).map((digit, i) => cell(digit, width - 1 - i === top))}
        ${same(rows) ? html`<td>= ${sum}</td>` : nothing}
      </tr>`,
    })}
    <p>${says}</p>`;
}

/**
 * @param {Step<'moore-columns'>} step
 * @param {Words} words
 */
export function moore(step, words) {
  const { rows, more, columns } = step;
  const modulus = Number(step.k) + 1;
  const width = Math.max(
    widthOf(rows.map((row) => row.value)),
    ...columns.map((column) => column.bit + 1),
  );
  const by = new Map(columns.map((column) => [column.bit, column]));
  const all = Array.from({ length: width }, (_, i) => width - 1 - i);
  const wrong = columns.filter((column) => column.residue !== 0);
  const odd = (/** @type {number} */ bit) => (by.get(bit)?.residue ?? 0) !== 0;
  const gap = same(rows) ? nothing : html`<td></td>`;
  const line = (/** @type {string} */ label, /** @type {'ones' | 'residue'} */ which) =>
    html`<tr>
      <th scope="row">${label}</th>
      ${gap}${all.map((bit) => cell(String(by.get(bit)?.[which] ?? 0), odd(bit)))}
    </tr>`;
  return html`<h3>${words.t('why.moore', { modulus })}</h3>
    ${bits(rows, more, width, words, {
      title: words.t('why.moore', { modulus }),
      top: odd,
      says: words.t('why.moore.odd', { modulus }),
      foot: html`${line(words.t('why.moore.ones'), 'ones')}
      ${line(words.t('why.moore.mod', { modulus }), 'residue')}`,
    })}
    <p>
      ${
        wrong.length === 0
          ? words.t('why.moore.zero', { modulus })
          : words.t('why.moore.some', {
              modulus,
              bits: wrong.map((column) => power(column.bit)),
            })
      }
    </p>`;
}

/**
 * @param {any[]} rows
 * @param {number} more
 * @param {number} width
 * @param {Words} words
 * @param {{title: string, top: (bit: number) => boolean, says: string, foot: unknown}} is which columns
 *   are marked, and what that says
 */
function bits(rows, more, width, words, { title, top, says, foot }) {
  const plain = same(rows);
  return html`<div class="scroll" aria-label=${title}>
    <table class="bits">
      <caption>
        <span class="sr">${title}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">${words.head}</th>
          ${plain ? nothing : html`<th scope="col">${words.t('why.value')}</th>`}
          ${Array.from({ length: width }, (_, i) => {
            const bit = width - 1 - i;
            return html`<th scope="col" class="bit ${top(bit) ? 'top' : ''}">
              ${bit < 10 ? power(bit) : html`2<sup>${bit}</sup>`}${
                top(bit) ? html`<span class="sr"> ${says}</span>` : nothing
              }
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${words.name(row.label)}</th>
              ${plain ? nothing : html`<td>${row.value}</td>`}
              ${digits(row.value, width).map((digit, i) => cell(digit, top(width - 1 - i)))}
            </tr>`,
        )}
        ${
          more
            ? html`<tr>
                <td class="soft" colspan=${width + 2}>${words.t('why.more', { count: more })}</td>
              </tr>`
            : nothing
        }
      </tbody>
      <tfoot>
        ${foot}
      </tfoot>
    </table>
  </div>`;
}

/** @param {string} digit @param {boolean} top */
function cell(digit, top) {
  return html`<td class="bit ${digit === '0' ? 'zero' : 'one'} ${top ? 'top' : ''}">${digit}</td>`;
}

/** Whether the labels are the values, as in Nim. @param {any[]} rows */
function same(rows) {
  return rows.every((row) => String(row.label) === String(row.value));
}
