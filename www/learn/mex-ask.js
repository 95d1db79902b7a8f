/**
 * `<mex-ask check="analyze | nim | 1 4 5 | outcome" choices="N P">Who wins 1 4 5?</mex-ask>`: a
 * question answered before anything is revealed. The engine computes the correct answer. A wrong
 * answer gets a hint and a second try; only then may the answer be shown.
 */
import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { inline } from '../ui/text/rich-text.ts';
import { Tally } from '../ui/element/tally.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { askStyle } from './ask-style.js';
import { answerTo, compare, numbersIn, verdictOn } from './checks.js';
import { partStyle, textStyle } from './style.js';
import '../i18n/late.ts';

/**
 * @attr {string} check - a call, its arguments and where its answer lies, between bars
 * @attr {'choice'|'number'|'set'|'move'|'find'|'input'} asks - what kind of answer is wanted
 * @attr {string} wanted - what the check gives for something found, such as 13; with an `example`
 * @attr {string} choices - the answers to choose from, as the call gives them
 * @attr {string} game - the board to make the move on, with `position`
 * @attr {number} points - what a right answer is worth
 * @fires mex-answer - `{ given, right, tries, shown, attempts, seconds, hints, points }`
 */
export class MexAsk extends MexWidget {
  static styles = [...MexWidget.styles, textStyle, partStyle, askStyle];

  static properties = {
    check: {},
    revealAfter: { type: Number, attribute: 'reveal-after' },
    asks: { reflect: true, useDefault: true },
    points: { type: Number },
    choices: {},
    game: {},
    position: {},
    wanted: {},
    example: {},
    texts: { attribute: false },
    done: { attribute: false },
    given: { state: true },
    verdict: { state: true },
    tries: { state: true },
    busy: { state: true },
    answer: { state: true },
    known: { state: true },
    printed: { state: true },
  };

