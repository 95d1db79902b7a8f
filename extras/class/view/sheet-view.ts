import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { PageView, placed, troubleNote, writeLink } from 'mexplorer/kit';
import type { Saved } from 'mexplorer/kit';
import { decode } from '../sheet/code.ts';
import { savedWork } from '../sheet/attempts.ts';
import { SheetError } from '../sheet/sheet-error.ts';
import { idOf, readSheet } from '../sheet/sheet.ts';
import { sheetPlayer } from '../sheet/sheet-player.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Work } from '../sheet/attempts.ts';

/** The view of a task sheet from a link, for a learner. The learner's work is stored in this browser. */
export class SheetView extends PageView {
  static areas = ['class', 'teach'] as const;

  @state() sheet: Sheet | null = null;

  @state() saved: Saved<Work> | null = null;

  @state() flaw: { code: string; at?: string; limit?: number; least?: number } | null = null;

  /** The code of the sheet that is displayed or being loaded. */
  #code: string | null = null;

  willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('state') || this.state.sheet === this.#code) return;
    this.#code = this.state.sheet;
    void this.#open(this.state.sheet);
  }

  async #open(code: string) {
    this.sheet = null;
    this.flaw = null;
    if (!code) return;
    try {
      const text = await decode(code);
      if (code !== this.#code) return;
      const sheet = readSheet(parsed(text));
      this.saved = savedWork(idOf(sheet), sheet);
      this.sheet = sheet;
    } catch (error) {
      if (code === this.#code) this.flaw = error;
    }
  }

  view() {
    if (!this.state.sheet) return this.#noSheet(html`<p>${this.t('class.no_sheet')}</p>`);
    if (this.flaw) {
      const { code, at, limit, least } = this.flaw;
      return this.#noSheet(
        html`<p class="error" role="alert">
          ${at ? html`<code>${at}</code> ` : nothing}${this.t(`class.flaw_${code}`, { limit, least })}
        </p>`,
      );
    }
    const { sheet, saved } = this;
    if (!sheet || !saved) return html`<p class="soft">${this.t('common.loading')}</p>`;
    return html`${troubleNote(this, saved)}
      <div
        class="sheet-player"
        @sheet-work=${({ detail }: CustomEvent) => {
          saved.value = detail.work;
          this.requestUpdate();
        }}
      >
        ${sheetPlayer({ sheet, work: saved.value })}
      </div>`;
  }

  /**
   * Draw the view for a link without a readable sheet: the reason, and a link to the page that makes sheets.
   */
  #noSheet(reason: unknown) {
    return html`<div class="stack">
      <h1>${this.t('class.sheet')}</h1>
      ${reason}
      <p><a href=${writeLink({ ...this.state, view: 'class' })}>${this.t('teach.make')}</a></p>
    </div>`;
  }
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new SheetError('damaged', '');
  }
}

export const sheetView = placed('mex-sheet-view', SheetView);
