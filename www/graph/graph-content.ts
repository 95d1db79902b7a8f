/** Templates of the contents of `<mex-graph>` around its drawing. */
import { html, nothing } from 'lit';
import { choice } from '../ui/controls/choice.ts';
import { stepper } from '../ui/controls/stepper.ts';
import { field } from '../ui/controls/text-field.ts';
import { tool } from '../ui/controls/tool-button.ts';
import { mexLine } from '../ui/drawing/mex-line.ts';
import { errorText } from '../ui/element/error-text.ts';
import { ruleOf } from '../ui/element/line-rule.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { picture } from './picture.ts';
import { isFolded } from './graph-part.ts';
import { reasonOf } from './labels.ts';
import { pastedGames } from './pasted-games.ts';
import { nodeList } from './list.ts';
import type { MexGraph } from './mex-graph.ts';
import type { Drawing } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';
import type { MexError } from '../engine/errors.ts';

/** Return the template of the fields, the drawing and the controls below it. */
export function graphContent(graph: MexGraph) {
  const { drawing, layout } = graph;
  return html`${graph.shown.edits ? fields(graph) : nothing} ${ruleOf(graph, graph.game)}
  ${
    !drawing || !layout
      ? nothing
      : drawing.large
        ? html`<p class="caution note" role="status">${graph.t('graph.large', drawing.large)}</p>`
        : drawn(graph, drawing, layout)
  }`;
}

/** Return the template of the fields for game and position, and for a pasted graph. */
function fields({ t, lang, model, failure }: MexGraph) {
  const { game, begun, pasted, wrong } = model;
  const say = (error: MexError | null) =>
    error && {
      says: errorText(lang, error, game, (text) => model.set({ game: text })),
      span: error.span,
    };
  const at = failure?.details?.field === 'game' ? 'game' : 'position';
  const line = (id: 'game' | 'position', value: string) =>
    field({
      id,
      label: t(`page.${id}_label`),
      value,
      set: (text) => model.set({ [id]: text }),
      error: at === id ? say(failure) : null,
    });
  const paste = (text: string) => {
    model.type(text);
    void model.read();
  };
  const error = wrong && { says: errorText(lang, wrong, pasted, paste), span: wrong.span };
  return html`<div class="fields no-print" part="controls">
    ${line('game', game)} ${line('position', begun)}
    <details class="paste">
      <summary>${t('graph.paste.open')}</summary>
      ${field({
        ...{ id: 'paste', label: t('graph.paste'), hint: t('graph.paste.hint'), rows: 5 },
        ...{ value: pasted, set: paste, error },
      })}
      ${pastedGames(model, t, lang)}
    </details>
  </div>`;
}

function drawn(graph: MexGraph, drawing: Drawing, layout: Layout) {
  const { t } = graph;
  const { full } = graph.model;
  const isPart = full !== null && drawing.nodes.length < full.nodes.length;
  const large = full !== null && !graph.beginsWhole(full);
  return html`${views(graph)} ${isPart ? nothing : partNote(graph, drawing)}
    ${large ? openTools(graph, drawing, full) : nothing} ${picture(graph, drawing, layout)}
    ${isFolded(full ?? drawing) ? html`<p class="soft fold">${t('graph.folded')}</p>` : nothing}
    <div class="flow below">
      ${graph.has('legend') ? legend(graph, drawing) : nothing}
      ${graph.has('zoom') ? cameraTools(graph) : nothing}
    </div>
    <div class="given-away">
      ${graph.has('steps') ? steps(graph, drawing) : nothing}
      ${graph.has('list') ? nodeList(graph, drawing) : nothing}
    </div>`;
}

/** Return the template of the choice between the drawing of a graph and the drawing of its positions. */
function views(graph: MexGraph) {
  if (!graph.isGraph || !graph.has('views')) return nothing;
  const { t } = graph;
  return choice<'board' | 'positions'>({
    label: t('graph.view'),
    options: [
      ['board', t('graph.view.board')],
      ['positions', t('graph.view.positions')],
    ],
    now: graph.show || 'board',
    set: (show) => graph.model.set({ show }),
  });
}

