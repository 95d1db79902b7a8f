/** Whether somebody has been here before: apart from the progress itself, for the first view. */

/** Where the progress of the course is stored. */
export const COURSE = 'mexplorer-course';
const GREETED = 'mexplorer-greeted';

/** Whether the introduction is still offered. */
export function isFirstVisit() {
  try {
    return [COURSE, GREETED].every((key) => globalThis.localStorage?.getItem(key) == null);
  } catch {
    return true;
  }
}

export function greeted() {
  try {
    globalThis.localStorage?.setItem(GREETED, '1');
  } catch {
    // Without storage it is offered again on the next visit.
  }
}
