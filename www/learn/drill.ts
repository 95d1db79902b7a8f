import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { Query } from '../ui/element/query.ts';
import { task, verdict as verdictLine } from './part.ts';
import { drawn } from './random-positions.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * A drill with random positions of a game, half of them lost: for each position the learner decides who wins.
 * A wrong answer is explained, and its position is repeated at the end.
 */
export class Drill extends MexElement {
  static areas: readonly Area[] = ['learn'];

  @property({ attribute: false }) game = 'nim';

  @property({ attribute: false }) count = 20;

  /** The text of the task. */
  @property({ attribute: false }) text = '';

  /** Callback after the last position was answered correctly. */
  @property({ attribute: false }) answered: () => void = () => {};

  /** The remaining positions. */
  @state() left: { position: string; outcome: string }[] = [];

  @state() right = 0;

  @state() tries = 0;

  @state() verdict: 'right' | 'wrong' | '' = '';

  #query = new Query(this, () => void this.load());

  willUpdate(changed: Map<string, unknown>) {
    if (['game', 'count'].some((name) => changed.has(name))) void this.load();
  }

  async load() {
    const { game, count } = this;
    Object.assign(this, { left: [], right: 0, tries: 0, verdict: '' });
    await this.#query.run(
      () => drawn(game, Math.max(1, Math.min(100, count)), 1),
      (all) => (this.left = all),
    );
  }

  answer(outcome: string) {
    const [now] = this.left;
    if (!now || this.verdict) return;
    this.tries += 1;
    this.verdict = outcome === now.outcome ? 'right' : 'wrong';
    if (this.verdict === 'right') this.right += 1;
    if (this.left.length === 1 && this.verdict === 'right') this.answered();
  }

  async next() {
    const [now, ...others] = this.left;
    this.left = this.verdict === 'wrong' ? [...others, now] : others;
    this.verdict = '';
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[data-outcome]')?.focus();
  }

  #acts() {
    const last = this.left.length === 1 && this.verdict === 'right';
    if (last) return nothing;
    if (this.verdict) {
      return html`<button type="button" class="btn primary" data-next @click=${() => this.next()}>
        ${this.t('learn.drill.next')}
      </button>`;
    }
    return ['N', 'P'].map(
      (outcome) =>
        html`<button
          type="button"
          class="btn"
          data-outcome=${outcome}
          @click=${() => this.answer(outcome)}
        >
          ${this.t(`learn.choice.${outcome}`)}
        </button>`,
    );
  }

  #verdict(now: { position: string; outcome: string }) {
    const { verdict } = this;
    if (!verdict) return nothing;
    const good = verdict === 'right';
    const done = good && this.left.length === 1;
    const more = done
      ? this.t('learn.drill.done', { n: this.right, tries: this.tries })
      : good
        ? nothing
        : html`${this.t(`learn.choice.${now.outcome}`)}. ${this.t('learn.drill.again')}`;
    return verdictLine(good ? '✓' : '✗', html`<b>${this.t(`learn.drill.${verdict}`)}</b>${more}`);
  }

  view() {
    const [now] = this.left;
    const all = this.right + this.left.length - (this.verdict === 'right' ? 1 : 0);
    return html`<section class="stack part">
      ${task(this.text)}
      ${
        now
          ? html`<p class="dim">${this.t('learn.drill.at', { right: this.right, all })}</p>
              <progress
                max=${all}
                value=${this.right}
                aria-label=${this.t('learn.drill.at', { right: this.right, all })}
              ></progress>
              <p class="position" data-position>${now.position}</p>`
          : nothing
      }
      <div class="flow acts no-print">${now ? this.#acts() : nothing}</div>
      <div role="status">${now ? this.#verdict(now) : nothing}</div>
      ${
        now && this.verdict === 'wrong'
          ? html`<mex-why game=${this.game} position=${now.position}></mex-why>`
          : nothing
      }
    </section>`;
  }
}

export const drill = placed('mex-drill', Drill);
