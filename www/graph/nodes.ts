/** Templates of the nodes of a drawn graph. */
import { nothing, svg } from 'lit';
import { markShape } from '../ui/text/outcome-mark.ts';
import { valueOf } from '../ui/text/position-value.ts';
import type { Node as MexNode } from './graph-data.ts';

/** The largest length of a node's text that is not abbreviated; the accessible label is always complete. */
const LONG = 16;

function brief(text: string) {
  return text.length <= LONG ? text : `${text.slice(0, 8)}…${text.slice(-6)}`;
}

/** Return the size of a drawn node. */
export function sizeOf(node: MexNode) {
  const value = valueOf(node) ?? '';
  const wide = Math.max(brief(node.text).length * 8.6 + 22, value.length * 8 + 36);
  return { width: Math.max(58, wide), height: 50 };
}

/**
 * Return the template of a node.
 * @param valued whether the value of the node is shown
 */
export const nodeShape = (
  node: MexNode,
  { width, height }: { width: number; height: number },
  valued: boolean,
  print: string,
) =>
  svg`<rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="12" />
    <text class="name" y="-5" text-anchor="middle">${brief(node.text)}</text>
    ${valuePlace(node, valued, print)} ${tokens(node, width, height)}
    ${node.closed ? opener(width, height) : nothing}`;

/**
 * Return the template of a node's value, or of a question mark if the value is not shown. `print` may show or
 * hide the value differently on paper.
 */
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

/** Return the plus sign in the corner of a node that can be opened. */
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
