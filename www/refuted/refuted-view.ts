import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { claims, refute } from '../engine/api.ts';
import { nameOf } from '../games.ts';
import { sayGame } from '../i18n/index.ts';
import { icon } from '../ui/pictures/icons.ts';
import { inline } from '../ui/text/rich-text.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { Query } from '../ui/element/query.ts';
import { ExtraParts } from '../extra-parts.ts';
import { usualSeats } from '../play/board-link.ts';
import { isClaimName } from '../links/fields.ts';
import { PageView } from '../view/page-view.ts';
import { lead } from '../view/parts.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import refutedStyle from './refuted.css?inline';
import { startedAt, writeLink } from '../links/state.ts';
import '../thumbnails/mex-thumbnail.ts';
import { placed } from '../ui/element/placed.ts';
import type { ClaimVerdict, Counterexample, WrongClaim } from '../engine/types.ts';
import type { State } from '../links/state.ts';

/**
 * The key of the text that says where claims are usually heard: by group of claims, and by claim for claims
 * that differ from their group.
 */
const PLACES: Record<string, string> = {
  ...{ values: 'exercises', winning: 'players', sums: 'exercises', misere: 'exercises' },
  ...{ stairs: 'programs', periods: 'tables', programs: 'programs' },
  ...{ 'mex-largest': 'page', 'end-is-one': 'page', 'every-move-wins': 'page' },
  ...{ 'zero-is-end': 'page', 'leave-nonzero': 'page', 'mex-largest-missing': 'page' },
  ...{ 'neighbours-and-one': 'page', 'period-is-twice-max': 'page', 'period-12-of-0.07': 'page' },
  ...{ 'misere-by-values': 'notes', 'period-twice': 'page', 'wythoff-xor': 'players' },
};

/** The maximum number of winning moves listed. */
const MOVES = 6;

/**
 * The view of wrong claims. The core refutes each claim by the smallest position on which it fails. The claim
 * in `state.claim` is unfolded.
 */
export class RefutedView extends PageView {
  static areas = ['refuted', 'learn'] as const;

  @state() all: readonly WrongClaim[] = [];

  @state() found: Counterexample | null = null;

  static styles = styleSheets(refutedStyle);

  lines = new GameLines(this, () => (this.found ? [this.found.game] : []));

  #parts = new ExtraParts(this, 'refuted');
  #list = new Query(this, () => void this.#loadList());
  #search = new Query(this, () => void this.#refute());
  /** Whether the view has already scrolled to the claim of the link. */
  #isLed = false;

  connectedCallback() {
    super.connectedCallback();
    if (!this.all.length) void this.#loadList();
  }

