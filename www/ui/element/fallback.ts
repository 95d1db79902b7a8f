/**
 * The content of a widget's shadow root before the widget renders: its own text, or the server's
 * rendering.
 */
import { html, nothing, render } from 'lit';
import { PRINTED } from '../host-page/reserve-space.ts';
import type { MexWidget } from './widget.ts';

export class Fallback {
  /** The element renders before this marker. */
  mark = document.createComment('');
  #host;
  #root;
  /** rendered by a server */
  #drawn: ChildNode[];
  #box: HTMLElement | null = null;
  #room = new CSSStyleSheet();
  #shrunk = false;

  constructor(host: MexWidget, root: ShadowRoot) {
    this.#host = host;
    this.#root = root;
    this.#drawn = [...root.childNodes];
    root.prepend(this.mark);
    this.reserve(host.height);
  }

  /** Whether server-rendered content is shown. */
  get isDrawn() {
    return this.#drawn.length > 0;
  }

  /** Reserves a height before anything has loaded, without changing attributes of the page. */
  reserve(height: string | null) {
    if (!height && !this.#shrunk && !this.#root.adoptedStyleSheets.includes(this.#room)) return;
    const size = /^\d+(\.\d+)?$/.test(height ?? '') ? `${height}px` : (height ?? '');
    const isSize = globalThis.CSS?.supports('min-block-size', size);
    const room = isSize ? `:host { min-block-size: ${size}; }` : '';
    this.#room.replaceSync(this.#shrunk ? ':host { --mex-reserve: 0px; }' : room);
    if (this.#root.adoptedStyleSheets.includes(this.#room)) return;
    this.#root.adoptedStyleSheets = [...this.#root.adoptedStyleSheets, this.#room];
  }

  /** A widget that shows nothing but an error needs no room. */
  shrink(failed: boolean) {
    if (failed === this.#shrunk) return;
    this.#shrunk = failed;
    this.reserve(this.#host.height);
  }

  /** Renders the element's own text. */
  draw() {
    if (this.isDrawn) return;
    if (!this.#box) {
      this.#box = document.createElement('div');
      this.#root.append(this.#box);
    }
    render(this.#text(), this.#box);
  }

  /**
   * The widget's own text, and for print the attributes, since printing does not wait for the
   * widget.
   */
  #text() {
    const said = PRINTED.map((name) => this.#host.getAttribute(name)).filter(Boolean);
    return html`${this.#host.slotOf()}${
      said.length && !this.#host.textContent?.trim()
        ? html`<p class="print-only">${said.join(' ')}</p>`
        : nothing
    }`;
  }

  /**
   * The element renders from now on.
   * @param settled whether the element has content
   */
  leave(settled: boolean) {
    this.#box?.remove();
    this.#box = null;
    if (!settled) return;
    for (const node of this.#drawn) node.remove();
    this.#drawn = [];
  }
}
