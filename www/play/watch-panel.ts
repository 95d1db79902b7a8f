import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import * as engine from '../engine/api.ts';
import { MexElement } from '../ui/element/base.ts';
import { valueOf } from '../ui/element/events.ts';
import { placed } from '../ui/element/placed.ts';
import { Query } from '../ui/element/query.ts';
import { before, current, turn } from './session.ts';
import { BEATS } from './pace.ts';
import { watch } from './show-me.ts';
import { toldSum } from './told-sum.ts';
import type { Analysis } from '../engine/types.ts';
import type { GameModel } from './game-model.ts';
import type { Session } from './session.ts';

/**
 * The step budget of the analysis behind the sentence on a move; low, since the next move does not wait for
 * it.
 */
const STEPS = 2_000_000;

/**
 * The maximum number of parts for which the sum is written out, and the maximum length of a position in a
 * sentence, in characters.
 */
const [PARTS, LONGEST] = [8, 60];

interface Judged {
  /** Analyses of the positions before and after the move; `was` is null at the start of the game. */
  was: Analysis | null;
  is: Analysis;
}

/**
 * The panel of a game that the computer plays against itself: pause, step and pace, and a sentence why the
 * last move was made.
 */
export class WatchPanel extends MexElement {
  static areas = ['watch'] as const;

  @property({ attribute: false }) model!: GameModel;

  @property({ attribute: false }) session!: Session;

  @property({ attribute: false }) phase!: GameModel['phase'];

  /** Whether the panel has a button with which the reader restarts the game in order to play it. */
  @property({ attribute: false }) isOwn = false;

  /**
   * The analyses of the last move, with the session to which they belong; `judged` is null if the analysis
   * failed.
   */
  @state() found: { session: Session; judged: Judged | null } | null = null;

  #query = new Query(this, () => void this.#judge());

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('session')) void this.#judge();
  }

  /** Analyse the positions before and after the last move. */
  async #judge() {
    const { session: s } = this;
    const analysis = (position: string, signal: AbortSignal) =>
      engine.analyze(s.game, position, { limit: 1, budget: STEPS, signal });
    await this.#query.run(
      async (signal) => {
        const was = s.at ? await analysis(before(s, s.at - 1), signal) : null;
        return { was, is: await analysis(current(s), signal) };
      },
      (judged) => (this.found = { session: s, judged }),
      () => (this.found = { session: s, judged: null }),
    );
  }

  #why() {
    const { found, session: s } = this;
    if (found?.session !== s) return '\u00a0';
    if (!found.judged) return this.t('watch.unknown');
    const { was, is } = found.judged;
    if (!was) {
      const start = { P: 'lost', N: 'won', D: 'drawn' }[is.outcome];
      return `${this.t('watch.begin')} ${this.t(`watch.start_${start}`)}`;
    }
    const who = this.t('play.who', { who: turn(s, s.at - 1) });
    if (was.outcome === 'D') return this.t('watch.drawn', { who });
    if (was.outcome === 'P') return this.t('watch.lost', { who });
    if (this.model.over) return this.t('watch.won_end', { who });
    const values = is.parts.flatMap(({ nimber }) => nimber ?? []);
    const isSum = is.partCount > 1 && is.partCount <= PARTS && String(is.nimber) === '0';
    const told = isSum && values.length === is.partCount ? toldSum(values) : null;
    if (told?.told === 'pairs' || told?.told === 'powers') {
      // True if the numbers of the position are the SG values, which the sentence then does not call values.
      const plain = values.join(' ') === is.position;
      return this.t(`watch.zero_${told.told}`, { who, plain, values, counted: told.counted });
    }
    const position = is.position.length > LONGEST ? '…' : is.position;
    return this.t('watch.won', { who, position });
  }

  #once() {
    this.model.take({ type: 'pause' });
    this.model.take({ type: 'resume', once: true });
  }

  view() {
    const { model, phase } = this;
    if (model.over && !this.session.at) return nothing;
    const paused = phase.name === 'paused';
    const act = (name: string, words: 'pause' | 'go_on' | 'step', go: () => void) =>
      html`<button class="btn" data-act=${name} @click=${go}>${this.t(`watch.${words}`)}</button>`;
    return html`<div class="stack watch" role="group" aria-label=${this.t('watch.tools')}>
      <p class="soft" role="status" data-why>${this.#why()}</p>
      ${
        model.over
          ? nothing
          : html`<div class="flow">
              ${paused ? act('pause', 'go_on', () => model.take({ type: 'resume', once: false })) : act('pause', 'pause', () => model.take({ type: 'pause' }))}
              ${act('step', 'step', () => this.#once())}
              <label class="flow"
                ><span class="dim">${this.t('watch.pace')}</span>
                <select
                  class="field"
                  data-set="pace"
                  @change=${(e: Event) => (model.beat = BEATS[valueOf(e) as keyof typeof BEATS])}
                >
                  ${(Object.keys(BEATS) as (keyof typeof BEATS)[]).map(
                    (pace) =>
                      html`<option value=${pace} ?selected=${BEATS[pace] === model.beat}>
                        ${this.t(`watch.pace_${pace}`)}
                      </option>`,
                  )}
                </select></label
              >
            </div>`
      }
      ${
        this.isOwn
          ? html`<p>
              <button class="btn" data-own @click=${() => watch(model, false)}>
                ${this.t('watch.own')}
              </button>
            </p>`
          : nothing
      }
    </div>`;
  }
}

export const watchPanel = placed('mex-watch-panel', WatchPanel);
