import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { ReportStep } from 'mexplorer';
import { loadBoard, loadElements, MexElement, placed, Query, session } from 'mexplorer/kit';
import * as engine from 'mexplorer';

void loadElements('mex-replay');

/**
 * The element that replays a learner's game. Properties `game`, `position`, `moves`, and `begins`: whether
 * the learner begins, also from a position that is lost against perfect play.
 */
export class AttemptReplay extends MexElement {
  static areas = ['teach'] as const;

  @property({ attribute: false }) game = '';

  @property({ attribute: false }) position = '';

  @property({ attribute: false }) moves: string[] = [];

  @property({ attribute: false }) begins = false;

  @state() shown: session.Session | null = null;

  @state() steps: ReportStep[] | null = null;

  /** The number and the text of the first illegal move. */
  @state() stopped: { n: number; text: string } | null = null;

  #query = new Query(this, () => void this.#load());

  willUpdate(changed: Map<string, unknown>) {
    const names = ['game', 'position', 'moves'];
    if (names.some((name) => changed.has(name))) void this.#load();
  }

  async #load() {
    const { game, position, moves } = this;
    this.shown = null;
    this.failure = null;
    await this.#query.run(
      async (signal) => {
        const { outcome } = await engine.analyze(game, position, { limit: 1, signal });
        const beginning = await engine.describe(game, position, { signal });
        await loadBoard(beginning);
        const first: 'you' | 'computer' = outcome === 'P' && !this.begins ? 'computer' : 'you';
        const begun = session.begin({ beginning, first });
        const played = await session.replay(begun, moves, (now, text) =>
          engine.play(now.game, session.current(now), text, { signal }),
        );
        const list = session.positions(played.session);
        const report = await engine.report(game, list, { signal }).catch(() => null);
        return { ...played, steps: report?.steps ?? null };
      },
      ({ session: now, stopped, steps }) => {
        this.steps = steps;
        this.stopped = stopped;
        this.shown = now;
      },
    );
  }

  view() {
    if (!this.shown)
      return this.failure ? nothing : html`<p class="soft">${this.t('common.loading')}</p>`;
    return html`<p class="soft">${this.t('teach.replay_you')}</p>
      <mex-replay .session=${this.shown} .steps=${this.steps}></mex-replay>
      ${this.stopped ? html`<p class="error">${this.t('play.link_stopped', this.stopped)}</p>` : nothing}`;
  }
}

export const attemptReplay = placed('mex-attempt-replay', AttemptReplay);
