/** The words of sheets and of the class, loaded with their views and with a package for a platform. */
import en from './en/class.js';
import zh from './zh/class.js';
import { languages } from './languages.js';

languages.en.words.class = en;
languages.zh.words.class = zh;
