/**
 * What stands in a widget's shadow root before the widget draws: its own text, a poster, or what a
 * server has drawn there. It gives way once there is something better.
 */
import { html, nothing, render } from 'lit';
import { t } from '../../i18n/index.js';
import { isHere } from '../../i18n/languages.js';
import { SAID } from '../host-page/reserve-space.js';

/** What is meant as the address of a picture, and not as a text. */
const PICTURE = /^(data:image\/|blob:|https?:|\.{0,2}\/)|\.(avif|gif|jpe?g|png|svg|webp)$/iu;

export class Before {
  /** The element draws before this mark. */
  mark = document.createComment('');
  #host;
  #root;
  #begin;
  /** @type {ChildNode[]} what a server has drawn */
  #drawn;
  /** @type {HTMLElement | null} */
  #box = null;
  #room = new CSSStyleSheet();

  /**
   * @param {import('./widget.js').MexWidget} host
   * @param {ShadowRoot} root
   * @param {() => void} begin somebody wants more than the poster
   */
  constructor(host, root, begin) {
    this.#host = host;
    this.#root = root;
    this.#begin = begin;
    this.#drawn = [...root.childNodes];
    root.prepend(this.mark);
    this.reserve(host.height);
  }

  /** Whether what a server has drawn is shown. */
  get isDrawn() {
    return this.#drawn.length > 0;
  }

  /** A height that is known before anything is there; no attribute of the page is touched. @param {string | null} height */
  reserve(height) {
    if (!height && !this.#root.adoptedStyleSheets.includes(this.#room)) return;
    const size = /^\d+(\.\d+)?$/.test(height ?? '') ? `${height}px` : (height ?? '');
    const isSize = globalThis.CSS?.supports('min-block-size', size);
    this.#room.replaceSync(isSize ? `:host { min-block-size: ${size}; }` : '');
    if (this.#root.adoptedStyleSheets.includes(this.#room)) return;
    this.#root.adoptedStyleSheets = [...this.#root.adoptedStyleSheets, this.#room];
  }

  /** Draws the poster, or the element's own text. */
  draw() {
    const { poster, lang } = this.#host;
    if (this.isDrawn && poster === null) return;
    if (!this.#box) {
      this.#box = document.createElement('div');
      this.#root.append(this.#box);
    }
    render(poster === null ? this.#text() : this.#poster(poster, lang), this.#box);
  }

  /** Its own text; paper, which does not wait, says at least what the page has asked for. */
  #text() {
    const said = SAID.map((name) => this.#host.getAttribute(name)).filter(Boolean);
    return html`${this.#host.slotOf()}${
      said.length && !this.#host.textContent?.trim()
        ? html`<p class="print-only">${said.join(' ')}</p>`
        : nothing
    }`;
  }

  /** @param {string} poster @param {import('../../i18n/index.js').Lang} lang */
  #poster(poster, lang) {
    const picture = PICTURE.test(poster);
    const shown = this.isDrawn
      ? nothing
      : picture
        ? html`<img src=${poster} alt="" />`
        : poster || this.#host.slotOf();
    return html`<div class="poster" part="poster">
      <div class="poster-shows">${this.#host.slotOf('poster', shown)}</div>
      ${
        // It is drawn anew when its words have come.
        isHere(lang)
          ? html`<button type="button" class="btn primary" @click=${this.#begin}>
              ${t(lang, 'common.begin')}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** The element draws from now on. @param {boolean} settled whether it shows what it is for */
  leave(settled) {
    this.#box?.remove();
    this.#box = null;
    if (!settled) return;
    for (const node of this.#drawn) node.remove();
    this.#drawn = [];
  }
}
