import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { conjecture } from '../../engine/api.ts';
import { MexError } from '../../engine/errors.ts';
import { field } from '../../ui/controls/text-field.ts';
import { MexElement } from '../../ui/element/base.ts';
import { placed } from '../../ui/element/placed.ts';
import { errorText } from '../../ui/element/error-text.ts';
import { Query } from '../../ui/element/query.ts';
import { icon } from '../../ui/pictures/icons.ts';
import { credit } from '../credit.ts';
import type { Conjecture, Failure } from '../../engine/types.ts';

/**
 * A claim is compared up to the last heap of the table, but at least up to heap `COMPARED` and at most up to
 * heap `MOST`, the maximum that the core accepts.
 */
const COMPARED = 10_000;
const MOST = 10_000_000;
/** The maximum number of a heap's options that a refutation lists. */
const NAMED = 12;

/** An element with a field for a claim about a game's values, and the verdict on the claim. */
class ConjecturePanel extends MexElement {
  static areas = ['table'] as const;

  /** The game, in one line of notation. */
  @property({ attribute: false }) game = '';

  /** The text of the claim; empty before the reader has typed one. */
  @property({ attribute: false }) claim = '';

  /** The last heap of the table. */
  @property({ attribute: false }) upto = 0;

  /**
   * Returns a sentence about pairs of numbers, for games whose positions are pairs; null for other games and
   * outside the page.
   */
  @property({ attribute: false }) ofPairs: ((key: string, args: object) => string) | null = null;

  /** Callback for a typed claim. */
  @property({ attribute: false }) set: (claim: string) => void = () => {};

  /** Returns the link to the board with a position; null if there is no such board. */
  @property({ attribute: false }) boardOf: ((position: string) => string) | null = null;

  @state() found: Conjecture | null = null;

  /** The error of a claim that cannot be parsed. */
  @state() wrong: MexError | null = null;

  #query = new Query(this, () => void this.#judge());

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('game') || changed.has('claim') || changed.has('upto')) void this.#judge();
  }

  #judge() {
    this.found = null;
    this.wrong = null;
    this.failure = null;
    if (!this.claim) return this.#query.stop();
    const upto = Math.min(Math.max(this.upto, COMPARED), MOST);
    return this.#query.run(
      (signal) => conjecture(this.game, this.claim, { upto, signal }),
      (found) => (this.found = found),
      (thrown) => {
        const inClaim = thrown instanceof MexError && thrown.details.field === 'claim';
        if (inClaim) this.wrong = thrown;
        else this.fail(thrown);
      },
    );
  }

  /** Translate a sentence about heaps, or about pairs of numbers. */
  #say(key: string, args = {}) {
    return this.ofPairs?.(key, args) ?? this.t(`table.find.${key}`, args);
  }

  #number(n: number) {
    return this.t('common.number', { n });
  }

  /** Format a value according to the claim or to the truth; for claims about lost heaps, use a word. */
  #says(value: Failure['says']) {
    const { kind } = this.found ?? {};
    if (kind === 'values' || kind === 'period') return String(value);
    return this.t(Number(value) ? 'table.find.is_lost' : 'table.find.is_won');
  }

  /** Draw the number of heaps or pairs that the claim does not cover. */
  #silence(silent: number) {
    return silent ? this.#say('silent', { silent: this.#number(silent) }) : nothing;
  }

  /** Draw the first position on which the claim fails, with its options and a link to the board. */
  #failure(found: Conjecture) {
    const { t } = this;
    const { fails, failures, holdsFrom, checked, silent } = found;
    if (!fails) return html`<p>${this.#silence(silent)}</p>`;
    const { position, says, truth, options } = fails;
    const shown = options.slice(0, NAMED).map(({ to, value }) => `${to} (${value})`);
    return html`<p>
        <b class="fails">${t('table.find.fails', { position })}</b>
        ${t('table.find.says', { says: this.#says(says), truth: this.#says(truth) })}
      </p>
      <p>
        ${
          options.length
            ? t('table.find.options', {
                options: shown.join(', ') + (options.length > NAMED ? ', …' : ''),
              })
            : t('table.find.no_options')
        }
      </p>
      <p class="soft">
        ${this.#say('failures', { failures: this.#number(failures), checked: this.#number(checked) })}
        ${this.#silence(silent)}
        ${
          // Show from which heap on the claim holds only if at least as many heaps follow as precede; heaps
          // that the claim does not cover do not count.
          holdsFrom === null || 2 * holdsFrom + silent > checked
            ? nothing
            : t('table.find.from', { size: this.#number(holdsFrom) })
        }
      </p>
      ${
        this.boardOf && options.length
          ? html`<p>
              <a class="btn" data-lose href=${this.boardOf(position)}
                >${icon('play', 18)}${t('table.find.board', { position })}</a
              >
            </p>`
          : nothing
      }`;
  }

  #verdict() {
    const { t, found } = this;
    if (!found) return this.#query.line(t('table.find.judging'));
    return html`${this.#understood(found)} ${this.#compared(found)}`;
  }

  /** Draw the claim as the core understands it, unless it was typed in this form. */
  #understood({ claim, kind }: Conjecture) {
    if (kind !== 'lost' || claim === this.claim.trim()) return nothing;
    return html`<p class="soft" data-understood>${this.t('table.find.understood', { claim })}</p>`;
  }

  #compared(found: Conjecture) {
    const { t } = this;
    const { holds, proven, theorem, checked, silent } = found;
    if (!holds) return this.#failure(found);
    const by = credit(t, theorem);
    return html`<p>
        ${
          proven
            ? html`<b>${this.#say(silent ? 'proven.some' : 'proven')}</b>
                <span class="badge proven">${t('table.period.proven.badge')}</span>
                <span class="soft">${by}</span>`
            : html`<b>${this.#say('holds', { checked: this.#number(checked) })}</b>
                ${t('table.find.not_proven')}`
        }
      </p>
      ${silent ? html`<p class="soft">${this.#silence(silent)}</p>` : nothing}`;
  }

  view() {
    const { t, claim, wrong } = this;
    const error = wrong && {
      says: errorText(this.lang, wrong, claim, this.set),
      span: wrong.span ?? null,
    };
    return html`${field({
        id: 'claim',
        label: t('table.find.claim'),
        value: claim,
        set: this.set,
        hint: this.#say('hint'),
        error,
      })}
      <div
        class="verdict"
        role="status"
        data-verdict=${this.found ? String(this.found.holds) : nothing}
      >
        ${claim && !wrong ? this.#verdict() : nothing}
      </div>`;
  }
}

export const conjecturePanel = placed('mex-conjecture-panel', ConjecturePanel);
