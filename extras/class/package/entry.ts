/**
 * dist/mexplorer-package.js, the script of a package that `npx mexplorer pack` writes: a sheet or a lesson
 * alone, for a learning platform or a disk. A classic script that fetches nothing.
 */
import { addWords } from 'mexplorer/kit';
import { classroom } from '../extra.ts';
import './mex-package.ts';
import { start } from './start-package.ts';

addWords(classroom);
start(document);
