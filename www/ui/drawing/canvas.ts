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

  /** @param x the x coordinate of the fixed point; by default the drawing chooses the point */
  zoom(factor: number, x?: number, y?: number): void;

  /** Show the whole drawing. */
  whole(): void;
}

/** The cursor of a drawing, which marks the point that the reader has chosen. */
export interface Cursor {
  /** Called when the pointer is over a point. */
  over(x: number, y: number): void;

  tap(x: number, y: number): void;

  /** Returns the actions of keys, by the name of the key. */
  keys(): Record<string, () => void>;
}

interface Frame {
  part: string;
  role: string;
  label: string;
  help: string;
  /** The kind of the drawing, announced by screen readers. */
  kind?: string;
  /** For a slider: its current value, its maximum, and the text of the value. */
  value?: { now: number; most: number; text: string };
}

/**
 * A reactive controller for a canvas that takes the size of its box. The canvas is redrawn at most once per
 * frame when data, size, theme or medium change. It is a single tab stop, with keys and buttons that all
 * drawings share.
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
    // Update the host, so that the listeners removed on disconnection are added again.
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
    // Redraw for print, since printing uses the light theme.
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

  /** Draw the canvas in its frame, which is a tab stop. */
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

  /** Draw the buttons below a drawing: the given buttons, then those that all drawings share. */
  tools(own?: unknown) {
    const host = this.#host;
    return html`<span class="tools" role="toolbar" aria-label=${host.t('table.plot.tools')}>
      ${own} ${tool('out', host.t('table.zoom.out'), () => host.zoom(1 / this.#nearer))}
      ${tool('in', host.t('table.zoom.in'), () => host.zoom(this.#nearer))}
      ${tool('fit', host.t('table.zoom.fit'), () => host.whole())}
    </span>`;
  }
}
