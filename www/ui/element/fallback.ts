/**
 * The content of a widget's shadow root before the widget renders: its own text, a poster, or what
 * a server has rendered.
 */
import { html, nothing, render } from 'lit';
import { t } from '../../i18n/index.ts';
import { isHere } from '../../i18n/languages.ts';
import { PRINTED } from '../host-page/reserve-space.ts';
import type { MexWidget } from './widget.ts';
import type { Lang } from '../../i18n/index.ts';

/** A poster that is the address of a picture rather than a text. */
const PICTURE = /^(data:image\/|blob:|https?:|\.{0,2}\/)|\.(avif|gif|jpe?g|png|svg|webp)$/iu;

export class Fallback {
  /** The element renders before this marker. */
  mark = document.createComment('');
  #host;
  #root;
  #begin;
  /** rendered by a server */
  #drawn: ChildNode[];
  #box: HTMLElement | null = null;
  #room = new CSSStyleSheet();
  #shrunk = false;

  /** @param begin called when the poster is activated */
  constructor(host: MexWidget, root: ShadowRoot, begin: () => void) {
    this.#host = host;
    this.#root = root;
    this.#begin = begin;
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

  /** Renders the poster or the element's own text. */
  draw() {
    const { poster, lang } = this.#host;
    if (this.isDrawn && poster === null) return;
    if (!this.#box) {
      this.#box = document.createElement('div');
      this.#root.append(this.#box);
    }
    render(poster === null ? this.#text() : this.#poster(poster, lang), this.#box);
  }

  /** Its own text, and for print the attributes, since printing does not wait for the widget. */
  #text() {
    const said = PRINTED.map((name) => this.#host.getAttribute(name)).filter(Boolean);
    return html`${this.#host.slotOf()}${
      said.length && !this.#host.textContent?.trim()
        ? html`<p class="print-only">${said.join(' ')}</p>`
        : nothing
    }`;
  }

  #poster(poster: string, lang: Lang) {
    const picture = PICTURE.test(poster);
    const shown = this.isDrawn
      ? nothing
      : picture
        ? html`<img src=${poster} alt="" />`
        : poster || this.#host.slotOf();
    return html`<div class="stack panel poster" part="poster">
      <div class="poster-shows">${this.#host.slotOf('poster', shown)}</div>
      ${
        // Rendered again once the words are loaded.
        isHere(lang)
          ? html`<button type="button" class="btn primary" @click=${this.#begin}>
              ${t(lang, 'common.begin')}
            </button>`
          : nothing
      }
    </div>`;
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
