/** A map of values without numbers, printed to be filled in by hand. */
import { html } from 'lit';
import { NO_POSITION } from './plots/ramp.ts';
import type { Grid } from '../engine/types.ts';

/** The maximum number of rows and of columns of a printed map. */
const SIDE = 16;

export function blankMap({ width, height, nimbers }: Grid) {
  const columns = Array.from({ length: Math.min(width, SIDE) }, (_, x) => x);
  const rows = Array.from({ length: Math.min(height, SIDE) }, (_, y) => y);
  return html`<table class="blank asked-only">
    <thead>
      <tr>
        <td class="none"></td>
        ${columns.map((x) => html`<th scope="col">${x}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (y) =>
          html`<tr>
            <th scope="row">${y}</th>
            ${columns.map(
              (x) => html`<td class=${nimbers[y * width + x] === NO_POSITION ? 'none' : ''}></td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
