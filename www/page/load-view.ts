/** Load the modules of the views on demand from the folders of their features. */
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { alertLine } from '../view/parts.ts';
import { tagOf, viewOf } from '../links/views.ts';
import { extras } from '../extras.ts';
import { loadWidget } from '../registry.ts';
import { whenOnline } from '../ui/element/online.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Translate } from '../i18n/languages.ts';
import type { Drawn, Shown } from '../view/page-view.ts';

export const loaders: Record<string, () => Promise<Drawn>> = {
  ladder: async () => (await import('../ladder/ladder-view.ts')).ladderView,
  today: async () => (await import('../today/today-view.ts')).todayView,
  tables: async () => (await import('../tables/tables-view.ts')).tablesView,
  graph: async () => (await import('../graph/graph-view.ts')).graphView,
  quotient: async () => (await import('../quotient/quotient-view.ts')).quotientView,
  union: async () => (await import('../union/union-view.ts')).unionView,
  refuted: async () => (await import('../refuted/refuted-view.ts')).refutedView,
  learn: async () => (await import('../learn/learn-view.ts')).learnView,
  ...Object.assign({}, ...extras.map((extra) => extra.load)),
};

/** A reactive controller that loads views on demand and draws the current one. */
export class ViewLoader implements ReactiveController {
  #host: ReactiveControllerHost;
  #here: Map<string, Drawn>;
  /** The views that could not be loaded. */
  #away: Set<string> = new Set();
  #current = '';
  #notWaiting = () => {};

  /** @param here the drawing functions of the views that are part of the page's bundle, by name */
  constructor(host: ReactiveControllerHost, here: Record<string, Drawn>) {
    this.#host = host;
    this.#here = new Map(Object.entries(here));
    host.addController(this);
  }

  hostDisconnected() {
    this.#notWaiting();
  }

  async load(view: string) {
    this.#current = view;
    if (this.#here.has(view)) return;
    this.#away.delete(view);
    this.#host.requestUpdate();
    try {
      const found = viewOf(view);
      const [drawn] = await Promise.all([
        loaders[view](),
        found.widget && loadWidget(tagOf(found)),
      ]);
      this.#here.set(view, drawn);
    } catch {
      this.#away.add(view);
      this.#notWaiting();
      this.#notWaiting = whenOnline(() => void this.load(this.#current));
    }
    this.#host.requestUpdate();
  }

  /** Draw a view, or a placeholder until it is loaded. */
  draw(view: string, shown: Shown, t: Translate) {
    const drawn = this.#here.get(view);
    if (drawn) return keyed(view, html`<div class="${view}-view">${drawn(shown)}</div>`);
    if (!this.#away.has(view)) return html`<p class="soft loading">${t('common.loading')}</p>`;
    return html`<div class="away">
      ${alertLine(t('page.view_failed'))}
      <p>
        <button class="btn" data-retry @click=${() => void this.load(view)}>
          ${t('common.retry')}
        </button>
      </p>
    </div>`;
  }
}
