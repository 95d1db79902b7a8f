/**
 * A map of the values of two heaps that can be panned and zoomed; P-positions are dark squares. The map is
 * one tab stop, and the arrow keys move from cell to cell.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { raster } from '../engine/api.ts';
import { mapForm } from './map-form.ts';
import { canvases, fades } from './plots/mipmaps.ts';
import { EDGE, cellAt, drawMap, holdMap } from './plots/map.ts';
import { NO_POSITION, pixelsOf, rampOf, stepsOf } from './plots/ramp.ts';
import { zoomCamera } from '../ui/drawing/zoom.ts';
import { Canvas } from '../ui/drawing/canvas.ts';
import { MexElement } from '../ui/element/base.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { placed } from '../ui/element/placed.ts';
import type { Cursor, Drawn } from '../ui/drawing/canvas.ts';
import type { Grid } from '../engine/types.ts';
import type { Camera } from '../ui/drawing/zoom.ts';

/** The minimum size of a cell in a near view, in pixels. */
const NEAR = 8;

class MapDrawing extends MexElement implements Drawn, Cursor {
  static areas = ['table'] as const;

  @property({ attribute: false }) grid: Grid | null = null;

  /** Whether the initial view is a near view. */
  @property({ attribute: false }) near = false;

  @state() at: { x: number; y: number } = { x: 0, y: 0 };

  canvas = new Canvas(this, this);

  camera = { k: 0, x: EDGE.left, y: EDGE.top };

  /** The index of the colour of each value. */
  steps = new Uint8Array(1);

