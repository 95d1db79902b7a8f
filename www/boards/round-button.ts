/** Draw a word or a number as a round button in a board. */
import { widthOfLine } from '../scene/metrics.ts';
import { as, hit, moved, rect, textAt } from '../scene/scene.ts';
import type { Scene } from '../scene/scene.ts';
import type { Act } from './board.ts';

/** @param act the action of pressing the button */
export function roundButton(
  label: string,
  em: number,
  act: Act,
  { chosen = false, mono = false }: { chosen?: boolean; mono?: boolean } = {},
): Scene {
  const size = (13 * em) / 16;
  const width = Math.max(36, widthOfLine([{ text: label, mono }], size) + 20);
  const height = Math.max(30, 2 * size);
  const frame = rect(0.5, 0.5, width - 1, height - 1, {
    fill: chosen ? 'accent-soft' : 'surface',
    stroke: chosen ? 'accent' : 'line-strong',
    width: 1,
    round: height / 2,
  });
  const middle = { anchor: 'middle', middle: true } as const;
  const items = [
    frame,
    textAt(width / 2, height / 2, label, { size, mono, ...middle }),
    hit(0, 0, width, height, act),
  ];
  return { width, height, items: [as({ cls: 'pill' }, moved(0, 0, items))] };
}
