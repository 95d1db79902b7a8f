import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { inline } from '../ui/text/rich-text.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './belief-question.css?inline';
import type { Believed } from './rungs.ts';

/** The question that is asked after a win: by which of a few wrong claims did the opponent play? */
export class BeliefQuestion extends MexElement {
  static areas = ['ladder', 'refuted'] as const;

  static styles = styleSheets(style);

  @property({ attribute: false }) believes!: Believed;

  /** Callback for each guess. */
  @property({ attribute: false }) guessed: (isRight: boolean) => void = () => {};

  /** The claims that were guessed wrongly. */
  @state() wrong: readonly string[] = [];

  #guess(claim: string) {
    const isRight = claim === this.believes.claim;
    if (!isRight) this.wrong = [...this.wrong, claim];
    this.guessed(isRight);
  }

  #choice(claim: string) {
    const isWrong = this.wrong.includes(claim);
    return html`<li>
      <button
        class="item claim ${isWrong ? 'wrong' : ''}"
        data-believes=${claim}
        aria-disabled=${isWrong}
        @click=${() => isWrong || this.#guess(claim)}
      >
        <span>${unsafeHTML(inline(this.t(`refuted.${claim}.claim`)).text)}</span>
        ${isWrong ? html`<span class="sign">✗ ${this.t('ladder.not_believed')}</span>` : nothing}
      </button>
    </li>`;
  }

  view() {
    return html`<div class="stack belief" role="group" aria-label=${this.t('ladder.what_believes')}>
      <p><strong>${this.t('ladder.beaten')}</strong> ${this.t('ladder.what_believes')}</p>
      <p class="dim">${this.t('ladder.guess_counts')}</p>
      <ul>
        ${this.believes.choices.map((claim) => this.#choice(claim))}
      </ul>
      <p class="sr" role="status">${this.wrong.length ? this.t('ladder.not_believed') : nothing}</p>
    </div>`;
  }
}

export const beliefQuestion = placed('mex-belief-question', BeliefQuestion);
