/** A reactive controller that measures the space of a board and the size of its text. */
import { touch } from '../i18n/index.ts';
import { fingerScale } from './finger.ts';
import type { Scene } from '../scene/scene.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The margin on the left and right of a scene, so that a focus ring is not cut off. */
const EDGE = 8;
/** The height of the bar below a scene in pixels. */
const BELOW = 56;
/** The width in pixels that is assumed before the element has a size. */
const WIDTH = 640;
/**
 * The smallest scale of a board with its bar below it, however low the window is. On touch screens such a
 * board is never scaled down, since fingers would miss smaller areas.
 */
const LEAST = 0.75;
/**
 * The smallest scale of a board in a low window with the bar beside it. On touch screens the scale is also
 * large enough for fingers.
 */
const LOW = 0.52;
/** The margin above and below a scene in a low window. */
const MARGIN = 12;
/** The height of the buttons and settings below an enlarged drawing, which must stay in view. */
const TOOLS = 130;

export class Room implements ReactiveController {
  #host: ReactiveControllerHost & HTMLElement;
  #sizes = globalThis.ResizeObserver && new ResizeObserver(() => this.#changed());

  /** The width of the board in pixels, or 0 before it is measured. */
  width = 0;
  em = 16;
  /** The height in pixels in which a drawing is visible without scrolling. */
  #tall = Infinity;
  /** The largest scale of a drawing if there is room to enlarge it. */
  #most = 1;
  /** The width of the bar if it may stand beside the scene, as in a low window, otherwise 0. */
  #beside = 0;
  /**
   * The scale of the first enlarged drawing of a game, with the space it had: later drawings of the game are
   * not larger.
   */
  #grown = { fresh: '', tall: 0, width: 0, scale: 1 };

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#sizes?.observe(this.#host);
  }

  hostDisconnected() {
    this.#sizes?.disconnect();
  }

  /** Whether the window is so low that the bar may stand beside the scene. */
  get isLow() {
    return this.#beside > 0;
  }

  /** The width in pixels that is available to a scene. */
  get space() {
    return (this.width || WIDTH) - 2 * EDGE;
  }

  /**
   * Return the scale at which a drawing is visible without scrolling, as far as the limits of the scale
   * allow. If there is room and the board may be enlarged, the scale is larger than 1.
   * @param fresh identifies the game, during which the scale does not grow
   */
  scaleOf({ width, height, items }: Pick<Scene, 'width' | 'height' | 'items'>, fresh: string) {
    // On touch screens, scale only in low windows, where areas outside of the window could not be touched at
    // all.
    if (touch?.matches && !this.#beside) return 1;
    const least = this.#leastOf(items);
    const tall = this.#heightOf(width, height, least);
    if (tall < height) return Math.max(least, tall / height);
    if (this.#most <= 1) return 1;
    const fit = Math.max(1, Math.min(this.#most, (tall - TOOLS) / height, this.space / width));
    const { fresh: before, tall: was, width: wide, scale } = this.#grown;
    if (before === fresh && was === tall && wide === this.width) return Math.min(scale, fit);
    this.#grown = { fresh, tall, width: this.width, scale: fit };
    return fit;
  }

  /**
   * Return whether a drawing of the given height in pixels is visible without scrolling, but not together
   * with controls of the given height.
   */
  isCrowded(drawing: number, controls: number) {
    const visible = this.#tall + BELOW;
    return drawing <= visible && drawing + controls > visible;
  }

  #leastOf(items: Scene['items']) {
    if (!this.isLow) return LEAST;
    return touch?.matches ? Math.max(LOW, fingerScale(items)) : LOW;
  }

  /**
   * Return the height in which a drawing is visible without scrolling, which is larger if the bar fits beside
   * it.
   */
  #heightOf(width: number, height: number, least: number) {
    if (!this.#beside) return this.#tall;
    const alone = this.#tall + BELOW - MARGIN;
    const scale = Math.min(1, Math.max(least, alone / height));
    return width * scale + this.#beside <= this.space ? alone : this.#tall;
  }

  #changed() {
    const { width, em } = this;
    const tall = this.#tall;
    this.measure();
    if (width !== this.width || em !== this.em || tall !== this.#tall) this.#host.requestUpdate();
  }

  measure() {
    const board = this.#host;
    const style = getComputedStyle(board);
    const em = style.getPropertyValue('--mex-em').trim();
    if (/^[\d.]+px$/.test(em)) this.em = parseFloat(em);
    this.#most = parseFloat(style.getPropertyValue('--mex-enlarge')) || 1;
    this.#beside = parseFloat(style.getPropertyValue('--mex-beside')) || 0;
    if (!board.clientWidth) return;
    this.width = board.clientWidth;
    // A frame embedded in another page is as high as its content, so that the window sets no limit.
    if (self !== top) return;
    const above = (board.parentElement ?? board).getBoundingClientRect().top + scrollY;
    // The height of the page's own bar on a phone.
    const bar = parseFloat(style.scrollMarginBottom) || 0;
    this.#tall = innerHeight - (above < innerHeight * 0.6 ? above : 40) - BELOW - bar;
  }
}
