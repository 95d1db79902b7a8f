/** The settings that this browser stores; www/public/boot.js reads the first three before the page. */
import { Saved, readText } from './saved.ts';

export type ThemeChoice = 'auto' | 'light' | 'dark';

export const theme = choice<ThemeChoice>('theme', 'auto light dark');
export const lang = choice('lang');
export const said = choice<'full' | 'brief'>('said', 'full brief');
/** The fields beside a board. */
export const fields = choice<'closed' | 'open'>('fields', 'closed open');
export const sound = choice<'off' | 'on'>('sound', 'off on');
const greeted = choice<'1'>('greeted', '1');

/** Whether the introduction is offered. */
export const isFirstVisit = () => !greeted.value && readText('mexplorer-course') === null;

export const greet = () => (greeted.value = '1');

/** A text out of a few; '' for none. */
function choice<T extends string = string>(name: string, values?: string) {
  const known = values?.split(' ');
  return new Saved<T | ''>({
    key: `mexplorer-${name}`,
    none: () => '',
    read: (text) => (!known || known.includes(text) ? (text as T) : ''),
    write: String,
  });
}
