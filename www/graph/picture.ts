/** The template of a drawn graph. */
import { html, nothing, svg } from 'lit';
import { pathThrough } from '../ui/drawing/graph-layout.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { onKey } from './arrow-navigation.ts';
import { labelOf } from './labels.ts';
import { nodeShape } from './nodes.ts';
import type { Drawing } from './graph-data.ts';
import type { MexGraph } from './mex-graph.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';

/** The number of edges above which edges are drawn fainter. */
const MANY = 120;

export function picture(graph: MexGraph, drawing: Drawing, layout: Layout) {
  const { t, camera } = graph;
  const { edges, nodes, kind } = drawing;
  const { width, height } = camera.frame;
  const high = Math.round(height);
  const title =
    kind === 'board'
      ? t('graph.title.board')
      : t('graph.title', { game: graph.game, position: graph.model.begun });
  return html`<div class="frame" part="graph" style=${setStyle({ height: `${high}px` })}>
    <svg
      viewBox="0 0 ${width} ${high}"
      height=${high}
      role="group"
      aria-label="${title}. ${t('graph.label', { count: nodes.length })}"
      class=${edges.length > MANY ? 'many' : ''}
      @keydown=${(event: KeyboardEvent) => onKey(graph, event)}
      @pointerover=${(event: PointerEvent) => {
        if (event.pointerType !== 'touch' && !graph.shifted) graph.hover = graph.nodeAt(event);
      }}
      @pointermove=${() => (graph.shifted = false)}
      @pointerleave=${() => (graph.hover = null)}
      @focusin=${(event: Event) => {
        const i = graph.nodeAt(event);
        if (i !== null) graph.at = graph.pinned = i;
      }}
      @click=${(event: Event) => {
        const i = graph.nodeAt(event);
        if (i !== null) graph.pick(i);
      }}
    >
      ${svg`<defs>${['', '-lit'].map(head)}</defs>
      <g class="moved">
        ${edgeLines(graph, edges, layout)}
        ${nodes.map((node, i) => {
          const valued = graph.isValued(i);
          const look = `node ${lookOf(graph, drawing, i)} ${kind === 'positions' && i === 0 ? 'start' : ''}`;
          return svg`<g class=${look} data-i=${i} role="button" tabindex=${i === graph.at ? 0 : -1}
            aria-label=${labelOf(t, drawing, i, valued)}
            transform="translate(${layout.places[i].x} ${layout.places[i].y})"
            >${nodeShape(node, layout.places[i], valued, graph.print)}</g>`;
        })}
      </g>`}
    </svg>
  </div>`;
}

function head(name: string) {
  return svg`<marker id="head${name}" viewBox="0 0 8 8" refX="7.4" refY="4" orient="auto"
    markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse">
    <path class="head ${name.slice(1)}" d="M0 0.6 8 4 0 7.4z" />
  </marker>`;
}

/** Return the CSS class of a node: the highlighted node, one of its options, or any other node. */
function lookOf({ lit }: MexGraph, { options }: Drawing, i: number) {
  if (lit === null) return '';
  return i === lit ? 'lit' : options[lit].includes(i) ? 'option' : 'dim';
}

/** Draw all edges, with those of the highlighted node above the others. */
function edgeLines({ lit }: MexGraph, edges: [number, number][], { lines }: Layout) {
  const drawn = (isLit: boolean) =>
    edges.map(([from], i) => {
      if ((from === lit) !== isLit) return nothing;
      return svg`<path class="edge ${isLit ? 'lit' : lit === null ? '' : 'dim'}" d=${pathThrough(lines[i])}
        marker-end="url(#head${isLit ? '-lit' : ''})" />`;
    });
  return svg`<g aria-hidden="true">${drawn(false)}${drawn(true)}</g>`;
}
