/** The template and the element of each kind of block of a lesson. */
import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { targetOf } from '../ui/element/events.ts';
import { rich } from '../ui/text/rich-text.ts';
import { drill } from './drill.ts';
import { gameToTry } from './game-to-try.ts';
import { gamesToWin } from './games-to-win.ts';
import { textsOf } from './lesson.ts';
import { programCode } from './program-code.ts';
import type { MexGraph } from '../graph/mex-graph.ts';
import type { Part } from '../extra.ts';
import type { Block } from './lesson.ts';

/** The loaders of widgets by kind of block. A block is shown once its widget is loaded. */
export const elements: Partial<Record<Block['kind'], () => Promise<unknown>>> = {
  game: () => import('../play/mex-game.ts'),
  win: () => import('../play/mex-game.ts'),
  ask: () => import('./mex-ask.ts'),
  proof: () => import('./mex-proof.ts'),
  build: () => import('./mex-builder.ts'),
  why: () => import('../why/mex-why.ts'),
  table: () => import('../tables/mex-table.ts'),
  graph: () => import('../graph/mex-graph.ts'),
  union: () => import('../union/mex-union.ts'),
  quotient: () => import('../quotient/mex-quotient.ts'),
  bits: () => import('./mex-bits.ts'),
  twin: () => import('./mex-twin.ts'),
  drill: () => import('../why/mex-why.ts'),
};

/** The data and callbacks that a lesson passes to its blocks. */
export interface Place {
  /** Return a text of the lesson, or '' if it is missing. */
  translate: (key: string) => string;
  href: (path: string) => string;
  app: string;
  /** Whether games are reviewed only on request, as in the first lessons. */
  brief: boolean;
  /** The current step of the main proof. */
  step: number;
  stepLink?: (step: number) => string;
  done: (key: string) => 'right' | 'shown' | null;
  finish: (key: string, how: 'right' | 'shown') => void;
  /** Report that a game has ended. */
  played: (key: string) => void;
  /** Return the contents of a task that were stored at an earlier visit, or null. */
  filled: (key: string) => string[][] | null;
  fill: (key: string, rows: string[][] | null) => void;
  answered: (key: string, right: boolean) => void;
  /** The templates by which extras check the learner's own program. */
  programs: Part<'program'>[];
  stepped: (step: number) => void;
}

const text = ({ translate, href }: Place, key: string) =>
  translate(key)
    ? html`<div class="words">${unsafeHTML(rich(translate(key), href).text)}</div>`
    : nothing;

/**
 * Return the template of a block.
 * @param all all texts of the lesson
 */
export function blockView(block: Block, place: Place, all: Record<string, string>) {
  const { key } = block;
  const answered = ({ detail }: CustomEvent) => {
    if (detail.right || detail.shown) place.finish(key, detail.right ? 'right' : 'shown');
  };
  const right = () => place.finish(key, 'right');
  switch (block.kind) {
    case 'game':
      return html`${text(place, key)}
        <div>${gameToTry({ block, folded: place.brief, played: () => place.played(key) })}</div>`;
    case 'win':
      return html`<div class="to-win">
        ${gamesToWin({ games: block.games, text: place.translate(key), folded: place.brief, answered: right })}
      </div>`;
    case 'ask':
      return html`<mex-ask
        asks=${block.asks}
        .check=${block.check}
        .choices=${block.choices ?? []}
        .game=${block.board?.game ?? ''}
        .position=${block.board?.position ?? ''}
        .wanted=${'wanted' in block ? block.wanted : ''}
        .example=${'example' in block ? block.example : ''}
        .texts=${textsOf(key, all)}
        .done=${place.done(key)}
        @mex-answer=${answered}
      ></mex-ask>`;
    case 'proof': {
      // Links contain the step of the main proof of a lesson; other proofs store their own step.
      const main = key === 'proof';
      return html`<mex-proof
        .picture=${block.beside?.spec ?? null}
        .frames=${block.beside?.frames ?? []}
        ?wide=${block.beside?.wide}
        .heading=${place.translate(`${key}.title`)}
        .steps=${Array.from({ length: block.steps }, (_, i) => place.translate(`${key}.${i + 1}`))}
        .step=${main ? place.step : 0}
        .link=${(main && place.stepLink) || null}
        @mex-step=${(event: CustomEvent) => {
          // Stop the proof's event, since the lesson sends its own event for a step.
          event.stopPropagation();
          if (main) place.stepped(event.detail.step);
        }}
      ></mex-proof>`;
    }
    case 'build':
      return html`<mex-builder
        .build=${block.build}
        .text=${place.translate(key)}
        .filled=${place.filled(key)}
        @mex-built=${answered}
        @mex-change=${({ detail }: CustomEvent) =>
          place.fill(key, detail.shown ? null : detail.values)}
      ></mex-builder>`;
    case 'why':
      return html`${text(place, key)}
        <div class="panel stage">
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
        <div class="panel stage">
          <mex-table
            game=${block.game}
            upto=${block.upto}
            columns=${block.columns ?? nothing}
            controls="views columns plot"
          ></mex-table>
        </div>`;
    case 'graph':
      return html`${text(place, key)}
        <div class="panel stage">
          <mex-graph
            game=${block.game}
            position=${block.position}
            .outcomesOnly=${Boolean(block.early)}
            @mex-ready=${(event: Event) => {
              if (block.blank) targetOf<MexGraph>(event).step = 0;
            }}
          ></mex-graph>
        </div>`;
    case 'union':
      return html`${text(place, key)}
        <div class="panel stage">
          <mex-union
            n=${block.n ?? '100'}
            divisors=${block.divisors ?? ''}
            sets=${block.sets ?? nothing}
            mode=${block.sets ? 'sets' : nothing}
          ></mex-union>
        </div>`;
    case 'quotient':
      return html`${text(place, key)}
        <div class="panel stage"><mex-quotient game=${block.game}></mex-quotient></div>`;
    case 'bits':
      return html`${text(place, key)}<mex-bits n=${block.n} divisors=${block.divisors}></mex-bits>`;
    case 'twin':
      return html`${text(place, key)}
        <mex-twin game=${block.game} position=${block.position}></mex-twin>`;
    case 'drill':
      return html`<div class="drill">
        ${drill({ game: block.game, count: block.count, text: place.translate(key), answered: right })}
      </div>`;
    case 'check':
      return place.programs.map((program) =>
        program({
          problem: block.problem,
          app: place.app,
          text: place.translate(key),
          solved: right,
        }),
      );
    case 'code':
      return html`${text(place, key)}
        <div class="program">${programCode({ code: block.code })}</div>`;
    default:
      return text(place, key);
  }
}
