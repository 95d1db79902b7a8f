import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { program } from '../../engine/api.ts';
import { choice } from '../../ui/controls/choice.ts';
import { copyText } from '../../ui/controls/copy-text.ts';
import { saveText } from '../../ui/controls/save-file.ts';
import { MexElement } from '../../ui/element/base.ts';
import { placed } from '../../ui/element/placed.ts';
import { Query } from '../../ui/element/query.ts';
import { icon } from '../../ui/pictures/icons.ts';
import { message, say } from '../../i18n/message.ts';
import type { Message } from '../../i18n/message.ts';
import type { Program, ProgramForm, ProgramLanguage } from '../../engine/types.ts';

/** The programming languages: their names, and the file names that online judges expect. */
const LANGUAGES = {
  cpp: ['C++', 'main.cpp'],
  python: ['Python', 'main.py'],
  java: ['Java', 'Main.java'],
  rust: ['Rust', 'main.rs'],
  javascript: ['JavaScript', 'main.cjs'],
} as const satisfies Record<ProgramLanguage, readonly [string, string]>;

const NAMES = (Object.keys(LANGUAGES) as ProgramLanguage[]).map(
  (language) => [language, LANGUAGES[language][0]] as const,
);

/** The last used language and options, shared by all games. */
let last: { language: ProgramLanguage; form: ProgramForm; moves: boolean } = {
  language: 'cpp',
  form: 'rule',
  moves: false,
};

/** An element with a program for a game, in the chosen programming language, to be copied or saved. */
class ProgramPanel extends MexElement {
  static areas = ['finding'] as const;

  /** The game, in one line of notation. */
  @property({ attribute: false }) game = '';

  @state() chosen = last;

  @state() found: Program | null = null;

  @state() said: Message | null = null;

  #query = new Query(this, () => void this.#write());

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('game') || changed.has('chosen')) void this.#write();
  }

  #write() {
    this.said = null;
    this.failure = null;
    return this.#query.run(
      (signal) => program(this.game, { ...this.chosen, signal }),
      (found) => (this.found = found),
      (thrown) => {
        this.found = null;
        this.fail(thrown);
      },
    );
  }

  #choose(values: Partial<typeof last>) {
    this.chosen = last = { ...this.chosen, ...values };
  }

  async #copy(code: string) {
    this.said = message((await copyText(code)) ? 'common.copied' : 'common.copy_failed');
  }

  view() {
    const { chosen, found, t } = this;
    const file = LANGUAGES[chosen.language][1];
    return html`<div class="flow">
        ${choice({
          label: t('finding.program.language'),
          options: NAMES,
          now: chosen.language,
          set: (language) => this.#choose({ language }),
        })}
        ${choice<ProgramForm>({
          label: t('finding.program.form'),
          options: [
            ['rule', t('finding.program.rule')],
            ['period', t('finding.program.period')],
            ['pattern', t('finding.program.pattern')],
          ],
          now: chosen.form,
          set: (form) => this.#choose({ form }),
        })}
        <button
          class="btn"
          type="button"
          data-moves
          aria-pressed=${chosen.moves ? 'true' : 'false'}
          @click=${() => this.#choose({ moves: !chosen.moves })}
        >
          ${t('finding.program.moves')}
        </button>
      </div>
      ${
        found
          ? html`<pre
                class="listing-code"
                tabindex="0"
                lang="en"
                data-program=${found.language}
                .textContent=${found.code}
              ></pre>
              <div class="flow no-print">
                <button
                  class="btn"
                  type="button"
                  data-copy-program
                  @click=${() => this.#copy(found.code)}
                >
                  ${icon('copy', 18)}${t('common.copy')}
                </button>
                <button class="btn" type="button" @click=${() => saveText(found.code, file)}>
                  ${icon('save', 18)}${t('finding.program.save', { file })}
                </button>
                <span class="said" role="status">${say(this.lang, this.said)}</span>
              </div>`
          : nothing
      }`;
  }
}

export const programPanel = placed('mex-program-panel', ProgramPanel);
