import { html, nothing } from 'lit';
import { html as staticHtml } from 'lit/static-html.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { cardOf } from '../games.ts';
import { boardWords, sayError, sayGame, sayMove } from '../i18n/index.ts';
import { boardTag } from './boards.ts';
import { isPictured } from '../boards/pictured.ts';
import { thumbnail } from '../thumbnails/thumbnail.ts';
import { grouped } from '../ui/text/digit-groups.ts';
import { start } from '../ui/element/pause.ts';
import { rulePart, ruleText } from '../ui/element/rule.ts';
import { errorWords } from '../ui/element/error-line.ts';
import { isEnter } from '../ui/controls/typed-text.ts';
import { anyMove } from './any-move.ts';
import * as play from './session.ts';
import { blockParts, companyParts, endParts, hintParts, matchParts } from './late-parts.ts';
import { settingsLine } from './settings-line.ts';
import { say } from '../i18n/message.ts';
import { whyEnded } from './announcements.ts';
import { graphValues, matchingEdges } from '../why/drawn.ts';
import type { MexGame as Game } from './mex-game.ts';
import type { MexError } from '../engine/errors.ts';
import type { Description } from '../engine/types.ts';

/**
 * Draw the content of `<mex-game>`. The rule, the status and the board are drawn on every update, all other
 * parts only when `game.rest` changes.
 */
export function gameView(game: Game) {
  const s = game.model.session as play.Session;
  const rest = (part: () => unknown) => (game.rest ? guard([game.rest], part) : nothing);
  return html`<div class="stack game ${game.failure ? 'stale' : ''}" part="game">
    <div class="main">
      ${rulePart(game, () => ruleOf(game))} ${status(game, s)}
      <div class="stack stage" part="stage">${board(game, s)}</div>
      ${rest(() => below(game, s))}
    </div>
    ${start.on && game.rest < 2 ? nothing : rest(() => aside(game, s))}
    <div class="sr" role="log" aria-live="polite">${rest(() => log(game))}</div>
  </div>`;
}

/**
 * Draw the rule of the game and which move wins. For a sum, only the general rule is drawn, since each board
 * shows the rule of its own game.
 */
function ruleOf(game: Game) {
  const line = game.model.described as Description;
  return ruleText(game, line, line.draw === 'sum' ? { card: line.card } : line);
}

function below(game: Game, s: play.Session) {
  const { model } = game;
  const { over } = model;
  const note =
    model.phase.name === 'moving' && model.phase.late
      ? game.t('play.under_way')
      : say(game.lang, model.note);
  // Load the elements for the end of a game as soon as a move is played, so that they are ready when the game
  // ends.
  const end = s.plies.length ? endParts(game) : null;
  return html`${companyParts(game, s)?.panel(game, s) ?? nothing} ${blocks(game, s)}
  ${tools(game, s)} ${game.shared ?? nothing} ${hints(game)}
  ${note ? html`<p class="caution note">${note}</p>` : nothing}
  ${over && end ? end.easier(game, s) : nothing}
  ${over && end && reveals(game) ? end.review(game, s) : nothing}
  ${game.has('settings') && !game.locked ? settingsLine(game, s) : nothing}`;
}

/**
 * Return whether the heaps may be shown as blocks: in Nim, poker Nim and staircase Nim, if hints are allowed
 * and the game is not locked.
 */
const hasBlocks = ({ model, locked }: Game, s: play.Session) =>
  /^((poker-)?nim|staircase)$/.test(play.described(s).card) &&
  !locked &&
  model.helps !== 'off' &&
  !model.withheld;

const blocks = (game: Game, s: play.Session) =>
  (game.blocks && hasBlocks(game, s) && blockParts(game)?.heapBlocks(game)) || nothing;

function hints(game: Game) {
  const { hinted, answer, hints: helps, withheld } = game.model;
  const isAsked = game.print === 'question' || (withheld && helps !== 'off');
  if (!hinted && !answer && !isAsked) return nothing;
  return hintParts(game)?.hintParts(game) ?? nothing;
}

const log = ({ model, lang }: Game) =>
  repeat(
    model.log,
    ({ key }) => key,
    ({ says }) => html`<p>${says.map((one) => say(lang, one)).join(' ')}</p>`,
  );

/** Return whether missed wins may be shown. */
export const reveals = (game: Game) => game.has('report') && !game.model.withheld;

function aside(game: Game, s: play.Session) {
  const parts = [
    game.has('typed') && !game.locked ? typed(game) : null,
    game.has('moves') ? moveList(game, s) : null,
  ].filter(Boolean);
  return parts.length ? html`<div class="stack aside">${parts}</div>` : nothing;
}

