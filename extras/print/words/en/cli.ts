/** The command-line texts of the commands `render` and `picture`. */
import type { Args, Words } from 'mexplorer/kit';

const s = (n: number | string, one = '', many = 's') => (String(n) === '1' ? one : many);

export default {
  verb_render:
    '  mexplorer render NOTES…         pictures in the place of widgets, for paper and mail',
  verb_picture:
    '  mexplorer picture NAME=VALUE…   one picture, as: game=nim "position=3 5 7" -o nim.svg',
  option_theme: '      --theme light|dark|auto     of pictures; light by default',
  option_print: '      --print question|answer     without what is asked for, or with the answer',
  option_moves: '      --moves "1-1;2-3"           moves from the position, of a game',
  option_animate: '      --animate                   one SVG that plays the moves in a loop',
  option_images: '      --images inline|files|tex   SVG in the text, files beside it, or LaTeX',
  more_render: `Widgets in the notes are tags (<mex-game game="nim">), <div class="mex-game" data-game="nim">, and
blocks of code with the language mex. NOTES end in .html, or are Markdown. Without -o the result is
NOTES.static.html beside the notes. Notes are written in the encoding that they had.`,
  more_picture: `By the ending of FILE it is SVG (.svg), LaTeX (.tex), the live element (.html) or the sentence (.txt);
without -o it is SVG on standard output.`,
  bad_ending: ({ found, known }: Args<'found'> & { known: string[] }) =>
    `-o: expected a file that ends in ${known.join(', ')}, found “${found}”.`,
  bad_pair: ({ found }: Args<'found'>) => `expected NAME=VALUE, as in game=nim, found “${found}”.`,
  bad_json: ({ found }: Args<'found'>) =>
    `expected JSON such as {"game": "nim"}, found “${found}”.`,
  no_file: 'which notes? Expected a file, as in “mexplorer render notes.md”.',
  same_file: ({ file }: Args<'file'>) =>
    `the result would replace “${file}”. Name another file with -o.`,
  left: ({ widget }: Args<'widget'>) => `<${widget}> has no picture and is left as it is.`,
  wrote: ({ target, count }: Args<'target count'>) =>
    count ? `Wrote ${target} and ${count} picture${s(count)}.` : `Wrote ${target}.`,
  chinese: ({ file }: Args<'file'>) =>
    `${file}: read and written as GB 18030; --encoding names another encoding.`,
  not_encodable: ({ file, character, label }: Args<'file character label'>) =>
    `${file}: ${label} has no “${character}”. Save the notes in UTF-8.`,
  pipe_output: ({ file }: Args<'file'>) => `“${file}” is a pipe. Name the result with -o.`,
  same_target: ({ file, other, target }: Args<'file other target'>) =>
    `“${other}” and “${file}” would both be written into “${target}”.`,
} satisfies Words;
