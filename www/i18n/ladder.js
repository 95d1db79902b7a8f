/** The words of the ladder and of the position of the day, loaded with their views. */
import en from './en/ladder.js';
import zh from './zh/ladder.js';
import { languages } from './languages.js';

languages.en.words.ladder = en;
languages.zh.words.ladder = zh;
