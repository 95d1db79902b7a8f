import type { Act } from './board.ts';

/** Return the hit area of a board at a point of the window, if any. */
export function hitAt(board: Element, x: number, y: number) {
  const all = (board.getRootNode() as Document | ShadowRoot).elementsFromPoint(x, y);
  const hit = all.find((element) => board.contains(element) && element.matches('.hit'));
  return hit as (Element & { act?: Act }) | undefined;
}
