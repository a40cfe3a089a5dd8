/** The player's clock, as contests know it. */

import type { Moment, OfferView } from "../pkg/istaka/istaka";

/** Milliseconds of a minute, and minutes of a day. */
export const MINUTE = 60_000;
const DAY = 24 * 60;

/** The day of a date, as in 20261124, and the minute of it. */
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

/** The first date at which the clock shows a moment. */
export function dateOf({ day, minute }: Moment): Date {
  const [year, month, date] = partsOf(day);
  return new Date(year, month - 1, date, Math.floor(minute / 60), minute % 60);
}

/** When a contest starts, in milliseconds; null where that is at once. */
export function startOf({ start }: Pick<OfferView, "start">, now = Date.now()): number | null {
  if (!start) return null;
  const first = dateOf(start).getTime();
  // In the night in which the clock is set back it shows an hour twice.
  const again = first + setBack(first);
  return first <= now && shows(again, start) ? again : first;
}

/** True if the clock shows that start: it skips an hour in spring. */
export function isShown({ start }: Pick<OfferView, "start">): boolean {
  return start === null || shows(dateOf(start).getTime(), start);
}

/** Minutes from now until then, begun ones too; 0 once it has come. */
export function minutesTo(time: number | null, now = Date.now()): number {
  if (time === null) return 0;
  const minutes = Math.max(0, Math.ceil((time - now) / MINUTE));
  // So late is nothing announced: the clock was set back since.
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

/** Milliseconds by which the clock is set back around this time. */
function setBack(time: number): number {
  const [before, after] = [-DAY, DAY].map((minutes) =>
    new Date(time + minutes * MINUTE).getTimezoneOffset(),
  );
  return Math.max(0, (after ?? 0) - (before ?? 0)) * MINUTE;
}
