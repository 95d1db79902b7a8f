import { html, nothing } from 'lit';
import { directive } from 'lit/async-directive.js';
import { property, state } from 'lit/decorators.js';
import { again, entryOf, hinted, win, worth } from '../learn/ladder-progress.ts';
import { ladder } from '../saved/list.ts';
import { headingOf } from './game-heading.ts';
import { stars } from './stars.ts';
import { Component } from '../ui/element/component.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { icon } from '../ui/pictures/icons.ts';
import '../play/mex-game.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import starStyle from './stars.css?inline';
import challengeStyle from './challenge.css?inline';
import type { Kind } from '../saved/list.ts';
import type { PartInfo } from 'lit/directive.js';
import type { MexGame } from '../play/mex-game.ts';

/**
 * A position to be won against the perfect opponent for stars: the rule, the board, the hint and,
 * once it is won, `words` and `ways`; `below` is shown below that.
 *
 * Properties `kind` and `entry` name what is stored; event `challenge-end` with `{ stars }`, 0 for a
 * loss, and `null` once the next game begins.
 */
export class Challenge extends Component {
  static areas = ['ladder'] as const;

  @property() kind: Kind = 'rungs';

  @property() entry = '';

  @property() game = '';

  @property() position = '';

  /** Whether a day is played on a later one. */
  @property() late = false;

  @property() words: unknown = nothing;

  @property() ways: unknown = nothing;

  @property() below: unknown = nothing;

  /** The stars of the game that has just ended, 0 if it was lost. */
  @state() result: number | null = null;

  /** Whether the board stands, or cannot; what is below it waits, so that nothing moves. */
  @state() ready = false;

  /** The index of the move that gave the win away in a lost game; -1: none is known. */
  @state() missed = -1;

  /** Whether the review of the lost game was asked for. */
  @state() reviewed = false;

  static styles = styleSheets(starStyle, challengeStyle);

  constructor(part: PartInfo) {
    super(part);
    ladder.renders(this);
    new GameLines(this, () => [this.game]);
  }

  /** The number of moves on the board. */
  #length = 0;

  get #board() {
    return this.renderRoot.querySelector<MexGame>('mex-game');
  }

  #ended(result: number | null) {
    this.result = result;
    this.missed = -1;
    this.reviewed = false;
    this.emit('challenge-end', { stars: result });
    if (result !== null && this.renderRoot.matches(':focus-within')) void this.#lead();
  }

  /** The focus goes on with the game that has ended. */
  async #lead() {
    await this.updateComplete;
    const way = this.renderRoot.querySelector<HTMLElement>('.panel .btn');
    way?.focus({ preventScroll: true });
  }

  #end({ detail: { winner } }: CustomEvent<{ winner: string }>) {
    if (winner === 'you') this.#ended(win(this.kind, this.entry, this.late));
    else {
      again(this.kind, this.entry);
      this.#ended(0);
      void this.#search();
    }
  }

  async #search() {
    const session = this.#board?.session;
    if (!session) return;
    try {
      const { missedWin } = await import('../play/missed.ts');
      const missed = await missedWin(session);
      if (this.#board?.session === session) this.missed = missed;
    } catch {
      // Without it, the box says that the game is lost.
    }
  }

  async #review() {
    this.reviewed = true;
    await this.updateComplete;
    const { showMissed } = await import('../play/missed.ts');
    if (this.#board) await showMissed(this.#board, this.missed);
  }

  /** A move less than before was taken back, unless a game is begun again after its end. */
  #moved({ detail: { moves, result } }: CustomEvent<{ moves: string[]; result: string | null }>) {
    const { length } = moves;
    const back = length < this.#length;
    this.#length = length;
    if (!back) return;
    const fresh = this.result !== null && length === 0;
    if (!fresh && this.result !== 0) again(this.kind, this.entry);
    if (result === null && this.result !== null) this.#ended(null);
  }

  #stands() {
    this.ready = true;
  }

  #hint() {
    if (!this.#board?.open) return;
    hinted(this.kind, this.entry);
    this.#board.toggleHints();
  }

  #restart() {
    void this.#board?.restart();
  }

  /** What is played for, and the hint. */
  #stake() {
    const entry = entryOf(this.kind, this.entry);
    const settled = this.kind === 'days' && entry.stars > 0;
    const left = worth(entry);
    return html`<div class="flow stake">
      ${
        settled
          ? nothing
          : html`${stars(left)}<span class="sr">${this.t('ladder.left', { n: left })}</span>`
      }
      <button class="btn end hint" data-hint @click=${() => this.#hint()}>
        ${icon('idea', 18)}${this.t(entry.hint || settled ? 'ladder.hint_again' : 'ladder.hint')}
      </button>
    </div>`;
  }

  #won() {
    const won = this.result as number;
    return html`<div class="stack won">
      <p class="flow verdict">${stars(won, 34)}<strong>${this.t(`ladder.won_${won}`)}</strong></p>
      ${this.words}
      <div class="flow ways">
        ${this.ways}
        ${
          won < 3 && this.kind === 'rungs'
            ? html`<button class="btn" data-better @click=${() => this.#restart()}>
                ${this.t('ladder.better')}
              </button>`
            : nothing
        }
      </div>
    </div>`;
  }

  #lost() {
    return html`<div class="flow lost">
      <p>
        ${this.t('ladder.lost')}
        ${
          this.missed < 0 || this.reviewed
            ? nothing
            : html`${this.t('play.had_won', { n: this.missed + 1 })}
                <button class="btn quiet" data-why @click=${() => this.#review()}>
                  ${this.t('play.see_why')}
                </button>`
        }
      </p>
      <button class="btn primary end" data-again @click=${() => this.#restart()}>
        ${this.t('play.again')}
      </button>
    </div>`;
  }

  view() {
    const { rule, goal } = headingOf(this.lang, this.game, true);
    const { result } = this;
    return html`<p class="rule">${rule} <span class="goal">${goal}</span></p>
      <div class="card ${result === null ? '' : 'over'}">
        <mex-game
          game=${this.game}
          position=${this.position}
          controls=${this.reviewed ? 'undo report' : 'undo'}
          @mex-ready=${() => this.#stands()}
          @mex-error=${() => this.#stands()}
          @mex-change=${(event: CustomEvent<{ moves: string[]; result: string | null }>) => this.#moved(event)}
          @mex-end=${(event: CustomEvent<{ winner: string }>) => this.#end(event)}
        ></mex-game>
      </div>
      <div class="foot no-print" ?hidden=${!this.ready}>
        ${
          result === null
            ? this.#stake()
            : html`<div class="panel">${result ? this.#won() : this.#lost()}</div>`
        }
        <p class="sr" role="status">
          ${
            result ? this.t(`ladder.won_${result}`) : result === 0 ? this.t('ladder.lost') : nothing
          }
        </p>
      </div>
      <div ?hidden=${!this.ready}>${this.below}</div>
      ${result === null ? nothing : html`<div class="room"></div>`}`;
  }
}

export const challenge = directive(Challenge);
