/**
 * A QR code of the live widget, for print only. It is drawn in advance, since printing does not
 * wait, and its library is loaded only where a code is wanted.
 */
import { html, nothing } from 'lit';
import { whenIdle } from './idle.js';
import { homeOf, linkTo } from '../text/view-links.js';

/** Pixels for each module of the code. */
const SIDE = 2;
/** Longer addresses are not printed as text: nobody types them. */
const TYPED = 120;

export class PrintCode {
  #host;
  #asked = '';
  /** @type {{ url: string, side: number, d: string } | null} */
  #code = null;

  /** @param {import('./widget.js').MexWidget} host */
  constructor(host) {
    this.#host = host;
  }

  /** The address of Mexplorer, if the page sets one. */
  get home() {
    const host = this.#host;
    const given = host.home ?? host.closest('[data-mex-home]')?.getAttribute('data-mex-home');
    return homeOf(given ?? null, host.ownerDocument.baseURI);
  }

  /** The link to the same view in Mexplorer. */
  get link() {
    const { home } = this;
    const { here } = this.#host;
    return home !== null && here ? linkTo(home, ...here) : null;
  }

  /** The content of the QR code; empty for none. */
  get #address() {
    const { qr, id, ownerDocument } = this.#host;
    if (qr === 'off') return '';
    if (qr) return addressOf(qr, ownerDocument.baseURI);
    if (this.link !== null) return addressOf(this.link, ownerDocument.baseURI);
    if (qr === null) return '';
    const page = addressOf(ownerDocument.URL, ownerDocument.baseURI);
    return page && id ? `${page.replace(/#.*$/s, '')}#${encodeURIComponent(id)}` : page;
  }

  /** Updates the code. */
  look() {
    const url = this.#host.settled ? this.#address : '';
    if (url === this.#asked) return;
    this.#asked = url;
    const isWanted = () => url === this.#asked;
    if (!url) return this.#show(null);
    whenIdle(async () => {
      if (!isWanted()) return;
      try {
        const { codeOf } = await import('../drawing/qr-code.js');
        if (isWanted()) this.#show({ url, ...codeOf(url, SIDE) });
      } catch {
        // An address too long for a code, or no network: print without a code.
        if (isWanted()) this.#show(null);
      }
    });
  }

  /** @param {{ url: string, side: number, d: string } | null} code */
  #show(code) {
    if (code === this.#code) return;
    this.#code = code;
    this.#host.requestUpdate();
  }

  part() {
    if (!this.#code) return nothing;
    const { url, side, d } = this.#code;
    return html`<div class="qr print-only" part="qr">
      <svg viewBox="0 0 ${side} ${side}" width=${side} height=${side} aria-hidden="true">
        <rect width=${side} height=${side} fill="#fff" />
        <path d=${d} fill="#000" />
      </svg>
      <p>
        ${this.#host.t('common.live')} ${url.length > TYPED ? nothing : html`<code>${url}</code>`}
      </p>
    </div>`;
  }
}

/**
 * An http(s) address, which a phone can open; empty for any other.
 * @param {string} given
 * @param {string} base
 */
function addressOf(given, base) {
  try {
    const { protocol, href } = new URL(given, base);
    return ['http:', 'https:'].includes(protocol) ? href : '';
  } catch {
    return '';
  }
}
