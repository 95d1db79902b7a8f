import type { Run } from 'mexplorer/kit/node';
export declare const pack: Run;
