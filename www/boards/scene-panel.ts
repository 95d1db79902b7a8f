/** A panel below a board that draws a scene, to divide a heap: each part has a stepper and a slider. */
import { html, nothing } from 'lit';
import { stepper } from './scene-bar.ts';
import { valueOf } from '../ui/element/events.ts';
import type { SceneBoard } from './scene-board.ts';

export { default as panelStyles } from './scene-panel.css?inline';

/** A part of a divided heap. `whose` changes if the part belongs to another heap. */
type Part = { cell: string; whose: string; name: string; amount: number; max: number };

/**
 * The content of the panel. `from` is the size of the divided heap, and `act` the label of the confirming
 * button.
 */
export type Panel = { label: string; from: string; act: string; parts: Part[] };

/** The largest part whose stones are drawn. */
const PIPS = 28;
/** A part whose size may reach this number has no slider. */
const SLIDES = 1e6;

export function panelOf(board: SceneBoard, { label, from, act, parts }: Panel) {
  return html`<div
    class="flow panel cut"
    part="cut"
    role="group"
    aria-label=${label}
    @focusin=${board.onFocus}
  >
    ${parts.map(
      (part, i) =>
        html`<span class="from number" aria-hidden="true">${i ? '+' : `${from} →`}</span>
          ${partOf(board, part)}`,
    )}
    <span class="acts">
      <button
        class="btn primary do"
        type="button"
        tabindex="-1"
        @click=${() => board.send({ type: 'confirm' })}
      >
        ${act}
      </button>
      <button
        class="btn plain"
        type="button"
        tabindex="-1"
        @click=${() => board.send({ type: 'cancel' })}
      >
        ${board.t('common.cancel')}
      </button>
    </span>
  </div>`;
}

function partOf(board: SceneBoard, { cell, whose, name, amount, max }: Part) {
  const less = amount > 0 ? amount - 1 : null;
  const more = amount < max ? amount + 1 : null;
  const pips = amount <= PIPS ? amount : 0;
  const slide = (event: Event) =>
    board.send({ type: 'choose', cell, amount: Number(valueOf(event)) });
  return html`<div class="stack half">
    <div
      data-cell=${cell}
      role="spinbutton"
      tabindex=${board.tab(cell)}
      aria-label=${name}
      aria-valuenow=${amount}
      aria-valuemin="0"
      aria-valuemax=${max}
      aria-disabled=${board.disabled ? 'true' : 'false'}
    >
      <div class="pips" aria-hidden="true">
        ${Array.from({ length: pips }, () => html`<i class="pip"></i>`)}
      </div>
    </div>
    ${stepper(board, { cell, whose, name, amount, less, more })}
    ${
      max > 1 && max < SLIDES
        ? html`<input
            type="range"
            tabindex="-1"
            min="0"
            max=${max}
            .value=${String(amount)}
            aria-label=${name}
            @input=${slide}
          />`
        : nothing
    }
  </div>`;
}
