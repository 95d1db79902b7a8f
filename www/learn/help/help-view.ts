import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { version } from '../../engine/api.ts';
import { examples, exampleHeaps, groups } from '../../games.ts';
import { picture } from '../../ui/pictures/games.ts';
import { placed } from '../../ui/element/placed.ts';
import { styleSheets } from '../../ui/style/style-sheets.ts';
import { PageView } from '../../view/page-view.ts';
import { lead } from '../../view/parts.ts';
import { repository } from './repository.ts';
import { chooseSaid } from './spoken.ts';
import { startedAt, writeLink } from '../../links/state.ts';
import style from './help.css?inline';
import type { GameCard } from '../../games.ts';
import type { State } from '../../links/state.ts';

/**
 * The names of games whose lines show what a line may contain: a name, a set, a code, nodes, a word, a sum.
 */
const LINES = ['nim', 'subtract', 'octal', 'graph', 'letters', 'sum'];

/** The names of example rules that show what a rule may contain. */
const RULES = ['set', 'unequal', 'halve', 'prime', 'king'];

/** The documented keys; the effect of each is the text with the key `help.key_<name>`. */
const KEYS: readonly (readonly [name: string, ...keys: string[]])[] = [
  ['search', '/'],
  ['keys', '?'],
  ['tab', 'Tab'],
  ['arrows', '← → ↑ ↓'],
  ['digits', '0 … 9'],
  ['enter', 'Enter', '␣'],
  ['escape', 'Esc'],
  ['undo', 'Ctrl Z', 'Ctrl Y'],
  ['steps', '← →'],
];

/**
 * The help view: the notation of typed texts, the keys, the storage of progress, and how to report faults.
 */
export class HelpView extends PageView {
  static areas = ['help', 'notation', 'learn'] as const;

  static styles = styleSheets(style);

  @state() version = '';

  connectedCallback() {
    super.connectedCallback();
    version().then(
      (text) => (this.version = text),
      () => {},
    );
  }

  /** Focus the section on keys if the link contains a step. */
  updated(changed: Map<string, unknown>) {
    const before = changed.get('state') as State | undefined;
    if (!changed.has('state') || !this.state.step || before?.step) return;
    this.renderRoot.querySelector<HTMLElement>('#keys')?.focus();
  }

  #board(game: string, position: string) {
    return writeLink({ ...startedAt(this.state, position), view: 'play', game });
  }

  #line({ name, game, position }: GameCard) {
    return html`<li>
      <a href=${this.#board(game, position)}
        >${picture(name, 40)}<b>${this.t(`games.${name}`)}</b></a
      >
      <p><code>${game}</code> · <code>${position}</code></p>
      <p class="soft">${this.t(`notation.${name}`)}</p>
    </li>`;
  }

  #writing() {
    const cards = groups.flatMap(({ cards }) => cards);
    const shown = cards.filter(({ name }) => LINES.includes(name));
    return html`<section>
      <h2 id="writing">${this.t('help.writing')}</h2>
      <p>${this.t('help.game')}</p>
      <p>${this.t('help.position')}</p>
      <ul class="lines">
        ${shown.map((card) => this.#line(card))}
      </ul>
      <details>
        <summary>${this.t('help.all_games', { n: cards.length })}</summary>
        ${groups.map(
          ({ name, cards }) =>
            html`<h3>${this.t(`notation.group_${name}`)}</h3>
              <ul class="lines">
                ${cards.map((card) => this.#line(card))}
              </ul>`,
        )}
      </details>
      <h3>${this.t('help.rules')}</h3>
      <p>${this.t('help.rule')}</p>
      <table class="listing">
        ${examples
          .filter(({ name }) => RULES.includes(name))
          .map(
            ({ name, game, position }) =>
              html`<tr>
                <th scope="row">${this.t(`notation.example_${name}`)}</th>
                <td>
                  <a href=${this.#board(game, position ?? exampleHeaps)}><code>${game}</code></a>
                </td>
              </tr>`,
          )}
      </table>
      <h3>${this.t('help.moves')}</h3>
      <p>${this.t('help.move')}</p>
    </section>`;
  }

  #keys() {
    return html`<section>
      <h2 id="keys" tabindex="-1">${this.t('help.keys')}</h2>
      <dl class="keys">
        ${KEYS.map(
          ([name, ...keys]) =>
            html`<dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
              <dd>${this.t(`help.key_${name}`)}</dd>`,
        )}
      </dl>
      <p class="soft">${this.t('help.keys_board')}</p>
      ${this.#said()}
    </section>`;
  }

  /** Return the template of the choice of how much a screen reader reads out. */
  #said() {
    const now = document.documentElement.dataset.said === 'brief' ? 'brief' : 'full';
    const turn = () => {
      chooseSaid(now === 'brief' ? 'full' : 'brief');
      this.requestUpdate();
    };
    return html`<p>
      <button class="btn" data-said-choice=${now} @click=${turn}>
        ${this.t(`help.said_${now}`)}
      </button>
    </p>`;
  }

  #kept() {
    const { state } = this;
    return html`<section>
      <h2>${this.t('help.kept')}</h2>
      <p>${this.t('help.kept_say')}</p>
      <p class="flow row">
        <a href=${writeLink({ ...state, view: 'learn', lesson: '', step: 0 })}
          >${this.t('help.kept_lessons')}</a
        >
        <a href=${writeLink({ ...state, view: 'ladder', rung: '' })}
          >${this.t('help.kept_ladder')}</a
        >
      </p>
    </section>`;
  }

  #about() {
    return html`<section>
      <h2>${this.t('help.about')}</h2>
      <p>
        Mexplorer${this.version ? html` · ${this.t('help.version', { version: this.version })}` : nothing}
        · MIT / Apache-2.0
      </p>
      <p>${this.t(repository ? 'help.report' : 'help.report_nowhere')}</p>
      ${
        repository
          ? html`<p class="flow row">
              <a href=${`${repository}/issues`} data-report>${this.t('help.report_link')}</a>
              <a href=${repository} data-source>${this.t('help.source')}</a>
            </p>`
          : nothing
      }
    </section>`;
  }

  view() {
    const glossary = writeLink({ ...this.state, view: 'learn', lesson: 'glossary', step: 0 });
    return html`<div class="one">
      ${lead(this.t('page.help'), this.t('help.lead'), html`<p class="flow row"><a href=${glossary} data-glossary>${this.t('learn.glossary')}</a></p>`)}
      ${this.#writing()} ${this.#keys()} ${this.#kept()} ${this.#about()}
    </div>`;
  }
}

export const helpView = placed('mex-help-view', HelpView);
