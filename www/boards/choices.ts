/** Choices that are shown by their texts, such as the possible results of breaking a heap. */
import { widthOfLine } from '../scene/metrics.ts';
import { as, cellOf, moved, rect, star, textAt } from '../scene/scene.ts';
import type { Scene } from '../scene/scene.ts';
import type { Act } from './board.ts';

/** The least height of a choice. */
const HIGH = 34;

/** Draw a choice as a button that is a tab stop. */
export function choice(
  {
    key,
    label,
    text,
    pressed,
    wins,
    live,
    act,
  }: {
    key: string;
    label: string;
    text: string;
    pressed: boolean;
    wins: boolean;
    live: boolean;
    act: Act;
  },
  em: number,
): Scene {
  const size = 0.875 * em;
  const mark = wins ? 18 : 0;
  const width = Math.max(40, mark + widthOfLine([{ text, mono: true }], size) + 24);
  const height = Math.max(HIGH, 1.6 * size + 8);
  const style = {
    fill: pressed ? 'accent-soft' : 'surface',
    stroke: pressed ? 'accent' : 'line-strong',
    width: pressed ? 2 : 1,
    round: height / 2,
  };
  const middle = { anchor: 'middle', middle: true } as const;
  const items = [
    as({ cls: 'choice-frame' }, rect(1, 1, width - 2, height - 2, style)),
    ...(wins ? [as({ cls: 'tick win' }, star(18, height / 2))] : []),
    textAt((width + mark) / 2, height / 2, text, { size, mono: true, ...middle }),
  ];
  const cell = {
    ...{ key, label, role: 'button', act },
    aria: { pressed: String(pressed), disabled: String(!live) },
    box: { x: 0, y: 0, w: width, h: height },
  };
  return { width, height, items: [cellOf(cell, items, `choice ${wins ? 'win' : ''}`)] };
}

export const choiceStyles = `
  & .choice { cursor: pointer; }
  & .disabled .choice { cursor: default; }
  & .scene:not(.disabled) .choice:hover .choice-frame {
    fill: var(--mex-accent-soft);
    stroke: var(--mex-accent);
  }
  @media (forced-colors: active) {
    & .choice-frame { fill: Canvas; stroke: CanvasText; }
    & .choice[aria-pressed='true'] .choice-frame { stroke: Highlight; stroke-width: 3px; }
  }
`;

/** Return the items of a picture moved to a place. */
export const placed = (one: Scene, x: number, y: number, cls?: string) =>
  as({ cls }, moved(x, y, one.items));
