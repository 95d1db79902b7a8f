/** The octal games with long or unknown periods. */
import type { Args } from 'mexplorer/kit';
declare const _default: {
    see: string;
    title: string;
    lead: ({ n }: Args<'n'>) => string;
    rare_note: string;
    list: string;
    game: string;
    reached: string;
    largest: string;
    mask: string;
    rare: string;
    last: string;
    period: string;
    not_known: string;
    not_here: string;
    elsewhere: string;
    by: string;
    elsewhere_heaps: ({ heaps }: Args<'heaps'>) => string;
    elsewhere_period: ({ length, preperiod }: Args<'length preperiod'>) => string;
    elsewhere_note: ({ by, found }: Args<'by found'>) => string;
    published_note: string;
    proven: ({ length, preperiod }: Args<'length preperiod'>) => string;
    proven_further: ({ length, preperiod, heap }: Args<'length preperiod'> & {
        heap: string;
    }) => string;
    facts: (given: Args<'reached largest mask rare last'> & {
        heap: string;
    }) => string;
    go_on: string;
    go_on_note: ({ upto }: Args<'upto'>) => string;
};
export default _default;
