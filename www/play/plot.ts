/**
 * The frame of a curve over the moves of a game: the labels of its upper and lower side, a horizontal line,
 * and a mark at the position shown.
 */
import { html } from 'lit';
import type { MexReplay as Replay } from './mex-replay.ts';

interface Frame {
  /** The CSS class of the drawing. */
  kind: 'curve' | 'values';
  height: number;
  /** The y coordinate of the line that separates the upper and the lower side. */
  line: number;
  above: string;
  below: string;
}

/** Return the x coordinate of position `n`, as a percentage of the width. */
export const across = ({ last }: Replay, n: number) => `${(100 * n) / last}%`;

/** Draw the frame with a curve inside. */
export function plot(replay: Replay, { kind, height, line, above, below }: Frame, inside: unknown) {
  const x = across(replay, replay.at);
  return html`<div class="flow sides" aria-hidden="true">
      <span>${above}</span>
      <span>${below}</span>
    </div>
    <svg
      class=${kind}
      height=${height}
      aria-hidden="true"
      @click=${(event: PointerEvent) => replay.pick(event)}
    >
      <rect width="100%" height=${height} fill="transparent" />
      <line x1="0" x2="100%" y1=${line} y2=${line} stroke="var(--mex-line-strong)" />
      <line x1=${x} x2=${x} y1="0" y2=${height} stroke="var(--mex-accent)" stroke-width="2" />
      ${inside}
    </svg>`;
}
