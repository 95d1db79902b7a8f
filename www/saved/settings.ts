/**
 * The settings that this browser stores. www/public/boot.js reads theme, language and announcements before
 * the page loads.
 */
import { Saved, readText } from './saved.ts';

export type ThemeChoice = 'auto' | 'light' | 'dark';

export const theme = choice<ThemeChoice>('theme', 'auto light dark');
export const lang = choice('lang');
export const said = choice<'full' | 'brief'>('said', 'full brief');
/** Whether the fields for game and position beside a board are folded. */
export const fields = choice<'closed' | 'open'>('fields', 'closed open');
export const sound = choice<'off' | 'on'>('sound', 'off on');
const greeted = choice<'1'>('greeted', '1');

/** Return whether the welcome is to be shown: it was not dismissed, and no progress is stored. */
export const isFirstVisit = () => !greeted.value && readText('mexplorer-course') === null;

export const greet = () => (greeted.value = '1');

/**
 * Create a stored text; '' if none is chosen.
 * @param values the allowed texts, separated by spaces; without it, any text is allowed
 */
function choice<T extends string = string>(name: string, values?: string) {
  const known = values?.split(' ');
  return new Saved<T | ''>({
    key: `mexplorer-${name}`,
    none: () => '',
    read: (text) => (!known || known.includes(text) ? (text as T) : ''),
    write: String,
  });
}
