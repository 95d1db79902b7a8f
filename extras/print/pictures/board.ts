/** Draw a board of the page as a static picture, without a selection and without controls. */
import { groupDigits } from 'mexplorer/kit';
import type { Translate } from 'mexplorer/kit';
import { stacked, stillScene, textAt, undrawnHeaps, widthOfLine } from 'mexplorer/kit/pictures';
import type { Run, Scene } from 'mexplorer/kit/pictures';

/**
 * Draw a position. If the board omits some heaps, a line below the board states their number.
 * @param name of the board
 */
export async function drawBoard(
  name: string,
  is: Parameters<typeof stillScene>[1],
  { width, t }: { width: number; t: Translate },
): Promise<Scene> {
  const drawn = await stillScene(name, is, { t, width });
  const rest = undrawnHeaps(is.board);
  if (!rest) return drawn;
  const more = note(t('static.more_heaps', { count: groupDigits(rest) }));
  return stacked([drawn, more], { align: 'middle' });
}

/** Return a short line of text as a picture. */
export function note(
  text: string | Run[],
  {
    size = 12,
    fill = 'ink-soft',
    bold = false,
  }: { size?: number; fill?: string; bold?: boolean } = {},
): Scene {
  const runs = typeof text === 'string' ? [{ text, bold }] : text;
  return {
    width: widthOfLine(runs, size),
    height: size * 1.5,
    items: [textAt(0, size * 1.1, runs, { size, fill })],
  };
}
