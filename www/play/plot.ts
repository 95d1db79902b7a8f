/** The frame of a curve over the moves of a game: its two sides in words, a line, and the mark of the position shown. */
import { html } from 'lit';
import type { MexReplay as Replay } from './mex-replay.ts';

interface Frame {
  /** The class of the drawing. */
  kind: 'curve' | 'values';
  height: number;
  /** The height of the line that parts the sides. */
  line: number;
  above: string;
  below: string;
}

/** Where a position stands from left to right. */
export const across = ({ last }: Replay, n: number) => `${(100 * n) / last}%`;

/** The frame with a drawing in it. */
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
