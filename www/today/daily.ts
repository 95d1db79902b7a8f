/**
 * The position of the day, computed from the date alone without a server: the same for everybody, and never
 * changed later. Each weekday has its own games, from easy ones on Monday to hard ones on Sunday. A date is a
 * text such as `2026-11-24` in the reader's own calendar, so this module needs no time zone.
 */
import { weekdays } from './daily-positions.ts';

/** The position of a day; `level` runs from 1 on Mondays to 7 on Sundays. */
type Daily = { date: string; game: string; position: string; level: number };

/** The date of the first position. */
export const FIRST_DAY = '2026-11-01';

/** The Monday before `FIRST_DAY`, from which days are counted. */
const MONDAY = Date.UTC(2026, 9, 26);
const DAY = 24 * 60 * 60 * 1000;

/** Return the time of midnight (UTC) of a date, or null if the text is no date. */
function timeOf(date: string) {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  if (!found) return null;
  const [year, month, day] = found.slice(1).map(Number);
  const time = Date.UTC(year, month - 1, day);
  return dateOf(time) === date ? time : null;
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Return whether a text is a date of the calendar. */
export const isDate = (text: string) => timeOf(text) !== null;

/** Return the current date in the reader's own time zone. */
export function today(now: Date = new Date()) {
  return dateOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** Return the date a number of days later; earlier if the number is negative. */
export const shifted = (date: string, days: number) => dateOf(Number(timeOf(date)) + days * DAY);

/**
 * For each weekday, its positions in the order of the weeks. The games alternate, each in proportion to its
 * number of positions.
 */
const order = weekdays.map((games) =>
  games
    .flatMap(([game, text]) => {
      const positions = text.split(' | ');
      return positions.map((position, i) => ({ game, position, at: (i + 0.5) / positions.length }));
    })
    .sort((a, b) => a.at - b.at),
);

/**
 * Return the position of the day.
 * @param date not before `FIRST_DAY`
 */
export function daily(date: string): Daily {
  const days = Math.round((Number(timeOf(date)) - MONDAY) / DAY);
  const weekday = days % 7;
  const list = order[weekday];
  const { game, position } = list[Math.floor(days / 7) % list.length];
  return { date, game, position, level: weekday + 1 };
}
