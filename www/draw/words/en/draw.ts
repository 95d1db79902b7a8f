/** The texts of the dialog in which a graph is drawn. */
import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

const s = (n: number) => (n === 1 ? '' : 's');

type Ends = Args<'from to'> & { arrow: boolean };

const edge = ({ from, to, arrow }: Ends) => `${from}${arrow ? '>' : '-'}${to}`;

export default {
  title: 'Draw a graph',
  game: 'For',
  drag: 'A drag',
  drag_edge: 'draws an edge',
  drag_move: 'moves a node',
  undo: 'Undo',
  redo: 'Redo',
  arrange: 'Arrange',
  sheet: ({ nodes, edges }: { nodes: number; edges: number }) =>
    `Drawing: ${nodes} node${s(nodes)}, ${edges} edge${s(edges)}`,
  node: ({ name, tokens, ground }: { name: string; tokens: number; ground: boolean }) =>
    [`Node ${name}`, ground ? 'the ground' : '', tokens ? `${tokens} token${s(tokens)}` : '']
      .filter(Boolean)
      .join(', '),
  edge: (ends: Ends) => `${ends.arrow ? 'Arrow' : 'Edge'} ${edge(ends)}`,
  empty: 'Nothing is drawn yet.',
  help: ({ loops }: { loops: boolean }) =>
    `A press on the paper adds a node; a drag from one node to another joins them, or removes the edge between them${loops ? '; a drag out of a node and back makes a loop' : ''}.`,
  keys: ({
    tokens,
    arrows,
    loops,
    parallel,
  }: Record<'arrows' | 'loops' | 'parallel', boolean> & { tokens: number }) =>
    `Keys: arrows go to a node, N adds one, Enter begins and ends an edge${loops ? ' (twice at a node: a loop)' : ''}${tokens ? ', T adds a token and Shift+T takes one away' : ''}${arrows ? ', R turns an arrow round' : ''}${parallel ? ', D doubles an edge' : ''}, Shift and an arrow move a node, F2 names it, Page Down goes on to the edges, Delete removes, Ctrl+Z undoes.`,
  name: 'Name',
  more: 'Add a token',
  less: 'Take a token away',
  turn: 'Turn round',
  double: 'Double it',
  loop: 'Add a loop',
  unloop: 'Remove the loop',
  remove: 'Remove',
  text: 'As text: paste or copy',
  format: 'Format',
  format_text: 'Edges',
  format_dot: 'DOT',
  format_judge: 'Judge’s input',
  text_label: 'The graph',
  text_hint: ({ arrows }: { arrows: boolean }) =>
    `Any of these can be pasted: edges ${arrows ? 'a>b or a-b' : 'a-b'}, pairs on lines, CSV, lists 1: 2 3, JSON, a matrix, DOT, a judge’s n m k, or names such as P5 + C6.`,
  large: 'This graph is too large to draw. It can be typed as game and position, and played.',
  use: 'Use this graph',
  said_node_added: ({ name }: Args<'name'>) => `Node ${name} is added.`,
  said_node_removed: ({ name }: Args<'name'>) => `Node ${name} is removed, with its edges.`,
  said_edge_added: (ends: Ends) => `${edge(ends)} is added.`,
  said_edge_removed: (ends: Ends) => `${edge(ends)} is removed.`,
  said_turned: (ends: Ends) => `The arrow is ${edge(ends)} now.`,
  said_doubled: ({ count, ...ends }: Ends & { count: number }) =>
    `${edge(ends)} is doubled: ${count} such edges.`,
  said_no_loop: 'This game has no loops: the edge is given up.',
  said_no_parallel: 'In this game one edge at most joins two nodes.',
  said_game: ({ game }: Args<'game'>) => `The graph is for ${game} now.`,
  said_moved: ({ name }: Args<'name'>) => `Node ${name} is moved.`,
  said_begun: ({ name }: Args<'name'>) =>
    `An edge begins at ${name}: go to its other node and press Enter, or N for a new one. Escape gives it up.`,
  said_tokens: ({ name, count }: { name: string; count: number }) =>
    `${count} token${s(count)} on ${name}.`,
  said_renamed: ({ before, name }: Args<'before name'>) => `${before} is called ${name} now.`,
  said_no_name: ({ name }: Args<'name'>) =>
    `“${name}” cannot be its name: letters, digits and _, and no two nodes alike.`,
  said_read: ({ nodes, edges }: { nodes: number; edges: number }) =>
    `The text is drawn: ${nodes} node${s(nodes)}, ${edges} edge${s(edges)}.`,
  said_undone: 'The last change is undone.',
  said_redone: 'The change is done again.',
  said_arranged: 'The nodes are arranged.',
  said_cancelled: 'No edge is begun.',
} satisfies Words;
