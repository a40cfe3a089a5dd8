/** Numbers with a digit after the point, in the language of the page. */

/** "1.4", and with a sign "+1.4" or "−0.3". */
export function decimal(number: number, sign: "signed" | "plain" = "plain"): string {
  return print(number, { signDisplay: sign === "signed" ? "exceptZero" : "auto" });
}

/** "12.3 %" of a number from 0 to 1. */
export function percent(share: number): string {
  return print(share, { style: "percent" });
}

function print(number: number, how: Intl.NumberFormatOptions): string {
  const { lang } = document.documentElement;
  const form = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, ...how });
  // Print has a sign of its own for what is less than nothing.
  return form.format(number).replace("-", "−");
}
