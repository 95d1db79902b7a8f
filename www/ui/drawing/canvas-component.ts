/**
 * The base class of canvas drawings: sized by their box, redrawn at most once per frame when data,
 * size, theme or medium change, and a single tab stop each, with common keys and tools.
 */
import { html, nothing } from 'lit';
import { MexElement } from '../element/base.ts';
import { gestures } from './gestures.ts';
import { onceAFrame, palette, sheet } from './canvas-colours.ts';
import { pointIn } from './css-scale.ts';
import { tool } from '../controls/tool-button.ts';

const COLOURS =
  'paper surface ink ink-soft line line-strong accent amber amber-soft win lose stone-1 stone-3'.split(
    ' ',
  );

interface Frame {
  part: string;
  role: string;
  label: string;
  help: string;
  /** What kind of drawing it is. */
  kind?: string;
  /** Of a slider: the number of its value, the largest one, and what it says. */
  value?: { now: number; most: number; text: string };
}

export class CanvasComponent extends MexElement {
  #frame = onceAFrame(() => this.draw());
  #undo: (() => void)[] = [];

  get canvas(): HTMLCanvasElement | null {
    return this.renderRoot?.querySelector('canvas') ?? null;
  }

  connectedCallback() {
    super.connectedCallback();
    // Models that it listened to while it was connected before are listened to again.
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const undo of this.#undo) undo();
    this.#undo = [];
    this.#frame.stop();
  }

  updated() {
    this.#listen();
    this.redraw();
  }

  redraw() {
    this.#frame.ask();
  }

  #listen() {
    const { canvas } = this;
    if (!canvas || this.#undo.length > 0) return;
    const size = new ResizeObserver(() => {
      this.sized();
      this.redraw();
    });
    size.observe(canvas);
    // Printing uses the light theme, so the drawing is redrawn for print.
    const now = () => this.draw();
    const print = matchMedia('print');
    print.addEventListener('change', now);
    this.#undo = [
      () => size.disconnect(),
      () => print.removeEventListener('change', now),
      gestures(canvas, {
        pan: (dx, dy) => this.pan(dx, dy),
        zoom: (factor, x, y) => this.zoom(factor, x, y),
        tap: (x, y) => this.tap(x, y),
      }),
    ];
  }

  draw() {
    const { canvas } = this;
    if (!canvas || canvas.clientWidth === 0) return;
    this.paint(sheet(canvas), palette(this, COLOURS), getComputedStyle(this).fontFamily);
  }

  paint(_sheet: ReturnType<typeof sheet>, _colours: Record<string, string>, _font: string) {}

  /** The zoom factor of a key or tool. */
  get nearer() {
    return 1.5;
  }

  /** The actions of keys. */
  keys(): Record<string, () => void> {
    return {
      '+': () => this.zoom(this.nearer),
      '=': () => this.zoom(this.nearer),
      '-': () => this.zoom(1 / this.nearer),
      0: () => this.whole(),
    };
  }

  onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = this.keys()[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  onMove(event: PointerEvent) {
    if (event.buttons !== 0 || event.pointerType === 'touch') return;
    const { x, y } = pointIn(event.currentTarget as Element, event);
    this.over(x, y);
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
        @keydown=${(event: KeyboardEvent) => this.onKey(event)}
      >
        <canvas @pointermove=${(event: PointerEvent) => this.onMove(event)}></canvas>
      </div>
      <p class="sr" id="help">${help}</p>`;
  }

  /** The buttons below a drawing: its own, then the common ones. */
  tools(own?: unknown) {
    return html`<span class="tools" role="toolbar" aria-label=${this.t('table.plot.tools')}>
      ${own} ${tool('out', this.t('table.zoom.out'), () => this.zoom(1 / this.nearer))}
      ${tool('in', this.t('table.zoom.in'), () => this.zoom(this.nearer))}
      ${tool('fit', this.t('table.zoom.fit'), () => this.whole())}
    </span>`;
  }

  /** Called when the canvas was resized. */
  sized() {}

  pan(_dx: number, _dy: number) {}

  /** @param _x the point that stays; where none is given, what matters most does */
  zoom(_factor: number, _x?: number, _y?: number) {}

  tap(_x: number, _y: number) {}

  /** The pointer is over a point. */
  over(_x: number, _y: number) {}

  /** Shows everything. */
  whole() {}
}
