/**
 * `<mex-ask check="analyze | nim | 1 4 5 | outcome" choices="N P">Who wins 1 4 5?</mex-ask>`: a question that
 * the reader must answer before the answer is revealed. The engine computes the correct answer. A wrong
 * answer gets a hint and another try; only then may the answer be shown.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Tally } from '../ui/element/tally.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { said, verdict as verdictLine } from './part.ts';
import { answerTo, compare, numbersIn, readCheck, verdictOn } from './checks.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import askStyle from './ask.css?inline';
import partStyle from './part.css?inline';
import textStyle from './text.css?inline';
import type { Check, Kind } from './checks.ts';
import type { MexGame } from '../play/mex-game.ts';
import type { Area } from '../i18n/areas.ts';
import type { Failure } from '../engine/types.ts';

/**
 * A question that is answered before anything is revealed; the engine knows the answer.
 *
 * @fires {{ given: string, right: boolean, tries: number, shown: boolean } & { attempts: number,
 *   seconds: number, hints: number, points: number }} mex-answer - It was answered, or the answer
 *   was shown.
 * @fires {{ given: string, tries: number, right: boolean, shown: boolean }} mex-change - Fired when
 *   the state changes, by an answer; `detail` is the new state.
 * @slot - The question.
 * @slot right - Said of a right answer.
 * @slot wrong - Said of a wrong answer; `wrong-4` of the answer 4.
 * @csspart ask - The whole widget.
 * @csspart answer - The answer on paper.
 * @reserve - 230 180 180
 */
export class MexAsk extends MexWidget {
  static areas: readonly Area[] = ['learn'];

  static styles = [...MexWidget.styles, styleSheets(textStyle, partStyle, askStyle)];

  /** A call, its arguments and the path of the answer, between bars. @type {string} */
  @property() check: Check | string = '';

  /** The number of answers after which the right one may be shown. */
  @property({ type: Number, attribute: 'reveal-after' }) revealAfter = 2;

  /** The kind of the answer. @type {'choice' | 'number' | 'set' | 'move' | 'find' | 'input'} */
  @property({ reflect: true, useDefault: true }) asks: Kind = 'choice';

  /** The points for a right answer, as the events report them. */
  @property({ type: Number }) points = 1;

  /** The answers to choose from, as the call returns them. @type {string} */
  @property() choices: string[] | string = [];

  /** The game of the board on which the answer is a move. */
  @property() game = '';

  /** The position of the board on which the answer is a move. */
  @property() position = '';

  /** The result that the check must have for an example that the reader finds. */
  @property() wanted = '';

  /** An example of a right answer, if there are many. */
  @property() example = '';

  /** The texts of a lesson. Without them, the element's own content is the question. */
  @property({ attribute: false }) texts: Record<string, string> | null = null;

  /** How the question was answered at an earlier visit, or null. */
  @property({ attribute: false }) done: 'right' | 'shown' | null = null;

  @state() given = '';

  @state() verdict: 'right' | 'wrong' | 'unclear' | 'shown' | null = null;

  @state() tries = 0;

  @state() busy = false;

  @state() answer: string | string[] | null = null;

  /** The correct answer, computed in advance for print. */
  @state() known: string | string[] | null = null;

  /** The outputs of the right and the faulty program for the given input. */
  @state() printed: { right: string; faulty: string } | null = null;

  /** The first position on which the given claim fails, or null. */
  @state() fails: Failure | null = null;

  tally = new Tally();

  /** The result of the check for the given answer. */
  got = '';

  constructor() {
    super();

    this.settled = true;
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (this.asks === 'move' && !customElements.get('mex-game')) void import('../play/mex-game.ts');
    if (changed.has('check') && changed.get('check')) this.again();
    if (changed.has('check')) this.known = null;
    if (this.print === 'answer' && (changed.has('check') || changed.has('print')))
      void this.#know();
    if (changed.has('done') && this.done && !this.verdict) void this.#conclude(this.done);
  }

