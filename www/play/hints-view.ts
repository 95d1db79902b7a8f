/** The view of the winning moves; loaded when there is something to show. */
import { html, nothing } from 'lit';
import { boardWords, sayMove } from '../i18n/index.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { say } from '../i18n/message.ts';
import { hintMessage, isMyStart, wins } from './hints.ts';
import type { MexGame as Game } from './mex-game.ts';
import type { Analysis } from './hints.ts';

/** The maximum number of winning moves listed as text; the board marks all that the engine has returned. */
const LISTED = 8;

/** Draw the winning moves, the note that they are withheld, and the printed answer, each if it applies. */
export const hintParts = (game: Game) => html`${hints(game)} ${heldBack(game)} ${answer(game)}`;

/** Draw the winning moves, or a note that there are none or that they are being computed. */
function hints(game: Game) {
  const { hinted, over } = game.model;
  if (!hinted || over) return nothing;
  const inner = hinted === 'wait' ? html`<p>${game.t('hints.wait')}</p>` : found(game, hinted);
  return html`<div class="stack hints no-print" part="hints">${inner}</div>`;
}

/** Draw the printed question or its answer. */
function answer(game: Game) {
  const { answer: analysis, described } = game.model;
  if (game.print === 'question' && !described?.over) {
    return html`<p class="asked-only" part="answer">${game.t('common.who_wins')}</p>`;
  }
  if (!analysis) return nothing;
  const list = wins(analysis).list.slice(0, LISTED);
  return html`<div class="print-only" part="answer">
    <p class="verdict">
      ${mark(analysis.outcome, game.lang)} ${say(game.lang, hintMessage(game.model, analysis))}
    </p>
    ${
      list.length
        ? html`<ul>
            ${list.map((m) => html`<li>${sayMove(game.lang, m.move, boardWords(described))}</li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}

/** Draw a note that winning moves are withheld, and after how many losses they are available. */
function heldBack(game: Game) {
  const { losses, revealAfter, hints: asked, withheld } = game.model;
  if (asked === 'off' || !withheld) return nothing;
  return html`<p class="caution note soft no-print">
    ${game.t('hints.after', { n: revealAfter, lost: losses })}
  </p>`;
}

function found(game: Game, analysis: Analysis) {
  const { model } = game;
  const { list, count } = wins(analysis);
  const listed = Math.min(list.length, LISTED);
  // If the total number is unknown, show the number of known but unlisted moves with "+".
  const rest = typeof count === 'number' ? count - listed : `${list.length - listed}+`;
  return html`<p class="verdict">
      ${mark(analysis.outcome, game.lang)} ${say(game.lang, hintMessage(model, analysis))}
    </p>
    ${
      list.length
        ? html`<ul class="flow" data-row>
            ${list.slice(0, LISTED).map(
              (m) =>
                html`<li>
                  <button class="btn win-move" @click=${() => model.move(m.text)}>
                    ${sayMove(game.lang, m.move, boardWords(model.described))}
                  </button>
                </li>`,
            )}
            ${
              rest !== 0
                ? html`<li class="soft">${game.t('play.hint_more', { count: rest })}</li>`
                : nothing
            }
          </ul>`
        : nothing
    }
    ${
      !list.length && isMyStart(game)
        ? html`<button class="btn" @click=${() => model.configure({ first: 'computer' })}>
            ${game.t('hints.let_computer_start')}
          </button>`
        : nothing
    }
    ${
      // The distance to the end arrives later. It stands below the moves, which thus do not shift while a
      // person presses them.
      analysis.far ? html`<p>${say(game.lang, analysis.far)}</p>` : nothing
    }`;
}
