import { html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { rulesOf } from '../../engine/api.ts';
import { MexElement } from '../../ui/element/base.ts';
import { placed } from '../../ui/element/placed.ts';
import { Query } from '../../ui/element/query.ts';
import type { RuleOf, Table } from '../../engine/types.ts';

/** The maximum number of values that are compared with other games. */
const COMPARED = 200;
/** The maximum number of values in a search of the On-Line Encyclopedia of Integer Sequences. */
const SEARCHED = 24;

/** An element that lists games and sequences with the same values as a table. */
class SameValues extends MexElement {
  static areas = ['finding'] as const;

  @property({ attribute: false }) data: Table | null = null;

  /** Returns the link to the table of a game. */
  @property({ attribute: false }) tableOf: (game: string) => string = () => '';

  @state() found: readonly RuleOf[] | null = null;

  #query = new Query(this, () => void this.#look());

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('data')) void this.#look();
  }

  #look() {
    this.found = null;
    this.failure = null;
    if (!this.data) return this.#query.stop();
    const values = [...this.data.nimbers.slice(0, COMPARED)];
    return this.#query.run(
      (signal) => rulesOf(values, { signal }),
      (found) =>
        (this.found = found.filter(
          ({ game, sequence, shift }) => sequence || game !== this.data?.game || shift > 0,
        )),
    );
  }

  #row({ game, sequence, shift, compared }: RuleOf) {
    const { t } = this;
    const link = sequence
      ? html`<a href="https://oeis.org/${sequence}" rel="noreferrer">${sequence}</a>`
      : '';
    return html`<li>
      ${link} <a href=${this.tableOf(game)}><code>${game}</code></a>
      ${t(shift ? 'finding.same.shifted' : 'finding.same.equal', { shift, compared })}
    </li>`;
  }

  view() {
    const { t, found, data } = this;
    const terms = [...(data?.nimbers.slice(0, SEARCHED) ?? [])].join(',');
    return html`${
        found === null
          ? this.#query.line(t('finding.same.searching'))
          : found.length
            ? html`<ul class="bullets">
                ${found.map((rule) => this.#row(rule))}
              </ul>`
            : html`<p class="soft">${t('finding.same.none')}</p>`
      }
      <p>
        <a href="https://oeis.org/search?q=${terms}" rel="noreferrer" data-oeis
          >${t('finding.same.oeis')}</a
        >
      </p>`;
  }
}

export const sameValues = placed('mex-same-values', SameValues);
