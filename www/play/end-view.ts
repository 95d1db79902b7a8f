/**
 * Elements shown after the end of a game: the decisive mistake, the report, and the offer of a weaker
 * opponent.
 */
import { html, nothing } from 'lit';
import { ease } from './adaptive-strength.ts';
import { isOther } from './session.ts';
import { watch } from './show-me.ts';
import { strengthKey } from './strengths.ts';
import type { MexGame as Game } from './mex-game.ts';
import type { Session } from './session.ts';

/** Draw the offer of a weaker opponent after consecutive losses. */
export function easier(game: Game, s: Session) {
  const skill =
    s.players === 1 && s.matchId === null
      ? game.model.adaptiveStrength.offer(game.model.skill)
      : null;
  if (skill === null) return nothing;
  return html`<div class="flow panel ease no-print" part="ease">
    <p>${game.t('report.ease', { count: game.model.adaptiveStrength.losses })}</p>
    <button class="btn" data-act="ease" @click=${() => ease(game.model, skill)}>
      ${game.t('report.ease_yes', { strength: game.t(strengthKey(skill)) })}
    </button>
  </div>`;
}

/** Draw the number of the move that gave away the win, and a button that shows why. */
export function missed(game: Game) {
  const { missed } = game;
  if (missed === null || missed < 0) return nothing;
  const show = () => import('./missed.ts').then(({ showMissed }) => showMissed(game, missed));
  return html`<span class="missed"
    >${game.t('play.had_won', { n: missed + 1 })}
    <button class="btn quiet" data-act="why" @click=${show}>${game.t('play.see_why')}</button></span
  >`;
}

/**
 * Draw the offer to demonstrate a game that was lost against the computer. Draw nothing without links, as
 * inside another widget, and while winning moves are withheld.
 */
export function showMe({ model, links, t }: Game, { players, matchId }: Session) {
  if (!links || players !== 1 || matchId !== null || model.withheld) return nothing;
  return html`<button class="btn" data-show @click=${() => watch(model, true)}>
    ${t('report.show_me')}
  </button>`;
}

export function review(game: Game, s: Session) {
  if (!s.at) return nothing;
  if (!game.folded || game.reviewed) return report(game, s);
  if (isOther(game.model.winner) && game.missed !== -1) return nothing;
  return html`<button
    class="btn quiet review"
    data-act="review"
    aria-expanded="false"
    @click=${() => (game.reviewed = true)}
  >
    ${game.t('report.review')}
  </button>`;
}

function report(game: Game, s: Session) {
  // Load the report when the first game ends. If loading fails, the next update tries again.
  import('./mex-report.ts').catch(() => {});
  // Print the report only with the answer: a printed question must not show missed wins.
  return html`<mex-report
    class=${game.print === 'answer' ? '' : 'no-print'}
    .session=${s}
    .links=${game.links}
    @report-go=${(e: CustomEvent<{ at: number }>) => game.model.goTo(e.detail.at)}
    @report-try=${({ detail }: CustomEvent<{ at: number; text: string }>) =>
      game.model.goTo(detail.at).then(() => game.model.move(detail.text))}
  ></mex-report>`;
}
