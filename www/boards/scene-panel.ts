/** A panel below a board that is a scene: what a heap becomes, each part with a stepper and a slider. */
import { css, html, nothing } from 'lit';
import { stepper } from './scene-bar.ts';
import { valueOf } from '../ui/element/events.ts';
import type { SceneBoard } from './scene-board.ts';

/** `whose`: changes when the part is one of another heap */
type Part = { cell: string; whose: string; name: string; amount: number; max: number };

/** `from`: what is divided, `act`: what the confirming button says */
export type Panel = { label: string; from: string; act: string; parts: Part[] };

/** A part of more stones is not drawn. */
const PIPS = 28;
/** A slider has no more steps. */
const SLIDES = 1e6;

export const panelStyles = css`
  .cut {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 10px 16px;
    margin: 14px auto 0;
    padding: 12px;
    border: 1px solid var(--mex-line);
    border-radius: var(--mex-radius, 10px);
    background: var(--mex-raised);
    width: fit-content;
    max-width: 100%;
    box-sizing: border-box;
  }
  .from {
    font-size: calc(1.2 * var(--mex-em));
    font-weight: 600;
  }
  @container (max-width: 480px) {
    .cut {
      gap: 8px 4px;
      padding: 10px 4px;
    }
    .cut > .from:first-child {
      width: 100%;
      text-align: center;
    }
  }
  .half {
    display: grid;
    justify-items: center;
    gap: 6px;
    padding: 4px 6px;
  }
  .pips {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-end;
    justify-content: center;
    gap: 3px;
    width: 108px;
    min-height: 20px;
  }
  .pip {
    width: 15px;
    height: 12px;
    border-radius: 52% 48% 50% 50%;
    background: var(--mex-accent);
  }
  .half input[type='range'] {
    width: 120px;
    height: 26px;
    margin: 0;
    accent-color: var(--mex-accent);
  }
  .acts {
    display: flex;
    gap: 10px;
  }
  /* Both halves in one row, and the board still in view. */
  @container (max-width: 300px) {
    .cut {
      padding: 4px;
    }
    .half {
      padding: 0;
    }
    .pips,
    .half input[type='range'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .pip {
      background: CanvasText;
    }
  }
`;

export function panelOf(board: SceneBoard, { label, from, act, parts }: Panel) {
  return html`<div
    class="cut"
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
        class="do"
        type="button"
        tabindex="-1"
        @click=${() => board.send({ type: 'confirm' })}
      >
        ${act}
      </button>
      <button
        class="plain"
        type="button"
        tabindex="-1"
        @click=${() => board.send({ type: 'cancel' })}
      >
        ${board.t('play.cancel')}
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
  return html`<div class="half">
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
