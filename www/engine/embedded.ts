import text from 'virtual:mexplorer-core';
import { startEmbeddedWorker } from './embedded-worker.ts';
import type { Way } from './core-source.ts';

/** The way to start a worker with the whole core as text. */
export const embedded: Way = { source: { whole: { text } }, startWorker: startEmbeddedWorker };