function status(game: Game, s: play.Session) {
  const { model } = game;
  const described = play.described(s);
  if (model.over) {
    const { winner } = model;
    const how = winner === 'draw' ? 'drawn' : play.isOther(winner) ? 'lost' : 'won';
    const lost = how === 'lost' ? endParts(game) : null;
    return html`<div class="flow status over ${how}" part="status">
      <strong>${matchParts(game, s)?.won(game, winner) ?? game.t(`play.won_${winner}`)}</strong>
      <span>${say(game.lang, whyEnded(s))} ${lost?.missed(game)}</span>
      ${
        s.at
          ? html`<button
              class="btn end again"
              data-act="again"
              @click=${() => game.model.restart()}
            >
              ${game.t('play.again')}
            </button>`
          : nothing
      }
      ${lost?.showMe(game, s)}
    </div>`;
  }
  const turn = play.turn(s);
  const own = matchParts(game, s)?.standing(game, turn);
  const paused = model.paused && s.players !== 0;
  return html`<div class="flow status ${turn}" part="status">
    <i class="dot" aria-hidden="true"></i>
    <strong>${own?.words ?? game.t(paused ? 'play.paused' : `play.turn_${turn}`)}</strong>
    ${
      // Omit the button if the computer plays both sides: the panel of such a game has its own button.
      paused
        ? html`<button class="btn" @click=${() => model.resume()}>
            ${own?.goOn ?? game.t('play.go_on')}
          </button>`
        : nothing
    }
    <code class="soft end where" part="position">${grouped(short(play.current(s)))}</code>
    ${described.loops ? html`<span class="dim rounds">${game.t('play.rounds', { n: play.times(s) })}</span>` : nothing}
  </div>`;
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 58)}…` : text);

/** A constant empty list: a new list in each update would make the board render again. */
const NONE: never[] = [];

/** Draw the board with the properties that all kinds of boards share. */
function board(game: Game, s: play.Session) {
  const { model } = game;
  const described = play.described(s);
  const found = model.hinted && model.hinted !== 'wait' ? model.hinted : null;
  const tag = boardTag(described);
  return staticHtml`<${tag}
    .board=${described.board}
    .legal=${described.legal}
    .hints=${found ? found.moves.filter((m) => m.wins).map((m) => m.move) : NONE}
    .last=${model.last}
    ?disabled=${!game.open}
    ?ended=${model.over}
    .label=${game.t('play.board', { name: sayGame(game.lang, s.game) })}
    .rule=${game.has('rule') ? '' : ruleOf(game)}
    .partName=${cardOf(s.game)?.part ?? 'heap'}
    .fresh=${`${s.game}|${s.start}`}
    .lang=${game.lang}
    .marks=${Boolean(found)}
    .values=${graphValues(found?.why ?? [])}
    .matching=${matchingEdges(found?.why ?? [])}
    .play=${model.move}
  ></${tag}>`;
}

function tools(game: Game, s: play.Session) {
  const { model } = game;
  if (!['undo', 'redo', 'restart', 'hint', 'blocks'].some((name) => game.has(name))) return nothing;
  const act = (key: string, can: boolean, go: () => unknown, pressed: unknown = nothing) =>
    html`<button
      class="btn"
      data-act=${key}
      aria-pressed=${pressed}
      aria-disabled=${!can}
      @click=${() => can && go()}
    >
      ${game.t(`play.${key}`)}
    </button>`;
  const when = (key: 'undo' | 'redo' | 'restart', can: unknown) =>
    game.has(key) ? act(key, Boolean(can), () => model[key]()) : nothing;
  return html`<div
    class="flow tools"
    part="tools"
    role="toolbar"
    aria-label=${game.t('play.tools')}
  >
    ${when('undo', play.undo(s))} ${when('redo', play.redo(s))} ${when('restart', s.plies.length)}
    ${
      model.helps === 'off' || game.locked || !game.has('hint')
        ? nothing
        : act('hint', game.open, () => game.open && model.toggleHints(), Boolean(model.hinted))
    }
    ${
      hasBlocks(game, s) && game.has('blocks')
        ? act('blocks', true, () => (game.blocks = !game.blocks), game.blocks)
        : nothing
    }
    ${game.links?.share ? act('share', true, () => game.links?.share?.(game)) : nothing}
  </div>`;
}

/** Draw the field for typed moves. */
function typed(game: Game) {
  const submit = async (event: Event) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('move') as HTMLInputElement;
    const text = field.value;
    if (!text.trim() || !game.open) return;
    const played = await game.model.move(text);
    // Leave the field unchanged if the person has already typed the next move.
    if (field.value !== text) return;
    if (played) field.value = '';
    else if (game.model.typedError?.error.span)
      field.setSelectionRange(...game.model.typedError.error.span);
  };
  /** Do not submit on an Enter that ends an IME composition. */
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isEnter(event)) event.preventDefault();
  };
  const bad = game.model.typedError;
  return html`<form class="stack typed no-print" part="typed" novalidate @submit=${submit}>
    <label class="dim" for="move">${game.t('play.type_move')}</label>
    <div class="row">
      <input
        class="field"
        id="move"
        name="move"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        @keydown=${onKey}
        @input=${() => game.model.retype()}
        placeholder=${game.t('play.type_move_example', { example: anyMove(game.model.described) })}
        aria-invalid=${bad ? 'true' : 'false'}
        aria-describedby="move-error"
      />
      <button class="btn" aria-disabled=${game.open ? 'false' : 'true'}>
        ${game.t('play.do_move')}
      </button>
    </div>
    <p id="move-error" class=${bad ? 'error' : ''} role="alert">
      ${bad ? html`${marked(bad.text, bad.error.span)} ${refused(game, bad.error)}` : nothing}
    </p>
  </form>`;
}

/** Return the reason why a typed move is refused, with an example of a legal move. */
function refused(game: Game, { code, details }: MexError) {
  const example = anyMove(game.model.described);
  // An error of a position keeps its own example.
  const said = sayError(game.lang, { code, details: { example, ...details } });
  // Append the example to the other errors of the move field, too: text that is neither a move nor a position
  // is reported as an invalid position.
  const more = example && code !== 'illegal-move' && details?.field === 'move';
  return more ? `${said} ${game.t('play.move_example', { example })}` : said;
}

/** Draw the typed text with the erroneous part marked. */
function marked(text: string, span: [number, number] | null) {
  if (!span) return nothing;
  const [from, to] = span;
  // Draw nothing if the whole text is erroneous: the message already quotes the text.
  if (!text.slice(0, from).trim() && !text.slice(to).trim() && text) return nothing;
  const spot = text.slice(from, to) || '\u2002';
  return html`<code>${text.slice(0, from)}<mark>${spot}</mark>${text.slice(to)}</code>`;
}

/** Draw an error with its text and the erroneous part marked. */
export function errorView(game: Game, error: MexError) {
  const field = error.details?.field;
  const text = field === 'game' ? game.game : field === 'position' ? game.position : null;
  return html`<p class="error" part="error" role="alert">
    ${text ? marked(text, error.span) : nothing} ${errorWords(game, error)}
    ${game.model.session ? html`<br /><span class="soft">${game.t('play.stale')}</span>` : nothing}
  </p>`;
}

/** The maximum number of moves listed; of a longer game, the last moves are listed. */
const PLIES = 200;

function moveList(game: Game, s: play.Session) {
  const skipped = Math.max(0, s.plies.length - PLIES);
  const words = boardWords(game.model.described);
  return html`<div class="moves" part="moves" role="group" aria-label=${game.t('play.moves')}>
    <h3>${game.t('play.moves')}</h3>
    ${
      s.plies.length
        ? html`<ol start=${skipped} data-row>
            ${skipped ? nothing : ply(game, s, 0, game.t('play.start_of_game'), '')}
            ${s.plies.slice(skipped).map((p, i) => {
              const n = skipped + i + 1;
              return ply(game, s, n, sayMove(game.lang, p.move, words), play.turn(s, n - 1));
            })}
          </ol>`
        : html`<p class="soft">${game.t('play.no_moves')}</p>`
    }
  </div>`;
}

function ply(game: Game, s: play.Session, n: number, words: string, by: string) {
  const now = s.at === n;
  const draw = game.model.described?.draw;
  return html`<li class=${n > s.at ? 'undone' : ''}>
    <button
      class="item ply ${by}"
      aria-current=${now ? 'step' : nothing}
      @click=${() => game.model.goTo(n)}
    >
      <span class="soft n number">${n || ''}</span>
      ${by ? html`<span class="by">${game.t('play.by', { who: by })}</span>` : nothing}
      <span>${words}</span>
      ${isPictured(draw) ? thumbnail(s.game, draw, play.before(s, n), { height: 40, quiet: true }) : nothing}
    </button>
  </li>`;
}
