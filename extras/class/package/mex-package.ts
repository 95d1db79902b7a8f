import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define, MexElement, pageStyle, styleSheets } from 'mexplorer/kit';
import { PackedLesson } from './packed-lesson.ts';
import { PackedSheet } from './packed-sheet.ts';
import { Platform } from './platform.ts';
import style from './mex-package.css?inline';
import type { Contents } from './start-package.ts';
import type { Version } from './platform.ts';

/**
 * The number of attempts to find the platform, whose API may load after the package, and the milliseconds
 * between two attempts.
 */
const [LOOKS, EVERY] = [40, 250];

/**
 * The element that shows the task sheet or the lesson of a package and reports each answer to the platform.
 */
export class MexPackage extends MexElement {
  static areas = ['class'] as const;
  static styles = [...pageStyle('mex-package'), styleSheets(style)];

  @property({ attribute: false }) contents: Contents | null = null;

  /** The key of the message about the platform. */
  @state() news = '';

  @state() ready = false;

  /** Whether the learner followed a link to Mexplorer from a package that has no address of Mexplorer. */
  @state() away = false;

  #platform: Platform | null = null;
  #inside: PackedSheet | PackedLesson | null = null;
  /** Whether some progress is not yet sent to the platform. */
  #owed = false;
  #sending = false;

  connectedCallback() {
    super.connectedCallback();
    addEventListener('pagehide', this.#leave);
    addEventListener('unload', this.#leave);
    addEventListener('pageshow', this.#back);
    void this.#begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('pagehide', this.#leave);
    removeEventListener('unload', this.#leave);
    removeEventListener('pageshow', this.#back);
  }

  async #begin() {
    const { contents } = this;
    if (!contents) return;
    const changed = () => void this.#send();
    try {
      this.#inside = contents.lesson
        ? new PackedLesson(contents.lesson, contents.home ?? '', changed)
        : new PackedSheet(contents.sheet, changed);
    } catch (error) {
      this.fail(error);
      return;
    }
    const { scorm } = contents;
    if (scorm) await this.#findPlatform(scorm);
    await this.#inside.open(this.#platform);
    this.ready = true;
  }

  async #findPlatform(version: Version) {
    for (let n = 0; n < LOOKS; n += 1) {
      const found = Platform.around(window, version);
      if (found) {
        if (!found.begin()) {
          this.news = 'platform_refused';
          return;
        }
        this.#platform = found;
        this.news = found.counts ? 'platform_kept' : 'platform_review';
        return;
      }
      this.news = 'platform_wait';
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
    this.news = 'platform_none';
  }

  /** Send the progress after the browser has painted the answer, since some platforms are slow. */
  async #send() {
    const [platform, inside] = [this.#platform, this.#inside];
    if (!platform?.counts || !inside) return;
    this.#owed = true;
    if (this.#sending) return;
    this.#sending = true;
    await new Promise((resolve) => setTimeout(resolve, 30));
    while (this.#owed) {
      const { state, whole } = await inside.state(platform.most);
      this.#owed = false;
      const kept = platform.put({ ...inside.progress, state });
      this.news = !kept ? 'platform_refused' : whole ? 'platform_kept' : 'platform_cut';
    }
    this.#sending = false;
  }

  /** Send unsent progress at once and end the session when the learner leaves the page. */
  #leave = () => {
    const [platform, inside] = [this.#platform, this.#inside];
    if (!platform) return;
    if (platform.counts && inside && this.#owed) {
      const state = inside.atOnce(platform.most);
      platform.put({ ...inside.progress, state: state ?? platform.state });
    }
    this.#owed = false;
    platform.end();
  };

  /** Cancel links to views of Mexplorer if the package has no address of Mexplorer. */
  #follow = (event: MouseEvent) => {
    const leads = event
      .composedPath()
      .some((at) => at instanceof HTMLAnchorElement && at.hash.startsWith('#v1/'));
    if (!leads || this.contents?.home) return;
    event.preventDefault();
    this.away = true;
  };

  /** Reload a page restored from the browser's cache: the session with the platform has ended. */
  #back = (event: PageTransitionEvent) => {
    if (event.persisted && this.#platform) location.reload();
  };

  view() {
    const { news } = this;
    const bad = ['platform_refused', 'platform_none'].includes(news);
    return html`<div role="status">
        ${
          news
            ? html`<p class="note ${bad ? 'bad' : ''}" data-news=${news}>
                ${this.t(`class.${news}`)}${
                  news === 'platform_refused'
                    ? html`<button class="btn" data-rescue @click=${() => this.#inside?.save()}>
                        ${this.t('class.save')}
                      </button>`
                    : nothing
                }
              </p>`
            : nothing
        }
      </div>
      <div @click=${this.#follow}>
        ${this.ready && this.#inside ? this.#inside.view(this) : html`<p class="soft">${this.t('common.loading')}</p>`}
      </div>
      <div role="status">
        ${this.away ? html`<p class="note" data-away>${this.t('class.leads_away')}</p>` : nothing}
      </div>`;
  }
}

define('mex-package', MexPackage);
