import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { startedAt, writeLink } from '../links/state.ts';
import { ideaWords } from './lesson-words.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { ideas } from './ideas.ts';
import { TERMS } from '../why/glossary.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import glossaryStyle from './glossary.css?inline';
import type { State } from '../links/state.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Idea } from './ideas.ts';

/** The glossary of the course: terms that explanations use, and topics without a lesson. */
export class Glossary extends MexElement {
  static areas = ['learn', 'why'] as const;

  @property({ attribute: false }) state!: State;

  @state() words: Record<string, string> | null = null;

  static styles = styleSheets(glossaryStyle);

  /** The language of the texts that are loaded or being loaded. */
  #wanted = '';

  willUpdate() {
    if (this.#wanted !== this.lang) void this.#load(this.lang);
  }

  async #load(lang: Lang) {
    this.#wanted = lang;
    const words = await ideaWords(lang);
    if (lang === this.lang) this.words = words;
  }

  #board({ game, position }: Idea) {
    if (!game || !position) return nothing;
    const board = {
      ...startedAt(this.state, position),
      game,
      view: 'play',
      vs: 'computer' as const,
    };
    const href = writeLink(board);
    return html` <a href=${href} data-board=${game}>${this.t('learn.glossary_board')}</a>`;
  }

  view() {
    const { words } = this;
    if (!this.state || !words) return nothing;
    return html`<h1>${this.t('learn.glossary')}</h1>
      <p>${this.t('learn.glossary_lead')}</p>
      <dl>
        ${TERMS.map(
          (term) =>
            html`<dt>${this.t(`why.glossary.${term}`)}</dt>
              <dd>${this.t(`why.glossary.${term}.say`)}</dd>`,
        )}
      </dl>
      <h2>${this.t('learn.glossary_ideas')}</h2>
      <dl>
        ${ideas.map(
          (idea) =>
            html`<dt id=${idea.id}>${words[idea.id]}</dt>
              <dd>${words[`${idea.id}.say`]}${this.#board(idea)}</dd>`,
        )}
      </dl>`;
  }
}

export const glossary = placed('mex-glossary', Glossary);
