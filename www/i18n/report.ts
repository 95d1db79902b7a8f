/** The words of the report on a finished game, loaded with its element. */
import en from './en/report.ts';
import zh from './zh/report.ts';
import { languages } from './languages.ts';

languages.en.words.report = en;
languages.zh.words.report = zh;
