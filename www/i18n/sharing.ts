/** The words of embedding and sharing, loaded with what says them. */
import en from './en/sharing.ts';
import zh from './zh/sharing.ts';
import { languages } from './languages.ts';

languages.en.words.sharing = en;
languages.zh.words.sharing = zh;
