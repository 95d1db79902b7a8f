import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { icon } from '../ui/pictures/icons.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { FIRST, languages } from '../i18n/languages.ts';
import { remarkWords } from './lesson-words.ts';
import { CODE, loadCode } from './load-lesson.ts';
import { parts, translated } from './code-comments.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './program-code.css?inline';
import { copyText } from '../ui/controls/copy-text.ts';
import { message, say } from '../i18n/message.ts';
import type { Message } from '../i18n/message.ts';
import type { Area } from '../i18n/areas.ts';

type Language = keyof typeof CODE;

const LANGUAGES = Object.keys(CODE) as Language[];

/** The programming language that was shown last; all lessons share it. */
let chosen: Language = 'cpp';

/** An element that shows a program of a lesson in one of three programming languages. */
export class ProgramCode extends MexElement {
  static areas: readonly Area[] = ['learn'];

  static styles = styleSheets(style);

  @property({ attribute: false }) code = '';

  @state() shown = chosen;

  @state() files: Record<string, string> | null = null;

  /** The translation of each English comment of the program. */
  @state() remarks: Record<string, string> = {};

  @state() said: Message | null = null;

  /** The natural language that the comments were last loaded in. */
  #spoken = '';

  willUpdate(changed: Map<string, unknown>) {
    if (this.code && (changed.has('code') || this.#spoken !== this.lang)) void this.load();
  }

  async load() {
    const { code, lang } = this;
    this.#spoken = lang;
    try {
      const [files, remarks] = await Promise.all([loadCode(code), remarkWords(lang)]);
      if (code !== this.code || lang !== this.#spoken) return;
      [this.files, this.remarks] = [files, remarks];
    } catch (error) {
      this.fail(error);
    }
  }

  async #copy(text: string) {
    this.said = message((await copyText(text)) ? 'common.copied' : 'common.copy_failed');
  }

  view() {
    if (!this.files) return nothing;
    const text = translated(this.files[this.shown], this.shown, this.remarks);
    const lines = remarked(text, this.shown, languages[this.lang].tag);
    return html`<section class="panel code" aria-label="${this.t('learn.code')}: ${this.code}">
      <div class="flow bar no-print" role="group" aria-label=${this.t('learn.code_language')}>
        ${LANGUAGES.map(
          (language) =>
            html`<button
              type="button"
              class="btn quiet"
              data-code=${language}
              aria-pressed=${language === this.shown ? 'true' : 'false'}
              @click=${() => (this.shown = chosen = language)}
            >
              ${CODE[language]}
            </button>`,
        )}
        <span class="sr" role="status">${say(this.lang, this.said)}</span>
        <button type="button" class="btn quiet end" @click=${() => this.#copy(text)}>
          ${icon('copy', 18)}${this.t('common.copy')}
        </button>
      </div>
      <pre tabindex="0" lang=${languages[FIRST].tag}>${lines}</pre>
    </section>`;
  }
}

/**
 * Render the program line by line; the translated comments are marked with their language.
 * @param tag the language tag of the comments
 */
function remarked(text: string, ending: string, tag: string) {
  return text.split('\n').map((line, i) => {
    const [code, mark, remark] = parts(line, ending);
    const said = mark ? html`<em class="remark" lang=${tag}>${mark}${remark}</em>` : nothing;
    // On a phone, a wrapped line continues at the indentation of its first character.
    const inset = code.search(/\S|$/);
    return html`${i ? '\n' : ''}<span class="line" style=${setStyle({ '--in': inset })}
        >${code}${said}</span
      >`;
  });
}

export const programCode = placed('mex-program-code', ProgramCode);