  #loadList() {
    return this.#list.run(
      (signal) => claims({ signal }),
      (all) => (this.all = all),
    );
  }

  willUpdate(changed: Map<string, unknown>) {
    const before = changed.get('state') as State | undefined;
    if (!changed.has('state') || before?.claim === this.state.claim) return;
    this.failure = null;
    this.found = null;
    if (isClaimName(this.state.claim)) void this.#refute();
    else this.#search.stop();
  }

  #refute() {
    const { claim } = this.state;
    return this.#search.run(
      (signal) => refute(claim, { signal }),
      (found) => (this.found = found),
    );
  }

  updated() {
    tendScrollers(this.renderRoot);
    if (this.#isLed || !this.all.length) return;
    this.#isLed = true;
    const open = this.renderRoot.querySelector('[aria-expanded=true]');
    open?.parentElement?.scrollIntoView({ block: 'start' });
  }

  #href(fields: Partial<State>) {
    return writeLink({ ...this.state, ...fields });
  }

  #text(key: string) {
    return unsafeHTML(inline(this.t(`refuted.${key}`)).text);
  }

  #game(line: string) {
    const name = sayGame(this.lang, line);
    return line === nameOf(line) ? name : this.t('refuted.game', { name, line });
  }

  #outcome(outcome: string | null) {
    return this.t(`refuted.${outcome ?? 'unsaid'}`);
  }

  #moves({ moves }: ClaimVerdict) {
    if (!moves.length) return this.t('refuted.none');
    const shown = moves.slice(0, MOVES).map((move) => html`<code>${move}</code>`);
    return html`${shown}${moves.length > MOVES ? '…' : nothing}`;
  }

  /** Draw a table that compares the claim's statements on the position with the truth. */
  #comparison({ says, truth }: Counterexample) {
    const row = (name: string, rule: unknown, is: unknown) =>
      html`<tr>
        <th scope="row">${this.t(`refuted.${name}`)}</th>
        <td data-says=${name}>${rule}</td>
        <td data-truth=${name}>${is}</td>
      </tr>`;
    return html`<div class="scroll" role="group" aria-label=${this.t('refuted.comparison')}>
      <table class="listing">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${this.t('refuted.rule')}</th>
            <th scope="col">${this.t('refuted.truth')}</th>
          </tr>
        </thead>
        <tbody>
          ${row('outcome', this.#outcome(says.outcome), this.#outcome(truth.outcome))}
          ${
            says.nimber !== null && truth.nimber !== null
              ? row('nimber', says.nimber, truth.nimber)
              : nothing
          }
          ${row('moves', this.#moves(says), this.#moves(truth))}
        </tbody>
      </table>
    </div>`;
  }

  /**
   * Draw the position with links to two games: one in which the reader loses by following the claim, and one
   * against a computer that follows it.
   */
  #board({ claim, game, position, says }: Counterexample) {
    const first = says.outcome === 'P' ? 'computer' : 'you';
    const [move] = says.moves;
    const how = says.outcome === null ? 'follow' : first === 'you' ? 'begin' : 'wait';
    const board = { ...startedAt(this.state, position), game, view: 'play' };
    const href = writeLink({ ...board, ...usualSeats, first });
    // A game in which the computer believes the claim and moves first at the position where the claim fails.
    const other = { ...board, ...usualSeats, believes: claim, first: 'computer' } as const;
    return html`<mex-thumbnail .game=${game} .position=${position}></mex-thumbnail>
      <p>${this.t(`refuted.${how}`, { move })}</p>
      <p>
        <a class="btn primary" data-lose href=${href}
          >${icon('play', 18)}${this.t('refuted.play')}</a
        >
        <a class="btn" data-against href=${writeLink(other)}>${this.t('refuted.against')}</a>
      </p>`;
  }

  /** Draw a link to the table of values up to the heap: the heap is too large for a board. */
  #values({ game, position }: Counterexample) {
    const upto = Math.max(...position.split(' ').map(Number));
    return html`<p>
      <a class="btn" data-values href=${this.#href({ view: 'tables', game, upto, mode: '' })}
        >${icon('tables', 18)}${this.t('refuted.table')}</a
      >
    </p>`;
  }

  #refutation(claim: WrongClaim) {
    const { id, group, lesson } = claim;
    const found = this.found?.claim === id ? this.found : null;
    const place = PLACES[id] ?? PLACES[group];
    return html`<div class="stack refutation" data-refutation=${id}>
      <p class="soft">${this.t(`refuted.place.${place}`)}</p>
      <div role="status">
        ${
          found
            ? html`<p>
                <b
                  >${this.t('refuted.fails', { game: this.#game(found.game), position: found.position })}</b
                >
                ${this.t('refuted.holds', { n: found.right })}
              </p>`
            : this.#search.line(this.t('refuted.searching'))
        }
      </div>
      ${
        found
          ? html`${this.#comparison(found)}
            ${group === 'periods' ? this.#values(found) : this.#board(found)}`
          : nothing
      }
      <p><b>${this.t('refuted.instead')}:</b> ${this.#text(`${id}.repair`)}</p>
      <p>
        <a href=${this.#href({ view: 'learn', lesson, step: 0 })}
          >${this.t('refuted.lesson', { title: this.t(`learn.title.${lesson}`) })}</a
        >
      </p>
    </div>`;
  }

  #claim(claim: WrongClaim) {
    const isOpen = this.state.claim === claim.id;
    return html`<li class="panel">
      <a
        class="item"
        href=${this.#href({ claim: isOpen ? '' : claim.id })}
        data-claim=${claim.id}
        aria-expanded=${isOpen}
        ><span>${this.#text(`${claim.id}.claim`)}</span></a
      >
      ${isOpen ? this.#refutation(claim) : nothing}
    </li>`;
  }

  view() {
    const { all } = this;
    const groups = [...new Set(all.map(({ group }) => group))];
    const text = all.length > 0 && this.t('refuted.lead', { n: all.length });
    return html`${lead(this.t('refuted.title'), text)}
    ${groups.map(
      (group) =>
        html`<section>
          <h2>${this.t(`refuted.group.${group}`)}</h2>
          <ul class="stack claims">
            ${all.filter((claim) => claim.group === group).map((claim) => this.#claim(claim))}
          </ul>
        </section>`,
    )}
    ${this.#parts.drawn({ state: this.state }).map((part) => html`<section class="inventory card">${part}</section>`)}`;
  }
}

export const refutedView = placed('mex-refuted-view', RefutedView);
