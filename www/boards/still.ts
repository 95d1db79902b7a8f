/** The scene of a position as it stands: nothing is chosen, and nothing can be done. */
import { boards } from './index.ts';
import type { Scene } from '../scene/scene.ts';
import type { Translate } from '../i18n/languages.ts';

/** @param name of the board */
export async function stillScene(
  name: string,
  is: {
    /** The position, as the core describes it. */ board: any;
    /** What a hand may do. */ legal: any;
    /** Winning moves, to be marked. */ wins?: any[];
    /** Whether what helps to win is marked. */ answer?: boolean;
    /** SG values of the nodes of a graph */ values?: Map<string, any> | null;
    /** The name of the parts. */ part?: string;
  },
  { t, width, em = 16 }: { t: Translate; width: number; em?: number },
): Promise<Scene> {
  const { board, legal, wins = [], answer = false, values = null, part } = is;
  const { view, start, layout } = await boards[name]();
  const state = {
    ...{ board, legal, values, part, hints: wins, marks: answer },
    ...{ last: null, live: false, still: true, memory: new Map() },
    layout: layout?.key({ board }) ? await layout.make({ board }, width) : null,
  };
  return view(state, start, { t, width, em });
}
