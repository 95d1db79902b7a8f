/**
 * Presses and drags on a drawing of nodes, by mouse, pen and finger. A drag begins on a node, whose element
 * captures the pointer; elsewhere a finger scrolls.
 */
import { pointIn } from '../ui/drawing/css-scale.ts';

type Point = { x: number; y: number };

interface Does {
  /** Return the node at a point, or null if there is none. */
  nodeAt: (point: Point) => number | null;
  tap: (at: Point, target: Element) => void;
  /** Handle a movement of the pointer during a drag. */
  drag: (from: number, to: Point, left: boolean) => void;
  /**
   * Handle the end of a drag.
   * @param left whether the pointer has been outside of the node where the drag began
   */
  drop: (from: number, to: Point, left: boolean) => void;
  /** Handle a drag that the browser cancels. */
  stop: () => void;
}

/** The largest movement of a press, in px, that counts as a tap. */
const STILL = 6;

/**
 * Listen to pointers on an element, whose corner is the origin of the points. Return a function that removes
 * the listeners.
 */
export function strokes(target: SVGSVGElement, does: Does): () => void {
  let press: {
    id: number;
    from: number | null;
    at: Point;
    moved: boolean;
    left: boolean;
  } | null = null;

  const onDown = (event: PointerEvent) => {
    if (press || event.button !== 0) return;
    const at = pointIn(target, event);
    press = { id: event.pointerId, from: does.nodeAt(at), at, moved: false, left: false };
    if (press.from !== null) target.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    const to = pointIn(target, event);
    press.moved ||= Math.hypot(to.x - press.at.x, to.y - press.at.y) > STILL;
    if (!press.moved || press.from === null) return;
    press.left ||= does.nodeAt(to) !== press.from;
    does.drag(press.from, to, press.left);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    const { from, at, moved, left } = press;
    press = null;
    const to = pointIn(target, event);
    if (!moved) does.tap(at, event.target as Element);
    else if (from !== null) does.drop(from, to, left);
  };
  const onCancel = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    press = null;
    does.stop();
  };

  // Prevent scrolling from a node here, since some browsers ignore `touch-action` on parts of an SVG.
  const onTouch = (event: TouchEvent) => {
    const [touch] = event.changedTouches;
    if (does.nodeAt(pointIn(target, touch)) !== null) event.preventDefault();
  };

  const ended = new AbortController();
  const { signal } = ended;
  target.addEventListener('pointerdown', onDown, { signal });
  target.addEventListener('pointermove', onMove, { signal });
  target.addEventListener('pointerup', onUp, { signal });
  target.addEventListener('pointercancel', onCancel, { signal });
  target.addEventListener('touchstart', onTouch, { signal, passive: false });
  return () => ended.abort();
}
