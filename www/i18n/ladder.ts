/** The words of the ladder and of the position of the day, loaded with their views. */
import en from './en/ladder.ts';
import zh from './zh/ladder.ts';
import { languages } from './languages.ts';

languages.en.words.ladder = en;
languages.zh.words.ladder = zh;
