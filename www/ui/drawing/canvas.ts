import { html, nothing } from 'lit';
import { gestures } from './gestures.ts';
import { onceAFrame, palette, sheet } from './canvas-colours.ts';
import { pointIn } from './css-scale.ts';
import { tool } from '../controls/tool-button.ts';
import type { MexElement } from '../element/base.ts';
import type { ReactiveController } from 'lit';

const COLOURS =
  'paper surface ink ink-soft line line-strong accent amber amber-soft win lose stone-1 stone-3'.split(
    ' ',
  );

/** An element with a drawing on a canvas. */
export interface Drawn extends MexElement {
  paint(page: ReturnType<typeof sheet>, colours: Record<string, string>, font: string): void;

  /** Called when the canvas was resized. */
  sized?(): void;

  pan(dx: number, dy: number): void;

  /** @param x the fixed point; by default the most relevant one */
  zoom(factor: number, x?: number, y?: number): void;

  /** Shows everything. */
  whole(): void;
}

/** The point of a drawing that the reader has chosen. */
export interface Cursor {
  /** The pointer is over a point. */
  over(x: number, y: number): void;

  tap(x: number, y: number): void;

  /** The actions of keys. */
  keys(): Record<string, () => void>;
}

interface Frame {
  part: string;
  role: string;
  label: string;
  help: string;
  /** The kind of the drawing, for screen readers. */
  kind?: string;
  /** For a slider: the number of its value, the largest one, and its text. */
  value?: { now: number; most: number; text: string };
}

/**
 * A reactive controller: a canvas that is sized by its box, redrawn at most once per frame when data,
 * size, theme or medium change, and a single tab stop, with common keys and tools.
 */
export class Canvas implements ReactiveController {
  #host;
  #cursor;
  #nearer;
  #frame = onceAFrame(() => this.#draw());
  #undo: (() => void)[] = [];

  /** @param nearer the zoom factor of a key or tool */
  constructor(host: Drawn, cursor: Cursor, nearer = 1.5) {
    this.#host = host;
    this.#cursor = cursor;
    this.#nearer = nearer;
    host.addController(this);
  }

  get element(): HTMLCanvasElement | null {
    return this.#host.renderRoot?.querySelector('canvas') ?? null;
  }

  get width() {
    return this.element?.clientWidth ?? 1;
  }

  get height() {
    return this.element?.clientHeight ?? 1;
  }

  hostConnected() {
    // The canvas that it listened to while it was connected before is listened to again.
    this.#host.requestUpdate();
  }

  hostDisconnected() {
    for (const undo of this.#undo) undo();
    this.#undo = [];
    this.#frame.stop();
  }

  hostUpdated() {
    this.#listen();
    this.redraw();
  }

  redraw() {
    this.#frame.ask();
  }

  #listen() {
    const [host, cursor, canvas] = [this.#host, this.#cursor, this.element];
    if (!canvas || this.#undo.length > 0) return;
    const size = new ResizeObserver(() => {
      host.sized?.();
      this.redraw();
    });
    size.observe(canvas);
    // Printing uses the light theme, so the drawing is redrawn for print.
    const now = () => this.#draw();
    const print = matchMedia('print');
    print.addEventListener('change', now);
    this.#undo = [
      () => size.disconnect(),
      () => print.removeEventListener('change', now),
      gestures(canvas, {
        pan: (dx, dy) => host.pan(dx, dy),
        zoom: (factor, x, y) => host.zoom(factor, x, y),
        tap: (x, y) => cursor.tap(x, y),
      }),
    ];
  }

  #draw() {
    const [host, canvas] = [this.#host, this.element];
    if (!canvas || canvas.clientWidth === 0) return;
    host.paint(sheet(canvas), palette(host, COLOURS), getComputedStyle(host).fontFamily);
  }

  #onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const host = this.#host;
    const keys: Record<string, () => void> = {
      '+': () => host.zoom(this.#nearer),
      '=': () => host.zoom(this.#nearer),
      '-': () => host.zoom(1 / this.#nearer),
      0: () => host.whole(),
      ...this.#cursor.keys(),
    };
    const does = keys[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  #onMove(event: PointerEvent) {
    if (event.buttons !== 0 || event.pointerType === 'touch') return;
    const { x, y } = pointIn(event.currentTarget as Element, event);
    this.#cursor.over(x, y);
  }

  /** The canvas in its frame, a tab stop. */
  frame({ part, role, label, help, kind, value }: Frame) {
    return html`<div
        class="frame"
        part=${part}
        role=${role}
        tabindex="0"
        aria-label=${label}
        aria-roledescription=${kind ?? nothing}
        aria-valuemin=${value ? 0 : nothing}
        aria-valuemax=${value?.most ?? nothing}
        aria-valuenow=${value?.now ?? nothing}
        aria-valuetext=${value?.text ?? nothing}
        aria-describedby="help"
        @keydown=${(event: KeyboardEvent) => this.#onKey(event)}
      >
        <canvas @pointermove=${(event: PointerEvent) => this.#onMove(event)}></canvas>
      </div>
      <p class="sr" id="help">${help}</p>`;
  }

  /** The buttons below a drawing: its own ones, then the common ones. */
  tools(own?: unknown) {
    const host = this.#host;
    return html`<span class="tools" role="toolbar" aria-label=${host.t('table.plot.tools')}>
      ${own} ${tool('out', host.t('table.zoom.out'), () => host.zoom(1 / this.#nearer))}
      ${tool('in', host.t('table.zoom.in'), () => host.zoom(this.#nearer))}
      ${tool('fit', host.t('table.zoom.fit'), () => host.whole())}
    </span>`;
  }
}