/** Return a note if not everything is drawn. */
function partNote({ t }: MexGraph, { truncated, kind, nodes, all }: Drawing) {
  if (!truncated) return nothing;
  const key = kind === 'board' ? 'graph.truncated.board' : 'graph.truncated';
  return html`<p class="caution note" role="status">${t(key, { shown: nodes.length, all })}</p>`;
}

/** Return the size of the drawn part, with a button that opens all nodes or closes them. */
function openTools(graph: MexGraph, drawing: Drawing, full: Drawing) {
  const { t } = graph;
  const [shown, all] = [drawing.nodes.length, full.nodes.length];
  const isPart = shown < all;
  return html`<div class="row no-print">
    <span role="status">
      ${t(isPart ? 'graph.opened' : 'graph.opened.all', { shown, all, more: full.truncated })}
    </span>
    <button class="btn" type="button" data-open @click=${() => void graph.openAll(isPart)}>
      ${t(isPart ? 'graph.open.all' : 'graph.open.none')}
    </button>
  </div>`;
}

function legend({ t, lang }: MexGraph, { kind, nodes }: Drawing) {
  const shown = nodes.some(({ outcome }) => outcome !== null) ? (['P', 'N'] as const) : [];
  const draws = nodes.some(({ outcome }) => outcome === 'D') ? (['D'] as const) : [];
  return html`<ul class="flow legend">
    ${[...shown, ...draws].map(
      (outcome) => html`<li>${mark(outcome, lang)} ${t(`graph.legend.${outcome}`)}</li>`,
    )}
    ${
      kind === 'board'
        ? html`<li>
            <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
              <circle class="token" cx="10" cy="10" r="8" />
            </svg>
            ${t('graph.legend.token')}
          </li>`
        : nothing
    }
  </ul>`;
}

/** Return the template of the buttons for zooming and panning. */
function cameraTools({ t, camera }: MexGraph) {
  return html`<span class="tools" role="toolbar" aria-label=${t('table.plot.tools')}>
    ${tool('out', t('table.zoom.out'), () => camera.zoom(1 / 1.3))}
    ${tool('in', t('table.zoom.in'), () => camera.zoom(1.3))}
    ${tool('left', t('table.pan.left'), () => camera.shift(120, 0))}
    ${tool('right', t('table.pan.right'), () => camera.shift(-120, 0))}
    ${tool('up', t('table.pan.up'), () => camera.shift(0, 120))}
    ${tool('down', t('table.pan.down'), () => camera.shift(0, -120))}
    ${tool('fit', t('table.zoom.fit'), () => camera.everything())}
  </span>`;
}

/**
 * Return the template of the controls that show values node by node, with a sentence about the current node.
 */
function steps(graph: MexGraph, drawing: Drawing) {
  const { t, step, lit, order } = graph;
  const isAll = step === null;
  const reason = lit !== null && graph.isValued(lit) ? reasonOf(t, drawing, lit) : null;
  const go = (to: number) => graph.goToStep(to);
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
              aria-pressed=${isAll ? 'false' : 'true'}
              @click=${() => (graph.step = isAll ? 0 : null)}
            >
              ${t(isAll ? 'graph.steps.start' : 'graph.steps.stop')}
            </button>
            ${isAll ? nothing : stepper({ t, at: step, count: order.length, label: t('graph.steps'), go })}
          </div>`
    }
    ${
      reason
        ? html`${reason.values ? mexLine(reason.values) : nothing}
            <p role="status">${reason.says}</p>`
        : html`<p class="soft help" role="status">
            ${t(step === 0 ? 'graph.steps.none' : 'graph.help')}
          </p>`
    }
  </div>`;
}
