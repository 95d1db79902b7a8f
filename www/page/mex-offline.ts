import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { savesData } from '../engine/saves-data.ts';
import { MexElement } from '../ui/element/base.ts';
import { icon } from '../ui/pictures/icons.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-offline.css?inline';

/** Return whether the page runs as an installed app, in a window of its own. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/**
 * Delay in milliseconds before the remaining files are fetched, so that their download does not slow a first
 * visit.
 */
const QUIET = 20_000;

const megabytes = (bytes: number) => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

/**
 * An element that starts the service worker, which stores visited files for use without a network, and that
 * offers to store all files. Unless the browser saves data, the page stores all files by itself once the
 * browser is idle; an installed app does so at once. Nothing is stored if the page was opened from a disk, or
 * within another page.
 *
 * Event: `mex-build` with `{ take }` when a new build of the page is ready; `take` switches to it.
 */
export class MexOffline extends MexElement {
  @state() stage: 'unknown' | 'offered' | 'fetching' | 'failed' | 'kept' = 'unknown';

  /**
   * `total` is the number of bytes that were missing when fetching began, `left` the number still missing.
   */
  @state() total = 0;

  @state() left = 0;

  static styles = styleSheets(style);

  #worker: ServiceWorker | null = null;

  connectedCallback() {
    super.connectedCallback();
    const { serviceWorker } = navigator;
    if (typeof __MEX_OFFLINE__ !== 'undefined' && !__MEX_OFFLINE__) return;
    if (!serviceWorker || window.top !== window || !/^https?:$/.test(location.protocol)) return;
    addEventListener('appinstalled', this.#unasked);
    this.#register(serviceWorker).catch(() => {});
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('appinstalled', this.#unasked);
  }

  async #register(container: ServiceWorkerContainer) {
    const registration = await container.register('./sw.js', { updateViaCache: 'none' });
    const look = () => {
      const { waiting } = registration;
      // Without a controller, the waiting worker is the first one; it takes control without being asked.
      if (!waiting || !container.controller) return;
      this.emit('mex-build', { take: () => take(container, waiting) });
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    this.#worker = (await container.ready).active;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    this.#worker?.postMessage({ loaded });
    this.#ask('mex-missing', (left: number) => {
      this.left = left;
      this.stage = left ? 'offered' : 'kept';
      if (!left) return;
      if (isInstalled()) this.#unasked();
      else setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(this.#unasked), QUIET);
    });
  }

  /** @param hear callback for the answers, possibly called more than once */
  #ask<Answer>(message: string, hear: (answer: Answer) => void) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => hear(data);
    this.#worker?.postMessage(message, [port2]);
  }

  #unasked = () => {
    if (!savesData()) this.#keep('offered');
  };

  /** @param stage the stage to return to after a failure */
  #keep(stage: 'failed' | 'offered') {
    if (!this.#worker || this.stage === 'fetching') return;
    this.stage = 'fetching';
    this.total = this.left;
    this.#ask('mex-everything', (left: number | 'failed') => {
      if (left === 'failed') this.stage = stage;
      else this.left = left;
      if (left === 0) this.stage = 'kept';
    });
  }

  view() {
    const { stage, total, left } = this;
    if (stage === 'unknown') return nothing;
    if (stage === 'kept') return html`<span role="status">${this.t('page.offline_kept')}</span>`;
    if (stage === 'fetching') {
      const percent = total ? Math.floor((100 * (total - left)) / total) : 0;
      return html`<span aria-live="off">${this.t('page.offline_fetching', { percent })}</span>`;
    }
    const size = megabytes(left);
    return html`${
        stage === 'failed'
          ? html`<span class="error" role="alert">${this.t('page.offline_failed')}</span> `
          : nothing
      }<button class="btn quiet" data-keep @click=${() => this.#keep('failed')}>
        ${icon('save', 18)}${this.t('page.offline_keep', { size })}
      </button>`;
  }
}

function take(container: ServiceWorkerContainer, waiting: ServiceWorker) {
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('mex-take');
}
