/**
 * Copies the table in a format or saves it as a file, with
 * confirmation. Properties `data` and `columns`.
 */
import { html } from 'lit';
import { directive } from 'lit/async-directive.js';
import { property, state } from 'lit/decorators.js';
import { exportAs } from './export/sequence.ts';
import { copyBar } from './copy-buttons.ts';
import { COPIED, saveBar, saveFile } from './save-buttons.ts';
import { Component } from '../ui/element/component.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import copyStyle from './copy-buttons.css?inline';
import fieldStyle from '../ui/controls/text-field.css?inline';
import type { Grid, Table } from '../engine/types.ts';
import type { Area } from '../i18n/areas.ts';

export class TableExport extends Component {
  static areas: readonly Area[] = ['table'];
  static styles = styleSheets(fieldStyle, copyStyle);

  @property() data: Table | Grid | null = null;

  @property() columns = 10;

  @state() said = '';

  /** shown for manual copying if the clipboard is not accessible */
  @state() text: string | null = null;

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('data')) {
      this.said = '';
      this.text = null;
    }
  }

  async #copy(format: 'csv' | 'markdown' | 'latex' | 'cpp') {
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

  async #save(format: 'csv' | 'txt' | 'json') {
    const { data } = this;
    if (!data) return;
    const progress = (share: number) => {
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
    const { t } = this;
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

export const tableExport = directive(TableExport);
