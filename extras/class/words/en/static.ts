import type { Args } from 'mexplorer/kit';

/** What the verb `pack` adds to the words of the command line. */
export default {
  'cli.verb_pack':
    '  mexplorer pack WHAT             a task sheet (sheet.json) or a lesson (nim) as a package',
  'cli.option_scorm': '      --scorm 1.2|2004            a package for a learning platform',
  'cli.option_html': '      --html                      a package for a disk or a web server',
  'cli.option_home':
    '      --home URL                  where Mexplorer is, for the links of a lesson',
  'cli.more_pack': 'WHAT is the file of a task sheet, or the name of a lesson.',
  'cli.pack_what':
    'expected one file with a task sheet, or one lesson, as in “mexplorer pack sheet.json”.',
  'cli.pack_out': 'where to? Expected --out, as in “--out sheet.zip”.',
  'cli.pack_kind': 'expected either --scorm 1.2, --scorm 2004 or --html.',
  'cli.pack_version': ({ found }: Args<'found'>) =>
    `--scorm: expected 1.2 or 2004, found “${found}”.`,
  'cli.pack_no_such': ({ file }: Args<'file'>) => `there is no file and no lesson “${file}”.`,
  'cli.pack_home': ({ found }: Args<'found'>) =>
    `--home: expected an address that begins with https://, found “${found}”.`,
  'cli.packed': ({ target, kilobytes }: Args<'target kilobytes'>) =>
    `Wrote ${target}, ${kilobytes} kB.`,
};
