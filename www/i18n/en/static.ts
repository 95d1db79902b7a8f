/** What stands in pictures that are drawn without a browser, and beside them. */
import type { Args } from '../args.ts';
import type { Words } from '../languages.ts';

const s = (n: number | string, one = '', many = 's') => (String(n) === '1' ? one : many);

/** A line of output, shortened. */
const quoted = (text: string) => {
  const whole = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return whole ? `“${whole}”` : 'nothing';
};

export default {
  title: ({ name, position }: Args<'name position'>) => `${name}: ${position}`,
  named: ({ name, line }: Args<'name line'>) => `${name} (${line})`,
  moves_count: ({ wins, all }: Args<'wins all'>) =>
    `${wins} of ${all} move${s(all)} win${s(wins, 's', '')}.`,
  misere: ({ name }: Args<'name'>) => `${name}, misère play`,
  moves: ({ moves, rest }: Args<'rest'> & { moves: string[] }) =>
    `Winning ${moves.length === 1 && !rest ? 'move' : 'moves'}: ${moves.join('; ')}${
      rest ? `; and ${rest} more` : ''
    }.`,
  both: ({ who, moves }: Args<'who moves'>) => `${who} ${moves}`,
  and: ({ one, other }: Args<'one'> & { other: string }) =>
    `${one} ${other}${/[.!?]$/.test(other) ? '' : '.'}`,
  then: ({ says }: { says: string }) => ` ${says}`,
  between: '. ',
  more_heaps: ({ count }: Args<'count'>) => `and ${count} more heap${s(count)}`,
  map_cut: ({ side }: Args<'side'>) => `Drawn as far as heaps of ${side}.`,
  card: 'A playground for impartial games: play every classic against the optimal strategy and see why it works.',
  'gallery.title': 'Widgets for lecture notes',
  'gallery.lead':
    'Every widget, live, beside what makes it. Copy a snippet into your notes; the guide says how in each tool.',
  'cli.about': 'Mexplorer: widgets of impartial games for lecture notes, and practice problems.',
  'cli.verb_render':
    '  mexplorer render NOTES…         pictures in the place of widgets, for paper and mail',
  'cli.verb_picture':
    '  mexplorer picture NAME=VALUE…   one picture, as: game=nim "position=3 5 7" -o nim.svg',
  'cli.verb_judge':
    '  mexplorer judge ID [FILE]       the exact output for an input of a practice problem',
  'cli.verb_gen':
    '  mexplorer gen ID                a random input; with --count, inputs and outputs in a folder',
  'cli.verb_check':
    '  mexplorer check ID IN OUT       whether OUT is the output for IN; both are files, - is standard input',
  'cli.option_output':
    '  -o, --output, --out FILE        where to write; a folder if it ends in / or is one',
  'cli.option_lang':
    '      --lang en|zh                the language of pictures and messages; else that of the notes or the system',
  'cli.option_encoding':
    '      --encoding NAME             how files are encoded; else UTF-8, UTF-16 by its mark, or GB 18030',
  'cli.option_theme': '      --theme light|dark|auto     of pictures; light by default',
  'cli.option_print':
    '      --print question|answer     without what is asked for, or with the answer',
  'cli.option_images':
    '      --images inline|files|tex   SVG in the text, files beside it, or LaTeX',
  'cli.option_seed': '      --seed N                    which input gen prints; 0 by default',
  'cli.option_count':
    '      --count N                   how many inputs gen writes into the folder of -o, the smallest first',
  'cli.option_help':
    '  -h, --help                      this text; of one verb, as in “mexplorer judge --help”',
  'cli.more': `“mexplorer VERB --help” explains a verb. The exit status is 0, 1 if check finds an output wrong,
and 2 if a call is not understood or a file cannot be read or written.`,
  'cli.more_render': `Widgets in the notes are tags (<mex-game game="nim">), <div class="mex-game" data-game="nim">, and
blocks of code with the language mex. NOTES end in .html, or are Markdown. Without -o the result is
NOTES.static.html beside the notes. Notes are written in the encoding that they had.`,
  'cli.more_picture': `By the ending of FILE it is SVG (.svg), LaTeX (.tex), the live element (.html) or the sentence (.txt);
without -o it is SVG on standard output.`,
  'cli.more_judge': 'Without FILE, or with -, it reads standard input.',
  'cli.more_gen': 'Without --count, one input is printed, or written into FILE.',
  'cli.more_check':
    'The exit status is 0 if OUT is right, 1 if it is wrong, and 2 if a file or the input cannot be read.',
  'cli.no_command': ({ command, known }: Args<'command'> & { known: string[] }) =>
    `there is no verb “${command}”. Expected one of ${known.join(', ')}; “mexplorer --help” explains them.`,
  'cli.unknown_option': ({ option }: Args<'option'>) =>
    `there is no option ${option}. “mexplorer --help” lists all.`,
  'cli.other_verb': ({ option, verb }: Args<'option verb'>) =>
    `${verb} has no option ${option}. “mexplorer ${verb} --help” lists its own.`,
  'cli.needs_verb': ({ option }: Args<'option'>) =>
    `${option} needs a verb, as in “mexplorer render notes.md”.`,
  'cli.needs_value': ({ option }: Args<'option'>) =>
    `${option} needs a value. “mexplorer --help” lists them.`,
  'cli.no_value': ({ option }: Args<'option'>) => `${option} takes no value.`,
  'cli.two_outputs': '-o, --output and --out are one option. Expected one of them.',
  'cli.bad_choice': ({ option, found, known }: Args<'option found'> & { known: string[] }) =>
    `${option}: expected one of ${known.join(', ')}, found “${found}”.`,
  'cli.bad_encoding': ({ found }: Args<'found'>) =>
    `--encoding: expected a name such as utf-8, gb18030 or big5, found “${found}”.`,
  'cli.bad_ending': ({ found, known }: Args<'found'> & { known: string[] }) =>
    `-o: expected a file that ends in ${known.join(', ')}, found “${found}”.`,
  'cli.bad_pair': ({ found }: Args<'found'>) =>
    `expected NAME=VALUE, as in game=nim, found “${found}”.`,
  'cli.bad_json': ({ found }: Args<'found'>) =>
    `expected JSON such as {"game": "nim"}, found “${found}”.`,
  'cli.no_stdout': '-o: expected a file or a folder, found “-”.',
  'cli.no_file': 'which notes? Expected a file, as in “mexplorer render notes.md”.',
  'cli.same_file': ({ file }: Args<'file'>) =>
    `the result would replace “${file}”. Name another file with -o.`,
  'cli.left': ({ widget }: Args<'widget'>) => `<${widget}> has no picture and is left as it is.`,
  'cli.wrote': ({ target, count }: Args<'target count'>) =>
    count ? `Wrote ${target} and ${count} picture${s(count)}.` : `Wrote ${target}.`,
  'cli.judge_usage':
    'which problem? Expected its id and an input, as in “mexplorer judge 891 input.txt”.',
  'cli.gen_usage': 'which problem? Expected its id, as in “mexplorer gen 891 --seed 7”.',
  'cli.gen_folder':
    'with --count, -o names the folder of the inputs and outputs, as in “-o tests”.',
  'cli.gen_wrote': ({ count, folder }: Args<'count folder'>) =>
    `Wrote ${count} input${s(count)} (.in) with ${count === 1 ? 'its output' : 'their outputs'} (.out) into ${folder}, the smallest first.`,
  'cli.check_usage':
    'expected a problem, its input and the output to check, as in “mexplorer check 891 input.txt output.txt”.',
  'cli.check_right': 'Right.',
  'cli.check_wrong': ({ line, expected, got }: Args<'line'> & { expected: string; got: string }) =>
    `Wrong at line ${line}: expected ${quoted(expected)}, found ${quoted(got)}.`,
  'cli.stdin': 'standard input',
  'cli.stdout': 'standard output',
  'cli.no_text': ({ name, byte, label }: Args<'name byte label'>) =>
    `${name} is no text: byte ${byte}, counted from 0, is wrong in ${label}. Name another encoding with --encoding.`,
  'cli.cut_text': ({ name, byte, label }: Args<'name byte label'>) =>
    `${name} is no whole text: it ends within a character of ${label}, after byte ${byte}.`,
  'cli.chinese': ({ file }: Args<'file'>) =>
    `${file}: read and written as GB 18030; --encoding names another encoding.`,
  'cli.not_encodable': ({ file, character, label }: Args<'file character label'>) =>
    `${file}: ${label} has no “${character}”. Save the notes in UTF-8.`,
  'cli.pipe_output': ({ file }: Args<'file'>) => `“${file}” is a pipe. Name the result with -o.`,
  'cli.same_target': ({ file, other, target }: Args<'file other target'>) =>
    `“${other}” and “${file}” would both be written into “${target}”.`,
  'cli.flaw': ({ file, says }: Args<'file says'>) => `${file}: ${says}`,
  'cli.system': ({ file, code }: Args<'file code'>) => `${file}: the system refuses it (${code}).`,
  'cli.system_ENOENT': ({ file }: Args<'file'>) => `there is no file “${file}”.`,
  'cli.system_EACCES': ({ file }: Args<'file'>) => `${file}: permission is denied.`,
  'cli.system_EPERM': ({ file }: Args<'file'>) => `${file}: permission is denied.`,
  'cli.system_EROFS': ({ file }: Args<'file'>) => `${file}: the disk can only be read.`,
  'cli.system_EISDIR': ({ file }: Args<'file'>) => `“${file}” is a folder. Expected a file.`,
  'cli.system_ENOTDIR': ({ file }: Args<'file'>) =>
    `“${file}” is a file, or lies in one. Expected a folder.`,
  'cli.system_EEXIST': ({ file }: Args<'file'>) => `“${file}” is a file. Expected a folder.`,
  'cli.system_ENOSPC': ({ file }: Args<'file'>) => `${file}: the disk is full.`,
  'cli.system_EDQUOT': ({ file }: Args<'file'>) => `${file}: the disk is full.`,
  'cli.system_EFBIG': ({ file }: Args<'file'>) => `${file}: the file grows too large.`,
  'cli.system_ENAMETOOLONG': ({ file }: { file: string }) =>
    `the name “${file.slice(0, 60)}…” is too long.`,
  'cli.system_ELOOP': ({ file }: Args<'file'>) => `“${file}” links to itself.`,
  'cli.system_EMFILE': ({ file }: Args<'file'>) => `${file}: too many files are open.`,
  'cli.system_EBUSY': ({ file }: Args<'file'>) => `${file}: another program uses it.`,
  'cli.system_EIO': ({ file }: Args<'file'>) => `${file}: the device failed.`,
  'cli.at': ({ file, line, column, says }: Args<'file line column says'>) =>
    `${file}, line ${line}, column ${column}: ${says}`,
  'cli.too_long': ({ name }: Args<'name'>) => `${name} is longer than 64 MB.`,
  'cli.other_tests': ({ folder, other }: Args<'folder other'>) =>
    `“${folder}” holds other tests, such as ${other}. Name another folder with -o.`,
  'cli.bad_number': ({ option, least, most, found }: Args<'option least most found'>) =>
    `--${option}: expected a whole number from ${least} to ${most}, found “${found}”.`,
  'alt.game': ({ name, position }: Args<'name'> & { position: string }) =>
    position.trim() === ''
      ? `The board of ${name} at its end, with nothing left.`
      : `The board of ${name} with the position ${position}.`,
  'alt.table': ({ game, upto, values, more }: Args<'game upto values'> & { more: boolean }) =>
    `A table of the SG values of ${game} for heaps 0 to ${upto}${
      values ? `: ${values}${more ? ' and so on' : ''}` : ', to be filled in'
    }.`,
  'alt.graph': (given: Args<'name position count'> & { board: boolean }) =>
    given.board
      ? `A graph of ${given.count} node${s(given.count)} with tokens, the position ${given.position} of ${given.name}.`
      : `The game graph of the position ${given.position} of ${given.name}, with ${given.count} position${s(given.count)}.`,
  'alt.union': ({ union, n }: Args<'union n'>) => `The answer is ${union} of ${n}.`,
  'alt.venn': ({ sets, union }: Args<'sets union'>) =>
    `A Venn diagram of sets with the sizes ${sets}${union ? `; together they have ${union} element${s(union)}` : ''}.`,
} satisfies Words;
