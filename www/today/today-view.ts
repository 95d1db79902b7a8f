import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { analyze, describe } from '../engine/api.ts';
import { nameOf } from '../games.ts';
import { boardWords, sayGame, sayMove } from '../i18n/index.ts';
import { entryOf, streak } from '../ladder/ladder-progress.ts';
import { ladder } from '../saved/list.ts';
import { troubleNote } from '../saved/own-file.ts';
import { FIRST_DAY, daily, shifted, today } from './daily.ts';
import { stars } from '../ladder/stars.ts';
import { writeLink } from '../links/state.ts';
import { Query } from '../ui/element/query.ts';
import { icon } from '../ui/pictures/icons.ts';
import { picture } from '../ui/pictures/games.ts';
import { PageView } from '../view/page-view.ts';
import { copyText } from '../ui/controls/copy-text.ts';
import { challenge } from '../ladder/challenge.ts';
import { keepLadderLines } from '../ladder/ladder-lines.ts';
import { targetOf } from '../ui/element/events.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import starStyle from '../ladder/stars.css?inline';
import todayStyle from './today.css?inline';
import { placed } from '../ui/element/placed.ts';

keepLadderLines();

/** The maximum number of winning moves listed in the solution. */
const LISTED = 3;

/**
 * The view of the position of the day, for today or for `state.date`, with the solution of the previous day.
 */
export class TodayView extends PageView {
  static areas = ['ladder'] as const;

  @state() said = '';

  @state() solved: { date: string; moves: string[] } | null = null;

  @state() whyOpen = false;

  /** Whether the reader has just won the game on the board. */
  @state() fresh = false;

  static styles = styleSheets(starStyle, todayStyle);

  /** Requests the solution of the previous day. */
  #query = new Query(this, () => void this.#solve());

  constructor() {
    super();
    ladder.renders(this);
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#changed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#changed);
  }

  /** Update when the page becomes visible again, since the date may have changed. */
  #changed = () => this.requestUpdate();

