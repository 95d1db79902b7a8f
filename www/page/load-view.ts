/** Loads the views: apart from views.js, which they import through state.js. */
import { html } from 'lit';
import { views } from './views.ts';
import { whenOnline } from '../ui/element/online.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Translate } from '../i18n/languages.ts';
import type { State } from './state.ts';

/** A component that is a view. */
export type Drawn = (values: { state: State }) => unknown;

export const loaders: Record<string, () => Promise<unknown>> = {
  play: () => import('./mex-play-view.ts'),
  ladder: async () => (await import('./ladder-view.ts')).ladderView,
  today: async () => (await import('./today-view.ts')).todayView,
  tables: async () => (await import('./tables-view.ts')).tablesView,
  graph: async () => (await import('./graph-view.ts')).graphView,
  quotient: async () => (await import('./quotient-view.ts')).quotientView,
  union: async () => (await import('./union-view.ts')).unionView,
  practice: async () => (await import('./practice-view.ts')).practiceView,
  class: async () => (await import('./class-view.ts')).classView,
  sheet: async () => (await import('./sheet-view.ts')).sheetView,
  unsolved: async () => (await import('./unsolved-view.ts')).unsolvedView,
  learn: async () => (await import('./learn-view.ts')).learnView,
};

/** A reactive controller: the current view, which comes when it is opened. */
export class ViewLoader implements ReactiveController {
  #host: ReactiveControllerHost;
  #states: Map<string, 'loading' | 'here' | 'away'> = new Map();
  /** The views that are components. */
  #drawn: Map<string, Drawn> = new Map();
  #current = '';
  #notWaiting = () => {};

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
    for (const { name, element } of views) {
      if (customElements.get(element)) this.#states.set(name, 'here');
    }
  }

  hostDisconnected() {
    this.#notWaiting();
  }

  async load(view: string) {
    this.#current = view;
    if (this.#states.get(view) === 'here') return;
    this.#set(view, 'loading');
    try {
      const drawn = await loaders[view]();
      if (typeof drawn === 'function') this.#drawn.set(view, drawn as Drawn);
      this.#set(view, 'here');
    } catch {
      this.#set(view, 'away');
      this.#notWaiting();
      this.#notWaiting = whenOnline(() => void this.load(this.#current));
    }
  }

  #set(view: string, state: 'loading' | 'here' | 'away') {
    this.#states.set(view, state);
    this.#host.requestUpdate();
  }

  /** The component that is a view, if it is one. */
  drawn(view: string) {
    return this.#drawn.get(view);
  }

  /** What stands for a view that is not here, or null. */
  instead(view: string, t: Translate) {
    const state = this.#states.get(view);
    if (state === 'here') return null;
    if (state !== 'away') return html`<p class="soft loading">${t('common.loading')}</p>`;
    return html`<div class="away">
      <p class="error" role="alert">${t('page.view_failed')}</p>
      <p>
        <button class="btn" data-retry @click=${() => void this.load(view)}>
          ${t('common.retry')}
        </button>
      </p>
    </div>`;
  }
}
