import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { showButton } from './show-button.ts';
import { ShowMe } from '../play/show-me.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import type { Area } from '../i18n/areas.ts';
import type { Block } from './lesson.ts';
import type { MexGame } from '../play/mex-game.ts';

/** A game in a lesson that the reader may try; its result does not matter. */
export class GameToTry extends MexElement {
  static areas: readonly Area[] = ['learn'];

  @property({ attribute: false }) block!: Extract<Block, { kind: 'game' }>;

  /** Whether games are reviewed only on request. */
  @property({ attribute: false }) folded = false;

  /** Callback for the end of a game that the reader has played. */
  @property({ attribute: false }) played: () => void = () => {};

  readonly #shown = new ShowMe(this, () => this.renderRoot.querySelector<MexGame>('mex-game'));

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('block')) this.#shown.forget();
  }

  view() {
    const { block } = this;
    return html`<div class="stack panel stage ${block.typed ? '' : 'plain'}">
      <mex-game
        game=${block.game}
        position=${block.position}
        first=${block.first ?? 'you'}
        skill=${block.skill ?? 1}
        hints=${block.blocks ? 'on-demand' : 'off'}
        players=${this.#shown.players}
        ?blocks=${block.blocks}
        .folded=${this.folded}
        @mex-end=${() => this.#shown.isOn || this.played()}
      ></mex-game>
      ${showButton(this, this.#shown, () => this.#shown.toggle())}
    </div>`;
  }
}

export const gameToTry = placed('mex-game-to-try', GameToTry);