  /** The displayed date, and the reason if it differs from the date in the link. */
  get #day() {
    const now = today();
    const { date } = this.state;
    if (date > now) return { date: now, now, refused: 'ladder.future' };
    if (date && date < FIRST_DAY) return { date: now, now, refused: 'ladder.before' };
    return { date: date || now, now, refused: '' };
  }

  willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('state')) return;
    this.said = '';
    this.solved = null;
    this.whyOpen = false;
    this.fresh = false;
  }

  #href(date: string) {
    return writeLink({ ...this.state, view: 'today', date: date === today() ? '' : date });
  }

  /** Return the address to share, which always contains the date. */
  #address(date: string) {
    const fragment = writeLink({ ...this.state, view: 'today', date });
    return `${location.href.replace(/#.*$/u, '')}${fragment}`;
  }

  #text(date: string) {
    const { tries, stars: won } = entryOf('days', date);
    const signs = '★'.repeat(won) + '☆'.repeat(3 - won);
    const words = { date: this.t('ladder.date', { date: noon(date) }), tries, stars: signs };
    return `${this.t('ladder.share_text', words)}\n${this.#address(date)}`;
  }

  async #share(date: string) {
    const text = this.#text(date);
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ text });
      } else this.said = (await copyText(text)) ? 'ladder.shared' : 'ladder.share_failed';
    } catch (error) {
      // Show no error if the reader closed the share dialog of the system.
      if (error?.name !== 'AbortError') this.said = 'ladder.share_failed';
    }
  }

  /** Draw the number of consecutive days on which the reader has won. */
  #streak(date: string) {
    const days = date === today() ? streak(date, (day) => shifted(day, -1)) : 0;
    return days
      ? html`<span class="badge">${this.t('ladder.streak', { n: days })}</span>`
      : nothing;
  }

  #shareButton(date: string) {
    return html`<button class="btn primary" data-share @click=${() => void this.#share(date)}>
      ${icon('link', 18)}${this.t('ladder.share')}
    </button>`;
  }

  /** Draw a message about the result of sharing. */
  #shared(date: string) {
    return html`<span role="status">${this.said ? this.t(this.said) : nothing}</span> ${
        this.said === 'ladder.share_failed'
          ? html`<textarea
              class="field"
              readonly
              rows="3"
              aria-label=${this.t('ladder.share')}
              .value=${this.#text(date)}
            ></textarea>`
          : nothing
      }`;
  }

  /** Draw the result of the day's game from an earlier visit. */
  #result(date: string) {
    const { stars: won, tries } = entryOf('days', date);
    return html`<section class="panel result" aria-label=${this.t('ladder.solved', { tries })}>
      <p class="flow mine">
        ${stars(won, 26)} <b>${this.t('ladder.solved', { tries })}</b> ${this.#streak(date)}
      </p>
      <p class="flow row no-print">${this.#shareButton(date)} ${this.#shared(date)}</p>
    </section>`;
  }

  #open(date: string) {
    const { date: known } = this.solved ?? {};
    if (known !== date) void this.#solve();
  }

  async #solve() {
    const { date } = this.#day;
    const { game, position } = daily(shifted(date, -1));
    void import('../why/mex-why.ts').then(
      () => (this.whyOpen = true),
      () => {},
    );
    await this.#query.run(
      (signal) =>
        Promise.all([analyze(game, position, { limit: 300, signal }), describe(game, position)]),
      ([{ moves }, described]) => {
        const words = boardWords(described);
        const wins = moves.filter((move) => move.wins);
        this.solved = { date, moves: wins.map(({ move }) => sayMove(this.lang, move, words)) };
      },
      (error) => this.fail(error),
    );
  }

  #yesterday(date: string) {
    if (date <= FIRST_DAY) return nothing;
    const day = daily(shifted(date, -1));
    const { moves } = this.solved ?? {};
    const { stars: won } = entryOf('days', day.date);
    return html`<details
      class="fold"
      @toggle=${(event: Event) => targetOf<HTMLDetailsElement>(event).open && this.#open(date)}
    >
      <summary class="item">
        ${picture(nameOf(day.game), 40, day.game)}
        <span>
          <h2 class="fold-title">${this.t('ladder.solution')}</h2>
          <span class="dim fold-note">${this.t('ladder.date', { date: noon(day.date) })}</span>
        </span>
        ${won ? stars(won, 16) : nothing} ${icon('down', 20)}
      </summary>
      <div class="fold-body">
        <p>
          <b>${sayGame(this.lang, day.game)}</b> <code>${day.position}</code> ·
          <a data-play href=${this.#href(day.date)}>${this.t('page.see_board')}</a>
        </p>
        ${
          moves
            ? html`<p>${this.t('ladder.solution_moves', { n: moves.length })}</p>
                <ul class="bullets">
                  ${moves.slice(0, LISTED).map((move) => html`<li>${move}</li>`)}
                </ul>`
            : html`<p class="soft">${this.t('common.loading')}</p>`
        }
        ${
          this.whyOpen && moves
            ? html`<h3>${this.t('ladder.solution_why')}</h3>
                <mex-why game=${day.game} position=${day.position}></mex-why>`
            : nothing
        }
      </div>
    </details>`;
  }

  /** Draw links to the previous and the next day. */
  #beside(date: string, now: string) {
    return html`<nav class="flow row neighbours no-print" aria-label=${this.t('ladder.today')}>
      ${
        date > FIRST_DAY
          ? html`<a data-earlier href=${this.#href(shifted(date, -1))}
              >${this.t('ladder.earlier')}</a
            >`
          : nothing
      }
      ${
        date < now
          ? html`<a data-later href=${this.#href(shifted(date, 1))}>${this.t('ladder.later')}</a>
              <a data-today href=${this.#href(now)}>${this.t('ladder.this_day')}</a>`
          : nothing
      }
      <a class="end" href=${writeLink({ ...this.state, view: 'ladder', rung: '' })}
        >${this.t('ladder.to_ladder')}</a
      >
    </nav>`;
  }

  view() {
    const { date, now, refused } = this.#day;
    const day = daily(date);
    const level = this.t('ladder.level', { n: day.level });
    const named = noon(refused === 'ladder.before' ? FIRST_DAY : this.state.date || now);
    const asked = { date: this.t('ladder.date', { date: named }) };
    const won = entryOf('days', date).stars > 0;
    return html`<div class="one">
      ${refused ? html`<p class="caution refused" role="status">${this.t(refused, asked)}</p>` : nothing}
      ${troubleNote(this, ladder)}
      <header>
        ${picture(nameOf(day.game), 64, day.game)}
        <div>
          <p class="flow dim when">
            ${this.t('ladder.date', { date: noon(date) })}
            <span class="level" title=${level} aria-label=${level} role="img"
              >${[1, 2, 3, 4, 5, 6, 7].map(
                (n) => html`<i class=${n <= day.level ? 'on' : ''}></i>`,
              )}</span
            >
          </p>
          <h1>${this.t('ladder.today')}</h1>
          <p class="soft">${sayGame(this.lang, day.game)} · ${this.t('ladder.today_begin')}</p>
        </div>
      </header>
      <div
        class="challenge"
        @challenge-end=${({ detail }: CustomEvent) => (this.fresh = detail.stars > 0)}
      >
        ${keyed(
          date,
          challenge({
            kind: 'days',
            entry: date,
            game: day.game,
            position: day.position,
            late: date !== now,
            words: won ? html`<p class="flow mine">${this.#streak(date)}</p>` : nothing,
            ways: won ? html`${this.#shareButton(date)} ${this.#shared(date)}` : nothing,
            below: html`${won && !this.fresh ? this.#result(date) : nothing}
              ${this.#yesterday(date)} ${this.#beside(date, now)}
              <p class="dim star-rules">
                ${this.t('ladder.today_lead')} ${this.t('ladder.rules')}
              </p>`,
          }),
        )}
      </div>
    </div>`;
  }
}

/** Convert a date to noon (UTC) of the date, which is the same day in almost all time zones. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

export const todayView = placed('mex-today-view', TodayView);
