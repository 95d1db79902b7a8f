/**
 * Presses and drags on a drawing of nodes, by mouse, pen and finger. A drag begins on a node, which catches the
 * pointer; elsewhere a finger scrolls. This module does not know the contents of the drawing.
 */
import { pointIn } from '../ui/drawing/css-scale.ts';

type Point = { x: number; y: number };

interface Does {
  /** The node at a point, or null. */
  nodeAt: (point: Point) => number | null;
  tap: (at: Point, target: Element) => void;
  /** The drag continues. */
  drag: (from: number, to: Point, left: boolean) => void;
  /** @param left whether the pointer was elsewhere than on the node meanwhile */
  drop: (from: number, to: Point, left: boolean) => void;
  /** The drag is cancelled. */
  stop: () => void;
}

/** A press that moves no further, in px, is a tap. */
const STILL = 6;

/** Listens on an element, whose corner is the origin of points. Returns a function that ends it. */
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

  // Some browsers ignore `touch-action` on parts of a drawing.
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
