/** The player's clock, as contests know it. */

import type { Moment, OfferView } from "../pkg/contest/istaka";

/** The day of a date, as in 20261124, and the minute of it. */
export function momentOf(date: Date): Moment {
  const day = (date.getFullYear() * 100 + date.getMonth() + 1) * 100 + date.getDate();
  return { day, minute: date.getHours() * 60 + date.getMinutes() };
}

/** The date of a moment. */
export function dateOf({ day, minute }: Moment): Date {
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  return new Date(year, month - 1, date, Math.floor(minute / 60), minute % 60);
}

/** When a contest starts, in milliseconds; null where that is at once. */
export function startOf({ start }: Pick<OfferView, "start">): number | null {
  return start && dateOf(start).getTime();
}
