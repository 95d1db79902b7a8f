/** The texts of the command line. */
import type { Args } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

export default {
  about: 'Mexplorer: widgets of impartial games for lecture notes, and practice problems.',
  option_output:
    '  -o, --output, --out FILE        where to write; a folder if it ends in / or is one',
  option_lang:
    '      --lang en|zh                the language of pictures and messages; else that of the notes or the system',
  option_encoding:
    '      --encoding NAME             how files are encoded; else UTF-8, UTF-16 by its mark, or GB 18030',
  option_help:
    '  -h, --help                      this text; of one verb, as in “mexplorer VERB --help”',
  more: `“mexplorer VERB --help” explains a verb. The exit status is 0, 1 if what is checked is wrong,
and 2 if a call is not understood or a file cannot be read or written.`,
  no_command: ({ command, known }: Args<'command'> & { known: string[] }) =>
    `there is no verb “${command}”. Expected one of ${known.join(', ')}; “mexplorer --help” explains them.`,
  unknown_option: ({ option }: Args<'option'>) =>
    `there is no option ${option}. “mexplorer --help” lists all.`,
  other_verb: ({ option, verb }: Args<'option verb'>) =>
    `${verb} has no option ${option}. “mexplorer ${verb} --help” lists its own.`,
  needs_verb: ({ option }: Args<'option'>) =>
    `${option} needs a verb. “mexplorer --help” lists them.`,
  needs_value: ({ option }: Args<'option'>) =>
    `${option} needs a value. “mexplorer --help” lists them.`,
  no_value: ({ option }: Args<'option'>) => `${option} takes no value.`,
  two_outputs: '-o, --output and --out are one option. Expected one of them.',
  bad_choice: ({ option, found, known }: Args<'option found'> & { known: string[] }) =>
    `${option}: expected one of ${known.join(', ')}, found “${found}”.`,
  bad_encoding: ({ found }: Args<'found'>) =>
    `--encoding: expected a name such as utf-8, gb18030 or big5, found “${found}”.`,
  no_stdout: '-o: expected a file or a folder, found “-”.',
  stdin: 'standard input',
  stdout: 'standard output',
  no_text: ({ name, byte, label }: Args<'name byte label'>) =>
    `${name} is no text: byte ${byte}, counted from 0, is wrong in ${label}. Name another encoding with --encoding.`,
  cut_text: ({ name, byte, label }: Args<'name byte label'>) =>
    `${name} is no whole text: it ends within a character of ${label}, after byte ${byte}.`,
  system: ({ file, code }: Args<'file code'>) => `${file}: the system refuses it (${code}).`,
  system_ENOENT: ({ file }: Args<'file'>) => `there is no file “${file}”.`,
  system_EACCES: ({ file }: Args<'file'>) => `${file}: permission is denied.`,
  system_EPERM: ({ file }: Args<'file'>) => `${file}: permission is denied.`,
  system_EROFS: ({ file }: Args<'file'>) => `${file}: the disk can only be read.`,
  system_EISDIR: ({ file }: Args<'file'>) => `“${file}” is a folder. Expected a file.`,
  system_ENOTDIR: ({ file }: Args<'file'>) =>
    `“${file}” is a file, or lies in one. Expected a folder.`,
  system_EEXIST: ({ file }: Args<'file'>) => `“${file}” is a file. Expected a folder.`,
  system_ENOSPC: ({ file }: Args<'file'>) => `${file}: the disk is full.`,
  system_EDQUOT: ({ file }: Args<'file'>) => `${file}: the disk is full.`,
  system_EFBIG: ({ file }: Args<'file'>) => `${file}: the file grows too large.`,
  system_ENAMETOOLONG: ({ file }: { file: string }) =>
    `the name “${file.slice(0, 60)}…” is too long.`,
  system_ELOOP: ({ file }: Args<'file'>) => `“${file}” links to itself.`,
  system_EMFILE: ({ file }: Args<'file'>) => `${file}: too many files are open.`,
  system_EBUSY: ({ file }: Args<'file'>) => `${file}: another program uses it.`,
  system_EIO: ({ file }: Args<'file'>) => `${file}: the device failed.`,
  at: ({ file, line, column, says }: Args<'file line column says'>) =>
    `${file}, line ${line}, column ${column}: ${says}`,
  internal: ({ reason }: Args<'reason'>) =>
    `something broke inside, which is our mistake, not yours (${reason}).`,
  too_long: ({ name }: Args<'name'>) => `${name} is longer than 64 MB.`,
} satisfies Words;
