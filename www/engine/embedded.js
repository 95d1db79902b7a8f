import text from 'virtual:mexplorer-core';
import { startEmbeddedWorker } from './embedded-worker.js';

/** The whole core as text. @type {import('./core-source.js').Way} */
export const embedded = { source: { whole: { text } }, startWorker: startEmbeddedWorker };
