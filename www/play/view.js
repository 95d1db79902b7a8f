import { html, nothing } from 'lit';
import { html as staticHtml } from 'lit/static-html.js';
import { repeat } from 'lit/directives/repeat.js';
import { cardOf } from '../games.js';
import { boardWords, sayError, sayGame, sayMove } from '../i18n/index.ts';
import { boardTag } from './boards.js';
import { isPictured } from '../boards/pictured.ts';
import { thumbnail } from '../thumbnails/thumbnail.ts';
import { grouped } from '../ui/text/digit-groups.ts';
import { isEnter } from '../ui/controls/typed-text.ts';
import { anyMove } from './any-move.js';
import { ease } from './adaptive-strength.js';
import { answer, heldBack, hints } from './hints.js';
import * as play from './session.js';
import { settingsLine } from './settings-line.js';
import { whyEnded } from './announcements.js';
import { strengthKey } from './strengths.js';
import { valueOf } from '../ui/text/position-value.ts';
import { resultOf } from './snapshot.js';

/** @typedef {import('./mex-game.js').MexGame} Game */

/** What `<mex-game>` shows. @param {Game} game */
export function gameView(game) {
  const s = /** @type {play.Session} */ (game.session);
  const { over } = game;
  const note = game.late ? game.t('play.under_way') : game.note;
  return html`<div class="game ${game.failure ? 'stale' : ''}" part="game">
    <div class="main">
      ${status(game, s)}
      <div
        class="stage"
        part="stage"
        @board-move=${(/** @type {any} */ e) => game.move(e.detail.text)}
      >
        ${board(game, s)}
      </div>
      ${tools(game, s)} ${game.shared ?? nothing} ${hints(game)} ${heldBack(game)} ${answer(game)}
      ${note ? html`<p class="note">${note}</p>` : nothing} ${over ? easier(game, s) : nothing}
      ${over && reveals(game) ? report(game, s) : nothing}
      ${game.has('settings') && !game.locked ? settingsLine(game, s) : nothing}
    </div>
    ${aside(game, s)}
    <div class="sr" role="log" aria-live="polite">
      ${repeat(
        game.log,
        (line) => line.key,
        (line) => html`<p>${line.text}</p>`,
      )}
    </div>
  </div>`;
}

/** Whether missed wins may be shown. @param {Game} game */
const reveals = (game) => game.has('report') && game.losses >= (game.revealAfter || 0);

/** @param {Game} game @param {play.Session} s */
function aside(game, s) {
  const parts = [
    game.has('typed') && !game.locked ? typed(game) : null,
    game.has('moves') ? moveList(game, s) : null,
  ].filter(Boolean);
  return parts.length ? html`<div class="aside">${parts}</div>` : nothing;
}

/** @param {Game} game @param {play.Session} s */
function status(game, s) {
  const described = /** @type {import('../engine/types.ts').Description} */ (game.described);
  if (game.over) {
    const winner = resultOf(game);
    const how = winner === 'draw' ? 'drawn' : winner === 'computer' ? 'lost' : 'won';
    return html`<div class="status over ${how}" part="status">
      <strong>${game.t(`play.won_${winner}`)}</strong>
      <span>${whyEnded(game)}</span>
      ${
        s.at
          ? html`<button class="btn again" data-act="again" @click=${() => game.restart()}>
              ${game.t('play.again')}
            </button>`
          : nothing
      }
    </div>`;
  }
  const turn = play.turn(s);
  return html`<div class="status ${turn}" part="status">
    <i class="dot" aria-hidden="true"></i>
    <strong>${game.t(game.paused ? 'play.paused' : `play.turn_${turn}`)}</strong>
    ${
      game.paused
        ? html`<button class="btn" @click=${() => game.resume()}>${game.t('play.go_on')}</button>`
        : nothing
    }
    <code class="where" part="position">${grouped(short(play.current(s)))}</code>
    ${described.loops ? html`<span class="soft rounds">${game.t('play.rounds', { n: play.times(s) })}</span>` : nothing}
  </div>`;
}

/** @param {string} text */
const short = (text) => (text.length > 60 ? `${text.slice(0, 58)}…` : text);

/** A constant, so that the board is not rendered again. @type {never[]} */
const NONE = [];

