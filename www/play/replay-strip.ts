/** The moves of a finished game as a row of buttons. */
import { html, nothing } from 'lit';
import { turn } from './session.ts';
import type { MexReplay as Replay } from './mex-replay.ts';
import type { Session } from './session.ts';
import type { ReportStep } from '../engine/types.ts';

/** The maximum number of moves for which buttons are drawn; a longer game has no buttons. */
const STRIP = 60;

/**
 * The sign of each kind of move: a win or draw was lost, a win was kept, a draw was held, or there was
 * nothing to lose.
 */
const SIGNS = { lost: '✗', kept: '✓', held: '=', none: '·' } as const;

/** Classify a move: it lost a win or a draw, kept a win, held a draw, or had nothing to lose. */
function signOf({ lost, before }: ReportStep): keyof typeof SIGNS {
  if (lost) return 'lost';
  return before === 'N' ? 'kept' : before === 'D' ? 'held' : 'none';
}

/**
 * Draw a button for each move, with a sign and a colour for the move's effect. Pointing at a button shows the
 * position after the move.
 */
export function strip(replay: Replay, s: Session) {
  const { steps } = replay;
  if (!steps || steps.length > STRIP) return nothing;
  return html`<div class="flow strip" role="group" aria-label=${replay.t('report.strip')}>
    ${steps.map((step, i) => {
      const n = i + 1;
      const sign = signOf(step);
      const who = replay.t('play.who', { who: turn(s, i) });
      const says = replay.t('report.slip', { n, who, move: replay.moveWords(s, n) });
      const judged = replay.t(`report.sign_${sign}`);
      return html`<button
        class=${sign}
        data-ply=${n}
        title=${`${says} ${judged}`}
        aria-label=${`${replay.t('report.nth', { n })} ${judged}`}
        aria-current=${n === replay.at ? 'step' : nothing}
        @pointerenter=${({ pointerType }: PointerEvent) => pointerType === 'mouse' && replay.go(n)}
        @click=${() => replay.go(n)}
      >
        ${n}<span aria-hidden="true">${SIGNS[sign]}</span>
      </button>`;
    })}
  </div>`;
}
