/** Numbers and dates in the language of the page. */

import { noonOf } from "../base/calendar";
import { localeOf } from "../base/locale";
import type { Luck } from "../engine/views";

/** Formats a number with one decimal: "1.4", or with a sign "+1.4" or "−0.3". */
export function decimal(
  number: number,
  sign: "signed" | "plain" = "plain",
  digits: Digits = 1,
): string {
  const signDisplay = sign === "signed" ? "exceptZero" : "auto";
  return print(number, { signDisplay, maximumFractionDigits: digits });
}

/** Number of decimals. */
export type Digits = 1 | 2;

/** Rounds a number as `decimal` prints it, so that results agree with the numbers shown. */
export function printed(number: number, digits: Digits = 1): number {
  return Math.round(number * 10 ** digits) / 10 ** digits;
}

/** Returns the number that decides between singular and plural: 0.96 is printed as 1. */
export function printedCount(number: number, digits: Digits = 1): number {
  return Math.abs(printed(number, digits));
}

/** Returns the number of tiles that helped beyond chance, rounded as printed. */
export function gainedBy(
  { helped, expected }: Pick<Luck, "helped" | "expected">,
  digits: Digits = 1,
): number {
  return helped - printed(expected, digits);
}

/** Formats a share from 0 to 1: "12.3 %", or "12 %" without decimals. */
export function percent(share: number, digits: 0 | 1 = 1): string {
  return print(share, { style: "percent", maximumFractionDigits: digits });
}

function print(number: number, how: Intl.NumberFormatOptions): string {
  const form = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1, ...how });
  // Uses the typographic minus sign.
  return form.format(number).replace("-", "−");
}

/**
 * Formats a moment, or a day as in "2026-11-24", by the reader's region; a dash for an invalid one.
 */
export function dated(date: Date | string, style: Intl.DateTimeFormatOptions): string {
  const moment = typeof date === "string" ? noonOf(date) : date;
  if (Number.isNaN(moment.getTime())) return "–";
  return new Intl.DateTimeFormat(localeOf(pageLanguage()), style).format(moment);
}

function pageLanguage(): string {
  return document.documentElement.lang;
}
