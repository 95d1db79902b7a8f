import { html, nothing } from 'lit';
import * as engine from '../engine/api.ts';
import { boardWords, sayMove } from '../i18n/index.ts';
import { mark } from '../ui/text/outcome-mark.ts';
import { moveNumber } from '../ui/text/move-count.ts';
import type { MexGame as Game } from './mex-game.ts';
import type { Analysis as AnalysisType } from '../engine/types.ts';

/** Winning moves requested. */
const ASKED = 60;
/** Winning moves listed in text; the board marks them all. */
const LISTED = 8;

/** far: how many moves are left */
export type Analysis = AnalysisType & { far?: string };

/** Computes and shows the winning moves, or hides them. */
export async function showHints(game: Game, show: boolean) {
  game.hinting.stop();
  if (!show || game.helps === 'off' || !game.session || game.over) {
    game.hinted = null;
    return;
  }
  const { session, current } = game;
  game.hinted = 'wait';
  game.tally.hints += 1;
  await game.hinting.run(
    (signal) => engine.analyze(session.game, current, { limit: ASKED, signal }),
    (found) => {
      game.hinted = found;
      game.say(hintWords(game, found));
      // It takes the whole core, which is not fetched for hints that were not asked for.
      if (game.helps !== 'always') {
        void import('./how-far.ts').then(({ addFar }) => addFar(game, found)).catch(() => {});
      }
    },
    (error) => {
      game.hinted = null;
      game.fail(error);
    },
  );
}

/** The number of winning moves; "60+" if not all were listed. */
function wins({ moves, moveCount }: Analysis) {
  const list = moves.filter((m) => m.wins);
  const cut = list.length === moves.length && list.length < moveNumber(moveCount);
  return { list, plus: cut ? '+' : '' };
}

/** Whether nothing is played and the user begins. */
function isMyStart({ session: s }: Game) {
  return s?.at === 0 && s.players === 1 && s.first === 'you';
}

/** The result in a sentence. */
function hintWords(game: Game, found: Analysis) {
  const { list, plus } = wins(found);
  if (found.outcome === 'D') {
    const holds = found.moves.filter((m) => m.draws).length;
    const cut = holds === found.moves.length && holds < moveNumber(found.moveCount) ? '+' : '';
    return game.t('play.hint_draw', { count: `${holds}${cut}` });
  }
  if (!list.length) return game.t(isMyStart(game) ? 'play.hint_lost_start' : 'play.hint_lost');
  const key = game.session?.players === 2 ? 'play.hint_won_two' : 'play.hint_won';
  return game.t(key, { count: `${list.length}${plus}` });
}

/** The winning moves on demand, or a note that there are none. */
export function hints(game: Game) {
  const { hinted } = game;
  if (!hinted || !game.described || game.over) return nothing;
  const inner = hinted === 'wait' ? html`<p>${game.t('play.hint_wait')}</p>` : found(game, hinted);
  return html`<div class="hints no-print" part="hints">${inner}</div>`;
}

/** Computes the printed answer in advance. */
export async function showAnswer(game: Game) {
  const { session, current } = game;
  if (game.print !== 'answer' || !session || game.over) {
    game.answer = null;
    return;
  }
  try {
    const found = await engine.analyze(session.game, current, { limit: ASKED });
    if (game.session === session) game.answer = found;
  } catch {
    // Print without an answer if the analysis fails.
    if (game.session === session) game.answer = null;
  }
}

/** The printed question or its answer. */
export function answer(game: Game) {
  const { answer: analysis } = game;
  if (game.print === 'question' && !game.described?.over) {
    return html`<p class="asked-only" part="answer">${game.t('common.who_wins')}</p>`;
  }
  if (!analysis) return nothing;
  const list = wins(analysis).list.slice(0, LISTED);
  return html`<div class="print-only" part="answer">
    <p class="verdict">${mark(analysis.outcome, game.lang)} ${hintWords(game, analysis)}</p>
    ${
      list.length
        ? html`<ul>
            ${list.map((m) => html`<li>${sayMove(game.lang, m.move, boardWords(game.described))}</li>`)}
          </ul>`
        : nothing
    }
  </div>`;
}

/** A note that winning moves are withheld, and until when. */
export function heldBack(game: Game) {
  const { losses, revealAfter, hints: asked } = game;
  if (asked === 'off' || !(losses < revealAfter)) return nothing;
  return html`<p class="note soft no-print">
    ${game.t('play.hint_after', { n: revealAfter, lost: losses })}
  </p>`;
}

function found(game: Game, analysis: Analysis) {
  const { list, plus } = wins(analysis);
  const rest = list.length - LISTED;
  return html`<p class="verdict">
      ${mark(analysis.outcome, game.lang)} ${hintWords(game, analysis)} ${analysis.far ?? ''}
    </p>
    ${
      list.length
        ? html`<ul data-row>
            ${list.slice(0, LISTED).map(
              (m) =>
                html`<li>
                  <button class="btn win-move" @click=${() => game.move(m.text)}>
                    ${sayMove(game.lang, m.move, boardWords(game.described))}
                  </button>
                </li>`,
            )}
            ${
              rest > 0
                ? html`<li class="soft">
                    ${game.t('play.hint_more', { count: `${rest}${plus}` })}
                  </li>`
                : nothing
            }
          </ul>`
        : nothing
    }
    ${
      !list.length && isMyStart(game)
        ? html`<button class="btn" @click=${() => (game.first = 'computer')}>
            ${game.t('play.let_computer_start')}
          </button>`
        : nothing
    }`;
}
