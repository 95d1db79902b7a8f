/** The words of sheets and of the class, loaded with their views and with a package for a platform. */
import en from './en/class.ts';
import zh from './zh/class.ts';
import { languages } from './languages.ts';

languages.en.words.class = en;
languages.zh.words.class = zh;
