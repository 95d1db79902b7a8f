/** Saving a proof as a file, and checking such a file. */
import type { Args } from 'mexplorer/kit';
declare const _default: {
    title: string;
    lead: string;
    save: string;
    saving: string;
    saved: ({ name }: Args<'name'>) => string;
    check: string;
    checking: ({ name, percent }: Args<'name percent'>) => string;
    proven: ({ name }: Args<'name'>) => string;
    refused: ({ name }: Args<'name'>) => string;
    why: string;
    large: string;
    unread: string;
    no_worker: string;
    'claim.values': ({ game, preperiod, period }: Args<'game period'> & {
        preperiod: number;
    }) => string;
    'claim.classes': (given: Args<'game period'> & {
        order: number;
        lost: number;
        preperiod: number;
    }) => string;
    'account.octal-period': ({ bound }: {
        bound: number;
    }) => string;
    'account.rare': ({ bound, rare }: {
        bound: number;
        rare: number;
    }) => string;
    'account.subtraction-period': ({ bound }: {
        bound: number;
    }) => string;
    'account.closed-form': ({ bound }: {
        bound: number;
    }) => string;
    'account.misere-quotient': ({ bound }: {
        bound: number;
    }) => string;
};
export default _default;
