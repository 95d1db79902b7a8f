import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { beliefQuestion } from './belief-question.ts';
import { again, entryOf, hinted, win, worth } from './ladder-progress.ts';
import { ladder } from '../saved/list.ts';
import { headingOf } from '../view/game-heading.ts';
import { boardIntoView, keepInView, resultIntoView } from './keep-in-view.ts';
import { ShowMe } from '../play/show-me.ts';
import { stars } from './stars.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { icon } from '../ui/pictures/icons.ts';
import '../play/mex-game.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import starStyle from './stars.css?inline';
import challengeStyle from './challenge.css?inline';
import type { Kind } from '../saved/list.ts';
import type { Believed } from './rungs.ts';
import type { MexGame } from '../play/mex-game.ts';

/**
 * A position to win for stars: the rule, the board, the hint and, after a win, `words` and `ways` (buttons
 * for next steps). The template `below` is shown at the end.
 *
 * Properties `kind` and `entry` name the stored entry; event `challenge-end` with `{ stars }`, 0 for a loss,
 * and `null` once the next game begins.
 */
export class Challenge extends MexElement {
  static areas = ['ladder'] as const;

  @property({ attribute: false }) kind: Kind = 'rungs';

  @property({ attribute: false }) entry = '';

  @property({ attribute: false }) game = '';

  @property({ attribute: false }) position = '';

  /**
   * The wrong claim by which the opponent plays and that must be guessed after a win, or null for a perfect
   * opponent.
   */
  @property({ attribute: false }) believes: Believed | null = null;

  /** Whether the position of a day is played on a later day. */
  @property({ attribute: false }) late = false;

  @property({ attribute: false }) words: unknown = nothing;

  @property({ attribute: false }) ways: unknown = nothing;

  @property({ attribute: false }) below: unknown = nothing;

  /** The stars of the game that has just ended, 0 for a loss, or null during a game. */
  @state() result: number | null = null;

  /** Whether the game is won, but the opponent's wrong claim has not been guessed. */
  @state() asking = false;

  /**
   * Whether the board is ready or has failed. The parts below the board wait for this, so that nothing moves.
   */
  @state() ready = false;

  /** The index of the last move in a lost game that gave a win away; -1 if there is none or not found yet. */
  @state() missed = -1;

  /** Whether the panel with the result was closed, so that it stands below the board. */
  @state() isClosed = false;

  /** Whether the reader requested the review of the lost game. */
  @state() reviewed = false;

  static styles = styleSheets(starStyle, challengeStyle);

  constructor() {
    super();
    ladder.renders(this);
    new GameLines(this, () => [this.game]);
  }

  /** The number of moves on the board. */
  #length = 0;

  readonly #shown = new ShowMe(this, () => this.#board);

