/**
 * Days by their dates, as "2026-11-24", and moments, as "2026-11-24T20:15:00.000Z". A day is one of
 * the local clock.
 */

/** A moment of a year with four digits. */
const MOMENT = /^\d{4}-.{18}Z$/;

/** Returns true for a moment in ISO format with an existing date. */
export function isMoment(data: unknown): data is string {
  if (typeof data !== "string" || !MOMENT.test(data)) return false;
  const date = new Date(data);
  return isTime(date.getTime()) && date.toISOString() === data;
}

/** Returns true for an existing date. */
export function isDay(data: unknown): data is string {
  return isMoment(`${data}T00:00:00.000Z`);
}

/** Returns true for milliseconds that a `Date` can hold. */
function isTime(data: unknown): data is number {
  return Number.isSafeInteger(data) && !Number.isNaN(new Date(Number(data)).getTime());
}

/** The local date of a moment. */
export function dayOf(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [`${year}`.padStart(4, "0"), two(month), two(day)].join("-");
}

/** The local date of today; after the year 9999 the last day with four digits. */
export function today(): string {
  const day = dayOf(new Date());
  return isDay(day) ? day : "9999-12-31";
}

/** The date a number of days later. */
export function dayAfter(date: string, days: number): string {
  const moment = noonOf(date);
  moment.setDate(moment.getDate() + days);
  return dayOf(moment);
}

/** Noon of a day, so that daylight saving does not change the date. */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

/** The number of days among which one may be missed. */
const WEEK = 7;

/** Counts the days in a row up to and including `last`; one missed day in seven is forgiven. */
export function daysInRow(last: string, counts: (date: string) => boolean): number {
  let [days, since] = [0, WEEK];
  for (let day = last; ; day = dayAfter(day, -1)) {
    const missed = !counts(day);
    if (missed && (since < WEEK || !counts(dayAfter(day, -1)))) return days;
    since = missed ? 1 : since + 1;
    if (!missed) days += 1;
  }
}

/**
 * The weeks of a month ("2026-11"), from a weekday on, 1 for Monday to 7; null for days of other
 * months.
 */
export function weeksOf(month: string, starts = 1): (string | null)[][] {
  const first = `${month}-01`;
  const before = (noonOf(first).getDay() + 7 - starts) % 7;
  const days: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; day.startsWith(month); day = dayAfter(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

function two(number: number): string {
  return `${number}`.padStart(2, "0");
}
