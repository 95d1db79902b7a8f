/**
 * The content of a widget's shadow root before the widget renders: the text inside the widget's tag, or the
 * content that a server rendered.
 */
import { html, nothing, render } from 'lit';
import { PRINTED } from '../host-page/reserve-space.ts';
import type { MexWidget } from './widget.ts';

export class Fallback {
  /** A comment node before which the element renders. */
  mark = document.createComment('');
  #host;
  #root;
  /** The nodes that a server rendered. */
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

  /** Reserve a height before anything has loaded, without changing attributes of the page's elements. */
  reserve(height: string | null) {
    if (!height && !this.#shrunk && !this.#root.adoptedStyleSheets.includes(this.#room)) return;
    const size = /^\d+(\.\d+)?$/.test(height ?? '') ? `${height}px` : (height ?? '');
    const isSize = globalThis.CSS?.supports('min-block-size', size);
    const room = isSize ? `:host { min-block-size: ${size}; }` : '';
    this.#room.replaceSync(this.#shrunk ? ':host { --mex-reserve: 0px; }' : room);
    if (this.#root.adoptedStyleSheets.includes(this.#room)) return;
    this.#root.adoptedStyleSheets = [...this.#root.adoptedStyleSheets, this.#room];
  }

  /** Reserve no height while a widget shows only an error. */
  shrink(failed: boolean) {
    if (failed === this.#shrunk) return;
    this.#shrunk = failed;
    this.reserve(this.#host.height);
  }

  /** Render the text inside the widget's tag. */
  draw() {
    if (this.isDrawn) return;
    if (!this.#box) {
      this.#box = document.createElement('div');
      this.#root.append(this.#box);
    }
    render(this.#text(), this.#box);
  }

  /**
   * Return the text inside the widget's tag. If there is none, return the attributes to be printed, since
   * printing does not wait for the widget.
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
   * Remove the placeholder content when the element renders.
   * @param settled whether the element has content to replace server-rendered content
   */
  leave(settled: boolean) {
    this.#box?.remove();
    this.#box = null;
    if (!settled) return;
    for (const node of this.#drawn) node.remove();
    this.#drawn = [];
  }
}
