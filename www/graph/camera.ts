/**
 * The camera of a drawing: fitted at first, then panned and zoomed, with part of the drawing always
 * visible.
 */
import { gestures } from '../ui/drawing/gestures.ts';
import { fit, zoomCamera } from '../ui/drawing/zoom.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';

/** The margin of a drawing. */
const EDGE = 22;
/** The maximum height of a drawing where the window is high enough. */
export const HIGH = 680;
/** The scale at which nodes can still be read. */
const SMALL = 0.6;
/** A drawing is shown whole from this scale on, so that it is not cut in the middle of a level. */
const LEAST = 0.4;
/** The part of a drawing that always stays visible, in px. */
const STAYS = 60;

export class Camera {
  layout: Layout | null = null;
  /** The width of the frame. */
  width = 640;
  /** The maximum height of the frame. */
  high = HIGH;
  at = { k: 1, x: 0, y: 0 };
  #moved;
  #release: (() => void) | null = null;

  /** @param moved called after each change */
  constructor(moved: () => void) {
    this.#moved = moved;
  }

  /** Listens to gestures on the drawing. */
  hold(drawn: SVGElement | null, tap?: (event: PointerEvent) => void) {
    if (drawn && !this.#release) {
      this.#release = gestures(drawn, {
        pan: (dx, dy) => this.shift(dx, dy),
        zoom: (factor, x, y) => this.zoom(factor, x, y),
        tap: (_x, _y, event) => tap?.(event),
      });
    } else if (!drawn) {
      this.#release?.();
      this.#release = null;
    }
  }

  get frame() {
    const { layout } = this;
    const width = Math.max(120, this.width - 2);
    const whole = (layout?.height ?? 0) + 2 * EDGE;
    const shown = (width - 2 * EDGE) / Math.max(1, layout?.width ?? 1);
    const k = Math.max(SMALL, Math.min(1, shown));
    return { width, height: Math.max(120, Math.min(this.high, whole * k)) };
  }

  /** The scale at which all of a layout is seen at once. */
  scaleOf({ width, height }: Pick<Layout, 'width' | 'height'>) {
    const wide = (Math.max(120, this.width - 2) - 2 * EDGE) / Math.max(1, width);
    return Math.min(1, wide, (this.high - 2 * EDGE) / Math.max(1, height));
  }

  /** Whether everything is visible, so that there is nothing to drag. */
  get inside() {
    const { width, height } = this.frame;
    const { k } = this.at;
    const { layout } = this;
    return !layout || (layout.width * k <= width && layout.height * k <= height);
  }

  /** Shows everything unless it is very small, otherwise the first node. */
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
    // The first node at the side where the levels begin.
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
    this.#moved();
  }

  shift(dx: number, dy: number) {
    this.move({ ...this.at, x: this.at.x + dx, y: this.at.y + dy });
  }

  /** @param x the fixed point; the centre by default */
  zoom(factor: number, x: number = this.frame.width / 2, y = this.frame.height / 2) {
    this.move(zoomCamera(this.at, factor, x, y));
  }

  /** Makes a node visible. */
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
