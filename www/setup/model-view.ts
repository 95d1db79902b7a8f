/** The common parts of views whose widget displays a model, and of views in which the game can be changed. */
import { html } from 'lit';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { cardOf } from '../games.ts';
import { headingOf } from '../view/game-heading.ts';
import { fitPosition, newGame } from './new-game.ts';
import { lead } from '../view/parts.ts';
import { tabInView } from '../view/tab-in-view.ts';
import { tagOf, viewOf } from '../links/views.ts';
import { ShownModel } from '../ui/element/model.ts';
import { icon } from '../ui/pictures/icons.ts';
import type { MexPicker } from './mex-picker.ts';
import type { PageView } from '../view/page-view.ts';
import type { State } from '../links/state.ts';
import type { Place } from '../engine/types.ts';
import type { Model } from '../ui/element/model.ts';

/** A reactive controller for the model of a view's widget. It sets the model from the link's fields. */
export class ViewModel<M extends Model> extends ShownModel<M> {
  #view: PageView;
  #take: (state: State) => void;
  #fits: boolean;
  /** The state to which the model was last set. */
  #state: State | null = null;

  /**
   * @param model its fields are set by `take`; the view itself shows the fields in `fields`
   * @param fits whether a position that is invalid in the game is replaced
   */
  constructor(
    view: PageView,
    model: M,
    given: { take: (state: State) => void; fields?: readonly string[]; fits?: boolean },
  ) {
    super(
      view,
      () => model,
      () => [
        model.changes.listen(({ name }) => given.fields?.includes(name) && view.requestUpdate()),
      ],
    );
    this.model = model;
    this.#view = view;
    this.#take = given.take;
    this.#fits = given.fits ?? false;
  }

  hostUpdate() {
    if (this.#view.state !== this.#state) this.#take(this.#view.state);
  }

  hostUpdated() {
    const before = this.#state;
    this.#state = this.#view.state;
    if (before === this.#state) return;
    tabInView();
    if (this.#fits) void fitPosition(this.#view, before);
  }

  /**
   * Draw the widget of a view.
   * @param view the view's name
   */
  widget(view: string) {
    const tag = unsafeStatic(tagOf(viewOf(view)));
    return staticHtml`<section class="card" aria-labelledby="result">
      <h2 id="result" class="sr">${this.#view.t(`page.${view}`)}</h2>
      <${tag} .model=${this.model}></${tag}>
    </section>`;
  }
}

/**
 * Draw the heading of a view of a game, with the game's rule.
 * @param play whether the player of the last move loses in this view
 */
export function gameHeading(
  { lang, state }: PageView,
  title: string,
  words: string,
  play = { misere: false },
) {
  const { title: name, rule, goal } = headingOf(lang, state.game, play);
  return html`${lead(title, words)}
    <p class="rule of-game">
      ${rule ? html`<strong>${name}</strong> ${rule} <span class="goal">${goal}</span>` : '\u00a0'}
    </p>`;
}

/** Show another game in a view without a board. */
export function setUp(view: PageView, { game, position }: Place) {
  view.patch(newGame(view.state, game, position), true);
}

/** Draw the game field, and the given elements beside it. */
export function gameInputs(view: PageView, beside?: unknown) {
  const { game, position } = view.state;
  return html`<section class="inputs" aria-label=${view.t('page.set_up')}>
    <mex-setup
      game=${game}
      position=${position}
      game-only
      @mex-setup=${({ detail }: CustomEvent<Place>) => setUp(view, detail)}
    ></mex-setup>
    <div class="flow beside">${beside} ${chooseButton(view)}</div>
  </section>`;
}

export function chooseButton(view: PageView) {
  const open = () => view.renderRoot.querySelector<MexPicker>('mex-picker')?.open();
  return html`<button class="btn" data-choose @click=${open}>
    ${icon('grid', 18)}${view.t('page.change_game')}
  </button>`;
}

/**
 * Draw the dialog for choosing a game.
 * @param chosen callback that shows the chosen game
 */
export const picker = ({ state }: PageView, chosen: (event: CustomEvent<Place>) => void) =>
  html`<mex-picker .current=${cardOf(state.game)?.name ?? ''} @mex-pick=${chosen}></mex-picker>`;
