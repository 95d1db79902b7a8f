/** A board of the page as a picture: the same scene, with nothing chosen and nothing to be done. */
import { SHOWN } from '../boards/cells.ts';
import { stillScene } from '../boards/still.ts';
import { groupDigits } from '../boards/notation.ts';
import { widthOfLine } from '../scene/metrics.ts';
import { stacked, words } from '../scene/scene.ts';
import '../i18n/late.ts';
import type { Scene } from '../scene/scene.ts';
import type { Run } from '../scene/metrics.ts';

interface Drawn {
  /** The position, as the core describes it. */
  board: any;
  /** What a hand may do. */
  legal: any;
  /** Winning moves, to be marked. */
  wins: any[];
  /** Whether what helps to win is marked. */
  answer: boolean;
  /** SG values of the nodes of a graph */
  values: Map<string, any> | null;
  /** The name of the parts. */
  part?: string;
  /** There is room for. */
  width: number;
  t: (key: string, args?: any) => string;
}

/**
 * The picture of a position.
 * @param name of the board
 */
export async function drawBoard(
  name: string,
  { board, legal, wins, answer, values, width, t, part }: Drawn,
): Promise<Scene> {
  const is = { board, legal, wins, answer, values, part };
  const drawn = await stillScene(name, is, { t, width });
  const rest = (board.heaps?.length ?? 0) - SHOWN;
  if (rest <= 0) return drawn;
  const more = note(t('static.more_heaps', { count: groupDigits(rest) }));
  return stacked([drawn, more], { align: 'middle' });
}

/** A short line of text as a picture. */
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
    items: [words(0, size * 1.1, runs, { size, fill })],
  };
}
