import { pointIn } from './css-scale.ts';

/**
 * Convert drag, pinch and ctrl+wheel on a drawing to calls that pan and zoom. The plain wheel scrolls the
 * page. Return a function that removes the listeners.
 * @param does the callbacks; distances are in CSS px, points relative to the target's top left corner
 */
export function gestures(
  target: HTMLElement | SVGElement,
  does: {
    pan: (dx: number, dy: number) => void;
    zoom: (factor: number, x: number, y: number) => void;
    tap?: (x: number, y: number, event: PointerEvent) => void;
  },
): () => void {
  const down: Map<number, { x: number; y: number }> = new Map();
  let moved = false;

  const place = (event: PointerEvent | WheelEvent) => pointIn(target, event);
  const spread = () => {
    const [a, b] = [...down.values()];
    return { gap: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (down.size === 0) moved = false;
    down.set(event.pointerId, place(event));
  };
  const onMove = (event: PointerEvent) => {
    const from = down.get(event.pointerId);
    if (!from) return;
    const to = place(event);
    if (down.size === 1) {
      // Treat a movement of less than 4 px as a tap.
      if (!moved && Math.hypot(to.x - from.x, to.y - from.y) < 4) return;
      if (!moved) target.setPointerCapture(event.pointerId);
      moved = true;
      down.set(event.pointerId, to);
      does.pan(to.x - from.x, to.y - from.y);
      return;
    }
    moved = true;
    const before = spread();
    down.set(event.pointerId, to);
    const after = spread();
    does.pan(after.x - before.x, after.y - before.y);
    if (before.gap > 0) does.zoom(after.gap / before.gap, after.x, after.y);
  };
  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    if (!moved && event.type === 'pointerup') {
      const { x, y } = place(event);
      does.tap?.(x, y, event);
    }
  };
  const onClick = (event: MouseEvent) => {
    // Suppress the click that ends a drag, so that it selects nothing.
    if (moved) {
      event.stopPropagation();
      moved = false;
    }
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { x, y } = place(event);
    does.zoom(Math.exp(-event.deltaY / 200), x, y);
  };

  const ended = new AbortController();
  const { signal } = ended;
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    call: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => (target as HTMLElement).addEventListener(type, call, { ...options, signal });
  on('pointerdown', onDown);
  on('pointermove', onMove);
  on('pointerup', onUp);
  on('pointercancel', onUp);
  on('click', onClick, { capture: true });
  on('wheel', onWheel, { passive: false });
  return () => ended.abort();
}
