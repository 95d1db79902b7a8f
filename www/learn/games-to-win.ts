import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { task } from './part.ts';
import { showButton } from './show-button.ts';
import { ShowMe } from '../play/show-me.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import type { Area } from '../i18n/areas.ts';
import type { MexGame } from '../play/mex-game.ts';

/** Games in a lesson that the reader must win one after the other. */
export class GamesToWin extends MexElement {
  static areas: readonly Area[] = ['learn'];

  @property({ attribute: false }) games: { game: string; position: string; first?: string }[] = [];

  @property({ attribute: false }) text: string = '';

  /** Whether games are reviewed only on request. */
  @property({ attribute: false }) folded = false;

  /** Callback after all games are won. */
  @property({ attribute: false }) answered: () => void = () => {};

  @state() at = 0;

  @state() ended: '' | 'won' | 'lost' = '';

  readonly #shown = new ShowMe(this, () => this.renderRoot.querySelector<MexGame>('mex-game'));

  #ended({ detail }: CustomEvent<{ winner: string }>) {
    if (this.#shown.isOn) return;
    this.ended = detail.winner === 'you' ? 'won' : 'lost';
    if (this.ended === 'won' && this.at + 1 === this.games.length) this.answered();
  }

  #next() {
    this.at += 1;
    this.ended = '';
    this.#shown.forget();
  }

  #turn() {
    this.ended = '';
    void this.#shown.toggle();
  }

  view() {
    const { at, games, ended } = this;
    const now = games[at];
    if (!now) return nothing;
    const last = at + 1 === games.length;
    return html`<section class="stack part">
      ${task(this.text)}
      ${
        games.length > 1
          ? html`<ol class="flow">
              ${games.map(({ position }, i) => {
                const won = i < at || (i === at && ended === 'won');
                return html`<li
                  class="badge ${won ? 'proven' : ''}"
                  aria-current=${i === at ? 'step' : nothing}
                >
                  ${won ? '✓ ' : ''}${position}
                </li>`;
              })}
            </ol>`
          : nothing
      }
      <mex-game
        game=${now.game}
        position=${now.position}
        first=${now.first ?? 'you'}
        skill="1"
        hints="off"
        players=${this.#shown.players}
        .folded=${this.folded}
        @mex-end=${(event: CustomEvent<{ winner: string }>) => this.#ended(event)}
        @mex-move=${() => (this.ended = '')}
      ></mex-game>
      <div class="flow acts" role="status">
        ${
          ended === 'won'
            ? html`<b>✓ ${this.t(last ? 'learn.win.all' : 'learn.win.won')}</b>${
                  last
                    ? nothing
                    : html`<button
                        type="button"
                        class="btn primary"
                        data-next
                        @click=${() => this.#next()}
                      >
                        ${this.t('learn.win.next')}
                      </button>`
                }`
            : ended === 'lost'
              ? html`<span>${this.t('learn.win.lost')}</span>`
              : nothing
        }
      </div>
      ${showButton(this, this.#shown, () => this.#turn())}
    </section>`;
  }
}

export const gamesToWin = placed('mex-games-to-win', GamesToWin);
