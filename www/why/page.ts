/** Render the document of an explanation for the page. */
import { html, nothing } from 'lit';
import { scene } from '../boards/load-scene.ts';
import { blocksPart } from './blocks.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { mexLine } from '../ui/drawing/mex-line.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { thumbnail } from '../thumbnails/thumbnail.ts';
import type { BoardWords, Lang } from '../i18n/index.ts';
import type {
  Block,
  Cell,
  Edges,
  Inline,
  List,
  Offer,
  Paragraph,
  Step,
  Table,
} from '../ui/text/document.ts';

/** The data that the page adds to a document in order to render it. */
export interface Page {
  lang: Lang;
  game: string;
  /** The board of the position; undefined if there is none. */
  board: BoardWords | undefined;
  tryMove(move: string, to: string): void;
}

export const pageOf = (blocks: Block[], page: Page): unknown[] =>
  blocks.map((block) => render(block, page));

/** Render the steps as a list. */
export function stepsPage(steps: Step[], page: Page) {
  if (steps.length === 0) return nothing;
  return html`<ol class="stack steps" part="steps">
    ${steps.map((step) => html`<li class="step">${render(step, page)}</li>`)}
  </ol>`;
}

function render(block: Block, page: Page): unknown {
  switch (block.kind) {
    case 'heading':
      return html`<h3>${inline(block.content, page)}</h3>`;
    case 'paragraph':
      return paragraph(block, page);
    case 'lines':
      return html`<ol class="stack lines ${block.numbered ? '' : 'plain'}">
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ol>`;
    case 'table':
      return table(block, page);
    case 'list':
      return list(block, page);
    case 'mex-line':
      return mexLine(block.values);
    case 'bars':
      return bars(block.parts);
    case 'blocks':
      return blocksPart(block);
    case 'edges':
      return edges(block, page);
    case 'fold':
      return html`<details class="rest">
        <summary>${block.summary}</summary>
        ${pageOf(block.blocks, page)}
      </details>`;
    case 'try':
      return html`<button
        class="btn"
        type="button"
        @click=${() => page.tryMove(block.move, block.to)}
      >
        ${block.label}
      </button>`;
    case 'moves':
      return html`<ul class="flow chips" data-row>
        ${block.items.map((item) => offer(item, page))}
      </ul>`;
    case 'verdict':
      return html`<div class="panel verdict given-away" part="verdict">
        ${mark(block.outcome, page.lang)}
        <div>${pageOf(block.blocks, page)}</div>
      </div>`;
    case 'step':
      return block.style === 'plain'
        ? pageOf(block.blocks, page)
        : html`<div class=${block.style}>${pageOf(block.blocks, page)}</div>`;
  }
}

const inline = (content: Inline[], page: Page) => content.map((one) => inlineOne(one, page));

function inlineOne(one: Inline, page: Page) {
  if (typeof one === 'string') return one;
  if ('outcome' in one) return mark(one.outcome, page.lang);
  if ('arrow' in one) {
    return html`<span class="arrow" aria-hidden="true">→</span
      ><span class="sr">${one.arrow}</span>`;
  }
  if ('position' in one) {
    return thumbnail(page.game, page.board?.draw, one.position, { height: 44, text: one.text });
  }
  switch (one.style) {
    case 'bold':
      return html`<b>${one.text}</b>`;
    case 'code':
      return html`<code>${one.text}</code>`;
    case 'value':
      return html`<span part="nimber">${one.text}</span>`;
    case 'sup':
      return html`<sup>${one.text}</sup>`;
    case 'soft':
      return html`<span class="soft">${one.text}</span>`;
  }
}

const CLASSES = { verdict: 'says', value: 'value', 'no-value': 'value', soft: 'soft' };

function paragraph({ content, style }: Paragraph, page: Page) {
  const inside = inline(content, page);
  const part = style === 'value' ? 'nimber' : nothing;
  return html`<p class=${style ? CLASSES[style] : nothing} part=${part}>${inside}</p>`;
}

function list({ role, label, items }: List, page: Page) {
  const entries = items.map((item) => html`<li>${inline(item, page)}</li>`);
  return role === 'parts'
    ? html`<ul class="flow parts" aria-label=${label} part="parts">
        ${entries}
      </ul>`
    : html`<ul class="flow choices" aria-label=${label}>
        ${entries}
      </ul>`;
}

function bars(parts: string[]) {
  const total = parts.reduce((sum, part) => sum + Number(part), 0);
  return html`<div class="flow bars" aria-hidden="true">
    ${parts.map(
      (part, i) =>
        html`<span
          class="bar ${i === parts.length - 1 ? 'least' : ''}"
          style=${setStyle({ flex: `${Math.max(0.02, Number(part) / total)} 1 auto` })}
          >${part}</span
        >`,
    )}
  </div>`;
}

function edges({ edges, label }: Edges, { board }: Page) {
  // Load the element of the board, which is then drawn without interaction.
  scene('walk').catch(() => {});
  const drawn = board as { kind?: string; nodes?: unknown } | undefined;
  if (drawn?.kind !== 'walk' || !drawn.nodes) return nothing;
  return html`<mex-board-walk
    .board=${board}
    .legal=${null}
    .matching=${edges}
    .label=${label}
    disabled
  ></mex-board-walk>`;
}

function offer({ move, to, says, leaves, after }: Offer, page: Page) {
  return html`<li>
    <button class="btn" type="button" @click=${() => page.tryMove(move, to)}>
      <span>${says}</span>
      <span class="to">${inlineOne(leaves, page)}</span>
      ${after === undefined ? nothing : html`<span class="to">${after}</span>`}
    </button>
  </li>`;
}

function table({ caption = '', bits, head, body, foot }: Table, page: Page) {
  return html`<div class="scroll" aria-label=${caption}>
    <table class=${bits ? 'bits' : nothing}>
      <caption>
        <span class="sr">${caption}</span>
      </caption>
      <thead>
        ${head.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => headCell(cell, page))}
            </tr>`,
        )}
      </thead>
      <tbody>
        ${body.map((row) => tableRow(row, page))}
      </tbody>
      ${
        foot.length
          ? html`<tfoot>
              ${foot.map((row) => tableRow(row, page))}
            </tfoot>`
          : nothing
      }
    </table>
  </div>`;
}

function headCell({ content, bit, marked, note }: Cell, page: Page) {
  const inside = inline(content, page);
  if (!bit) return html`<th scope="col">${inside}</th>`;
  return html`<th scope="col" class="bit ${marked ? 'top' : ''}">
    ${inside}${note ? html`<span class="sr"> ${note}</span>` : nothing}
  </th>`;
}

/** Render a table row. The first cell is the row's heading, unless it spans all columns. */
function tableRow([first, ...rest]: Cell[], page: Page) {
  const inside = inline(first.content, page);
  if (first.span) {
    return html`<tr>
      <td colspan=${first.span}>${inside}</td>
    </tr>`;
  }
  return html`<tr>
    <th scope="row">${inside}</th>
    ${rest.map((cell) => bodyCell(cell, page))}
  </tr>`;
}

function bodyCell({ content, bit, marked }: Cell, page: Page) {
  if (!bit) return html`<td>${inline(content, page)}</td>`;
  const digit = content[0] === '0' ? 'zero' : 'one';
  return html`<td class="bit ${digit} ${marked ? 'top' : ''}">${content[0]}</td>`;
}
