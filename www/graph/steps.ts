/** Controls for valuing nodes one by one, with a sentence on the current node. */
import { html, nothing } from 'lit';
import { mexLine } from '../ui/drawing/mex-line.ts';
import { stepper } from '../ui/controls/stepper.ts';
import { reasonOf } from './labels.ts';
import type { T } from './labels.ts';
import type { Drawing } from './graph-data.ts';

export function stepping({
  t,
  drawing,
  lit,
  step,
  order,
  toggle,
  go,
}: {
  t: T;
  drawing: Drawing;
  /** The node in question. */ lit: number | null;
  /** How many nodes are valued; null shows all. */ step: number | null;
  /** In which they are. */ order: number[];
  toggle: () => void;
  go: (step: number) => void;
}) {
  const reason = lit === null ? null : reasonOf(t, drawing, lit);
  const known = lit !== null && (step === null || order.slice(0, step).includes(lit));
  return html`<div class="reason" part="reason">
    ${
      // Boundary nodes of a truncated graph cannot be valued.
      drawing.truncated
        ? nothing
        : html`<div class="row no-print">
            <button
              class="btn"
              type="button"
              data-steps
              aria-pressed=${step === null ? 'false' : 'true'}
              @click=${toggle}
            >
              ${t(step === null ? 'graph.steps.start' : 'graph.steps.stop')}
            </button>
            ${
              step === null
                ? nothing
                : stepper({ t, at: step, count: order.length, label: t('graph.steps'), go })
            }
          </div>`
    }
    ${
      reason && known
        ? html`${reason.values ? mexLine(reason.values) : nothing}
            <p role="status">${reason.says}</p>`
        : html`<p class="soft help" role="status">
            ${t(step === 0 ? 'graph.steps.none' : 'graph.help')}
          </p>`
    }
  </div>`;
}
