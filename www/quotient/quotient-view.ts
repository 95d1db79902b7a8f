import { html } from 'lit';
import { lineOf } from '../engine/known-lines.ts';
import { exampleHeaps, withMisere } from '../games.ts';
import { ViewModel, gameHeading, gameInputs, picker, setUp } from '../setup/model-view.ts';
import { NarrowWindow } from '../view/narrow-window.ts';
import { PageView } from '../view/page-view.ts';
import { writeLink } from '../links/state.ts';
import { way } from '../view/parts.ts';
import { QuotientModel } from './quotient-model.ts';
import '../setup/mex-picker.ts';
import { ExtraParts } from '../extra-parts.ts';
import '../setup/mex-setup.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import exploreStyle from '../view/explore.css?inline';
import { placed } from '../ui/element/placed.ts';

/**
 * Example games whose quotients are small or large, tame or wild, periodic or not; given as octal codes and
 * as a rule.
 */
const EXAMPLES = ['0.77', '0.123', '0.75', '0.07', '0.3777', '0.333', 'n -> n-1 | n-2 | (1, n-3)'];

/** The page's view of a game's misère quotient. */
export class QuotientView extends PageView {
  static areas = ['quotient'] as const;

  static styles = styleSheets(exploreStyle);

  readonly #narrow = new NarrowWindow(this);

  private readonly proofs = new ExtraParts(this, 'proof');

  #shown = new ViewModel(this, new QuotientModel(), {
    take: ({ game }) => (this.#shown.model.game = game),
    fields: ['data'],
    fits: true,
  });

  constructor() {
    super();
    new GameLines(this, () => [this.state.game, ...EXAMPLES]);
  }

  view() {
    const { game, position } = this.state;
    const { proven } = this.#shown.model;
    const line = lineOf(game);
    const misere = line ? withMisere(line, true) : game;
    const place = { game: misere, position, start: position, moves: [] };
    const tries = html`<p
      class="flow row tries"
      role="group"
      aria-label=${this.t('quotient.examples')}
    >
      ${EXAMPLES.map(
        (example) =>
          html`<button
            class="btn"
            data-example=${example}
            aria-pressed=${example === game}
            @click=${() => setUp(this, { game: example, position: exampleHeaps })}
          >
            <code>${example}</code>
          </button>`,
      )}
    </p>`;
    return html`${this.#narrow.arranged(
        gameHeading(this, this.t('page.quotient_title'), this.t('quotient.lead'), { misere: true }),
        html`${gameInputs(this)} ${tries}`,
        this.#shown.widget('quotient'),
      )}
      ${this.proofs
        .drawn({ game: misere, proven: proven !== null, reached: proven ?? 0 })
        .map((part) => html`<div>${part}</div>`)}
      <p class="ways bare">
        ${way(writeLink({ ...this.state, ...place, view: 'play', vs: 'computer' }), 'play', this.t('quotient.see_misere'))}
      </p>
      ${picker(this, ({ detail }) => setUp(this, detail))}`;
  }
}

export const quotientView = placed('mex-quotient-view', QuotientView);
