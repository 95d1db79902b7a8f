/** The scene of a position as it stands: nothing is chosen, and nothing can be done. */
import { boards } from './index.js';

/**
 * @param {string} name of the board
 * @param {object} is
 * @param {any} is.board the position, as the core describes it
 * @param {any} is.legal what a hand may do
 * @param {any[]} [is.wins] winning moves, to be marked
 * @param {boolean} [is.answer] whether what helps to win is marked
 * @param {Map<string, any> | null} [is.values] SG values of the nodes of a graph
 * @param {string} [is.part] the name of the parts
 * @param {{ t: (key: string, args?: any) => string, width: number, em?: number }} room
 * @returns {Promise<import('../scene/scene.js').Scene>}
 */
export async function stillScene(name, is, { t, width, em = 16 }) {
  const { board, legal, wins = [], answer = false, values = null, part } = is;
  const { view, start, layout } = await boards[name]();
  const state = {
    ...{ board, legal, values, part, hints: wins, marks: answer },
    ...{ last: null, live: false, still: true, memory: new Map() },
    layout: layout?.key({ board }) ? await layout.make({ board }, width) : null,
  };
  return view(state, start, { t, width, em });
}
