/** What stands in pictures that are drawn without a browser, and beside them. */
import type { Words } from '../index.ts';

const s = (n: number | string, one = '', many = 's') => (String(n) === '1' ? one : many);

/** A line of output, shortened. */
const quoted = (text: string) => {
  const whole = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return whole ? `“${whole}”` : 'nothing';
};

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
  'cli.help': `Mexplorer: widgets of impartial games for lecture notes, and practice problems.

  mexplorer render NOTES…         pictures in the place of widgets, for paper and mail
  mexplorer picture NAME=VALUE…   one picture, as: game=nim "position=3 5 7" -o nim.svg
  mexplorer pack WHAT             a task sheet (sheet.json) or a lesson (nim) as a package

  mexplorer judge ID [FILE]       the exact output for an input of a practice problem
  mexplorer gen ID                a random input; with --count, inputs and outputs in a folder
  mexplorer check ID IN OUT       whether OUT is the output for IN; both are files, - is standard input

Widgets in the notes are tags (<mex-game game="nim">), <div class="mex-game" data-game="nim">, and
blocks of code with the language mex. NOTES end in .html, or are Markdown.

  -o, --output FILE   a file, or a folder that ends in /; else NOTES.static.html beside the notes
      --lang en|zh    the language of pictures and messages; else that of the notes or the system
      --theme light|dark|auto        light if nothing is said
      --print question|answer        without what is asked for, or with the answer
      --scorm 1.2|2004               of pack: for a learning platform
      --html                         of pack: for a disk or a web server
      --out FILE                     of pack: the archive
      --home URL                     of pack: where Mexplorer is, for the links of a lesson
      --images inline|files|tex      SVG in the text, files beside it, or LaTeX
      --seed N        which input gen prints, 0 if nothing is said
      --count N       how many inputs gen writes into the folder of -o, the smallest first
  -h, --help          -v, --version

picture writes SVG; with -o FILE.tex LaTeX, FILE.html the live element, FILE.txt the sentence.
judge reads standard input if no FILE is named. Exit status of check: 0 right, 1 wrong; of all three
commands: 2 if an input cannot be read, a problem is not known or a call is not understood.`,
  'cli.no_command': ({ command }) =>
    `there is no command “${command}”. Expected “render”, “picture”, “pack”, “judge”, “gen” or “check”; “mexplorer --help” tells more.`,
  'cli.pack_what':
    'expected one file with a task sheet, or one lesson, as in “mexplorer pack sheet.json”.',
  'cli.pack_out': 'where to? Expected --out, as in “--out sheet.zip”.',
  'cli.pack_kind': 'expected either --scorm 1.2, --scorm 2004 or --html.',
  'cli.pack_version': ({ found }) => `--scorm: expected 1.2 or 2004, found “${found}”.`,
  'cli.pack_no_such': ({ file }) => `there is no file and no lesson “${file}”.`,
  'cli.pack_home': ({ found }) =>
    `--home: expected an address that begins with https://, found “${found}”.`,
  'cli.packed': ({ target, kilobytes }) => `Wrote ${target}, ${kilobytes} kB.`,
  'cli.bad_option': ({ says }) => `${says} “mexplorer --help” tells more.`,
  'cli.no_file': 'which notes? Expected a file, as in “mexplorer render notes.md”.',
  'cli.no_such_file': ({ file }) => `there is no file “${file}”.`,
  'cli.same_file': ({ file }) => `the result would replace “${file}”. Name another file with -o.`,
  'cli.bad_images': ({ found, known }) => `--images: expected one of ${known}, found “${found}”.`,
  'cli.left': ({ widget }) => `<${widget}> has no picture and is left as it is.`,
  'cli.wrote': ({ target, count }) =>
    count ? `Wrote ${target} and ${count} picture${s(count)}.` : `Wrote ${target}.`,
  'cli.judge_usage':
    'which problem? Expected its id and an input, as in “mexplorer judge 891 input.txt”.',
  'cli.gen_usage': 'which problem? Expected its id, as in “mexplorer gen 891 --seed 7”.',
  'cli.gen_folder':
    'with --count, -o names the folder of the inputs and outputs, as in “-o tests”.',
  'cli.gen_wrote': ({ count, folder }) =>
    `Wrote ${count} input${s(count)} (.in) with ${count === 1 ? 'its output' : 'their outputs'} (.out) into ${folder}, the smallest first.`,
  'cli.check_usage':
    'expected a problem, its input and the output to check, as in “mexplorer check 891 input.txt output.txt”.',
  'cli.check_right': 'Right.',
  'cli.check_wrong': ({ line, expected, got }) =>
    `Wrong at line ${line}: expected ${quoted(expected)}, found ${quoted(got)}.`,
  'cli.stdin': 'standard input',
  'cli.at': ({ file, line, column, says }) => `${file}, line ${line}, column ${column}: ${says}`,
  'cli.no_text': ({ name }) => `${name} is no text.`,
  'cli.too_long': ({ name }) => `${name} is longer than 64 MB.`,
  'cli.no_folder': ({ folder }) => `“${folder}” is a file. Name a folder with -o.`,
  'cli.other_tests': ({ folder, other }) =>
    `“${folder}” holds other tests, such as ${other}. Name another folder with -o.`,
  'cli.bad_number': ({ option, least, most, found }) =>
    `--${option}: expected a whole number from ${least} to ${most}, found “${found}”.`,
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
} satisfies Words;