/** Properties of all boards. @param {Game} game @param {play.Session} s */
function board(game, s) {
  const described = /** @type {import('../engine/types.ts').Description} */ (game.described);
  const found = game.hinted && game.hinted !== 'wait' ? game.hinted : null;
  const tag = boardTag(described);
  return staticHtml`<${tag}
    .board=${described.board}
    .legal=${described.legal}
    .hints=${found ? found.moves.filter((m) => m.wins).map((m) => m.move) : NONE}
    .last=${game.last}
    ?disabled=${!game.open}
    ?ended=${game.over}
    .label=${game.t('play.board', { name: sayGame(game.lang, s.game) })}
    .partName=${cardOf(s.game)?.part ?? 'heap'}
    .fresh=${`${s.game}|${s.start}`}
    .lang=${game.lang}
    .marks=${Boolean(found)}
    .values=${graphValues(found)}
    .matching=${stepOf(found, 'matching')?.edges ?? null}
  ></${tag}>`;
}

/** @param {any} found @param {string} kind */
const stepOf = (found, kind) => found?.why.find((/** @type {any} */ w) => w.kind === kind);

/** SG values of the nodes, if the explanation contains them. @param {any} found */
function graphValues(found) {
  const step = stepOf(found, 'graph-values');
  return step ? new Map(step.nodes.map((/** @type {any} */ n) => [n.text, valueOf(n)])) : null;
}

/** @param {Game} game @param {play.Session} s */
function tools(game, s) {
  const act = (
    /** @type {string} */ key,
    /** @type {boolean} */ can,
    /** @type {() => any} */ go,
  ) =>
    html`<button
      class="btn"
      data-act=${key}
      aria-disabled=${can ? 'false' : 'true'}
      @click=${() => can && go()}
    >
      ${game.t(`play.${key}`)}
    </button>`;
  const shown = Boolean(game.hinted);
  const when = (/** @type {string} */ name, /** @type {unknown} */ part) =>
    game.has(name) ? part : nothing;
  if (!['undo', 'redo', 'restart', 'hint'].some((name) => game.has(name))) return nothing;
  return html`<div class="tools" part="tools" role="toolbar" aria-label=${game.t('play.tools')}>
    ${when(
      'undo',
      act('undo', Boolean(play.undo(s)), () => game.undo()),
    )}
    ${when(
      'redo',
      act('redo', Boolean(play.redo(s)), () => game.redo()),
    )}
    ${when(
      'restart',
      act('restart', s.plies.length > 0, () => game.restart()),
    )}
    ${
      game.helps === 'off' || game.locked || !game.has('hint')
        ? nothing
        : html`<button
            class="btn hint"
            data-act="hint"
            aria-pressed=${shown ? 'true' : 'false'}
            aria-disabled=${game.open ? 'false' : 'true'}
            @click=${() => game.open && game.toggleHints()}
          >
            ${game.t('play.hint')}
          </button>`
    }
    ${game.links?.share ? act('share', true, () => game.links?.share?.(game)) : nothing}
  </div>`;
}

/**
 * The offer of a weaker opponent after consecutive losses.
 * @param {Game} game
 * @param {play.Session} s
 */
function easier(game, s) {
  const skill = s.players === 1 ? game.adaptiveStrength.offer(game.skill) : null;
  if (skill === null) return nothing;
  return html`<div class="ease no-print" part="ease">
    <p>${game.t('play.ease', { count: game.adaptiveStrength.losses })}</p>
    <button class="btn" data-act="ease" @click=${() => ease(game, skill)}>
      ${game.t('play.ease_yes', { strength: game.t(strengthKey(skill)) })}
    </button>
  </div>`;
}

/** @param {Game} game @param {play.Session} s */
function report(game, s) {
  if (!s.at) return nothing;
  // Loaded when the first game ends; should that fail, the next update tries again.
  import('./mex-report.js').catch(() => {});
  // A printed question does not show missed wins.
  return html`<mex-report
    class=${game.print === 'answer' ? '' : 'no-print'}
    .session=${s}
    .misere=${Boolean(game.described?.misere)}
    .links=${game.links}
    @report-go=${(/** @type {any} */ e) => game.goTo(e.detail.at)}
    @report-try=${(/** @type {any} */ e) => game.retry(e.detail.at, e.detail.text)}
  ></mex-report>`;
}

