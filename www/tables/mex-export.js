/**
 * `<mex-export>`, a part of `<mex-table>`: copies the table in a format or saves it as a file, with
 * confirmation. Properties `data` and `columns`.
 */
import { html } from 'lit';
import { exportAs } from './export/sequence.js';
import { copyBar, copyStyle } from './copy-buttons.js';
import { COPIED, saveBar, saveFile } from './save-buttons.js';
import { fieldStyle } from '../ui/controls/text-field.ts';
import { MexElement, define } from '../ui/element/base.ts';

export class MexExport extends MexElement {
  static styles = [...[MexElement.styles].flat(), fieldStyle, copyStyle];

  static properties = {
    data: { attribute: false },
    columns: { attribute: false },
    said: { state: true },
    text: { state: true },
  };

  constructor() {
    super();
    /** @type {import('../engine/types.ts').Table | import('../engine/types.ts').Grid | null} */
    this.data = null;
    this.columns = 10;
    this.said = '';
    /** @type {string | null} shown for manual copying if the clipboard is not accessible */
    this.text = null;
    this.settled = true;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('data')) {
      this.said = '';
      this.text = null;
    }
  }

  /** @param {'csv' | 'markdown' | 'latex' | 'cpp'} format */
  async #copy(format) {
    if (!this.data) return;
    const text = exportAs(format, this.data, this.columns);
    this.text = null;
    try {
      await navigator.clipboard.writeText(text);
      const count = this.data.nimbers.length;
      this.said = '';
      await this.updateComplete;
      this.said = this.t('table.copy.done', { format: this.t(`table.copy.${format}`), count });
    } catch {
      this.said = this.t('table.copy.failed');
      this.text = text;
    }
  }

  /** @param {'csv' | 'txt' | 'json'} format */
  async #save(format) {
    const { data } = this;
    if (!data) return;
    const progress = (/** @type {number} */ share) => {
      const goesOn = this.isConnected && this.data === data;
      const percent = Math.round(share * 100);
      if (goesOn) this.said = this.t('table.save.working', { percent });
      return goesOn;
    };
    const name = await saveFile(format, data, progress);
    if (!name) return;
    const count = this.t('common.number', { n: data.nimbers.length });
    this.said = this.t('table.save.done', { name, count });
  }

  view() {
    /** @type {(key: string, args?: any) => string} */
    const t = (key, args) => this.t(key, args);
    const short = (this.data?.nimbers.length ?? 0) <= COPIED;
    return html`${
        short
          ? copyBar({ t, text: this.text, copy: (format) => void this.#copy(format) })
          : html`<p class="soft no-print">${t('table.copy.large')}</p>`
      }
      ${saveBar(t, (format) => void this.#save(format))}
      <p class="said" role="status">${this.said}</p>`;
  }
}

define('mex-export', MexExport);
