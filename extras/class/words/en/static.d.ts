import type { Args } from 'mexplorer/kit';
/** What the verb `pack` adds to the words of the command line. */
declare const _default: {
    'cli.verb_pack': string;
    'cli.option_scorm': string;
    'cli.option_html': string;
    'cli.option_home': string;
    'cli.more_pack': string;
    'cli.pack_what': string;
    'cli.pack_out': string;
    'cli.pack_kind': string;
    'cli.pack_version': ({ found }: Args<'found'>) => string;
    'cli.pack_no_such': ({ file }: Args<'file'>) => string;
    'cli.pack_home': ({ found }: Args<'found'>) => string;
    'cli.packed': ({ target, kilobytes }: Args<'target kilobytes'>) => string;
};
export default _default;
