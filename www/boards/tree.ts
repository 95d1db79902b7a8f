/**
 * The board of trees from which a move takes a node, together with the nodes that grow on it or the nodes
 * below it.
 */
import { cellOf, hit } from '../scene/scene.ts';
import { nodeText } from './notation.ts';
import { FALLING, branchItems, fruit, nameItems } from './plant-drawing.ts';
import { layersOf, taken } from './plant-layout.ts';
import { cutting, plantOf } from './plant.ts';
import type { State } from './board.ts';
import type { Cut } from './plant.ts';

/**
 * Return whether a move also takes the nodes below the chosen node, rather than the nodes that grow on it.
 */
const isDown = ({ legal }: State) => Boolean(legal?.down);

const nodeCut: Cut = {
  keys: { help: 'boards.help_node', act: 'boards.do_node', large: 'boards.tree_too_large' },
  count: ({ nodes }) => nodes.length - 1,
  text: ({ nodes }, cell) => nodeText(nodes[cell + 1]),
  falling: (state, cell) => taken(plantOf(state), cell + 1, isDown(state)),
  places: ({ plant: { nodes }, layout }) =>
    nodes.slice(1).map((name) => layout.nodes.get(name) ?? { x: 0, y: 0 }),
  isMove: ({ nodes }, { kind, node }, cell) => kind === 'node' && nodes[cell + 1] === node,
  label(state, cell, more, t) {
    const { nodes, edges, ground } = plantOf(state);
    const below = layersOf(plantOf(state)).below[cell + 1];
    const grows = edges.filter((edge) => edge.includes(cell + 1)).length - 1;
    const on = below === ground ? null : nodes[below];
    return t('boards.knot', { name: nodes[cell + 1], on, grows, more });
  },
  says: (state, cell, more, t) =>
    t('boards.taking', { name: plantOf(state).nodes[cell + 1], more, down: isDown(state) }),
  net(drawn, t) {
    const { state, ui, plant, layout, branches, falling } = drawn;
    const wood = branches.flatMap((branch, i) =>
      branchItems(branch, plant.edges[i].some((node) => falling.has(node)) ? FALLING : null),
    );
    const knots = nodeCut.places(drawn).map((place, cell) => {
      const { x, y } = place;
      const key = String(cell);
      const chosen = ui.chosen === key;
      const falls = falling.has(cell + 1);
      return cellOf(
        {
          key,
          role: 'button',
          label: nodeCut.label(state, cell, chosen ? falling.size - 1 : 0, t),
          aria: { pressed: String(chosen), disabled: String(!state.live) },
          box: { x: x - 12, y: y - 12, w: 24, h: 24 },
          act: { cell: key },
        },
        [
          fruit(place, chosen ? 'accent' : undefined),
          ...nameItems(plant, layout, cell + 1, 16),
          hit(x - 22, y - 22, 44, 44, { cell: key }),
        ],
        `knot ${chosen ? 'chosen' : ''} ${falls && !chosen ? 'falls' : ''}`,
      );
    });
    return [...wood, ...knots];
  },
};

export const { start, reduce, view, remember, help, bar } = cutting(nodeCut);
export const keys = 'boards.keys_node';
export { styles } from './plant.ts';
