/** Whether somebody has been here before: apart from the progress itself, for the first view. */
import { readText, writeText } from '../ui/storage.ts';

/** Where the progress of the course is stored. */
export const COURSE = 'mexplorer-course';
const GREETED = 'mexplorer-greeted';

/** Whether the introduction is still offered. */
export const isFirstVisit = () => [COURSE, GREETED].every((key) => readText(key) === null);

export const greeted = () => writeText(GREETED, '1');
