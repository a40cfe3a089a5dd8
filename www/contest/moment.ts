/** Moments of contests, by the player's clock. */

import type { Moment } from "../pkg/istaka/istaka";

/** Returns the day of a date, or of now, as in 20261124, and the minute of the day. */
export function momentOf(date = new Date()): Moment {
  const day = (date.getFullYear() * 100 + date.getMonth() + 1) * 100 + date.getDate();
  return { day, minute: date.getHours() * 60 + date.getMinutes() };
}

/** Returns the first date at which the clock shows a moment, some minutes later. */
export function dateOf({ day, minute }: Moment, later = 0): Date {
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  return new Date(year, month - 1, date, 0, minute + later);
}
