/** A reactive controller: the room that a board has, and the size of its text. */
import { touch } from '../i18n/index.ts';
import { fingerScale } from './finger.ts';
import type { Scene } from '../scene/scene.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Room left and right of a scene, so that a focus ring is not cut. */
const EDGE = 8;
/** The height of the bar below a scene. */
const BELOW = 56;
/** Before the element has a size. */
const WIDTH = 640;
/**
 * Where a bar stands below it, no board is drawn smaller than this part of its size, however low the window is; and
 * none under fingers, which would miss what is smaller.
 */
const LEAST = 0.75;
/** The least part in a low window of the page; under fingers no smaller than they hit. */
const LOW = 0.52;
/** Above and below a scene in a low window. */
const MARGIN = 12;
/** Parts below an enlarged drawing stay in view: the buttons and the line of the settings. */
const TOOLS = 130;

export class Room implements ReactiveController {
  #host: ReactiveControllerHost & HTMLElement;
  #sizes = globalThis.ResizeObserver && new ResizeObserver(() => this.#changed());

  /** Of the board, in pixels; 0 before it is known. */
  width = 0;
  em = 16;
  /** The height in which the drawing is seen at once. */
  #tall = Infinity;
  /** How much a drawing may be enlarged where there is room. */
  #most = 1;
  /** The width of the bar where it may stand beside the scene, as in a low window; else 0. */
  #beside = 0;
  /** How much the first drawing of a game was enlarged, in which room: the later ones are no larger. */
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

  /** The width that a scene has. */
  get space() {
    return (this.width || WIDTH) - 2 * EDGE;
  }

  /**
   * How much a drawing is scaled, so that it is seen at once.
   * @param fresh names the game, in which the size does not change from move to move
   */
  scaleOf({ width, height, items }: Pick<Scene, 'width' | 'height' | 'items'>, fresh: string) {
    // In a low window all is smaller under fingers, too: what is out of sight is hit by none.
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

  #leastOf(items: Scene['items']) {
    if (!this.isLow) return LEAST;
    return touch?.matches ? Math.max(LOW, fingerScale(items)) : LOW;
  }

  /** The height in which a drawing is seen at once; more where its bar stands beside it. */
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
    // A frame in another page is as high as its content.
    if (self !== top) return;
    const above = (board.parentElement ?? board).getBoundingClientRect().top + scrollY;
    // The bar of the page on a phone.
    const bar = parseFloat(style.scrollMarginBottom) || 0;
    this.#tall = innerHeight - (above < innerHeight * 0.6 ? above : 40) - BELOW - bar;
  }
}
