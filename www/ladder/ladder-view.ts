import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { nameOf } from '../games.ts';
import { entryOf, starsWon } from './ladder-progress.ts';
import { chapters, rungOf, rungs } from './rungs.ts';
import { ladder } from '../saved/list.ts';
import { greet } from '../saved/settings.ts';
import { fileButtons, troubleNote } from '../saved/own-file.ts';
import { scrolls } from '../view/scrolls.ts';
import { stars } from './stars.ts';
import { writeLink } from '../links/state.ts';
import { icon } from '../ui/pictures/icons.ts';
import { picture } from '../ui/pictures/games.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { PageView } from '../view/page-view.ts';
import { lead } from '../view/parts.ts';
import { challenge } from './challenge.ts';
import { keepLadderLines } from './ladder-lines.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import ladderStyle from './ladder.css?inline';
import starStyle from './stars.css?inline';
import { placed } from '../ui/element/placed.ts';
import type { Rung } from './rungs.ts';
import type { State } from '../links/state.ts';

keepLadderLines();

/** The view of the ladder: all rungs in their chapters, or one rung with its board. */
export class LadderView extends PageView {
  static areas = ['ladder'] as const;

  /** The key of the displayed message, or ''. */
  @state() said = '';

  static styles = styleSheets(starStyle, ladderStyle);

  constructor() {
    super();
    ladder.renders(this);
    // Mark the introduction as seen: a reader who has found the ladder does not need it at the next visit.
    greet();
  }

  updated(changed: Map<string, unknown>) {
    const before = changed.get('state') as State | undefined;
    if (before && before.rung !== this.state.rung) scrolls.toTop();
  }

  #href(rung: string) {
    return writeLink({ ...this.state, view: 'ladder', rung });
  }

  #title(rung: Rung) {
    return this.t(`ladder.title.${rung.id}`);
  }

  #row(rung: Rung, next: Rung | undefined) {
    const { stars: won } = entryOf('rungs', rung.id);
    const n = rungs.indexOf(rung) + 1;
    const title = this.#title(rung);
    return html`<li class="${won ? 'won' : ''} ${rung === next ? 'next' : ''}">
      <a
        class="offer"
        href=${this.#href(rung.id)}
        data-rung=${rung.id}
        aria-label=${this.t('ladder.rung_said', { n, title, stars: won })}
      >
        <span class="n">${n}</span>${picture(nameOf(rung.game), 40, rung.game)}
        <span class="title">${title}</span>${stars(won, 16)}
      </a>
    </li>`;
  }

  /** Return the template of the actions on stored stars: save, load, delete. */
  #own() {
    return html`<section class="own dim no-print">
      ${troubleNote(this, ladder)}
      ${ladder.trouble ? nothing : html`<p>${this.t('ladder.kept')}</p>`}
      <p class="flow row">
        ${fileButtons(this, ladder, 'ladder')}
        <span role="status">${this.said ? this.t(this.said) : nothing}</span>
      </p>
    </section>`;
  }

  #goOn(next: Rung, won: number) {
    const place = { n: rungs.indexOf(next) + 1, title: this.#title(next) };
    return html`<a class="btn primary" data-go href=${this.#href(next.id)}
      >${won ? this.t('ladder.go_on', place) : this.t('ladder.start')}</a
    >`;
  }

  /**
   * Return the template of a note on an unknown rung of a link. For a number, the note has a link to the rung
   * of this number; it does not open the rung, since the numbers of rungs can change.
   */
  #unknown(id: string) {
    if (!id) return nothing;
    const n = Number(id);
    const meant = rungs[n - 1];
    return html`<p class="caution unknown" role="status">
      ${this.t('ladder.unknown', { id, all: rungs.length })}
      ${
        meant
          ? html`<a data-meant href=${this.#href(meant.id)}
              >${this.t('ladder.rung_called', { n, title: this.#title(meant) })}</a
            >`
          : nothing
      }
    </p>`;
  }

  #all() {
    const won = starsWon();
    const all = rungs.length * 3;
    const next = rungs.find(({ id }) => !entryOf('rungs', id).stars);
    const climb = html`${this.#unknown(this.state.rung)}
      <div class="flow climb no-print">
        ${next ? this.#goOn(next, won) : html`<strong>${this.t('ladder.to_top')}</strong>`}
        <span class="flow dim"
          ><span class="gauge" style=${setStyle({ '--part': `${(100 * won) / all}%` })}></span>
          ${this.t('ladder.done', { stars: won, all })}</span
        >
      </div>`;
    return html`${lead(this.t('ladder.heading'), this.t('ladder.lead'), climb)}
      <div class="chapters">
        ${chapters.map(
          (chapter, i) =>
            html`<section>
              <h2>
                <span aria-hidden="true">${i + 1}</span>${this.t(`ladder.chapter.${chapter.id}`)}
              </h2>
              <ol class="rungs">
                ${chapter.rungs.map((rung) => this.#row(rung, next))}
              </ol>
            </section>`,
        )}
      </div>
      <p class="dim star-rules">${this.t('ladder.rules')}</p>
      ${this.#own()}`;
  }

  #one(rung: Rung) {
    const n = rungs.indexOf(rung) + 1;
    const next = rungs[n];
    const before = rungs[n - 2];
    const { stars: won } = entryOf('rungs', rung.id);
    return html`<div class="one">
      <nav class="flow dim crumbs" aria-label=${this.t('ladder.heading')}>
        <a data-all href=${this.#href('')}>${icon('down', 18)}${this.t('ladder.all')}</a>
        <span>${this.t('ladder.rung', { n, all: rungs.length })}</span>
        <span class="end">${won ? stars(won, 16) : nothing}</span>
      </nav>
      <h1>${this.#title(rung)}</h1>
      ${troubleNote(this, ladder)}
      <div class="challenge">
        ${keyed(
          rung.id,
          challenge({
            kind: 'rungs',
            entry: rung.id,
            game: rung.game,
            position: rung.position,
            believes: rung.believes ?? null,
            words: html`<p><b>${this.t('ladder.idea')}</b> ${this.t(`ladder.idea.${rung.id}`)}</p>`,
            ways: next
              ? html`<a class="btn primary" data-next href=${this.#href(next.id)}
                  >${this.t('ladder.next')}</a
                >`
              : html`<a class="btn primary" data-all href=${this.#href('')}
                  >${this.t('ladder.all')}</a
                >`,
            below: html`<p class="dim star-rules">
                ${this.t(rung.believes ? 'ladder.rules_stranger' : 'ladder.rules')}
              </p>
              <p class="flow row neighbours">
                ${
                  before
                    ? html`<a data-before href=${this.#href(before.id)}
                        >${n - 1} · ${this.#title(before)}</a
                      >`
                    : nothing
                }
                ${
                  next
                    ? html`<a class="end" data-after href=${this.#href(next.id)}
                        >${n + 1} · ${this.#title(next)}</a
                      >`
                    : nothing
                }
              </p>`,
          }),
        )}
      </div>
    </div>`;
  }

  view() {
    const rung = rungOf(this.state.rung);
    return rung ? this.#one(rung) : this.#all();
  }
}

export const ladderView = placed('mex-ladder-view', LadderView);