  get kept() {
    const { check, asks, choices, game, position } = this;
    return { check, asks, choices, game, position };
  }

  get state() {
    const { given, tries, verdict } = this;
    return { given, tries, right: verdict === 'right', shown: verdict === 'shown' };
  }

  restore({ given, tries, shown }: Record<string, unknown>) {
    this.again();
    if (typeof tries === 'number' && Number.isSafeInteger(tries))
      this.tries = Math.max(0, shown ? tries : tries - 1);
    if (shown) void this.reveal();
    else if (typeof given === 'string' && given) void this.judge(given);
  }

  reset() {
    super.reset();
    this.again();
  }

  get #check(): Check {
    return typeof this.check === 'string' ? readCheck(this.check) : this.check;
  }

  get #choices() {
    return typeof this.choices === 'string' ? this.choices.split(/\s+/) : this.choices;
  }

  /** Clears the answer and the tries. @public */
  again(): void {
    this.given = '';
    this.verdict = null;
    this.tries = 0;
    this.tally.renew();
    this.answer = null;
    this.printed = null;
    this.fails = null;
    if (this.hasUpdated) this.tell();
  }

  /** Answers the question. @public */
  async judge(given: string): Promise<void> {
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
      this.fails = more.fails ?? null;
      this.verdict = verdict === null ? 'unclear' : verdict ? 'right' : 'wrong';
      if (verdict === null) return;
      this.tries += 1;
      if (verdict) this.answer = right;
      this.#report(verdict, false);
      this.tell();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  #report(right: boolean, shown: boolean) {
    const { given, tries } = this;
    const tally = this.tally.end(right, this.points);
    this.emit('mex-answer', { given, right, tries, shown, ...tally });
  }

  /** Shows the answer. @public */
  reveal(): Promise<void> {
    return this.#conclude('shown');
  }

  async #conclude(how: 'right' | 'shown') {
    try {
      this.answer = this.asks === 'find' ? this.example : await answerTo(this.#check);
      if (this.asks === 'input') this.printed = await compare(this.#check, this.answer[0]);
      this.verdict = how;
      this.tell();
      if (!this.done) {
        this.tally.hints += 1;
        this.#report(false, true);
      }
    } catch (error) {
      this.fail(error);
    }
  }

  get #closed() {
    return this.verdict === 'right' || this.verdict === 'shown';
  }

  /** Whether the last answer is judged as right or wrong, or the answer is shown. */
  get #isJudged() {
    return this.#closed || this.verdict === 'wrong';
  }

  /** Return a text of the lesson, or the slot that the author of the page has filled. */
  #sentence(name: string) {
    if (!this.texts) return this.slotOf(name);
    const text = this.texts[name];
    return text === undefined ? nothing : said(text);
  }

  #wrongName() {
    const own = `wrong.${this.asks === 'choice' ? this.given : this.given.normalize('NFKC').trim()}`;
    const slot = own.replace('.', '-');
    if (this.texts) return own in this.texts ? own : 'wrong';
    const slots = [slot, `${slot}-${this.lang}`];
    return [...this.children].some((child) => slots.includes(child.slot)) ? slot : 'wrong';
  }

  #choice(choice: string) {
    const own = this.texts?.[choice];
    if (own !== undefined) return said(own);
    const key = `learn.choice.${choice}`;
    const text = this.t(key);
    // A choice without a translation is shown as the author wrote it.
    return text === key ? choice : text;
  }

  /** Return the template of the answer for print, if the question is unanswered. */
  #onPaper() {
    if (this.print !== 'answer' || this.#closed || this.known === null) return nothing;
    return html`<div class="answer-only" part="answer">
      ${verdictLine('✓', html`<b>${this.t('learn.ask.shown_is')} ${this.#show(this.known)}</b>`)}
    </div>`;
  }

  /** Compute the answer for print in advance. */
  async #know() {
    const { check } = this;
    try {
      const known = this.asks === 'find' ? this.example : await answerTo(this.#check);
      if (check === this.check) this.known = known;
    } catch {
      // Print no answer if the computation fails.
      if (check === this.check) this.known = null;
    }
  }

  #show(given: string | string[] | null = this.answer): unknown {
    const answer = [given ?? []].flat();
    if (this.asks === 'choice') return this.#choice(answer[0] ?? '');
    if (this.asks === 'input') return answer[0];
    return this.asks === 'set' || this.asks === 'find'
      ? `{${numbersIn(answer.join(' '))?.join(', ')}}`
      : this.t('common.list', { items: answer });
  }

  #submit(event: SubmitEvent) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    void this.judge(String(new FormData(form).get('answer') ?? ''));
  }

  /** Judge the first move only, since later moves are made in other positions. */
  #moved(event: CustomEvent<{ n: number; text: string }>) {
    event.stopPropagation();
    if (event.detail.n === 1) void this.judge(event.detail.text);
  }

  #field() {
    if (this.asks === 'choice') {
      return html`<div class="flow choices">
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
        class=${this.#isJudged ? 'judged' : nothing}
        ?readonly=${this.locked}
        @mex-move=${this.#moved}
      ></mex-game>`;
    }
    return html`<div class="flow typed">
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
        @keydown=${(event: KeyboardEvent) => {
          // Prevent Enter from submitting the form if it only ends an IME composition.
          if (event.key === 'Enter' && event.isComposing) event.preventDefault();
        }}
      />
    </div>`;
  }

  /** Return a sentence about the outputs, the counterexample or the result of the check, if any. */
  #remark(good: boolean) {
    if (this.printed) return `${this.t('learn.ask.prints', this.printed)} `;
    if (this.fails) {
      const { position, says, truth } = this.fails;
      return `${this.t('learn.ask.fails', { position, says, truth })} `;
    }
    return !good && this.got ? `${this.t('learn.ask.got', { value: this.got })} ` : nothing;
  }

  #verdict() {
    const { verdict } = this;
    if (!verdict) return nothing;
    if (verdict === 'unclear') return verdictLine('?', this.t(`learn.ask.unclear_${this.asks}`));
    const good = verdict !== 'wrong';
    // A right choice need not be repeated, since it is visible among the choices.
    const named = verdict === 'shown' || (good && this.asks !== 'choice');
    const first = named
      ? html`${this.t(`learn.ask.${verdict}_is`)}${this.#show()}`
      : this.t(`learn.ask.${verdict}`, { n: this.tries });
    return verdictLine(
      good ? '✓' : '✗',
      html`<b>${first}</b>
        ${this.#remark(good)}${this.#sentence(good ? 'right' : this.#wrongName())}`,
    );
  }

  #acts() {
    if (this.#closed || this.locked) return nothing;
    const again = this.verdict === 'wrong';
    return html`<div class="flow acts no-print">
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
    this.renderRoot.querySelector<MexGame>('mex-game')?.restart();
  }

  #said() {
    return html`<div id="verdict" class="given-away" role="status">${this.#verdict()}</div>`;
  }

  updated(changed: Map<string, unknown>) {
    if (this.asks !== 'move' || !changed.has('verdict') || !this.tries || !this.verdict) return;
    this.renderRoot.querySelector('#verdict')?.scrollIntoView({ block: 'nearest' });
  }

  view() {
    return html`<form class="stack part" part="ask" @submit=${this.#submit}>
      <fieldset>
        <legend>
          <span class="kicker">${this.t('learn.ask.kicker')}</span>
          ${this.texts ? said(this.texts.question) : this.slotOf()}
        </legend>
        ${
          // Show the verdict at the board, which would otherwise show the player to move after a losing move.
          this.asks === 'move' ? html`${this.#said()} ${this.#acts()}` : nothing
        }
        ${this.#field()}
      </fieldset>
      ${this.asks === 'move' ? nothing : html`${this.#acts()} ${this.#said()}`} ${this.#onPaper()}
    </form>`;
  }
}

define('mex-ask', MexAsk);
