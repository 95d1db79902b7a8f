/** Draw a sequence as dots on a canvas: the heap on the x axis, the value on the y axis. */
import { bytes } from '../../ui/drawing/canvas-colours.ts';
import { pyramidOf } from './pyramid.ts';
import { mixed } from './ramp.ts';
import { scatter } from './scatter.ts';
import { ticks } from '../../ui/drawing/zoom.ts';
import { isStriped } from '../../ui/text/period-mark.ts';
import type { DrawnPeriod } from '../../ui/text/period-mark.ts';
import type { Span } from '../../ui/drawing/zoom.ts';

export type Sheet = { ink: CanvasRenderingContext2D; width: number; height: number; ratio: number };

type Drawn = { of: unknown[]; layer: HTMLCanvasElement; scale: ReturnType<typeof scaleOf> };

interface Dots {
  nimbers: ArrayLike<number>;
  period: DrawnPeriod | null;
  span: Span;
  /** The heap under the cursor, or -1. */
  at: number;
  colours: Record<string, string>;
  font: string;
  words: { x: string; y: string; period: string };
}

/** The margins for axes. */
export const MARGIN = { left: 44, right: 24, top: 40, bottom: 36 };

/** The number of dots above which dots are drawn pixel by pixel. */
const MANY = 2000;

/** The last drawing on each canvas, without the cursor. */
const layers: WeakMap<HTMLCanvasElement, Drawn> = new WeakMap();

export function drawDots(sheet: Sheet, dots: Dots) {
  const { ink, width, height } = sheet;
  const { layer, scale } = layerOf(sheet, dots);
  ink.drawImage(layer, 0, 0, width, height);
  const { at, nimbers, colours } = dots;
  if (at < scale.first || at > scale.last) return;
  const { frame } = scale;
  const [x, y] = [scale.toX(at), scale.toY(nimbers[at])];
  ink.strokeStyle = colours['ink-soft'];
  ink.lineWidth = 1;
  ink.setLineDash([2, 3]);
  line(ink, x, frame.y, x, frame.y + frame.height);
  ink.setLineDash([]);
  ink.strokeStyle = colours.ink;
  ink.lineWidth = 2;
  ink.beginPath();
  ink.arc(x, y, 8, 0, 2 * Math.PI);
  ink.stroke();
}

function scaleOf({ width, height }: Sheet, { span, nimbers }: Dots) {
  const frame = {
    x: MARGIN.left,
    y: MARGIN.top,
    width: Math.max(1, width - MARGIN.left - MARGIN.right),
    height: Math.max(1, height - MARGIN.top - MARGIN.bottom),
  };
  const first = Math.max(0, Math.floor(span.lo));
  const last = Math.min(nimbers.length - 1, Math.ceil(span.hi) - 1);
  const top = Math.max(1, pyramidOf(nimbers).highest(nimbers, first, last + 1));
  const toX = (n: number) => frame.x + ((n + 0.5 - span.lo) / (span.hi - span.lo)) * frame.width;
  const toY = (v: number) => frame.y + frame.height * (1 - (v + 0.5) / (top + 1));
  return { frame, first, last, top, toX, toY };
}

/**
 * Return a layer with everything except the cursor. The layer is redrawn only after a change, so that moving
 * the cursor over a million dots is fast.
 */
function layerOf(sheet: Sheet, dots: Dots) {
  const { width, height, ratio } = sheet;
  const { nimbers, period, span, colours, font, words } = dots;
  const looks = Object.values({ ...colours, ...words }).join();
  const of = [nimbers, period, span.lo, span.hi, looks, font, width, height, ratio];
  const known = layers.get(sheet.ink.canvas);
  if (known && known.of.every((value, i) => value === of[i])) return known;

  const layer = document.createElement('canvas');
  layer.width = sheet.ink.canvas.width;
  layer.height = sheet.ink.canvas.height;
  const ink = layer.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  ink.setTransform(ratio, 0, 0, ratio, 0, 0);
  const scale = scaleOf(sheet, dots);
  const { frame, first, last, top, toX, toY } = scale;
  ink.font = `12px ${font}`;
  axes(ink, frame, dots, toX, toY, top);
  stripes(ink, frame, dots, toX);
  if (last - first + 1 > MANY) {
    pixels({ ink, ratio }, frame, dots, top);
  } else {
    const space = frame.width / (span.hi - span.lo);
    const radius = Math.min(4.5, Math.max(1.2, space * 0.36));
    for (let n = first; n <= last; n += 1) {
      dot(ink, toX(n), toY(nimbers[n]), radius, nimbers[n], colours);
    }
  }
  const drawn = { of, layer, scale };
  layers.set(sheet.ink.canvas, drawn);
  return drawn;
}

/**
 * Return the heap nearest to an x coordinate of the canvas; -1 if there are no heaps.
 * @param width the width of the canvas
 */
export function heapAt(x: number, width: number, span: Span, count: number) {
  const inner = Math.max(1, width - MARGIN.left - MARGIN.right);
  const n = Math.floor(span.lo + ((x - MARGIN.left) / inner) * (span.hi - span.lo));
  return Math.min(count - 1, Math.max(0, n));
}

