/** Templates of a drawn graph: nodes with their names and tokens, edges, and the edge that is being drawn. */
import { html, nothing, svg } from 'lit';
import { widthOf } from './arrange.ts';
import { GROUND, TRAITS } from './drawn-games.ts';
import { linesOf, loop } from './lines.ts';
import { tokensOn } from './sketch.ts';
import type { Translate } from '../i18n/languages.ts';
import type { Drawing, Stop } from './drawing.ts';
import type { Line } from './lines.ts';
import type { Point, Sketch } from './sketch.ts';

const HIGH = 34;
/** The edge that a pointer is drawing. `home` says whether the edge leads back to its own node. */
export interface Pulled {
  from: number;
  to: Point;
  home: boolean;
}

/** The radius around the centre of a node in which a finger hits the node. */
export const REACH = 24;
/** The space on the right of and below the centres of the outermost nodes. */
const MARGIN = 48;

interface Is {
  t: Translate;
  drawing: Drawing;
  pulled: Pulled | null;
  key: (event: KeyboardEvent) => void;
}

/**
 * Return the least size that shows all nodes. The drawing area is at least as large as its frame, and scrolls
 * if it is larger.
 */
const sizeOf = ({ nodes }: Sketch) => ({
  width: Math.max(0, ...nodes.map(({ x }) => x + MARGIN)),
  height: Math.max(0, ...nodes.map(({ y }) => y + MARGIN)),
});

export function picture(is: Is) {
  const { t, drawing, pulled } = is;
  const { sketch, stop } = drawing;
  const { width, height } = sizeOf(sketch);
  const lines = linesOf(sketch);
  const isAt = (kind: Stop['kind'], at: number) => stop?.kind === kind && stop.at === at;
  return html`<svg
    class="sheet"
    width=${width}
    height=${height}
    role="application"
    tabindex=${sketch.nodes.length ? nothing : 0}
    aria-label=${t('draw.sheet', { nodes: sketch.nodes.length, edges: sketch.edges.length })}
    aria-describedby="draw-keys"
    @keydown=${is.key}
  >
    ${lines.map((line, at) => edge(is, line, at, isAt('edge', at)))}
    ${pulled ? pull(sketch, pulled) : nothing}
    ${sketch.nodes.map((_, at) => node(is, at, isAt('node', at)))}
    ${TRAITS[drawing.game].arrows ? heads(lines) : nothing}
  </svg>`;
}

/** Return the template of the arrowheads, which are drawn above the nodes. */
const heads = (lines: Line[]) =>
  svg`<g class="heads" aria-hidden="true">${lines.map(({ head }) => svg`<path d=${head} />`)}</g>`;

function pull({ nodes }: Sketch, { from, to, home }: Pulled) {
  const { x, y } = nodes[from];
  return svg`<path class="pull" d=${home ? loop(nodes[from]).path : `M${x} ${y}L${to.x} ${to.y}`} />`;
}

function edge({ t, drawing }: Is, { path }: Line, at: number, isStop: boolean) {
  const { nodes, edges } = drawing.sketch;
  const [from, to] = edges[at].map((end) => nodes[end].name);
  return svg`<g class="edge" data-edge=${at} role="button" tabindex=${isStop ? 0 : -1}
    aria-pressed=${isStop} aria-label=${t('draw.edge', { from, to, arrow: TRAITS[drawing.game].arrows })}>
    <path class="reach" d=${path} /><path class="line" d=${path} />
  </g>`;
}

function node({ t, drawing }: Is, at: number, isStop: boolean) {
  const { sketch, from } = drawing;
  const { name, x, y } = sketch.nodes[at];
  const width = widthOf(name);
  const count = tokensOn(sketch, at);
  const ground = TRAITS[drawing.game].ground && name === GROUND;
  return svg`<g class="node ${from === at ? 'from' : ''}" data-node=${at} role="button"
    tabindex=${isStop ? 0 : -1} aria-pressed=${isStop}
    aria-label=${t('draw.node', { name, tokens: count, ground })}
    transform="translate(${x} ${y})">
    <circle class="reach" r=${REACH} />
    ${ground ? svg`<path class="soil" d="M-40 17h80M-32 25l8-8M-14 25l8-8M4 25l8-8M22 25l8-8" />` : nothing}
    <rect class="plate" x=${-width / 2} y=${-HIGH / 2} width=${width} height=${HIGH} rx=${HIGH / 2} />
    <text y="0.35em" text-anchor="middle">${name}</text>
    ${count ? token(count, -width / 2 - 2) : nothing}
  </g>`;
}

const token = (count: number, x: number) =>
  svg`<circle class="token" cx=${x} cy=${-HIGH / 2} r="10" />
    ${count > 1 ? svg`<text class="count" x=${x} y=${-HIGH / 2} dy="0.35em" text-anchor="middle">${count}</text>` : nothing}`;
