/** The words of single boards, loaded with the boards that say them. */
import en from './en/boards.js';
import zh from './zh/boards.js';
import { languages } from './languages.js';

languages.en.words.boards = en;
languages.zh.words.boards = zh;
