/**
 * A panel that helps to find the rule of a table's values: a conjecture, the forms found by the core, a
 * program, and games with the same values.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { MexElement } from '../../ui/element/base.ts';
import { placed } from '../../ui/element/placed.ts';
import { styleSheets } from '../../ui/style/style-sheets.ts';
import fieldStyle from '../../ui/controls/text-field.css?inline';
import { conjecturePanel } from './conjecture.ts';
import { foundForms } from './found-forms.ts';
import { programPanel } from './program.ts';
import { sameValues } from './same-values.ts';
import style from './find.css?inline';
import type { Grid, Table } from '../../engine/types.ts';

/** The collapsible sections; each is loaded when first opened. */
const FOLDS = ['found', 'program', 'same'] as const;
type Fold = (typeof FOLDS)[number];

/** The panel below a table in which the reader looks for the rule of the values. */
class FindRule extends MexElement {
  static areas = ['finding'] as const;

  static styles = styleSheets(fieldStyle, style);

  /** The game, in one line of notation. */
  @property({ attribute: false }) game = '';

  /** The claim that the reader typed. */
  @property({ attribute: false }) claim = '';

  @property({ attribute: false }) data: Table | null = null;

  /** The map of values, for a game whose positions are two numbers. */
  @property({ attribute: false }) map: Grid | null = null;

  /** Callback for the claim to judge: typed, or chosen from the forms found. */
  @property({ attribute: false }) set: (claim: string) => void = () => {};

  /** Return the link to a position on the board (`boardOf`), and to the table of a game (`tableOf`). */
  @property({ attribute: false }) boardOf: (position: string) => string = () => '';
  @property({ attribute: false }) tableOf: (game: string) => string = () => '';

  @state() open: ReadonlySet<Fold> = new Set();

  #toggle(fold: Fold, event: Event) {
    const { open } = event.target as HTMLDetailsElement;
    const next = new Set(this.open);
    if (open) next.add(fold);
    else next.delete(fold);
    this.open = next;
  }

  #ofPairs = (key: string, args: object) => this.t(`finding.pairs.${key}`, args);

  #content(fold: Fold) {
    const { game, data, map, set, tableOf } = this;
    const upto = data?.reached ?? 0;
    const pairs = map !== null;
    if (fold === 'found') return html`<div>${foundForms({ game, upto, pairs, use: set })}</div>`;
    if (fold === 'program') return html`<div>${programPanel({ game })}</div>`;
    return html`<div>${sameValues({ data, tableOf })}</div>`;
  }

  view() {
    const { game, claim, data, map, set, boardOf, t } = this;
    if (!data && !map) return nothing;
    const pairs = map !== null;
    const upto = data?.reached ?? 0;
    // Omit the search for games with the same values if positions are pairs: only values of single heaps
    // identify a game.
    const folds = FOLDS.filter((fold) => !pairs || fold !== 'same');
    return html`<section class="panel find no-print" aria-labelledby="find-title">
      <h2 id="find-title">${t('finding.title')}</h2>
      <p class="soft">${t(pairs ? 'finding.pairs.lead' : 'finding.lead')}</p>
      <div>
        ${conjecturePanel({ game, claim, upto, ofPairs: pairs ? this.#ofPairs : null, set, boardOf })}
      </div>
      ${folds.map(
        (fold) =>
          html`<details data-fold=${fold} @toggle=${(event: Event) => this.#toggle(fold, event)}>
            <summary>${t(`finding.fold.${fold}`)}</summary>
            ${this.open.has(fold) ? this.#content(fold) : nothing}
          </details>`,
      )}
    </section>`;
  }
}

export const findRule = placed('mex-find-rule', FindRule);
