/** Templates of the graph as a table, an alternative to the drawing. */
import { html, nothing } from 'lit';
import { targetOf } from '../ui/element/events.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { valueOf } from '../ui/text/position-value.ts';
import type { Drawing } from './graph-data.ts';
import type { MexGraph } from './mex-graph.ts';

export function nodeList(graph: MexGraph, drawing: Drawing) {
  const { t, lang, listed: open } = graph;
  const draws = drawing.nodes.some((node) => node.outcome === 'D');
  const hasValues = drawing.nodes.some((node) => valueOf(node) !== null);
  const head = t(drawing.kind === 'board' ? 'graph.list.node' : 'graph.list.position');
  return html`<details
    class="list no-print"
    ?open=${open}
    @toggle=${(event: Event) => (graph.listed = targetOf<HTMLDetailsElement>(event).open)}
  >
    <summary>${t('graph.list')}</summary>
    ${
      open
        ? html`<div class="scroll" aria-label=${t('graph.list')}>
            <table class="listing">
              <thead>
                <tr>
                  <th scope="col">${head}</th>
                  ${hasValues ? html`<th scope="col">${t('graph.list.value')}</th>` : nothing}
                  <th scope="col">
                    ${t(draws ? 'graph.list.outcome.loops' : 'graph.list.outcome')}
                  </th>
                  <th scope="col">${t('graph.list.options')}</th>
                </tr>
              </thead>
              <tbody>
                ${drawing.nodes.map(
                  (node, i) =>
                    html`<tr>
                      <th scope="row"><code>${node.text}</code></th>
                      ${hasValues ? html`<td>${valueOf(node) ?? '–'}</td>` : nothing}
                      <td>${node.outcome ? mark(node.outcome, lang) : nothing}</td>
                      <td class="options">
                        ${drawing.options[i].map(
                          (to, k) =>
                            html`${k ? ', ' : nothing}<code>${drawing.nodes[to].text}</code>`,
                        )}${node.whole ? nothing : ' …'}
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
        : nothing
    }
  </details>`;
}
