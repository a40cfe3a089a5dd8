/** Numbers and dates, in the language of the page. */

import type { Luck } from "../views";

/** "1.4", and with a sign "+1.4" or "−0.3". */
export function decimal(number: number, sign: "signed" | "plain" = "plain"): string {
  return print(number, { signDisplay: sign === "signed" ? "exceptZero" : "auto" });
}

/** A number as `decimal` prints it: what is reckoned with it agrees with what is read. */
export function printed(number: number): number {
  return Math.round(number * 10) / 10;
}

/** What a word beside a decimal goes by: "1 tile" is also what 0.96 is printed as. */
export function printedCount(number: number): number {
  return Math.abs(printed(number));
}

/** The number of tiles that helped beyond chance, as it is printed. */
export function gainedBy({ helped, expected }: Pick<Luck, "helped" | "expected">): number {
  return helped - printed(expected);
}

/** "12.3 %" of a number from 0 to 1; "12 %" without digits after the point. */
export function percent(share: number, digits: 0 | 1 = 1): string {
  return print(share, { style: "percent", maximumFractionDigits: digits });
}

function print(number: number, how: Intl.NumberFormatOptions): string {
  const form = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1, ...how });
  // Print has a sign of its own for what is less than nothing.
  return form.format(number).replace("-", "−");
}

/** "24 November 2026", or as the style has it; a dash for a date that there is not. */
export function dated(date: Date, style: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(date.getTime())) return "–";
  return new Intl.DateTimeFormat(pageLanguage(), style).format(date);
}

function pageLanguage(): string {
  return document.documentElement.lang;
}
