import { html } from 'lit';
import { state } from 'lit/decorators.js';
import { lead, PageView, placed } from 'mexplorer/kit';
import { classResults } from '../results/class-results.ts';
import { sheetBuilder } from './sheet-builder.ts';

/** The view for teachers, who make a sheet or read the results of a class. The tab is `state.mode`. */
export class ClassView extends PageView {
  static areas = ['teach'] as const;

  /** The files of the latest drop on the view. */
  @state() dropped: File[] = [];

  #choose(mode: string) {
    this.patch({ mode }, true);
  }

  /** Open files dropped anywhere on the view as results. */
  #drop(event: DragEvent) {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length) return;
    event.preventDefault();
    this.dropped = files;
    if (this.state.mode !== 'results') this.#choose('results');
  }

  view() {
    const reads = this.state.mode === 'results';
    const tab = (mode: string, key: string, on: boolean) =>
      html`<button
        class="btn"
        data-tab=${mode || 'make'}
        aria-pressed=${on}
        @click=${() => this.#choose(mode)}
      >
        ${this.t(`teach.${key}`)}
      </button>`;
    return html`<div
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => this.#drop(event)}
    >
      ${lead(
        this.t('teach.title'),
        this.t('teach.lead'),
        html`<p class="flow row">${tab('', 'make', !reads)} ${tab('results', 'read', reads)}</p>`,
      )}
      <div class="sheet-builder" ?hidden=${reads}>${sheetBuilder({})}</div>
      <div class="class-results" ?hidden=${!reads}>${classResults({ dropped: this.dropped })}</div>
    </div>`;
  }
}

export const classView = placed('mex-class-view', ClassView);
