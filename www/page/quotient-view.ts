import { html } from 'lit';
import { directive } from 'lit/async-directive.js';
import { lineOf } from '../engine/known-lines.ts';
import { exampleHeaps } from '../games.ts';
import { GameModelView } from './model-view.ts';
import { writeLink } from './state.ts';
import { way } from './parts.ts';
import { withMisere } from '../play/session.ts';
import { QuotientModel } from '../quotient/quotient-model.ts';
import './mex-picker.ts';
import { ExtraParts } from './extra-parts.ts';
import './mex-setup.ts';
import type { PartInfo } from 'lit/directive.js';
import type { State } from './state.ts';

/** Examples: small and large, tame and wild, periodic or not, an octal code and a rule. */
const EXAMPLES = ['0.77', '0.123', '0.75', '0.07', '0.3777', '0.333', 'n -> n-1 | n-2 | (1, n-3)'];

/** The view of a game's misère quotient. */
export class QuotientView extends GameModelView<QuotientModel> {
  static areas = ['quotient'] as const;

  private readonly proofs = new ExtraParts(this, 'proof');

  constructor(part: PartInfo) {
    super(part, new QuotientModel(), EXAMPLES);
  }

  protected get shown() {
    return ['data'];
  }

  protected take({ game }: State) {
    this.model.game = game;
  }

  view() {
    const { game, position } = this.state;
    const { proven } = this.model;
    const line = lineOf(game);
    const misere = line ? withMisere(line, true) : game;
    const place = { game: misere, position, start: position, moves: [] };
    return html`${this.heading('quotient', 'quotient')} ${this.inputs()}
      <p class="flow row tries" role="group" aria-label=${this.t('quotient.examples')}>
        ${EXAMPLES.map(
          (example) =>
            html`<button
              class="btn"
              data-example=${example}
              aria-pressed=${example === game}
              @click=${() => this.setUp({ game: example, position: exampleHeaps })}
            >
              <code>${example}</code>
            </button>`,
        )}
      </p>
      ${this.result('quotient')}
      ${this.proofs
        .drawn({ game: misere, proven: proven !== null, reached: proven ?? 0 })
        .map((part) => html`<div>${part}</div>`)}
      <p class="ways bare">
        ${way(writeLink({ ...this.state, ...place, view: 'play' }), 'play', this.t('quotient.see_misere'))}
      </p>
      ${this.picker()}`;
  }
}

export const quotientView = directive(QuotientView);
