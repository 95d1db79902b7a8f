/** The words of the report on a finished game, loaded with its element. */
import en from './en/report.js';
import zh from './zh/report.js';
import { languages } from './languages.js';

languages.en.words.report = en;
languages.zh.words.report = zh;
