/** Draw a position as a still picture, in which nothing is chosen and no move can be made. */
import { SHOWN } from './cells.ts';
import { boards } from './index.ts';
import { besideEachOther, legalIn, movesIn, roomIn } from './sum.ts';
import type {
  Big,
  Board as AnyPosition,
  Legal as AnyLegal,
  Move as AnyMove,
} from '../engine/types.ts';
import type { State } from './board.ts';
import type { Scene } from '../scene/scene.ts';
import type { Translate } from '../i18n/languages.ts';

/** Return the number of heaps that a board with many heaps does not draw. */
export const undrawnHeaps = (board: AnyPosition): number =>
  'heaps' in board ? Math.max(0, board.heaps.length - SHOWN) : 0;

/**
 * Return the scene of a position.
 * @param name the name of the board
 */
export async function stillScene(
  name: string,
  is: {
    /** The position, as the core describes it. */ board: AnyPosition;
    /** The legal moves, or null. */ legal: AnyLegal | null;
    /** Winning moves, to be marked. */ wins?: AnyMove[];
    /** Whether help to win is drawn, such as marks of winning moves. */ answer?: boolean;
    /** The SG values of nodes by name, or of summands by index. */ values?: Map<
      string,
      Big | null
    > | null;
    /** The identifier of the word for one part of the position, such as `heap`. */ part?: string;
  },
  { t, width, em = 16 }: { t: Translate; width: number; em?: number },
): Promise<Scene> {
  const { board, legal, wins = [], answer = false, values = null, part } = is;
  if (board.kind === 'sum') {
    const terms = board.terms.map(async (term, i) => {
      const { draw, board: inner, part: named } = term;
      const own = { board: inner, legal: legalIn(legal, i), wins: movesIn(wins, i), answer };
      const context = { t, width: roomIn(width), em };
      const scene = await stillScene(draw, { ...own, part: named }, context);
      return { term, scene, value: values?.get(String(i)) };
    });
    return besideEachOther(await Promise.all(terms), { t, width, em });
  }
  const { view, start, layout } = await boards[name]();
  const state: State = {
    // The cast is safe, since a board reads only the fields of its own variants.
    ...({ board, legal, hints: wins } as Pick<State, 'board' | 'legal' | 'hints'>),
    ...{ values, part, marks: answer },
    ...{ last: null, live: false, still: true, memory: new Map() },
    layout: layout?.key(is) ? await layout.make(is, width) : null,
  };
  return view(state, start, { t, width, em });
}
