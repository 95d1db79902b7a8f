import type { Args } from 'mexplorer/kit';

/** Texts of the command `pack`, added to the texts of the command line. */
export default {
  verb_pack:
    '  mexplorer pack WHAT             a task sheet (sheet.json) or a lesson (nim) as a package',
  option_scorm: '      --scorm 1.2|2004            a package for a learning platform',
  option_html: '      --html                      a package for a disk or a web server',
  option_home: '      --home URL                  where Mexplorer is, for the links of a lesson',
  more_pack: 'WHAT is the file of a task sheet, or the name of a lesson.',
  pack_what:
    'expected one file with a task sheet, or one lesson, as in “mexplorer pack sheet.json”.',
  pack_out: 'where to? Expected --out, as in “--out sheet.zip”.',
  pack_kind: 'expected either --scorm 1.2, --scorm 2004 or --html.',
  pack_version: ({ found }: Args<'found'>) => `--scorm: expected 1.2 or 2004, found “${found}”.`,
  pack_no_such: ({ file }: Args<'file'>) => `there is no file and no lesson “${file}”.`,
  pack_home: ({ found }: Args<'found'>) =>
    `--home: expected an address that begins with https://, found “${found}”.`,
  packed: ({ target, kilobytes }: Args<'target kilobytes'>) => `Wrote ${target}, ${kilobytes} kB.`,
  flaw: ({ file, says }: Args<'file says'>) => `${file}: ${says}`,
};
