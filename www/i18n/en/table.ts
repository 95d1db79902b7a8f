/**
 * The English texts of SG tables, dot plots and maps, and of the buttons for steps and zoom in all widgets.
 */
import type { Args } from '../args.ts';
import type { Words } from '../languages.ts';

const s = (n: number, one = '', many = 's') => (n === 1 ? one : many);

export default {
  upto_label: 'Heaps up to',
  lead: 'The SG value (nimber) of every heap: the least number 0, 1, 2, … that is not the value of one of its options (the mex).',
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

  upto: 'Up to heap',
  'upto.expected': 'Expected a whole number from 0 on.',
  title: ({ game }: Args<'game'>) => `SG values of ${game}`,
  cells: ({ game, upto }: Args<'game upto'>) => `SG values of ${game}, heaps 0 to ${upto}`,
  term: ({ game }: Args<'game'>) => `Table of ${game}`,
  'cells.followed': 'Heaps of the position have a ring.',
  'cells.help': 'Click a value to see the options it comes from.',
  'cell.label': ({ n, nimber }: Args<'n nimber'>) => `heap ${n}: SG value ${nimber}`,
  'row.from': 'n',
  page: ({ from, to, all }: Args<'from to all'>) => `Heaps ${from} to ${to} of ${all}`,
  'page.back': 'Smaller heaps',
  'page.forward': 'Larger heaps',
  columns: 'Numbers in a row',
  'columns.period': ({ length }: Args<'length'>) => `period (${length})`,

  alone:
    'These are the values of one heap alone; in this game the value of several heaps is not the nim-sum of theirs.',
  'period.none': ({ reached }: Args<'reached'>) => `No period was seen up to heap ${reached}.`,
  'period.none.short': ({ least }: Args<'least'>) =>
    `Too few heaps to look for a period: compute to heap ${least} or further.`,
  'period.none.yet': ({ reached }: Args<'reached'>) => `No period seen yet, up to heap ${reached}.`,
  'period.line': ({ preperiod, length }: Args<'preperiod length'>) =>
    `Period ${length} from heap ${preperiod} on`,
  'period.saltus': ({ preperiod, length, saltus }: Args<'preperiod length saltus?'>) =>
    `From heap ${preperiod} on, values grow by ${saltus} every ${
      length === 1 ? 'heap' : `${length} heaps`
    }`,
  'period.closed': 'Every value is known in closed form',
  'period.proven.badge': 'proven',
  'period.seen.badge': 'seen so far',
  'period.upto': ({ reached }: Args<'reached'>) => `up to heap ${reached}`,
  'proof.window': (given: Args<'window first again modulus'>) =>
    `A value depends only on the ${given.window === 1 ? 'one value' : `${given.window} values`} before it${
      Number(given.modulus) > 1 ? ` and on n modulo ${given.modulus}` : ''
    }. Those that end at heap ${given.first} came again at heap ${given.again}, so all that follow do, too.`,
  'proof.far-steps': ({ near, first, again }: Args<'near first again'>) =>
    `The steps of at most ${near} alone repeat: the values that end at heap ${first} came again at heap ${again}. No larger step leads to a heap of an equal value, so it changes none (Berlekamp, Conway and Guy, 1982).`,
  'proof.guy-smith': ({ taken, parts, upto }: Args<'taken upto parts'>) =>
    `A move takes at most ${taken} and leaves at most ${parts} heap${s(Number(parts))}. The period held as far as heap ${upto}, and after that it must hold forever (Guy and Smith, 1956).`,
  'proof.saltus': ({ taken, upto }: Args<'taken upto'>) =>
    `A move takes at most ${taken}. The growth held as far as heap ${upto}, and after that it must hold forever (Austin, 1976; Howse and Nowakowski, 2004).`,
  'proof.theorem': ({ name, by }: Args<'name by'>) => `${name} (${by}).`,
  'period.mark': ({ preperiod }: Args<'preperiod'>) => `period begins at ${preperiod}`,
  'growth.mark': ({ preperiod, length, saltus }: Args<'preperiod length saltus?'>) =>
    `from ${preperiod} on: ${saltus} more every ${length === 1 ? 'heap' : `${length} heaps`}`,

  view: 'Show the values as',
  'view.dots': 'dots',
  'view.fold': 'rows of one period',
  'view.fold.any': 'folded rows',
  'view.map': 'map of two heaps',
  fold: ({ game, upto }: Args<'game upto'>) =>
    `SG values of ${game} in folded rows, heaps 0 to ${upto}`,
  'fold.width': 'Heaps in a row',
  'fold.help':
    'Drag to move, buttons to zoom, Ctrl and the wheel too. Left and right walk from heap to heap, up and down from row to row, Enter shows the options.',
  'fold.at': ({ n, nimber, row, column }: Args<'n nimber row column'>) =>
    `heap ${n}: SG value ${nimber}; row ${row}, place ${column}`,
  'fold.saltus': ({ saltus }: Args<'saltus'>) =>
    `The growth of ${saltus} a row is taken off the colours and numbers.`,
  'fold.legend.low': 'small values',
  'fold.legend.high': 'large values',

  plot: ({ game, upto }: Args<'game upto'>) =>
    `Dot plot of the SG values of ${game}, heaps 0 to ${upto}`,
  'plot.help':
    'Drag to move, buttons to zoom, Ctrl and the wheel too. Arrow keys walk from heap to heap, Enter shows the options.',
  'plot.x': 'heap n',
  'plot.y': 'SG value',

  map: ({ game, width, height }: Args<'game width height'>) =>
    `Map of the SG values of ${game}, ${width} by ${height}. P-positions are filled squares.`,
  'map.role': 'map',
  'map.help':
    'Drag to move, buttons to zoom, Ctrl and the wheel too. Arrow keys walk from cell to cell.',
  'map.at': ({ x, y, nimber }: Args<'x y nimber'>) =>
    `heaps ${x} and ${y}: SG value ${nimber}, ${nimber === 0 ? 'P-position' : 'N-position'}`,
  'map.seen': ({ form, names: [a, b], last }: Args<'form last'> & { names: string[] }) =>
    `Seen up to ${last}, and not proven: ${
      {
        xor: `every value is ${a} ⊕ ${b}`,
        sum: `every value is ${a} + ${b}`,
        smaller: `every value is min(${a}, ${b})`,
        larger: `every value is max(${a}, ${b})`,
        difference: `every value is |${a} − ${b}|`,
        'lost-equal': `the P-positions are those with ${a} = ${b}`,
        'lost-even': 'the P-positions are those with two even numbers',
        'lost-even-sum': `the P-positions are those with an even sum ${a} + ${b}`,
        'lost-odd': 'the P-positions are (0, 0) and those with two odd numbers',
        'lost-golden': 'the P-positions are the golden pairs of Wythoff’s game',
      }[form as string]
    }.`,
  'map.at.names': ({ names, x, y, nimber }: Args<'x y nimber'> & { names: string[] }) =>
    `(${names.join(', ')}) = (${y}, ${x}): SG value ${nimber}, ${nimber === 0 ? 'P-position' : 'N-position'}`,
  'map.at.rows': ({ x, y, third, nimber }: Args<'x y third nimber'>) =>
    `rows ${x}, ${y} and ${third}: SG value ${nimber}, ${nimber === 0 ? 'P-position' : 'N-position'}`,
  'map.none': ({ x, y, third }: Args<'x y third'>) =>
    `rows ${x}, ${y} and ${third}: not a bar, since a row would be longer than the one above it`,
  'map.axes': 'One heap to the right, the other downwards.',
  'map.axes.names': ({ names }: { names: string[] }) =>
    `${names[1]} to the right, ${names[0]} downwards.`,
  'map.axes.rows': ({ third }: { third: number }) =>
    `First row to the right, second row downwards; the third has ${third} square${s(third)}.`,
  'map.third': 'Squares in the third row',
  'map.working': 'Computing the map…',
  'map.two': 'The values of two heaps: the nim-sum of their own values.',
  'map.legend.P': 'P-position, SG value 0',
  'map.legend.N':
    'N-position; the more its colour differs from the background, the larger its SG value',
  'map.legend.options': 'options of the chosen position',

  options: ({ n }: Args<'n'>) => `Options of heap ${n}`,
  'options.close': 'Close the options',
  'options.none': ({ n }: Args<'n'>) => `Heap ${n} has no options. The mex of the empty set is 0.`,
  'options.cut': ({ shown, all }: Args<'shown all'>) =>
    `The first ${shown} of ${all} options are listed, so the mex is not built up here.`,
  'options.steps': 'Building up the mex',
  'options.start': 'Nothing seen yet: the least number missing is 0.',
  'options.seen': ({ to, nimber, seen, mex }: Args<'to nimber seen mex'>) =>
    `${to} has the value ${nimber}. Seen so far: ${seen}. The least number missing: ${mex}.`,
  'options.done': ({ n, seen, mex }: Args<'n seen mex'>) =>
    `All options are in: mex {${seen}} = ${mex}. So heap ${n} has the SG value ${mex}.`,
  'options.empty': 'none',
  'options.working': 'Looking up the options…',

  'lost.heaps': ({ reached }: Args<'reached'>) => `Lost heaps up to ${reached}:`,
  'lost.copy': 'Copy the lost heaps',
  'lost.copied': ({ count }: Args<'count'>) => `Copied: ${count} heap${s(Number(count))}.`,
  'lost.uncopied': 'The browser refused to copy.',

  copy: 'Copy as',
  'copy.csv': 'CSV',
  'copy.markdown': 'Markdown',
  'copy.latex': 'LaTeX',
  'copy.cpp': 'C++ array',
  'copy.done': ({ format, count }: Args<'format count'>) => `Copied: ${count} values as ${format}.`,
  'copy.failed': 'The browser refused to copy. Here is the text to select:',
  'copy.text': 'Text to copy',

  save: 'Save as a file',
  'save.csv': 'CSV',
  'save.txt': 'plain text',
  'save.json': 'JSON',
  'save.working': ({ percent }: Args<'percent'>) => `Writing the file: ${percent} %`,
  'save.done': ({ name, count }: Args<'name count'>) => `Saved: ${count} values as ${name}.`,
  'copy.large': 'The table is too long to copy; save it as a file.',

  working: 'Computing the table…',
  reached: ({ reached, total }: Args<'reached total'>) => `heap ${reached} of ${total}`,
  cancelled: 'Cancelled. The table before it is still shown.',
  'cancelled.at': ({ reached }: Args<'reached'>) =>
    `Cancelled. What was computed is shown, up to heap ${reached}.`,
  resumed: ({ heap }: Args<'heap'>) =>
    `Continues after heap ${heap}, which an earlier visit reached.`,
  kept: ' The table is kept in this browser, and the next visit continues from there.',
  'ended.at': ({ reached }: Args<'reached'>) =>
    `What was computed is shown, up to heap ${reached}.`,
  'cancelled.none': 'Cancelled. Nothing was computed.',
  again: 'Go on',
  'find.claim': 'Your conjecture',
  'find.hint':
    'g(n) = n % 4 · g(2*m) = m | g(2*m+1) = g(m) · g(n) = n/2 if n % 2 == 0 | 0 · lost if n % 3 == 0 · period 12 from 71',
  'find.judging': 'Comparing …',
  'find.induction': 'by induction over the rule, case by case',
  'find.understood': ({ claim }: Args<'claim'>) => `Understood as: ${claim}, and won otherwise.`,
  'find.holds': ({ checked }: Args<'checked'>) => `holds for all heaps to ${checked}`,
  'find.not_proven': 'That is no proof.',
  'find.proven': 'True for all heaps.',
  'find.proven.some': 'True for all heaps that it is about.',
  'find.silent': ({ silent }: Args<'silent'>) => `It makes no claim for ${silent} of the heaps.`,
  'find.fails': ({ position }: Args<'position'>) => `It fails at ${position}.`,
  'find.says': ({ says, truth }: Args<'says truth'>) => `It says ${says}; the truth is ${truth}.`,
  'find.is_lost': 'lost',
  'find.is_won': 'won',
  'find.options': ({ options }: Args<'options'>) => `The options, with their values: ${options}.`,
  'find.no_options': 'There is no move, so it is lost, with value 0.',
  'find.failures': ({ failures, checked }: Args<'failures checked'>) =>
    `Wrong at ${failures} ${Number(failures) === 1 ? 'heap' : 'heaps'} up to ${checked}.`,
  'find.from': ({ size }: Args<'size'>) => ` From heap ${size} on it holds that far.`,
  'find.board': ({ position }: Args<'position'>) => `Play ${position} against the computer`,
} satisfies Words;
