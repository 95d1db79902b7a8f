/**
 * The list of the site's extras (optional modules). Views, texts, widgets and the command line use this list;
 * no other file in www names an extra.
 */
import { addWords } from './i18n/languages.ts';
import { classroom } from '../extras/class/extra.ts';
import { hosts } from '../extras/hosts/extra.ts';
import { practice } from '../extras/practice/extra.ts';
import { print } from '../extras/print/extra.ts';
import { proofs } from '../extras/proofs/extra.ts';
import type { Extra } from './extra.ts';

export const extras: readonly Extra[] = [practice, classroom, hosts, print, proofs];

extras.forEach(addWords);