/** Draw a dot: a square for value 0 (a P-position), a circle for other values. */
function dot(
  ink: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  value: number,
  colours: Record<string, string>,
) {
  ink.fillStyle = value === 0 ? colours.lose : colours.win;
  if (value === 0) {
    ink.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    return;
  }
  ink.beginPath();
  ink.arc(x, y, radius, 0, 2 * Math.PI);
  ink.fill();
}

function pixels(
  { ink, ratio }: { ink: CanvasRenderingContext2D; ratio: number },
  frame: { x: number; y: number; width: number; height: number },
  { nimbers, span, colours }: Dots,
  top: number,
) {
  const [x0, y0] = [Math.round(frame.x * ratio), Math.round(frame.y * ratio)];
  const width = Math.round(frame.width * ratio);
  const height = Math.round(frame.height * ratio);
  const image = ink.getImageData(x0, y0, width, height);
  const word = (colour: ArrayLike<number>) => new Uint32Array(Uint8Array.from(colour).buffer)[0];
  const [paper, win] = [colours.surface, colours.win].map(bytes);
  scatter(
    { pixels: new Uint32Array(image.data.buffer), width, height },
    {
      values: nimbers,
      pyramid: pyramidOf(nimbers),
      span,
      top,
      // Draw dots of at least two by two device pixels: a single device pixel is hard to see.
      size: Math.max(1, Math.round(ratio)) + 1,
      zero: word(bytes(colours.lose)),
      tints: [1, 0.7, 0.45].map((share) => word(mixed(paper, win, share))),
    },
  );
  ink.putImageData(image, x0, y0);
}

/**
 * Shade every second period, from the first one on, if the periods are wide enough. Draw a line with a label
 * at the beginning of the first period.
 */
function stripes(
  ink: CanvasRenderingContext2D,
  frame: { x: number; y: number; width: number; height: number },
  { period, span, colours, nimbers, words }: Dots,
  toX: (n: number) => number,
) {
  if (!period) return;
  const { preperiod, length } = period;
  const wide = toX(length) - toX(0);
  const edge = (n: number) => toX(n - 0.5);
  const left = frame.x;
  const right = frame.x + frame.width;
  if (wide > 14 && isStriped(period)) {
    ink.fillStyle = colours['amber-soft'];
    ink.globalAlpha = 0.55;
    const skip = Math.max(0, Math.floor((span.lo - preperiod) / length));
    for (let k = skip; preperiod + k * length < Math.min(span.hi, nimbers.length); k += 1) {
      if (k % 2 === 1) continue;
      const from = Math.max(left, edge(preperiod + k * length));
      const to = Math.min(right, edge(preperiod + (k + 1) * length));
      if (to > from) ink.fillRect(from, frame.y, to - from, frame.height);
    }
    ink.globalAlpha = 1;
  }
  const x = edge(preperiod);
  if (x < left - 1 || x > right) return;
  ink.strokeStyle = colours.amber;
  ink.lineWidth = 1.5;
  line(ink, x, frame.y - 6, x, frame.y + frame.height);
  ink.fillStyle = colours.amber;
  const room = right - x > ink.measureText(words.period).width + 8;
  ink.textAlign = room ? 'left' : 'right';
  ink.textBaseline = 'alphabetic';
  ink.fillText(words.period, room ? x + 5 : x - 5, frame.y - 7);
}

function axes(
  ink: CanvasRenderingContext2D,
  frame: { x: number; y: number; width: number; height: number },
  { span, colours, words }: Dots,
  toX: (n: number) => number,
  toY: (v: number) => number,
  top: number,
) {
  ink.strokeStyle = colours.line;
  ink.fillStyle = colours['ink-soft'];
  ink.lineWidth = 1;
  ink.textBaseline = 'middle';
  ink.textAlign = 'right';
  for (const v of ticks(0, top, frame.height / 34)) {
    const y = Math.round(toY(v)) + 0.5;
    line(ink, frame.x, y, frame.x + frame.width, y);
    ink.fillText(compact(v), frame.x - 7, y);
  }
  ink.textBaseline = 'top';
  ink.textAlign = 'center';
  for (const n of ticks(Math.max(0, span.lo), Math.ceil(span.hi) - 1, frame.width / 70)) {
    const x = Math.round(toX(n)) + 0.5;
    line(ink, x, frame.y + frame.height, x, frame.y + frame.height + 4);
    ink.fillText(compact(n), x, frame.y + frame.height + 6);
  }
  ink.textAlign = 'right';
  ink.textBaseline = 'bottom';
  ink.fillText(words.x, frame.x + frame.width, frame.y + frame.height + MARGIN.bottom);
  ink.textAlign = 'left';
  ink.textBaseline = 'alphabetic';
  ink.fillText(words.y, 4, 13);
  ink.strokeStyle = colours['line-strong'];
  line(
    ink,
    frame.x,
    frame.y + frame.height + 0.5,
    frame.x + frame.width,
    frame.y + frame.height + 0.5,
  );
}

function compact(n: number) {
  if (n >= 1e6 && n % 1e5 === 0) return `${n / 1e6}M`;
  return String(n);
}

function line(ink: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number) {
  ink.beginPath();
  ink.moveTo(x0, y0);
  ink.lineTo(x1, y1);
  ink.stroke();
}
