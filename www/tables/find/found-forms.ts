import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { patterns } from '../../engine/api.ts';
import { MexElement } from '../../ui/element/base.ts';
import { placed } from '../../ui/element/placed.ts';
import { Query } from '../../ui/element/query.ts';
import { credit } from '../credit.ts';
import type { Pattern, Patterns } from '../../engine/types.ts';

/**
 * Forms are searched for up to the last heap of the table, but at least up to heap `LEAST` and at most up to
 * heap `MOST`, the maximum that the core accepts.
 */
const LEAST = 1000;
const MOST = 100_000;

/** An element with the formulas that the core finds for the values of a game and for its lost heaps. */
class FoundForms extends MexElement {
  static areas = ['table', 'finding'] as const;

  /** The game, in one line of notation. */
  @property({ attribute: false }) game = '';

  /** The last heap of the table. */
  @property({ attribute: false }) upto = 0;

  /** Whether positions are two numbers. */
  @property({ attribute: false }) pairs = false;

  /** Callback for a form that the reader wants to check as a conjecture. */
  @property({ attribute: false }) use: (text: string) => void = () => {};

  @state() found: Patterns | null = null;

  #query = new Query(this, () => void this.#search());

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('game') || changed.has('upto')) void this.#search();
  }

  #search() {
    this.failure = null;
    this.found = null;
    return this.#query.run(
      (signal) => patterns(this.game, { upto: Math.min(Math.max(this.upto, LEAST), MOST), signal }),
      (found) => (this.found = found),
    );
  }

  /** Translate a sentence about heaps, or about pairs of numbers. */
  #say(key: 'lost' | 'none.lost') {
    return this.t(`finding.${this.pairs ? 'pairs.' : ''}${key}`);
  }

  /** Draw the theorem that proves a form, or the heap up to which the form was compared. */
  #evidence({ proven, theorem, checked }: Pattern) {
    const { t } = this;
    if (!proven) {
      return html`<span class="badge"
        >${t(this.pairs ? 'finding.pairs.holds' : 'table.find.holds', { checked: t('common.number', { n: checked }) })}</span
      >`;
    }
    const by = credit(t, theorem);
    return html`<span class="badge proven">${t('table.period.proven.badge')}</span>
      <span class="soft">${by}</span>`;
  }

  #list(kind: 'values' | 'lost', forms: readonly Pattern[]) {
    const { t } = this;
    if (!forms.length)
      return html`<p class="soft">
        ${kind === 'lost' ? this.#say('none.lost') : t('finding.none.values')}
      </p>`;
    return html`<ul class="forms">
      ${forms.map(
        (form) =>
          html`<li data-family=${form.family}>
            <button
              type="button"
              class="form"
              title=${t('finding.use')}
              @click=${() => this.use(form.text)}
            >
              <code>${form.text}</code>
            </button>
            ${this.#evidence(form)}
          </li>`,
      )}
    </ul>`;
  }

  view() {
    const { t, found } = this;
    if (!found) return this.#query.line(t('finding.searching'));
    return html`<h3>${t('finding.values')}</h3>
      ${this.#list('values', found.values)}
      ${
        // Show that the lost heaps have no form only if the values have none either: forms of lost heaps are
        // searched for only then.
        found.values.length && !found.lost.length
          ? nothing
          : html`<h3>${this.#say('lost')}</h3>
              ${this.#list('lost', found.lost)}`
      }`;
  }
}

export const foundForms = placed('mex-found-forms', FoundForms);
