/**
 * The position of the day, from the date alone: the same for everybody, without a server, and it
 * never changes. Each weekday has its games, easy ones on Monday and hard ones on Sunday. A date is
 * a text such as `2026-11-24`, in the reader's own calendar; this module needs no time zone.
 */
import { weekdays } from './daily-positions.ts';

/** `level`: 1 on Mondays to 7 on Sundays */
type Daily = { date: string; game: string; position: string; level: number };

/** The date of the first position. */
export const FIRST_DAY = '2026-11-01';

/** Days are counted from the Monday before. */
const MONDAY = Date.UTC(2026, 9, 26);
const DAY = 24 * 60 * 60 * 1000;

/** Midnight of a date, or null. */
function timeOf(date: string) {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  if (!found) return null;
  const [year, month, day] = found.slice(1).map(Number);
  const time = Date.UTC(year, month - 1, day);
  return dateOf(time) === date ? time : null;
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a date of the calendar. */
export const isDate = (text: string) => timeOf(text) !== null;

/** The date in the reader's own calendar. */
export function today(now: Date = new Date()) {
  return dateOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** A date some days later, or earlier. */
export const shifted = (date: string, days: number) => dateOf(Number(timeOf(date)) + days * DAY);

/**
 * The positions of a weekday in the order of their weeks: the games alternate, each in proportion
 * to its count of positions.
 */
const order = weekdays.map((games) =>
  games
    .flatMap(([game, text]) => {
      const positions = text.split(' | ');
      return positions.map((position, i) => ({ game, position, at: (i + 0.5) / positions.length }));
    })
    .sort((a, b) => a.at - b.at),
);

/** @param date from FIRST_DAY on */
export function daily(date: string): Daily {
  const days = Math.round((Number(timeOf(date)) - MONDAY) / DAY);
  const weekday = days % 7;
  const list = order[weekday];
  const { game, position } = list[Math.floor(days / 7) % list.length];
  return { date, game, position, level: weekday + 1 };
}
