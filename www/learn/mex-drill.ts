/**
 * `<mex-drill game="moore 2" count="20"></mex-drill>`: random positions of a game, half of them
 * lost, for each of which the learner decides who wins. A wrong answer is explained, and its
 * position is repeated at the end.
 */
import { css, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { inline } from '../ui/text/rich-text.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { drawn } from './random-positions.ts';
import { partStyle, textStyle } from './style.ts';
import '../why/mex-why.ts';

/**
 * @attr {string} game - a game line
 * @attr {number} count - how many positions
 * @attr {number} seed - which positions they are
 * @fires mex-answer - `{ right, shown }` all of them are answered
 */
export class MexDrill extends MexElement {
  static styles = [
    ...MexElement.styles,
    textStyle,
    partStyle,
    css`
      .position {
        padding: 14px 16px;
        border-radius: var(--mex-radius);
        background: var(--mex-sunken);
        font-family: var(--mex-font-mono);
        font-size: calc(1.5 * var(--mex-em));
        text-align: center;
        overflow-wrap: anywhere;
      }
      .head {
        color: var(--mex-ink-soft);
        font-size: calc(0.9375 * var(--mex-em));
      }
      progress {
        width: 100%;
        height: 8px;
        accent-color: var(--mex-accent);
      }
    `,
  ];

  @property({ reflect: true }) game = 'nim';

  @property({ type: Number, reflect: true }) count = 20;

  @property({ type: Number, reflect: true }) seed = 1;

  /** The task in a lesson; else the element's own content. */
  @property({ attribute: false }) text: string | null = null;

  /** The remaining positions. */
  @state() left: { position: string; outcome: string }[] = [];

  @state() right = 0;

  @state() tries = 0;

  @state() verdict: 'right' | 'wrong' | '' = '';

  #asked = '';

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (['game', 'count', 'seed'].some((name) => changed.has(name))) void this.load();
  }

  async load() {
    const { game, count, seed } = this;
    const asked = `${game} ${count} ${seed}`;
    this.#asked = asked;
    this.left = [];
    this.right = 0;
    this.tries = 0;
    this.verdict = '';
    try {
      const all = await drawn(game, Math.max(1, Math.min(100, count || 20)), seed);
      if (this.#asked !== asked) return;
      this.left = all;
      this.settle();
      this.emit('mex-ready', { game, count: all.length });
    } catch (error) {
      if (this.#asked === asked) this.fail(error);
    }
  }

  answer(outcome: string) {
    const [now] = this.left;
    if (!now || this.verdict) return;
    this.tries += 1;
    this.verdict = outcome === now.outcome ? 'right' : 'wrong';
    if (this.verdict === 'right') this.right += 1;
    if (this.left.length === 1 && this.verdict === 'right') {
      this.emit('mex-answer', { right: true, shown: false, tries: this.tries, given: outcome });
    }
  }

  async next() {
    const [now, ...others] = this.left;
    this.left = this.verdict === 'wrong' ? [...others, now] : others;
    this.verdict = '';
    await this.updateComplete;
    (this.renderRoot.querySelector('[data-outcome]') as HTMLElement | null)?.focus();
  }

  #acts() {
    const last = this.left.length === 1 && this.verdict === 'right';
    if (last) return nothing;
    if (this.verdict) {
      return html`<button type="button" class="btn primary" data-next @click=${this.next}>
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
    return html`<p class="verdict ${good ? 'right' : ''}">
      <span class="sign" aria-hidden="true">${good ? '✓' : '✗'}</span>
      <span
        ><b>${this.t(`learn.drill.${verdict}`)}</b>${
          done
            ? this.t('learn.drill.done', { n: this.right, tries: this.tries })
            : good
              ? nothing
              : html`${this.t(`learn.choice.${now.outcome}`)}. ${this.t('learn.drill.again')}`
        }</span
      >
    </p>`;
  }

  view() {
    const [now] = this.left;
    const all = this.right + this.left.length - (this.verdict === 'right' ? 1 : 0);
    return html`<section class="part" part="drill">
      <div class="words">
        ${this.text === null ? html`<slot></slot>` : unsafeHTML(inline(this.text).text)}
      </div>
      ${
        now
          ? html`<p class="head">${this.t('learn.drill.at', { right: this.right, all })}</p>
              <progress
                max=${all}
                value=${this.right}
                aria-label=${this.t('learn.drill.at', { right: this.right, all })}
              ></progress>
              <p class="position" data-position>${now.position}</p>`
          : nothing
      }
      <div class="acts no-print">${now ? this.#acts() : nothing}</div>
      <div role="status">${now ? this.#verdict(now) : nothing}</div>
      ${
        now && this.verdict === 'wrong'
          ? html`<mex-why game=${this.game} position=${now.position}></mex-why>`
          : nothing
      }
    </section>`;
  }
}

define('mex-drill', MexDrill);
