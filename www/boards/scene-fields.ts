/** Number fields below a board that draws a scene, through which a cell is chosen. */
import { html } from 'lit';
import { digitsOf } from './scene-bar.ts';
import type { SceneBoard } from './scene-board.ts';

/** Return the template of number fields that choose a cell, which may be undrawn. */
export function numberFields(board: SceneBoard, labels: string[]) {
  const set = ({ currentTarget }: Event) => {
    const inputs = (currentTarget as HTMLElement).querySelectorAll('input');
    const numbers = [...inputs].map((field) => Number(digitsOf(field)));
    board.send({ type: 'numbers', numbers });
  };
  return html`<div class="flow by-number no-print" @input=${set}>
    ${labels.map(
      (label) =>
        html`<label
          >${label} <span class="stepper"><input tabindex="-1" inputmode="numeric" size="4" /></span
        ></label>`,
    )}
  </div>`;
}
