/** What stands in pictures that are drawn without a browser, and beside them. */

const s = (/** @type {number | string} */ n, one = '', many = 's') =>
  String(n) === '1' ? one : many;

/** @type {import('../index.js').Words} */
export default {
  title: ({ name, position }) => `${name}: ${position}`,
  named: ({ name, line }) => `${name} (${line})`,
  moves_count: ({ wins, all }) => `${wins} of ${all} move${s(all)} win${s(wins, 's', '')}.`,
  misere: ({ name }) => `${name}, misère play`,
  question: 'Who wins with best play, the player to move or the other one?',
  moves: ({ moves, rest }) =>
    `Winning ${moves.length === 1 && !rest ? 'move' : 'moves'}: ${moves.join('; ')}${
      rest ? `; and ${rest} more` : ''
    }.`,
  both: ({ who, moves }) => `${who} ${moves}`,
  and: ({ one, other }) => `${one} ${other}${/[.!?]$/.test(other) ? '' : '.'}`,
  then: ({ says }) => ` ${says}`,
  between: '. ',
  more_heaps: ({ count }) => `and ${count} more heap${s(count)}`,
  rows_cut: ({ rows, longest }) =>
    `The bar has ${rows} row${s(rows)} of at most ${longest} square${s(longest)}; only a corner is drawn.`,
  map_cut: ({ side }) => `Drawn as far as heaps of ${side}.`,
  graph_too_large: ({ nodes, edges }) =>
    `A graph of ${nodes} nodes and ${edges} edges is too large to draw. Its tokens stand on:`,
  plant_too_large: ({ nodes, edges }) =>
    `A plant of ${nodes} nodes and ${edges} edges is too large to draw. Some of its edges:`,
  qr: 'Play it here:',
  'alt.game': ({ name, position }) =>
    position.trim() === ''
      ? `The board of ${name} at its end, with nothing left.`
      : `The board of ${name} with the position ${position}.`,
  'alt.table': ({ game, upto, values, more }) =>
    `A table of the SG values of ${game} for heaps 0 to ${upto}${
      values ? `: ${values}${more ? ' and so on' : ''}` : ', to be filled in'
    }.`,
  'alt.graph': ({ name, position, count, board }) =>
    board
      ? `A graph of ${count} node${s(count)} with tokens, the position ${position} of ${name}.`
      : `The game graph of the position ${position} of ${name}, with ${count} position${s(count)}.`,
  'alt.union': ({ union, n }) => `The answer is ${union} of ${n}.`,
  'alt.venn': ({ sets, union }) =>
    `A Venn diagram of sets with the sizes ${sets}${union ? `; together they have ${union} element${s(union)}` : ''}.`,
};
