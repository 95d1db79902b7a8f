/** The view and the element of each kind of block of a lesson. */
import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { rich } from '../ui/text/rich-text.ts';

/** Elements are loaded on demand. @type {Record<string, () => Promise<unknown>>} */
export const elements = {
  game: () => import('../play/mex-game.js'),
  win: () => import('./mex-win.js'),
  ask: () => import('./mex-ask.js'),
  proof: () => import('./mex-proof.js'),
  build: () => import('./mex-builder.js'),
  why: () => import('../why/mex-why.js'),
  table: () => import('../tables/mex-table.js'),
  graph: () => import('../graph/mex-graph.js'),
  union: () => import('../union/mex-union.js'),
  quotient: () => import('../quotient/mex-quotient.js'),
  bits: () => import('./mex-bits.js'),
  twin: () => import('./mex-twin.js'),
  drill: () => import('./mex-drill.js'),
  check: () => import('./mex-check.js'),
  code: () => import('./mex-code.js'),
};

/**
 * @typedef {object} Place the context of a block
 * @property {(key: string) => string} words a text of the lesson, or an empty one
 * @property {(path: string) => string} href
 * @property {string} app
 * @property {number} step of the proof
 * @property {(step: number) => string} [stepLink]
 * @property {(key: string) => 'right' | 'shown' | null} done
 * @property {(key: string, how: 'right' | 'shown') => void} finish
 * @property {(key: string) => void} played reports that a game has ended
 * @property {(key: string) => string[][] | null} filled what was written into a task on an earlier visit
 * @property {(key: string, rows: string[][] | null) => void} fill
 * @property {(key: string, right: boolean) => void} answered
 * @property {(step: number) => void} stepped
 */

/** @param {Place} place @param {string} key */
const text = ({ words, href }, key) =>
  words(key) ? html`<div class="words">${unsafeHTML(rich(words(key), href).text)}</div>` : nothing;

/** The texts of a question by purpose. @param {string} key @param {Record<string, string>} all */
export function textsOf(key, all) {
  const own = Object.entries(all).filter(([name]) => name.startsWith(`${key}.`));
  return Object.fromEntries(own.map(([name, words]) => [name.slice(key.length + 1), words]));
}

/**
 * @param {any} block
 * @param {Place} place
 * @param {Record<string, string>} all the words of the lesson
 */
export function blockView(block, place, all) {
  const { key } = block;
  const answered = (/** @type {CustomEvent} */ { detail }) => {
    if (detail.right || detail.shown) place.finish(key, detail.right ? 'right' : 'shown');
  };
  switch (block.kind) {
    case 'game':
      return html`${text(place, key)}
        <div class="stage ${block.typed ? '' : 'plain'}">
          <mex-game
            game=${block.game}
            position=${block.position}
            first=${block.first ?? 'you'}
            skill=${block.skill ?? 1}
            hints=${block.hints ?? 'off'}
            @mex-end=${() => place.played(key)}
          ></mex-game>
        </div>`;
    case 'win':
      return html`<mex-win
        .games=${block.games}
        .text=${place.words(key)}
        @mex-answer=${answered}
      ></mex-win>`;
    case 'ask':
      return html`<mex-ask
        asks=${block.asks}
        .check=${block.check}
        .choices=${block.choices ?? []}
        .game=${block.board?.game ?? ''}
        .position=${block.board?.position ?? ''}
        .wanted=${block.wanted ?? ''}
        .example=${block.example ?? ''}
        .texts=${textsOf(key, all)}
        .done=${place.done(key)}
        @mex-answer=${answered}
      ></mex-ask>`;
    case 'proof': {
      // Links refer to steps of the main proof of a lesson; other proofs keep their own step.
      const main = key === 'proof';
      return html`<mex-proof
        .picture=${block.beside?.spec ?? null}
        .frames=${block.beside?.frames ?? []}
        ?wide=${block.beside?.wide}
        .heading=${place.words(`${key}.title`)}
        .steps=${Array.from({ length: block.steps }, (_, i) => place.words(`${key}.${i + 1}`))}
        .step=${main ? place.step : 0}
        .link=${(main && place.stepLink) || null}
        @mex-step=${(/** @type {CustomEvent} */ event) => {
          // The lesson emits its own steps.
          event.stopPropagation();
          if (main) place.stepped(event.detail.step);
        }}
      ></mex-proof>`;
    }
    case 'build':
      return html`<mex-builder
        .build=${block.build}
        .text=${place.words(key)}
        .filled=${place.filled(key)}
        @mex-built=${answered}
        @mex-change=${(/** @type {CustomEvent} */ { detail }) =>
          place.fill(key, detail.shown ? null : detail.values)}
      ></mex-builder>`;
    case 'why':
      return html`${text(place, key)}
        <div class="stage">
          <mex-why
            class=${block.early ? 'early' : nothing}
            controls=${block.early ? 'parts steps moves' : nothing}
            game=${block.game}
            position=${block.position}
            ?open=${block.open}
          ></mex-why>
        </div>`;
    case 'table':
      return html`${text(place, key)}
        <div class="stage">
          <mex-table
            game=${block.game}
            upto=${block.upto}
            columns=${block.columns ?? nothing}
            controls="views columns plot"
          ></mex-table>
        </div>`;
    case 'graph':
      return html`${text(place, key)}
        <div class="stage">
          <mex-graph
            game=${block.game}
            position=${block.position}
            @mex-ready=${(/** @type {any} */ { target }) => block.blank && (target.step = 0)}
          ></mex-graph>
        </div>`;
    case 'union':
      return html`${text(place, key)}
        <div class="stage">
          <mex-union
            n=${block.n ?? '100'}
            divisors=${block.divisors ?? ''}
            sets=${block.sets ?? nothing}
            mode=${block.sets ? 'sets' : nothing}
          ></mex-union>
        </div>`;
    case 'quotient':
      return html`${text(place, key)}
        <div class="stage"><mex-quotient game=${block.game}></mex-quotient></div>`;
    case 'bits':
      return html`${text(place, key)}<mex-bits n=${block.n} divisors=${block.divisors}></mex-bits>`;
    case 'twin':
      return html`${text(place, key)}
        <mex-twin game=${block.game} position=${block.position}></mex-twin>`;
    case 'drill':
      return html`<mex-drill
        game=${block.game}
        count=${block.count}
        .text=${place.words(key)}
        @mex-answer=${answered}
      ></mex-drill>`;
    case 'check':
      return html`<mex-check
        problem=${block.problem}
        tests=${block.tests ?? 20}
        app=${place.app}
        .text=${place.words(key)}
        @mex-checked=${(/** @type {CustomEvent} */ { detail }) =>
          detail.wrong === 0 && place.finish(key, 'right')}
      ></mex-check>`;
    case 'code':
      return html`${text(place, key)}<mex-code code=${block.code}></mex-code>`;
    default:
      return text(place, key);
  }
}
