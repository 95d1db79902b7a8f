import { html, nothing } from 'lit';
import { decode } from '../class/code.js';
import { load, store } from '../class/attempts.js';
import { SheetError, idOf, readSheet } from '../class/sheet.js';
import { writeLink } from './state.js';
import { viewStyles } from './views-style.js';
import { MexElement, define } from '../ui/element/base.ts';
import '../class/mex-sheet.js';

/** A task sheet out of a link, as a learner does it; what was done is kept in this browser. Property `state`. */
export class MexSheetView extends MexElement {
  static styles = [...MexElement.styles, viewStyles];

  static properties = {
    state: { attribute: false },
    sheet: { state: true },
    work: { state: true },
    flaw: { state: true },
  };

  /** The code of the sheet that is shown or on its way. @type {string | null} */
  #code = null;
  #id = '';

  constructor() {
    super();
    /** @type {import('./state.js').State} */
    this.state = /** @type {any} */ (null);
    /** @type {import('../class/sheet.js').Sheet | null} */
    this.sheet = null;
    /** @type {import('../class/attempts.js').Work | null} */
    this.work = null;
    /** @type {{ code: string, at?: string, limit?: number } | null} */
    this.flaw = null;
    this.settled = true;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (!changed.has('state') || this.state.sheet === this.#code) return;
    this.#code = this.state.sheet;
    void this.#open(this.state.sheet);
  }

  /** @param {string} code */
  async #open(code) {
    this.sheet = null;
    this.flaw = code ? null : { code: 'no_sheet' };
    if (!code) return;
    try {
      const text = await decode(code);
      if (code !== this.#code) return;
      const sheet = readSheet(parsed(text));
      this.#id = idOf(sheet);
      this.work = load(this.#id, sheet);
      this.sheet = sheet;
    } catch (/** @type {any} */ error) {
      if (code === this.#code) this.flaw = error;
    }
  }

  view() {
    if (!this.state) return nothing;
    if (this.flaw) {
      const { code, at, limit } = this.flaw;
      return html`<h1>${this.t('page.sheet')}</h1>
        <p class="error" role="alert">
          ${at ? html`<code>${at}</code> ` : nothing}${this.t(`class.flaw_${code}`, { limit })}
        </p>
        <p><a href=${writeLink({ ...this.state, view: 'class' })}>${this.t('class.make')}</a></p>`;
    }
    if (!this.sheet) return html`<p class="soft">${this.t('common.loading')}</p>`;
    return html`<mex-sheet
      .sheet=${this.sheet}
      .work=${this.work}
      @sheet-work=${(/** @type {CustomEvent} */ { detail }) => {
        this.work = detail.work;
        store(this.#id, detail.work);
      }}
    ></mex-sheet>`;
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new SheetError('damaged', '');
  }
}

define('mex-sheet-view', MexSheetView);