  /** The image of the grid; `of` contains the grid and the colours for which it was drawn. */
  #picture: { of: unknown[]; layers: HTMLCanvasElement[]; fades: boolean } = {
    of: [],
    layers: [],
    fades: false,
  };
  /** The grid and the colours of the last request to the core. */
  #asked: unknown[] = [];

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('grid') && this.grid) {
      const before = changed.get('grid') as Grid | null;
      if (before?.width !== this.grid.width || before?.height !== this.grid.height) {
        this.camera.k = 0;
      }
      this.steps = stepsOf(this.grid.nimbers);
      const { width, height, third } = this.grid;
      this.at = {
        x: Math.min(Math.max(this.at.x, third === null ? 0 : Math.max(1, third)), width - 1),
        y: Math.min(Math.max(this.at.y, third ?? 0), height - 1),
      };
    }
  }

  /** The size of a cell at which the whole map is visible, in pixels, at most 40. */
  get #least() {
    if (!this.grid) return 1;
    const { width, height } = this.canvas;
    return Math.min(
      40,
      (width - EDGE.left - 10) / this.grid.width,
      (height - EDGE.top - 2) / this.grid.height,
    );
  }

  /** The size of a cell in the initial view, in pixels. */
  get #first() {
    return this.near ? Math.max(NEAR, this.#least) : this.#least;
  }

  whole() {
    this.#move({ k: this.#least, x: EDGE.left, y: EDGE.top });
  }

  sized() {
    if (this.camera.k < this.#least) this.camera.k = 0;
    this.#move(this.camera);
  }

  #move(camera: Camera) {
    const { grid } = this;
    if (!grid) return;
    const { width, height } = this.canvas;
    this.camera = holdMap(
      camera.k === 0 ? { k: this.#first, x: EDGE.left, y: EDGE.top } : camera,
      grid,
      width,
      height,
    );
    // Let one finger scroll the page as long as the whole map is visible; when zoomed in, one finger drags
    // the map.
    const { element } = this.canvas;
    if (element) {
      element.style.touchAction = this.camera.k > this.#least * 1.01 ? 'none' : 'pan-x pan-y';
    }
    this.canvas.redraw();
  }

  paint(sheet: Parameters<typeof drawMap>[0], colours: Record<string, string>, font: string) {
    const { grid } = this;
    if (!grid) return;
    if (this.camera.k === 0) this.#move(this.camera);
    const { layers, fades } = this.#layers(grid, rampOf(colours));
    const { camera, at, steps } = this;
    const rays = grid.rays ?? [];
    drawMap(sheet, { grid, layers, fades, camera, at, steps, rays, colours, font });
  }

  /** Return the image of a grid, which the core draws once for each theme; it is empty until then. */
  #layers(grid: Grid, ramp: Uint32Array) {
    const of = [grid, ramp];
    const same = (a: unknown[]) => a[0] === grid && a[1] === ramp;
    if (same(this.#picture.of)) return this.#picture;
    const picture = (image: Parameters<typeof canvases>[0]) => ({
      of,
      layers: canvases(image, ramp[0]),
      fades: fades(image, ramp[0]),
    });
    const here = () => picture(pixelsOf(grid.nimbers, grid.width, ramp));
    // When printing, draw the image without the core, since printing does not wait for the core.
    if (matchMedia('print').matches) return here();
    if (!same(this.#asked)) {
      this.#asked = of;
      const bytes = new Uint8Array(ramp.slice().buffer);
      raster(grid.nimbers, grid.width, bytes)
        .then(picture, here)
        .then((drawn) => {
          if (this.#asked !== of) return;
          this.#picture = drawn;
          this.canvas.redraw();
        });
    }
    return this.#picture.of[0] === grid ? this.#picture : { layers: [], fades: false };
  }

  pan(dx: number, dy: number) {
    this.#move({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  zoom(factor: number, x?: number, y?: number) {
    const { k } = this.camera;
    const px = x ?? this.camera.x + (this.at.x + 0.5) * k;
    const py = y ?? this.camera.y + (this.at.y + 0.5) * k;
    this.#move(zoomCamera(this.camera, factor, px, py, this.#least, 48));
  }

  tap(x: number, y: number) {
    this.over(x, y);
  }

  over(x: number, y: number) {
    const cell = this.grid && cellAt(x, y, this.camera, this.grid);
    if (cell && (cell.x !== this.at.x || cell.y !== this.at.y)) this.at = cell;
  }

  #walk(dx: number, dy: number) {
    const { grid } = this;
    if (!grid) return;
    const clamp = (v: number, top: number) => Math.min(top - 1, Math.max(0, v));
    this.at = {
      x: clamp(this.at.x + dx, grid.width),
      y: clamp(this.at.y + dy, grid.height),
    };
    const { width, height } = this.canvas;
    const { k, x, y } = this.camera;
    const [left, top] = [x + this.at.x * k, y + this.at.y * k];
    const push = (at: number, lo: number, hi: number) =>
      at < lo ? lo - at : at + k > hi ? hi - at - k : 0;
    this.#move({ k, x: x + push(left, EDGE.left, width), y: y + push(top, EDGE.top, height) });
  }

  keys() {
    return {
      ArrowLeft: () => this.#walk(-1, 0),
      ArrowRight: () => this.#walk(1, 0),
      ArrowUp: () => this.#walk(0, -1),
      ArrowDown: () => this.#walk(0, 1),
      PageUp: () => this.#walk(0, -10),
      PageDown: () => this.#walk(0, 10),
      Home: () => this.#walk(-Infinity, 0),
      End: () => this.#walk(Infinity, 0),
    };
  }

  view() {
    const { grid, at } = this;
    if (!grid) return html``;
    const nimber = grid.nimbers[at.y * grid.width + at.x];
    const { third, names = [] } = grid;
    const kind = names.length ? '.names' : third === null ? '' : '.rows';
    const none = nimber === NO_POSITION;
    const key = none ? 'table.map.none' : `table.map.at${kind}`;
    const label = this.t(key, { ...at, third, names, nimber });
    return html`${this.canvas.frame({
        part: 'map',
        role: 'application',
        label: this.t('table.map', grid),
        help: this.t('table.map.help'),
        kind: this.t('table.map.role'),
      })}
      <div class="flow below">
        <span class="read-out" part="read-out" role="status"
          >${none ? nothing : mark(nimber === 0 ? 'P' : 'N', this.lang)} ${label}</span
        >
        ${this.canvas.tools()}
      </div>
      <ul class="flow legend">
        <li>${mark('P', this.lang)} ${this.t('table.map.legend.P')}</li>
        <li><span class="ramp"></span> ${this.t('table.map.legend.N')}</li>
        ${
          grid.rays?.length
            ? html`<li><span class="ray"></span> ${this.t('table.map.legend.options')}</li>`
            : nothing
        }
        <li>${this.t(`table.map.axes${kind}`, { third: third!, names })}</li>
      </ul>
      ${mapForm({ grid })}`;
  }
}

export const mapDrawing = placed('mex-map-drawing', MapDrawing);
