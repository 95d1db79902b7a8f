import type { Args } from 'mexplorer/kit';
/** What the proofs in pieces add to the words of the command line. */
declare const _default: {
    'cli.verb_prove': string;
    'cli.option_pieces': string;
    'cli.option_processes': string;
    'cli.more_prove': string;
    'cli.check_piece': ({ piece, from, to }: Args<'piece from to'>) => string;
    'cli.check_windows': ({ first, last, of, preperiod, period, }: Args<'first last of preperiod period'>) => string;
    'cli.check_windows_wrong': ({ what }: Args<'what'>) => string;
    'cli.prove_usage': string;
    'cli.prove_other': ({ game }: Args<'game'>) => string;
    'cli.prove_reached': ({ heap, rate }: Args<'heap rate'>) => string;
    'cli.prove_done': ({ game, preperiod, period, file }: Args<'game preperiod period file'>) => string;
    'cli.more_check_pieces': string;
};
export default _default;
