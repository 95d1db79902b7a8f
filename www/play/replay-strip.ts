/** The moves of a finished game as a row of buttons. */
import { html, nothing } from 'lit';
import { turn } from './session.ts';
import type { MexReplay as Replay } from './mex-replay.ts';
import type { Session } from './session.ts';
import type { ReportStep } from '../engine/types.ts';

/** Of more moves not each has a button. */
const STRIP = 60;

/** The fate of the win by a move. */
const SIGNS = { lost: '✗', kept: '✓', held: '=', none: '·' } as const;

/** Thrown away, a win or a draw; a win that was kept; a draw; nothing to lose. */
function signOf({ lost, before }: ReportStep): keyof typeof SIGNS {
  if (lost) return 'lost';
  return before === 'N' ? 'kept' : before === 'D' ? 'held' : 'none';
}

/** Each move with a sign and a colour for what it kept or threw away; the one pointed at is shown. */
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
