/** Moments of contests, by the player's clock. */

import type { Moment, OfferView } from "../pkg/istaka/istaka";

/** Milliseconds of a minute, and minutes of a day. */
export const MINUTE = 60_000;
const DAY = 24 * 60;

/** Returns the day of a date, as in 20261124, and the minute of the day. */
export function momentOf(date: Date): Moment {
  const day = dayNumber(date.getFullYear(), date.getMonth(), date.getDate());
  return { day, minute: date.getHours() * 60 + date.getMinutes() };
}

/** A day as in 20261124; months count from 0. */
function dayNumber(year: number, month: number, date: number): number {
  return (year * 100 + month + 1) * 100 + date;
}

/** Year, month and day of the month. */
function partsOf(day: number): [year: number, month: number, date: number] {
  return [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
}

/** Returns the first date at which the clock shows a moment. */
export function dateOf({ day, minute }: Moment): Date {
  const [year, month, date] = partsOf(day);
  return new Date(year, month - 1, date, Math.floor(minute / 60), minute % 60);
}

/** Returns the start of a contest in milliseconds; null if it starts at once. */
export function startOf({ start }: Pick<OfferView, "start">, now = Date.now()): number | null {
  if (!start) return null;
  const first = dateOf(start).getTime();
  // The clock shows an hour twice in the night in which it is set back.
  const again = first + setBack(first);
  return first <= now && shows(again, start) ? again : first;
}

/** Returns true if the clock ever shows the start, as it skips an hour in spring. */
export function isShown({ start }: Pick<OfferView, "start">): boolean {
  return start === null || shows(dateOf(start).getTime(), start);
}

/** Counts the minutes until a time, rounded up; 0 after it. */
export function minutesTo(time: number | null, now = Date.now()): number {
  if (time === null) return 0;
  const minutes = Math.max(0, Math.ceil((time - now) / MINUTE));
  // No contest is offered that long before its start: the clock was set back since.
  return minutes > DAY ? 0 : minutes;
}

/**
 * Returns the moment a number of minutes before a start, without changes to daylight saving time,
 * which the engine does not know.
 */
export function momentBefore({ day, minute }: Moment, minutes: number): Moment {
  const [year, month, date] = partsOf(day);
  const before = new Date(Date.UTC(year, month - 1, date, 0, minute - minutes));
  return {
    day: dayNumber(before.getUTCFullYear(), before.getUTCMonth(), before.getUTCDate()),
    minute: before.getUTCHours() * 60 + before.getUTCMinutes(),
  };
}

function shows(time: number, { day, minute }: Moment): boolean {
  const moment = momentOf(new Date(time));
  return moment.day === day && moment.minute === minute;
}

/** Returns the milliseconds by which the clock is set back around a time. */
function setBack(time: number): number {
  const [before, after] = [-DAY, DAY].map((minutes) =>
    new Date(time + minutes * MINUTE).getTimezoneOffset(),
  );
  return Math.max(0, (after ?? 0) - (before ?? 0)) * MINUTE;
}
