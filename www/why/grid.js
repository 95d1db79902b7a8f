/** A small table of an explanation, with a caption for screen readers. */
import { html, nothing } from 'lit';

/**
 * @param {string} caption
 * @param {unknown[]} heads none of them empty
 * @param {unknown[][]} rows the first cell of each is its head
 * @param {number} more
 * @param {import('./view.js').Words} words
 */
export function grid(caption, heads, rows, more, words) {
  return html`<div class="scroll" aria-label=${caption}>
    <table>
      <caption>
        <span class="sr">${caption}</span>
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((value) => html`<td>${value}</td>`)}
            </tr>`,
        )}
        ${
          more
            ? html`<tr>
                <td class="soft" colspan=${heads.length}>
                  ${words.t('why.more', { count: more })}
                </td>
              </tr>`
            : nothing
        }
      </tbody>
    </table>
  </div>`;
}
