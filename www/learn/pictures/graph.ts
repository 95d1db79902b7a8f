/** A small game graph with fixed coordinates, whose nodes get marks and values step by step. */
import { markup } from '../../ui/text/markup.ts';
import { figure, marks, svg, text } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

export interface Graph {
  /** The name and the x and y coordinates of each node; the unit is the distance between adjacent nodes. */
  nodes: [string, number, number][];
  edges: [string, string][];
  /** The game of the graph; the tests compare it with the engine. */
  game?: string;
}

interface Frame {
  /** The names of the visible nodes; all nodes by default. */
  shown?: string[];
  /** The mark of each node, by node name: P, N or a Grundy value. */
  marks?: Record<string, string>;
  /** The names of the nodes that this frame highlights. */
  lit?: string[];
  /** The arrows that this frame highlights, such as `6>5`. */
  edges?: string[];
  /** Whether arrows are omitted. */
  bare?: boolean;
  /** The name of the node on which the token lies. */
  token?: string;
}

const UNIT = 66;
const R = 17;

export function graph({ nodes, edges }: Graph, frame: Frame, t: T) {
  const { marks: signs = {}, lit = [], edges: edgesLit = [], token } = frame;
  const shown = new Set(
    nodes.map(([name]) => name).filter((name) => frame.shown?.includes(name) ?? true),
  );
  const place = new Map(nodes.map(([name, x, y]) => [name, [(x + 0.5) * UNIT, (y + 0.5) * UNIT]]));
  const width = (Math.max(...nodes.map(([, x]) => x)) + 1) * UNIT;
  const height = (Math.max(...nodes.map(([, , y]) => y)) + 1) * UNIT;
  const arrows = frame.bare ? [] : edges.filter((edge) => edge.every((name) => shown.has(name)));
  const spoken = { marks: signs, lit, token };
  const label = t('learn.picture.graph', { nodes: [...shown], arrows: arrows.length, ...spoken });
  const node = (name: string) => {
    const [x, y] = place.get(name)!;
    return markup`<g class="${marks('node', lit.includes(name) && 'at')}">
      <circle cx="${x}" cy="${y}" r="${name.length > 2 ? R + 5 : R}" />
      ${text(x, y, name, '', true)}
      ${signs[name] ? sign(signs[name], x + R, y - R) : ''}
      ${token === name ? markup`<ellipse class="token new" cx="${x}" cy="${y + R + 7}" rx="12" ry="5.5" />` : ''}
    </g>`;
  };
  const places = [...place.values()];
  const lines = arrows.map(([from, to]) =>
    arrow(place.get(from)!, place.get(to)!, edgesLit.includes(`${from}>${to}`), places),
  );
  return figure('graph', svg(width, height, label, lines, [...shown].map(node)));
}

/** Draw the sign of a node: P in a square, N or a value in a circle. */
function sign(says: string, x: number, y: number) {
  const shape =
    says === 'P'
      ? markup`<rect class="P" x="${x - 9}" y="${y - 9}" width="18" height="18" rx="4" />`
      : markup`<circle class="${says === 'N' ? 'N' : 'value'}" cx="${x}" cy="${y}" r="10" />`;
  return markup`<g class="sign new">${shape}${text(x, y, says, '', true)}</g>`;
}

/** Draw an arrow. The arrow is curved if another node of the same row lies between its ends. */
function arrow([x1, y1]: number[], [x2, y2]: number[], lit: boolean, nodes: number[][]) {
  const over = nodes.some(([x, y]) => y === y1 && y === y2 && (x - x1) * (x - x2) < 0);
  const bend = over ? -Math.abs(x2 - x1) * 0.34 : 0;
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2 + bend * 1.3];
  const cut = (x: number, y: number, by: number) => {
    const length = Math.hypot(cx - x, cy - y) || 1;
    return [x + ((cx - x) / length) * by, y + ((cy - y) / length) * by];
  };
  const [sx, sy] = cut(x1, y1, R + 2);
  const [ex, ey] = cut(x2, y2, R + 4);
  const angle = Math.atan2(ey - cy, ex - cx);
  const tip = [-0.42, 0.42].map((turn) => [
    (ex - 8 * Math.cos(angle + turn)).toFixed(1),
    (ey - 8 * Math.sin(angle + turn)).toFixed(1),
  ]);
  return markup`<g class="arrow ${lit ? 'lit' : ''}"><path d="M${sx.toFixed(1)} ${sy.toFixed(1)} Q${cx.toFixed(1)} ${cy.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}" /><path d="M${tip[0].join(' ')} L${ex.toFixed(1)} ${ey.toFixed(1)} L${tip[1].join(' ')}" /></g>`;
}
