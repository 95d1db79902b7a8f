/**
 * An example sheet for a teacher who has none, with pictures of its tasks. The teacher can edit it or try it.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { defaults, loadElements, MexElement, placed, sayGame, writeLink } from 'mexplorer/kit';
import { encode } from '../sheet/code.ts';
import { readSheet, writeSheet } from '../sheet/sheet.ts';
import { example, taskOf } from './sheet-draft.ts';
import type { Draft, DraftTask } from '../sheet/saved.ts';

void loadElements('mex-thumbnail');

export class SheetExample extends MexElement {
  static areas = ['teach'] as const;

  /** Callback that receives the draft of the example for editing. */
  @property({ attribute: false }) take: (draft: Draft) => void = () => {};

  /** The link by which a learner opens the example; empty until it is computed. */
  @state() href = '';

  /** The title of the sheet in the link. */
  #title = '';

  get #draft() {
    return example((key) => this.t(key));
  }

  willUpdate() {
    const draft = this.#draft;
    if (draft.title === this.#title) return;
    this.#title = draft.title;
    void this.#link(draft);
  }

  async #link(draft: Draft) {
    const code = await encode(writeSheet(readSheet({ ...draft, tasks: draft.tasks.map(taskOf) })));
    if (draft.title === this.#title)
      this.href = writeLink({ ...defaults, view: 'sheet', sheet: code });
  }

  #task({ kind, game, position, upto }: DraftTask) {
    const name = sayGame(this.lang, game);
    return html`<li>
      <b>${this.t(`teach.kind_${kind}`)}</b>
      <span class="soft"
        >${name}${kind === 'table' ? nothing : html` · <span class="at">${position}</span>`}</span
      >
      ${
        kind === 'table'
          ? html`<span class="cells" aria-hidden="true"
              >${Array.from({ length: upto + 1 }, (_, n) => html`<i>${n}</i>`)}</span
            >`
          : html`<mex-thumbnail
              height="72"
              aria-hidden="true"
              .game=${game}
              .position=${position}
            ></mex-thumbnail>`
      }
    </li>`;
  }

  view() {
    const draft = this.#draft;
    return html`<section class="stack panel" aria-labelledby="sheet-example">
      <h2 id="sheet-example">${this.t('teach.example_title', { title: draft.title })}</h2>
      <ol>
        ${draft.tasks.map((task) => this.#task(task))}
      </ol>
      <p class="flow">
        <button class="btn primary" data-example @click=${() => this.take(draft)}>
          ${this.t('teach.example')}
        </button>
        <a class="btn" data-try-example href=${this.href || nothing}
          >${this.t('teach.link_open')}</a
        >
      </p>
    </section>`;
  }
}

export const sheetExample = placed('mex-sheet-example', SheetExample);