  get #board() {
    return this.renderRoot.querySelector<MexGame>('mex-game');
  }

  #ended(result: number | null) {
    this.result = result;
    this.asking = false;
    this.missed = -1;
    this.reviewed = false;
    this.isClosed = false;
    this.emit('challenge-end', { stars: result });
    // Scroll the board into view when the next game begins or a move is taken back, since on a phone the
    // board may be far above.
    if (result === null) void this.#see(boardIntoView);
    else void this.#see(resultIntoView);
    if (result !== null) void this.#lead();
  }

  async #see(part: (root: ParentNode) => void) {
    await this.updateComplete;
    part(this.renderRoot);
  }

  /** After the end of a game, move the focus from the board to the first next step or to the first claim. */
  async #lead() {
    if (!this.matches(':focus-within')) return;
    await this.updateComplete;
    const way = this.renderRoot.querySelector<HTMLElement>('.panel :is(.ways .btn, .claim)');
    way?.focus({ preventScroll: true });
  }

  #end({ detail: { winner } }: CustomEvent<{ winner: string }>) {
    if (this.#shown.isOn) return;
    if (winner === 'you' && this.believes) {
      this.asking = true;
      void this.#see(resultIntoView);
      void this.#lead();
    } else if (winner === 'you') this.#ended(win(this.kind, this.entry, this.late));
    else {
      again(this.kind, this.entry);
      this.#ended(0);
      void this.#search();
    }
  }

  /** Handle a guess of the opponent's wrong claim. A wrong guess counts as another try. */
  #guessed = (isRight: boolean) => {
    if (isRight) this.#ended(win(this.kind, this.entry, this.late));
    else again(this.kind, this.entry);
  };

  async #search() {
    const session = this.#board?.session;
    if (!session) return;
    try {
      const { missedWin } = await import('../play/missed.ts');
      const missed = await missedWin(session);
      if (this.#board?.session !== session) return;
      this.missed = missed;
      void this.#see(resultIntoView);
    } catch {
      // If the search for the decisive move fails, the panel only says that the game is lost.
    }
  }

  async #review() {
    this.reviewed = true;
    await this.updateComplete;
    const { showMissed } = await import('../play/missed.ts');
    const board = this.#board;
    if (!board) return;
    await showMissed(board, this.missed);
    const because = () => board.renderRoot.querySelector('.slip[aria-expanded=true] ~ .because');
    keepInView(because, board);
  }

  /**
   * Handle a change of the list of moves. A shorter list means that a move was taken back, unless a new game
   * begins after the end of a game.
   */
  #moved({ detail: { moves, result } }: CustomEvent<{ moves: string[]; result: string | null }>) {
    const { length } = moves;
    const back = length < this.#length;
    this.#length = this.#shown.isOn ? 0 : length;
    if (!back || this.#shown.isOn) return;
    const fresh = this.result !== null && length === 0;
    if (!fresh && this.result !== 0) again(this.kind, this.entry);
    if (result === null && (this.result !== null || this.asking)) this.#ended(null);
  }

  #stands() {
    this.ready = true;
  }

  #hint() {
    if (!this.#board?.open) return;
    hinted(this.kind, this.entry);
    this.#board.toggleHints();
  }

  async #show() {
    hinted(this.kind, this.entry);
    if (this.result !== null) this.#ended(null);
    await this.#shown.begin();
    void this.#see(boardIntoView);
  }

  /** Return the template below a demonstrated game: the idea of the win, and a button to play again. */
  #watched() {
    return html`<div class="stack stake">
      ${this.kind === 'rungs' ? this.words : nothing}
      <button class="btn primary own" data-own @click=${() => this.#shown.end()}>
        ${this.t('ladder.own')}
      </button>
    </div>`;
  }

  #restart() {
    void this.#board?.restart();
    void this.#see(boardIntoView);
  }

  #close() {
    this.isClosed = true;
  }

  /** Return whether a further hint costs no star. */
  #isPaid() {
    const entry = entryOf(this.kind, this.entry);
    return entry.hint || (this.kind === 'days' && entry.stars > 0);
  }

  #showButton(place = '') {
    if (this.believes) return nothing;
    return html`<button class="btn ${place}" data-show @click=${() => this.#show()}>
      ${this.t(this.#isPaid() ? 'ladder.show_again' : 'ladder.show')}
    </button>`;
  }

  /**
   * Return the template of the stars at stake, of the hint and of the demonstration. Against an opponent with
   * a wrong claim neither is offered: they assume perfect play, against which the start is lost.
   */
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
      ${this.#showButton('end')}
      ${
        this.believes
          ? nothing
          : html`<button class="btn hint" data-hint @click=${() => this.#hint()}>
              ${icon('idea', 18)}${this.t(this.#isPaid() ? 'ladder.hint_again' : 'ladder.hint')}
            </button>`
      }
    </div>`;
  }

  /** Return the sentence about a win; for a day, it has the number of tries. */
  #result(won: number) {
    if (this.kind === 'rungs') return this.t(`ladder.won_${won}`);
    return this.t('ladder.solved', { tries: entryOf(this.kind, this.entry).tries });
  }

  #won() {
    const won = this.result as number;
    return html`<div class="stack won">
      <p class="flow verdict">${stars(won, 28)}<strong>${this.#result(won)}</strong></p>
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
    return html`<div class="stack lost">
      <p>
        ${this.reviewed ? nothing : this.t('ladder.lost')}
        ${
          this.reviewed
            ? nothing
            : // Reserve the space of the sentence before the missed win is found, so that the buttons stay.
              html`<span class=${this.missed < 0 ? 'awaited' : ''}
                >${this.t('play.had_won', { n: Math.max(this.missed, 0) + 1 })}
                <button class="btn quiet" data-why @click=${() => this.#review()}>
                  ${this.t('play.see_why')}
                </button></span
              >`
        }
      </p>
      ${this.reviewed && this.kind === 'rungs' && !this.believes ? this.words : nothing}
      <div class="flow ways">
        <button class="btn primary" data-again @click=${() => this.#restart()}>
          ${this.t('play.again')}
        </button>
        ${this.#showButton()}
      </div>
    </div>`;
  }

  /** Return the template of the game's result and of the next steps. */
  #outcome() {
    const { believes, asking } = this;
    if (asking && believes) return beliefQuestion({ believes, guessed: this.#guessed });
    return this.result ? this.#won() : this.#lost();
  }

  view() {
    const { rule, goal } = headingOf(this.lang, this.game, { boards: true });
    const { result } = this;
    const isOver = result !== null || this.asking;
    return html`<p class="rule">${rule} <span class="goal">${goal}</span></p>
      ${this.believes ? html`<p class="rule">${this.t('ladder.stranger')}</p>` : nothing}
      <div class="card ${isOver ? 'over' : ''}">
        <mex-game
          game=${this.game}
          position=${this.position}
          controls=${this.reviewed ? 'undo report' : this.#shown.isOn ? 'undo redo' : 'undo'}
          players=${this.#shown.players}
          believes=${this.believes?.claim ?? ''}
          hints=${this.believes ? 'off' : 'on-demand'}
          @mex-ready=${() => this.#stands()}
          @mex-error=${() => this.#stands()}
          @mex-change=${(event: CustomEvent<{ moves: string[]; result: string | null }>) => this.#moved(event)}
          @mex-end=${(event: CustomEvent<{ winner: string }>) => this.#end(event)}
        ></mex-game>
      </div>
      <div class="foot no-print" ?hidden=${!this.ready}>
        ${
          this.#shown.isOn
            ? this.#watched()
            : !isOver
              ? this.#stake()
              : html`<div class="panel ${this.isClosed ? 'closed' : ''}">
                  ${this.#outcome()}
                  <button
                    class="btn quiet square close"
                    data-close
                    aria-label=${this.t('common.close')}
                    title=${this.t('common.close')}
                    @click=${() => this.#close()}
                  >
                    ${icon('close', 18)}
                  </button>
                </div>`
        }
        <p class="sr" role="status">
          ${result ? this.#result(result) : result === 0 ? this.t('ladder.lost') : nothing}
        </p>
      </div>
      <div ?hidden=${!this.ready}>${this.below}</div>
      ${!isOver || this.isClosed ? nothing : html`<div class="room"></div>`}`;
  }
}

export const challenge = placed('mex-challenge', Challenge);
