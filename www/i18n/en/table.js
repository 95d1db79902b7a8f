/** SG tables, dot plots and maps; and the buttons that step and zoom everywhere. */

const s = (/** @type {number} */ n, one = '', many = 's') => (n === 1 ? one : many);

/** @type {import('../index.js').Words} */
export default {
  'step.first': 'To the start',
  'step.back': 'One step back',
  'step.forward': 'One step forward',
  'step.last': 'To the end',
  'zoom.in': 'Zoom in',
  'zoom.out': 'Zoom out',
  'zoom.fit': 'Show everything',
  'pan.left': 'Move left',
  'pan.right': 'Move right',
  'pan.up': 'Move up',
  'pan.down': 'Move down',
  'plot.tools': 'View',

  game: 'Game',
  upto: 'Up to heap',
  'upto.expected': 'Expected a whole number from 0 on.',
  title: ({ game }) => `SG values of ${game}`,
  cells: ({ game, upto }) => `SG values of ${game}, heaps 0 to ${upto}`,
  'cells.help': 'Choose a number to see the options it comes from.',
  'cells.keys': 'Arrow keys move from cell to cell; Enter shows the options.',
  'cell.label': ({ n, nimber }) => `heap ${n}: SG value ${nimber}`,
  'row.from': 'n',
  page: ({ from, to, all }) => `Heaps ${from} to ${to} of ${all}`,
  'page.back': 'Smaller heaps',
  'page.forward': 'Larger heaps',
  columns: 'Numbers in a row',
  'columns.period': ({ length }) => `period (${length})`,

  alone:
    'The values of one heap alone; in this game the values of several heaps do not add up to a nim-sum.',
  'period.none': 'No period was seen in this range.',
  'period.proven': ({ preperiod, length }) => `Period ${length} from heap ${preperiod} on`,
  'period.seen': ({ preperiod, length }) => `Period ${length} from heap ${preperiod} on`,
  'period.proven.badge': 'proven',
  'period.seen.badge': 'seen so far',
  'period.mark': ({ preperiod }) => `period begins at ${preperiod}`,

  plot: ({ game, upto }) => `Dot plot of the SG values of ${game}, heaps 0 to ${upto}`,
  'plot.help':
    'Drag to move, buttons to zoom, Ctrl and the wheel too. Arrow keys walk from heap to heap, Enter shows the options.',
  'plot.at': ({ n, nimber }) => `heap ${n}: SG value ${nimber}`,
  'plot.x': 'heap n',
  'plot.y': 'SG value',

  map: ({ game, width, height }) =>
    `Map of the SG values of ${game}, ${width} by ${height}. P-positions are filled squares.`,
  'map.role': 'map',
  'map.help':
    'Drag to move, buttons to zoom, Ctrl and the wheel too. Arrow keys walk from cell to cell.',
  'map.at': ({ x, y, nimber }) =>
    `heaps ${x} and ${y}: SG value ${nimber}, ${nimber === 0 ? 'P-position' : 'N-position'}`,
  'map.legend.P': 'P-position, SG value 0',
  'map.legend.N': 'N-position; the stronger the tint, the larger its SG value',
  'map.legend.options': 'options of the chosen position',
  'map.list': 'P-positions shown',

  options: ({ n }) => `Options of heap ${n}`,
  'options.close': 'Close the options',
  'options.none': ({ n }) =>
    `Heap ${n} has no options. The least number missing from nothing is 0.`,
  'options.count': ({ count }) => `${count} option${s(count)}`,
  'options.cut': ({ shown, all }) =>
    `The first ${shown} of ${all} options are listed, so the mex is not built up here.`,
  'options.steps': 'Building up the mex',
  'options.start': 'Nothing seen yet: the least missing number is 0.',
  'options.seen': ({ to, nimber, seen, mex }) =>
    `${to} has the value ${nimber}. Seen so far: ${seen}. Least missing: ${mex}.`,
  'options.done': ({ n, seen, mex }) =>
    `All options are in: mex {${seen}} = ${mex}. So heap ${n} has the SG value ${mex}.`,
  'options.empty': 'none',
  'options.working': 'Looking up the options…',

  copy: 'Copy as',
  'copy.csv': 'CSV',
  'copy.markdown': 'Markdown',
  'copy.latex': 'LaTeX',
  'copy.cpp': 'C++ array',
  'copy.done': ({ format, count }) => `Copied: ${count} values as ${format}.`,
  'copy.failed': 'The browser refused to copy. Here is the text to select:',
  'copy.text': 'Text to copy',

  working: 'Computing the table…',
  reached: ({ reached }) => `${reached} steps so far`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. The table before it is still shown.',
  'cancelled.none': 'Cancelled. Nothing was computed.',
  again: 'Compute again',
};
