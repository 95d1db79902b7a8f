/**
 * The entry of dist/mexplorer-package.js, the script of a package that `npx mexplorer pack` writes: one task
 * sheet or one lesson, for a learning platform or a disk. The script is a classic script and loads nothing.
 */
import { addWords } from 'mexplorer/kit';
import { classroom } from '../extra.ts';
import './mex-package.ts';
import { start } from './start-package.ts';

addWords(classroom);
start(document);
