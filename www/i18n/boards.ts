/** The words of single boards, loaded with the boards that say them. */
import en from './en/boards.ts';
import zh from './zh/boards.ts';
import { languages } from './languages.ts';

languages.en.words.boards = en;
languages.zh.words.boards = zh;
