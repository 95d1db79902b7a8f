import { html } from 'lit';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { cardOf } from '../games.ts';
import { headingOf } from './game-heading.ts';
import { fitPosition, newGame } from './new-game.ts';
import { PageView } from './page-view.ts';
import { lead } from './parts.ts';
import { tabInView } from './tab-in-view.ts';
import { tagOf, viewOf } from './views.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { Following } from '../ui/element/model.ts';
import { icon } from '../ui/pictures/icons.ts';
import type { MexPicker } from './mex-picker.ts';
import type { PartInfo } from 'lit/directive.js';
import type { State } from './state.ts';
import type { Place } from '../engine/types.ts';
import type { Model } from '../ui/element/model.ts';

/** A view whose widget shows a model, which the state sets. */
export abstract class ModelView<M extends Model> extends PageView {
  /** The fields of the model that the view itself shows. */
  protected get shown(): readonly string[] {
    return [];
  }

  /** Hands the model its fields of the link. */
  protected abstract take(state: State): void;

  protected model: M;

  constructor(part: PartInfo, model: M) {
    super(part);
    this.model = model;
    new Following<M>(this, () => [
      model.subscribe((name) => this.shown.includes(name) && this.requestUpdate()),
    ]).model = model;
  }

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('state')) this.take(this.state);
  }

  updated(changed: Map<string, unknown>) {
    if (changed.has('state')) tabInView();
  }

  /** @param area of the words of the widget */
  protected heading(view: string, area: string) {
    return lead(this.t(`page.${view}_title`), this.t(`${area}.lead`));
  }

  /** The widget of a view, which shows the model. */
  protected result(view: string) {
    const tag = unsafeStatic(tagOf(viewOf(view)));
    return staticHtml`<section class="card" aria-labelledby="result">
      <h2 id="result" class="sr">${this.t(`page.${view}`)}</h2>
      <${tag} .model=${this.model}></${tag}>
    </section>`;
  }
}

/** A view of a game, which can be changed. */
export abstract class GameModelView<M extends Model> extends ModelView<M> {
  protected heading(view: string, area: string) {
    const { title, rule, goal } = headingOf(this.lang, this.state.game);
    return html`${super.heading(view, area)}
      <p class="rule of-game">
        ${rule ? html`<strong>${title}</strong> ${rule} <span class="goal">${goal}</span>` : '\u00a0'}
      </p>`;
  }

  constructor(part: PartInfo, model: M, lines: readonly string[] = []) {
    super(part, model);
    new GameLines(this, () => [this.state.game, ...lines]);
  }

  updated(changed: Map<string, unknown>) {
    super.updated(changed);
    if (changed.has('state')) void fitPosition(this, changed.get('state') as State | undefined);
  }

  protected setUp({ game, position }: Place) {
    this.patch(newGame(this.state, game, position), true);
  }

  /** The field of the game, and what stands beside it. */
  protected inputs(beside?: unknown) {
    const { game, position } = this.state;
    return html`<section class="inputs" aria-label=${this.t('page.set_up')}>
      <mex-setup
        game=${game}
        position=${position}
        game-only
        @mex-setup=${({ detail }: CustomEvent<Place>) => this.setUp(detail)}
      ></mex-setup>
      <div class="flow beside">${beside} ${this.chooseButton()}</div>
    </section>`;
  }

  protected chooseButton() {
    const open = () => this.renderRoot.querySelector<MexPicker>('mex-picker')?.open();
    return html`<button class="btn" data-choose @click=${open}>
      ${icon('grid', 18)}${this.t('page.change_game')}
    </button>`;
  }

  protected picker() {
    return html`<mex-picker
      .current=${cardOf(this.state.game)?.name ?? ''}
      @mex-pick=${({ detail }: CustomEvent<Place>) => this.setUp(detail)}
    ></mex-picker>`;
  }
}
