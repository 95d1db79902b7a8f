/**
 * The camera of a drawn graph, which first fits the drawing into its frame and can then pan and zoom. A part
 * of the drawing is always visible.
 */
import { gestures } from '../ui/drawing/gestures.ts';
import { fit, zoomCamera } from '../ui/drawing/zoom.ts';
import type { ReactiveController } from 'lit';
import type { MexGraph } from './mex-graph.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';

/** The margin of a drawing in px. */
const EDGE = 22;
/** The largest height of a drawing in px if the window is high enough. */
const HIGH = 680;
/**
 * The least height of a drawing in a low window, the height of the choice above it, and the height below it.
 */
const [LOW, CHOICE, BELOW] = [160, 50, 14];
/** The least scale at which nodes are legible. */
const SMALL = 0.6;
/** The least scale at which a whole drawing is shown at first; below it, only the beginning is shown. */
const LEAST = 0.4;
/** The size of the part of a drawing that always stays visible, in px. */
const STAYS = 60;

/** A reactive controller that moves a drawing without rendering it again. */
export class Camera implements ReactiveController {
  #graph;
  #sized;
  /** The width of the frame in px. */
  width = 640;
  /** The largest height of the frame in px. */
  high = HIGH;
  at = { k: 1, x: 0, y: 0 };
  /** Whether the drawing was fitted into the frame after the last change of either. */
  isFitted = false;
  #release: (() => void) | null = null;
  #size = new ResizeObserver(([entry]) => this.#resize(entry.contentRect.width));

  /** @param sized a callback for a changed size of the frame */
  constructor(graph: MexGraph, sized: () => void) {
    this.#graph = graph;
    this.#sized = sized;
    graph.addController(this);
  }

  hostConnected() {
    this.#size.observe(this.#graph);
  }

  hostDisconnected() {
    this.#size.disconnect();
    this.#hold(null);
  }

  hostUpdated() {
    const { drawing } = this.#graph;
    this.#hold(this.#drawn);
    if (this.isFitted || !drawing) return this.#place();
    this.isFitted = true;
    this.begin(drawing.nodes.findIndex((node) => node.tokens > 0));
  }

  get layout() {
    return this.#graph.layout;
  }

  get #drawn() {
    return this.#graph.renderRoot.querySelector<SVGElement>('.frame > svg');
  }

  #resize(width: number) {
    const wide = Math.round(width);
    const before = this.high;
    if (wide <= 0) return;
    this.measure();
    if (wide === this.width && before === this.high) return;
    this.width = wide;
    this.isFitted = false;
    this.#graph.requestUpdate();
    this.#sized();
  }

  /**
   * Measure the largest height of the frame. In a low window, it is the height that is visible below the top
   * of the graph.
   */
  measure() {
    const graph = this.#graph;
    const isLow = parseFloat(getComputedStyle(graph).getPropertyValue('--mex-beside')) > 0;
    const above = () => graph.getBoundingClientRect().top + scrollY + (graph.isGraph ? CHOICE : 0);
    this.high = isLow ? Math.max(LOW, Math.floor(innerHeight - above() - BELOW)) : HIGH;
  }

  /** Start to listen to gestures on the drawing, or stop if there is no drawing. */
  #hold(drawn: SVGElement | null) {
    if (drawn && !this.#release) {
      this.#release = gestures(drawn, {
        pan: (dx, dy) => this.shift(dx, dy),
        zoom: (factor, x, y) => this.zoom(factor, x, y),
        tap: (_x, _y, { target }) => {
          if (!(target as Element).closest('.node')) this.#graph.pinned = null;
        },
      });
    } else if (!drawn) {
      this.#release?.();
      this.#release = null;
    }
  }

  #place() {
    const { k, x, y } = this.at;
    const moved = this.#graph.renderRoot.querySelector('.moved');
    moved?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    const drawn = this.#drawn;
    // One finger scrolls the page, unless the drawing is larger than its frame and can be dragged.
    if (drawn) drawn.style.touchAction = this.inside ? 'pan-x pan-y' : 'none';
  }

  /** The width at which wide levels are broken into several rows. */
  get space() {
    return Math.max(280, (this.width - 46) / 0.85);
  }

  get frame() {
    const { layout } = this;
    const width = Math.max(120, this.width - 2);
    const whole = (layout?.height ?? 0) + 2 * EDGE;
    const shown = (width - 2 * EDGE) / Math.max(1, layout?.width ?? 1);
    const k = Math.max(SMALL, Math.min(1, shown));
    return { width, height: Math.max(120, Math.min(this.high, whole * k)) };
  }

  /** Return the scale at which a whole layout is visible, at most 1. */
  scaleOf({ width, height }: Pick<Layout, 'width' | 'height'>) {
    const wide = (Math.max(120, this.width - 2) - 2 * EDGE) / Math.max(1, width);
    return Math.min(1, wide, (this.high - 2 * EDGE) / Math.max(1, height));
  }

  /** Whether the whole drawing is visible, so that it cannot be dragged. */
  get inside() {
    const { width, height } = this.frame;
    const { k } = this.at;
    const { layout } = this;
    return !layout || (layout.width * k <= width && layout.height * k <= height);
  }

  /** Show the whole drawing if its scale is at least `LEAST`, otherwise the part around the node `first`. */
  begin(first: number) {
    const { layout } = this;
    if (!layout) return;
    const whole = this.#whole(layout);
    if (whole.k >= LEAST || layout.places.length === 0) {
      this.move(whole);
      return;
    }
    const { x, y } = layout.places[Math.max(0, first)];
    const { width, height } = this.frame;
    // Place the first node at the side where the levels begin.
    const [left, top] = layout.sideways ? [3 * EDGE, height / 2] : [width / 2, 3 * EDGE];
    this.move({ k: SMALL, x: left - x * SMALL, y: top - y * SMALL });
  }

  everything() {
    if (this.layout) this.move(this.#whole(this.layout));
  }

  #whole(layout: Layout) {
    const { width, height } = this.frame;
    const { k, x, y } = fit(layout.width + 2 * EDGE, layout.height + 2 * EDGE, width, height);
    return { k, x: x + EDGE * k, y: y + EDGE * k };
  }

  move(to: { k: number; x: number; y: number }) {
    const { layout } = this;
    if (!layout) return;
    const { width, height } = this.frame;
    const hold = (at: number, size: number, space: number) =>
      Math.min(space - STAYS, Math.max(STAYS - size, at));
    this.at = {
      k: to.k,
      x: hold(to.x, layout.width * to.k, width),
      y: hold(to.y, layout.height * to.k, height),
    };
    this.#place();
  }

  shift(dx: number, dy: number) {
    this.move({ ...this.at, x: this.at.x + dx, y: this.at.y + dy });
  }

  /**
   * Zoom by a factor.
   * @param x the x coordinate of the fixed point, which is the centre of the frame by default
   */
  zoom(factor: number, x: number = this.frame.width / 2, y = this.frame.height / 2) {
    this.move(zoomCamera(this.at, factor, x, y));
  }

  /** Pan so that a node is visible. */
  reveal(i: number) {
    const place = this.layout?.places[i];
    if (!place) return;
    const { width, height } = this.frame;
    const { k, x, y } = this.at;
    const push = (at: number, half: number, space: number) =>
      at < half ? half - at : at > space - half ? space - half - at : 0;
    this.shift(
      push(x + place.x * k, (place.width / 2) * k + 8, width),
      push(y + place.y * k, (place.height / 2) * k + 8, height),
    );
  }
}
