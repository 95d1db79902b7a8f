/** What stands in pictures that are drawn without a browser, and beside them. */

const s = (/** @type {number | string} */ n, one = '', many = 's') =>
  String(n) === '1' ? one : many;

/** @type {import('../index.js').Words} */
export default {
  title: ({ name, position }) => `${name}: ${position}`,
  named: ({ name, line }) => `${name} (${line})`,
  moves_count: ({ wins, all }) => `${wins} of ${all} move${s(all)} win${s(wins, 's', '')}.`,
  misere: ({ name }) => `${name}, misère play`,
  moves: ({ moves, rest }) =>
    `Winning ${moves.length === 1 && !rest ? 'move' : 'moves'}: ${moves.join('; ')}${
      rest ? `; and ${rest} more` : ''
    }.`,
  both: ({ who, moves }) => `${who} ${moves}`,
  and: ({ one, other }) => `${one} ${other}${/[.!?]$/.test(other) ? '' : '.'}`,
  then: ({ says }) => ` ${says}`,
  between: '. ',
  more_heaps: ({ count }) => `and ${count} more heap${s(count)}`,
  map_cut: ({ side }) => `Drawn as far as heaps of ${side}.`,
  card: 'A playground for impartial games: play every classic against the optimal strategy and see why it works.',
  'gallery.title': 'Widgets for lecture notes',
  'gallery.lead':
    'Every widget, live, beside what makes it. Copy a snippet into your notes; the guide says how in each tool.',
  'cli.help': `Mexplorer: widgets of impartial games for lecture notes.

  mexplorer render NOTES…         pictures in the place of widgets, for paper and mail
  mexplorer picture NAME=VALUE…   one picture, as: game=nim "position=3 5 7" -o nim.svg

Widgets in the notes are tags (<mex-game game="nim">), <div class="mex-game" data-game="nim">, and
blocks of code with the language mex. NOTES end in .html, or are Markdown.

  -o, --output FILE   a file, or a folder that ends in /; else NOTES.static.html beside the notes
      --lang en|zh    the language of the pictures; else that of the notes
      --theme light|dark|auto        light if nothing is said
      --print question|answer        without what is asked for, or with the answer
      --images inline|files|tex      SVG in the text, files beside it, or LaTeX
  -h, --help          -v, --version

picture writes SVG; with -o FILE.tex LaTeX, FILE.html the live element, FILE.txt the sentence.`,
  'cli.no_command': ({ command }) =>
    `there is no command “${command}”. Expected “render” or “picture”; “mexplorer --help” tells more.`,
  'cli.bad_option': ({ says }) => `${says} “mexplorer --help” tells more.`,
  'cli.no_file': 'which notes? Expected a file, as in “mexplorer render notes.md”.',
  'cli.no_such_file': ({ file }) => `there is no file “${file}”.`,
  'cli.same_file': ({ file }) => `the result would replace “${file}”. Name another file with -o.`,
  'cli.bad_images': ({ found, known }) => `--images: expected one of ${known}, found “${found}”.`,
  'cli.left': ({ widget }) => `<${widget}> has no picture and is left as it is.`,
  'cli.wrote': ({ target, count }) =>
    count ? `Wrote ${target} and ${count} picture${s(count)}.` : `Wrote ${target}.`,
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
