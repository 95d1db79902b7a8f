/** The drawing itself, what its signs mean, and what is said and to be pressed beside it. */
import { html, nothing, svg } from 'lit';
import { mark } from '../ui/text/outcome-mark.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { tool } from '../ui/controls/tool-button.ts';
import { edgeLines, nodeShapes } from './nodes.ts';
import type { Drawing } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';
import type { Lang } from '../i18n/index.ts';
import type { Camera } from './camera.ts';
import type { Translate } from '../i18n/languages.ts';

/** Above this number edges are drawn fainter. */
const MANY = 120;

export function picture({
  drawing,
  layout,
  frame,
  title,
  at,
  lit,
  valued,
  label,
  print,
  on,
}: {
  drawing: Drawing;
  layout: Layout;
  frame: { width: number; height: number };
  title: string;
  at: number;
  lit: number | null;
  valued: (i: number) => boolean;
  label: (i: number) => string;
  print: string;
  on: {
    key: (event: KeyboardEvent) => void;
    over: (event: PointerEvent) => void;
  } & Record<'move' | 'leave' | 'focus' | 'click', (event: Event) => void>;
}) {
  const height = Math.round(frame.height);
  return html`<div class="frame" part="graph" style=${setStyle({ height: `${height}px` })}>
    <svg
      viewBox="0 0 ${frame.width} ${height}"
      height=${height}
      role="group"
      aria-label=${title}
      class=${drawing.edges.length > MANY ? 'many' : ''}
      @keydown=${on.key}
      @pointerover=${on.over}
      @pointermove=${on.move}
      @pointerleave=${on.leave}
      @focusin=${on.focus}
      @click=${on.click}
    >
      ${svg`<defs>${['', '-lit'].map(head)}</defs>
      <g class="moved">
        ${edgeLines({ drawing, layout, lit })}
        ${nodeShapes({ drawing, layout, at, lit, valued, label, print })}
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

export function legend(t: (key: string) => string, lang: Lang, drawing: Drawing) {
  const marks = drawing.nodes.some((node) => node.outcome !== null);
  const draws = drawing.nodes.some((node) => node.outcome === 'D');
  return html`<ul class="flow legend">
    ${
      marks
        ? html`<li>${mark('P', lang)} ${t('graph.legend.P')}</li>
            <li>${mark('N', lang)} ${t('graph.legend.N')}</li>
            ${draws ? html`<li>${mark('D', lang)} ${t('graph.legend.D')}</li>` : nothing}`
        : nothing
    }
    ${
      drawing.kind === 'board'
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

/** A note that not everything is drawn. */
export function partNote(t: Translate, { truncated, kind, nodes, all }: Drawing) {
  if (!truncated) return nothing;
  const key = kind === 'board' ? 'graph.truncated.board' : 'graph.truncated';
  return html`<p class="caution note" role="status">${t(key, { shown: nodes.length, all })}</p>`;
}

/** How much is drawn, with buttons for more and less. */
export function openTools(
  t: Translate,
  { drawing, full, open }: { drawing: Drawing; full: Drawing | null; open: (all: boolean) => void },
) {
  const [shown, all] = [drawing.nodes.length, full?.nodes.length ?? 0];
  const label = t(shown < all ? 'graph.opened' : 'graph.opened.all', {
    ...{ shown, all, more: Boolean(full?.truncated) },
  });
  return html`<div class="row no-print">
    <span role="status">${label}</span>
    <button class="btn" type="button" data-open @click=${() => open(shown < all)}>
      ${t(shown < all ? 'graph.open.all' : 'graph.open.none')}
    </button>
  </div>`;
}

export const foldNote = (t: (key: string) => string) =>
  html`<p class="soft fold">${t('graph.folded')}</p>`;

/** Buttons for zooming and panning. */
export function cameraTools(t: (key: string) => string, camera: Camera) {
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
