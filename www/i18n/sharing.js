/** The words of embedding and sharing, loaded with what says them. */
import en from './en/sharing.js';
import zh from './zh/sharing.js';
import { languages } from './languages.js';

languages.en.words.sharing = en;
languages.zh.words.sharing = zh;