  constructor() {
    super();
    /** @type {import('./checks.js').Check | string} */
    this.check = '';
    /** @type {import('./checks.js').Kind} */
    this.asks = 'choice';
    /** @type {string[] | string} */
    this.choices = [];
    /** Wrong answers before the correct one may be shown. */
    this.revealAfter = 2;
    this.points = 1;
    this.tally = new Tally();
    this.game = '';
    this.position = '';
    this.wanted = '';
    /** A correct example, if there are many. */
    this.example = '';
    /** The result of the check for the given answer. */
    this.got = '';
    /**
     * A lesson's texts; without them the element's own content asks.
     * @type {Record<string, string> | null}
     */
    this.texts = null;
    /** The answer of an earlier visit. @type {'right' | 'shown' | null} */
    this.done = null;
    this.given = '';
    /** @type {'right' | 'wrong' | 'unclear' | 'shown' | null} */
    this.verdict = null;
    this.tries = 0;
    this.busy = false;
    /** @type {string | string[] | null} */
    this.answer = null;
    /** The correct answer, for print. @type {string | string[] | null} */
    this.known = null;
    /**
     * What the right program and the faulty one print.
     * @type {{ right: string, faulty: string } | null}
     */
    this.printed = null;
    this.settled = true;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.asks === 'move' && !customElements.get('mex-game')) void import('../play/mex-game.js');
    if (changed.has('check') && changed.get('check')) this.again();
    if (changed.has('check')) this.known = null;
    if (this.print === 'answer' && (changed.has('check') || changed.has('print')))
      void this.#know();
    if (changed.has('done') && this.done && !this.verdict) void this.reveal(this.done);
  }

  get kept() {
    const { check, asks, choices, game, position } = this;
    return { check, asks, choices, game, position };
  }

  get state() {
    const { given, tries, verdict } = this;
    return { given, tries, right: verdict === 'right', shown: verdict === 'shown' };
  }

  /** @param {Record<string, any>} state */
  restore({ given, tries, shown }) {
    this.again();
    if (Number.isSafeInteger(tries)) this.tries = Math.max(0, shown ? tries : tries - 1);
    if (shown) void this.reveal();
    else if (typeof given === 'string' && given) void this.judge(given);
  }

  reset() {
    super.reset();
    this.again();
  }

  get #check() {
    if (typeof this.check !== 'string') return this.check;
    return this.check.split('|').map((part, i) => {
      const text = part.trim();
      // A table wants a number, an inclusion–exclusion a list.
      if (/^table\b/.test(String(this.check)) && i === 2) return Number(text);
      return /^countUnion\b/.test(String(this.check)) && i === 2 ? text.split(/\s+/) : text;
    });
  }

  get #choices() {
    return typeof this.choices === 'string' ? this.choices.split(/\s+/) : this.choices;
  }

  /** Resets the question. */
  again() {
    this.given = '';
    this.verdict = null;
    this.tries = 0;
    this.tally.renew();
    this.answer = null;
    this.printed = null;
    if (this.hasUpdated) this.tell();
  }

  /** @param {string} given */
  async judge(given) {
    if (this.busy || this.#closed || this.locked) return;
    this.given = given;
    if (!given.trim()) {
      this.verdict = 'unclear';
      return;
    }
    this.busy = true;
    this.failure = null;
    try {
      const { asks, wanted } = this;
      const { verdict, right, ...more } = await verdictOn(
        { asks, wanted, check: this.#check },
        given,
      );
      this.got = more.got ?? '';
      this.printed = more.printed ?? null;
      if (verdict !== null) this.tries += 1;
      this.verdict = verdict === null ? 'unclear' : verdict ? 'right' : 'wrong';
      if (verdict) this.answer = right;
      if (verdict !== null) {
        const tally = this.tally.end(verdict, this.points);
        this.emit('mex-answer', {
          given,
          right: verdict,
          tries: this.tries,
          shown: false,
          ...tally,
        });
        this.tell();
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Shows the correct answer. @param {'right' | 'shown'} how */
  async reveal(how = 'shown') {
    try {
      this.answer = this.asks === 'find' ? this.example : await answerTo(this.#check);
      if (this.asks === 'input') this.printed = await compare(this.#check, this.answer[0]);
      this.verdict = how;
      this.tell();
      if (!this.done) {
        this.tally.hints += 1;
        this.emit('mex-answer', {
          given: this.given,
          right: false,
          tries: this.tries,
          shown: true,
          ...this.tally.end(false, this.points),
        });
      }
    } catch (error) {
      this.fail(error);
    }
  }

  get #closed() {
    return this.verdict === 'right' || this.verdict === 'shown';
  }

  /** A sentence: the lesson's, or the slot that the page's author filled. @param {string} name */
  #sentence(name) {
    if (!this.texts) return this.slotOf(name);
    const text = this.texts[name];
    return text === undefined ? nothing : html`${unsafeHTML(inline(text).text)}`;
  }

  #wrongName() {
    const own = `wrong.${this.asks === 'choice' ? this.given : this.given.normalize('NFKC').trim()}`;
    const slot = own.replace('.', '-');
    if (this.texts) return own in this.texts ? own : 'wrong';
    const said = [slot, `${slot}-${this.lang}`];
    return [...this.children].some((child) => said.includes(child.slot)) ? slot : 'wrong';
  }

  /** @param {string} choice */
  #choice(choice) {
    const own = this.texts?.[choice];
    if (own !== undefined) return unsafeHTML(inline(own).text);
    const key = `learn.choice.${choice}`;
    const said = this.t(key);
    // A choice of the author's own is said as it stands.
    return said === key ? choice : said;
  }

  /** The printed answer of an unanswered question. */
  #onPaper() {
    if (this.print !== 'answer' || this.#closed || this.known === null) return nothing;
    return html`<p class="verdict right answer-only" part="answer">
      <span class="sign" aria-hidden="true">✓</span>
      <span><b>${this.t('learn.ask.shown_is')} ${this.#answer(this.known)}</b></span>
    </p>`;
  }

  /** Computes the printed answer in advance. */
  async #know() {
    const { check } = this;
    try {
      const known = this.asks === 'find' ? this.example : await answerTo(this.#check);
      if (check === this.check) this.known = known;
    } catch {
      // Print without an answer if this fails.
      if (check === this.check) this.known = null;
    }
  }

  /** @param {string | string[] | null} [given] @returns {unknown} */
  #answer(given = this.answer) {
    const answer = [given ?? []].flat();
    if (this.asks === 'choice') return this.#choice(answer[0] ?? '');
    if (this.asks === 'input') return answer[0];
    return this.asks === 'set' || this.asks === 'find'
      ? `{${numbersIn(answer.join(' '))?.join(', ')}}`
      : this.t('common.list', { items: answer });
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    void this.judge(String(new FormData(form).get('answer') ?? ''));
  }

  /**
   * The first move answers; later ones are made in other positions.
   * @param {CustomEvent<{ n: number, text: string }>} event
   */
  #moved(event) {
    event.stopPropagation();
    if (event.detail.n === 1) void this.judge(event.detail.text);
  }

  #field() {
    if (this.asks === 'choice') {
      return html`<div class="choices">
        ${this.#choices.map(
          (choice) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="answer"
                value=${choice}
                ?disabled=${this.#closed || this.locked}
                .checked=${this.given === choice}
                @change=${() => (this.verdict = null)}
              /><span>${this.#choice(choice)}</span></label
            >`,
        )}
      </div>`;
    }
    if (this.asks === 'move') {
      return html`<mex-game
        game=${this.game}
        position=${this.position}
        players="2"
        hints="off"
        ?readonly=${this.locked}
        @mex-move=${this.#moved}
      ></mex-game>`;
    }
    return html`<div class="typed">
      <input
        class="field"
        name="answer"
        type="text"
        inputmode=${this.asks === 'number' ? 'numeric' : 'text'}
        autocomplete="off"
        spellcheck="false"
        aria-label=${this.t(`learn.ask.${this.asks}`)}
        placeholder=${this.t(`learn.ask.${this.asks}`)}
        ?readonly=${this.#closed || this.locked}
        aria-invalid=${this.verdict === 'wrong' ? 'true' : 'false'}
        aria-describedby="verdict"
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          // An Enter that ends an IME composition submits nothing.
          if (event.key === 'Enter' && event.isComposing) event.preventDefault();
        }}
      />
    </div>`;
  }

  /** The result of the answer, if informative. @param {boolean} good */
  #remark(good) {
    if (this.printed) return `${this.t('learn.ask.prints', this.printed)} `;
    return !good && this.got ? `${this.t('learn.ask.got', { value: this.got })} ` : nothing;
  }

  #verdict() {
    const { verdict } = this;
    if (!verdict) return nothing;
    if (verdict === 'unclear') {
      return html`<p class="verdict">
        <span class="sign" aria-hidden="true">?</span
        ><span>${this.t(`learn.ask.unclear_${this.asks}`)}</span>
      </p>`;
    }
    const good = verdict !== 'wrong';
    return html`<p class="verdict ${good ? 'right' : ''}">
      <span class="sign" aria-hidden="true">${good ? '✓' : '✗'}</span>
      <span
        ><b
          >${
            verdict === 'shown' || (verdict === 'right' && this.asks !== 'choice')
              ? this.t(`learn.ask.${verdict}_is`, { n: this.tries })
              : this.t(`learn.ask.${verdict}`, { n: this.tries })
          }${good && (verdict === 'shown' || this.asks !== 'choice') ? html` ${this.#answer()}` : nothing}</b
        >${this.#remark(good)}${this.#sentence(good ? 'right' : this.#wrongName())}</span
      >
    </p>`;
  }

  #acts() {
    if (this.#closed || this.locked) return nothing;
    const again = this.verdict === 'wrong';
    return html`<div class="acts no-print">
      ${
        this.asks === 'move'
          ? again
            ? html`<button type="button" class="btn" data-again @click=${this.#back}>
                ${this.t('learn.ask.again')}
              </button>`
            : nothing
          : html`<button
              class="btn primary"
              data-check
              aria-disabled=${this.busy ? 'true' : 'false'}
            >
              ${this.t('learn.ask.check')}
            </button>`
      }
      ${
        this.tries >= this.revealAfter && this.tries > 0
          ? html`<button type="button" class="btn" data-show @click=${() => this.reveal()}>
              ${this.t('learn.ask.show')}
            </button>`
          : nothing
      }
    </div>`;
  }

  #back() {
    this.verdict = null;
    /** @type {any} */ (this.renderRoot.querySelector('mex-game'))?.restart();
  }

  view() {
    return html`<form class="part" part="ask" @submit=${this.#submit}>
      <fieldset>
        <legend>
          <span class="kicker">${this.t('learn.ask.kicker')}</span>
          ${this.texts ? unsafeHTML(inline(this.texts.question).text) : this.slotOf()}
        </legend>
        ${this.#field()}
      </fieldset>
      ${this.#acts()}
      <div id="verdict" class="given-away" role="status">${this.#verdict()}</div>
      ${this.#onPaper()}
    </form>`;
  }
}

define('mex-ask', MexAsk);
