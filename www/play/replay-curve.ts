/** A curve over the moves of a finished game that shows who can win and how soon. */
import { html, nothing, svg } from 'lit';
import { across, plot } from './plot.ts';
import { turn } from './session.ts';
import type { MexReplay as Replay } from './mex-replay.ts';
import type { Session } from './session.ts';
import type { ReportStep } from '../engine/types.ts';

/**
 * Height of the drawing, y coordinate of the middle line, and maximum distance of a point from the middle
 * line, in pixels.
 */
const [HEIGHT, MIDDLE, REACH] = [88, 44, 34];
/** The maximum number of positions that are each marked by a point. */
const MARKED = 80;

/** Return the outcome P, N or D of a position; null if unknown. */
export function outcomeAt(steps: ReportStep[] | null, at: number) {
  if (!steps?.length) return null;
  return at < steps.length ? steps[at].before : steps[steps.length - 1].after;
}

/** Return who can win from a position: a player, 'draw', or null if unknown. */
export function winnerAt({ steps }: Replay, s: Session, at: number) {
  const outcome = outcomeAt(steps, at);
  if (outcome === null) return null;
  return outcome === 'D' ? 'draw' : turn(s, outcome === 'N' ? at : at + 1);
}

export function curve(replay: Replay, s: Session) {
  const { all, last, steps, far } = replay;
  if (!steps || !last) return nothing;
  const [upper, lower] =
    s.players === 1 ? ['you', s.matchId === null ? 'computer' : 'friend'] : ['one', 'two'];
  const side = (n: number) => {
    const winner = winnerAt(replay, s, n);
    return winner === upper ? -1 : winner === lower ? 1 : 0;
  };
  const { measured, most, isGap } = measure(replay);
  const y = (n: number) => {
    const count = far?.get(n);
    const part = measured && typeof count === 'number' ? count / most : 1;
    return MIDDLE + REACH * side(n) * part;
  };
  const x = (n: number) => across(replay, n);
  const frame = {
    ...({ kind: 'curve', height: HEIGHT, line: MIDDLE } as const),
    above: `${replay.t(`report.wins_${upper}`)} ↑`,
    below: `${replay.t(`report.wins_${lower}`)} ↓`,
  };
  const lines = all.slice(1).map((n) => {
    if (isGap(n) || isGap(n - 1)) return nothing;
    const lost = steps[n - 1].lost;
    return svg`<line x1=${x(n - 1)} y1=${y(n - 1)} x2=${x(n)}
          y2=${y(n)} stroke=${lost ? 'var(--mex-lose)' : 'var(--mex-ink-soft)'}
          stroke-width=${lost ? 3 : 1.5} />`;
  });
  const points = last <= MARKED ? all : [];
  const marks = points.map((n) => (isGap(n) ? nothing : point(x(n), y(n), side(n))));
  return plot(replay, frame, [lines, marks]);
}

/**
 * Return whether any number of moves left is known (`measured`), the maximum number (`most`, at least 1), and
 * a function that returns whether a position is left out since its number is unknown.
 */
function measure({ far }: Replay) {
  const counts = [...(far?.values() ?? [])].filter((count) => typeof count === 'number');
  // If the number of moves left is unknown for all positions, the curve only shows who can win.
  const measured = counts.length > 0;
  const isGap = (n: number) => measured && (far?.get(n) ?? null) === null;
  return { measured, most: Math.max(1, ...counts), isGap };
}

/** Draw the caption that explains the curve. */
export function legend(replay: Replay) {
  const { measured, most, isGap } = measure(replay);
  if (!measured || !replay.steps) return nothing;
  return html`<p class="dim legend">
    ${replay.t('report.curve', { most })}
    ${replay.all.some(isGap) ? replay.t('report.gaps') : nothing}
  </p>`;
}

/** Draw a point: a circle above the line, a square below the line, or a diamond on the line. */
function point(x: string, y: number, side: number) {
  if (side < 0) return svg`<circle cx=${x} cy=${y} r="5" fill="var(--mex-win)" />`;
  const turned = side ? '' : ' rotate(45deg)';
  return svg`<svg x=${x} y=${y} overflow="visible"><rect x="-4.5" y="-4.5" width="9" height="9"
    style=${`transform:${turned || 'none'}`} fill=${side ? 'var(--mex-lose)' : 'var(--mex-ink-soft)'} /></svg>`;
}
