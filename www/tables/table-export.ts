/** An element with buttons that copy a table in a format or save it as a file, and a confirmation. */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { FILES, FORMATS, exportAs, fileName, fileOf } from './export.ts';
import { copyText } from '../ui/controls/copy-text.ts';
import { saveAs } from '../ui/controls/save-file.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import copyStyle from './copy-buttons.css?inline';
import fieldStyle from '../ui/controls/text-field.css?inline';
import { message, say } from '../i18n/message.ts';
import type { Message } from '../i18n/message.ts';
import type { Grid, Table } from '../engine/types.ts';
import type { Area } from '../i18n/areas.ts';

/** The maximum number of values to copy; longer tables can only be saved as files. */
const COPIED = 100_000;

interface Bar<Format> {
  part: 'copy' | 'save';
  formats: readonly Format[];
  says: (format: Format) => string;
  act: (format: Format) => Promise<void>;
}

class TableExport extends MexElement {
  static areas: readonly Area[] = ['table'];
  static styles = styleSheets(fieldStyle, copyStyle);

  @property({ attribute: false }) data: Table | Grid | null = null;

  @property({ attribute: false }) columns = 10;

  @state() said: Message | null = null;

  /** The text, shown to be copied by hand if the clipboard is not accessible; otherwise null. */
  @state() text: string | null = null;

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('data')) {
      this.said = null;
      this.text = null;
    }
  }

  async #copy(format: (typeof FORMATS)[number]) {
    if (!this.data) return;
    const text = exportAs(format, this.data, this.columns);
    this.text = null;
    if (await copyText(text)) {
      const count = this.data.nimbers.length;
      this.said = null;
      await this.updateComplete;
      this.said = message('table.copy.done', { format: message(`table.copy.${format}`), count });
    } else {
      this.said = message('table.copy.failed');
      this.text = text;
    }
  }

  async #save(format: (typeof FILES)[number]) {
    const { data } = this;
    if (!data) return;
    const file = await fileOf(format, data, (share) => {
      const goesOn = this.isConnected && this.data === data;
      const percent = Math.round(share * 100);
      if (goesOn) this.said = message('table.save.working', { percent });
      return goesOn;
    });
    if (!file) return;
    const name = fileName(format, data);
    saveAs(file, name);
    const count = this.t('common.number', { n: data.nimbers.length });
    this.said = message('table.save.done', { name, count });
  }

  /** Draw a row of buttons, one for each format. */
  #bar<Format extends string>({ part, formats, says, act }: Bar<Format>) {
    const label = this.t(`table.${part}`);
    return html`<div class="flow copy no-print" part=${part} role="toolbar" aria-label=${label}>
      <span class="soft">${label}</span>
      ${formats.map(
        (format) =>
          html`<button
            class="btn"
            type="button"
            data-copy=${part === 'copy' ? format : nothing}
            data-save=${part === 'save' ? format : nothing}
            @click=${() => void act(format)}
          >
            ${says(format)}
          </button>`,
      )}
    </div>`;
  }

  view() {
    const { t, text } = this;
    const short = (this.data?.nimbers.length ?? 0) <= COPIED;
    return html`${
        short
          ? this.#bar({
              part: 'copy',
              formats: FORMATS,
              says: (format) => t(`table.copy.${format}`),
              act: (format) => this.#copy(format),
            })
          : html`<p class="soft no-print">${t('table.copy.large')}</p>`
      }
      ${
        text === null
          ? nothing
          : html`<textarea
              class="field no-print"
              rows="6"
              readonly
              aria-label=${t('table.copy.text')}
              .value=${text}
            ></textarea>`
      }
      ${this.#bar({
        part: 'save',
        formats: FILES,
        says: (format) => t(`table.save.${format}`),
        act: (format) => this.#save(format),
      })}
      <p class="said" role="status">${say(this.lang, this.said)}</p>`;
  }
}

export const tableExport = placed('mex-table-export', TableExport);
