/** The nodes and edges of a drawn graph. */
import { nothing, svg } from 'lit';
import { pathThrough } from '../ui/drawing/graph-layout.ts';
import { markShape } from '../ui/text/outcome-mark.ts';
import { valueOf } from '../ui/text/position-value.ts';
import type { Drawing, Node as MexNode } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';

/** Longer texts are abbreviated; the accessible label is complete. */
const LONG = 16;

export function brief(text: string) {
  return text.length <= LONG ? text : `${text.slice(0, 8)}…${text.slice(-6)}`;
}

/** The size of a node on the drawing. */
export function sizeOf(node: MexNode) {
  const value = valueOf(node) ?? '';
  const wide = Math.max(brief(node.text).length * 8.6 + 22, value.length * 8 + 36);
  return { width: Math.max(58, wide), height: 50 };
}

export function edgeLines({
  drawing,
  layout,
  lit,
}: {
  drawing: Drawing;
  layout: Layout;
  /** The node whose options are shown. */ lit: number | null;
}) {
  const line = (i: number, name: string) =>
    svg`<path class="edge ${name}" d=${pathThrough(layout.lines[i])}
      marker-end=${name === 'lit' ? 'url(#head-lit)' : 'url(#head)'} />`;
  const isLit = (i: number) => drawing.edges[i][0] === lit;
  const all = drawing.edges.map((_, i) => i);
  const rest = lit === null ? '' : 'dim';
  return svg`<g aria-hidden="true">
    ${all.filter((i) => !isLit(i)).map((i) => line(i, rest))}
    ${all.filter(isLit).map((i) => line(i, 'lit'))}
  </g>`;
}

export function nodeShapes({
  drawing,
  layout,
  at,
  lit,
  valued,
  label,
  print,
}: {
  drawing: Drawing;
  layout: Layout;
  /** The tab stop. */ at: number;
  lit: number | null;
  valued: (i: number) => boolean;
  label: (i: number) => string;
  /** What paper shows. */ print: string;
}) {
  return drawing.nodes.map((node, i) => {
    const { x, y, width, height } = layout.places[i];
    const isOption = lit !== null && drawing.options[lit].includes(i);
    const classes = [
      'node',
      i === lit ? 'lit' : '',
      isOption ? 'option' : '',
      lit !== null && i !== lit && !isOption ? 'dim' : '',
      drawing.kind === 'positions' && i === 0 ? 'start' : '',
    ].join(' ');
    return svg`<g class=${classes} data-i=${i} role="button" tabindex=${i === at ? 0 : -1}
        aria-label=${label(i)} transform="translate(${x} ${y})">
      <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="12" />
      <text class="name" y="-5" text-anchor="middle">${brief(node.text)}</text>
      ${valuePlace(node, valued(i), print)}
      ${tokens(node, width, height)}
      ${node.closed ? opener(width, height) : nothing}
    </g>`;
  });
}

/** The value of a node, or a blank; print may show the other. */
function valuePlace(node: MexNode, shown: boolean, print: string) {
  const open = svg`<text class="value" y="16" text-anchor="middle">?</text>`;
  if (shown && print === 'question') {
    return svg`<g class="given-away">${value(node)}</g><g class="asked-only">${open}</g>`;
  }
  if (!shown && print === 'answer') {
    return svg`<g class="no-print">${open}</g><g class="answer-only">${value(node)}</g>`;
  }
  return shown ? value(node) : open;
}

function value(node: MexNode) {
  const { outcome } = node;
  const shown = valueOf(node);
  if (outcome === null) {
    return svg`<text class="value" y="16" text-anchor="middle">${shown}</text>`;
  }
  const shift = shown === null ? 0 : -4 - 4 * shown.length;
  return svg`${markShape(outcome, shift, 12, 8)}
    ${shown === null ? nothing : svg`<text class="value" x=${shift + 13} y="17">${shown}</text>`}`;
}

/** The sign of a node that can be opened, in its corner. */
const opener = (width: number, height: number) =>
  svg`<g class="opener no-print" transform="translate(${width / 2 - 3} ${height / 2 - 2})">
    <circle r="8" /><path d="M-4 0H4M0 -4V4" />
  </g>`;

function tokens({ tokens: count }: MexNode, width: number, height: number) {
  if (count === 0) return nothing;
  const drawn = Math.min(count, 3);
  const stones = Array.from(
    { length: drawn },
    (_, k) =>
      svg`<circle class="token" cx=${width / 2 - 4 - 11 * k} cy=${-height / 2 + 1} r="9" />`,
  );
  return svg`${stones.reverse()}${
    count > 1
      ? svg`<text class="count" x=${width / 2 - 4} y=${-height / 2 + 5}
          text-anchor="middle">${count}</text>`
      : nothing
  }`;
}