/** The field for typed moves. @param {Game} game */
function typed(game) {
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem('move')
    );
    const text = field.value;
    if (!text.trim() || !game.open) return;
    const played = await game.move(text);
    // The field may hold the next move by now.
    if (field.value !== text) return;
    if (played) field.value = '';
    else if (game.typedError?.error.span) select(field, game.typedError.error.span);
  };
  /** @param {KeyboardEvent} event an Enter that ends an IME composition is ignored */
  const guard = (event) => {
    if (event.key === 'Enter' && !isEnter(event)) event.preventDefault();
  };
  const bad = game.typedError;
  return html`<form class="typed no-print" part="typed" novalidate @submit=${submit}>
    <label for="move">${game.t('play.type_move')}</label>
    <div class="row">
      <input
        class="field"
        id="move"
        name="move"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        @keydown=${guard}
        @input=${() => game.retype()}
        placeholder=${game.t('play.type_move_example', { example: anyMove(game.described) })}
        aria-invalid=${bad ? 'true' : 'false'}
        aria-describedby="move-error"
      />
      <button class="btn" ?disabled=${false} aria-disabled=${game.open ? 'false' : 'true'}>
        ${game.t('play.do_move')}
      </button>
    </div>
    <p id="move-error" class=${bad ? 'error' : ''} role="alert">
      ${bad ? html`${marked(bad.text, bad.error.span)} ${refused(game, bad.error)}` : nothing}
    </p>
  </form>`;
}

/**
 * Why a typed move is refused, with an example of a legal one.
 * @param {Game} game
 * @param {any} error
 */
function refused(game, { code, details }) {
  const example = anyMove(game.described);
  const said = sayError(game.lang, { code, details: { ...details, example } });
  // Text that is neither a move nor a position is reported as a position.
  const more = example && code !== 'illegal-move' && details?.field === 'move';
  return more ? `${said} ${game.t('play.move_example', { example })}` : said;
}

/** @param {HTMLInputElement} field @param {[number, number]} span */
const select = (field, [from, to]) => field.setSelectionRange(from, to);

/**
 * The typed text with the span of the error marked.
 * @param {string} text
 * @param {[number, number]|null} span
 */
function marked(text, span) {
  if (!span) return nothing;
  const [from, to] = span;
  // If the span is the whole text, the message quotes it.
  if (!text.slice(0, from).trim() && !text.slice(to).trim() && text) return nothing;
  const spot = text.slice(from, to) || '\u2002';
  return html`<code>${text.slice(0, from)}<mark>${spot}</mark>${text.slice(to)}</code>`;
}

/** The error with its span in the text. @param {Game} game @param {any} error */
export function errorView(game, error) {
  const field = error.details?.field;
  const text = field === 'game' ? game.game : field === 'position' ? game.position : null;
  return html`<p class="error" part="error" role="alert">
    ${text ? marked(text, error.span) : nothing} ${game.errorWords(error)}
    ${game.session ? html`<br /><span class="soft">${game.t('play.stale')}</span>` : nothing}
  </p>`;
}

/** The most moves listed, the last ones of a longer game. */
const PLIES = 200;

/** @param {Game} game @param {play.Session} s */
function moveList(game, s) {
  const skipped = Math.max(0, s.plies.length - PLIES);
  const one = boardWords(game.described);
  return html`<div class="moves" part="moves" role="group" aria-label=${game.t('play.moves')}>
    <h3>${game.t('play.moves')}</h3>
    ${
      s.plies.length
        ? html`<ol start=${skipped} data-row>
            ${skipped ? nothing : ply(game, s, 0, game.t('play.start_of_game'), '')}
            ${s.plies.slice(skipped).map((p, i) => {
              const n = skipped + i + 1;
              return ply(game, s, n, sayMove(game.lang, p.move, one), play.turn(s, n - 1));
            })}
          </ol>`
        : html`<p class="soft">${game.t('play.no_moves')}</p>`
    }
  </div>`;
}

/**
 * @param {Game} game
 * @param {play.Session} s
 * @param {number} n
 * @param {string} words
 * @param {string} by
 */
function ply(game, s, n, words, by) {
  const now = s.at === n;
  const draw = game.described?.draw;
  return html`<li class=${n > s.at ? 'undone' : ''}>
    <button class="ply ${by}" aria-current=${now ? 'step' : nothing} @click=${() => game.goTo(n)}>
      <span class="n number">${n || ''}</span>
      ${by ? html`<span class="by">${game.t('play.by', { who: by })}</span>` : nothing}
      <span>${words}</span>
      ${isPictured(draw) ? thumbnail(s.game, draw, play.before(s, n), { height: 40, quiet: true }) : nothing}
    </button>
  </li>`;
}
