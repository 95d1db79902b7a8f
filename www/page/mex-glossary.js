import { html, nothing } from 'lit';
import { glossaryStyle } from './learn-view-style.js';
import { viewStyles } from './views-style.js';
import { writeLink } from './state.js';
import { ideaWords } from '../i18n/lessons.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { ideas } from '../learn/ideas.js';
import { TERMS } from '../why/glossary.js';
import '../i18n/late.ts';

/** The glossary of the course: terms of the explanations, and topics not covered by lessons. */
export class MexGlossary extends MexElement {
  static properties = { state: { attribute: false }, words: { state: true } };

  static styles = [...MexElement.styles, viewStyles, glossaryStyle];

  constructor() {
    super();
    /** @type {import('./state.js').State} */
    this.state = /** @type {any} */ (null);
    /** @type {Record<string, string> | null} */
    this.words = null;
    this.settled = true;
  }

  /** The language of the words that are loaded or loading. */
  #wanted = '';

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.#wanted !== this.lang) void this.#load(this.lang);
  }

  /** @param {import('../i18n/languages.ts').Lang} lang */
  async #load(lang) {
    this.#wanted = lang;
    const words = await ideaWords(lang);
    if (lang === this.lang) this.words = words;
  }

  /** @param {import('../learn/ideas.js').Idea} idea */
  #board({ game, position }) {
    if (!game || !position) return nothing;
    const href = writeLink({ ...this.state, view: 'play', game, position, start: position });
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

define('mex-glossary', MexGlossary);
