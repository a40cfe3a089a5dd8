/** Days by their dates, as "2026-11-24": a day is the player's own, by his clock. */

/** The date on the player's clock. */
export function dayOf(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [`${year}`.padStart(4, "0"), two(month), two(day)].join("-");
}

/** So many days after a date. */
export function dayAfter(date: string, days: number): string {
  const moment = noonOf(date);
  moment.setDate(moment.getDate() + days);
  return dayOf(moment);
}

/** Noon, so that no change of the clock makes it another day. */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

/** How many days in a row count, up to the last one and with it. */
export function daysInRow(last: string, counts: (date: string) => boolean): number {
  let days = 0;
  for (let day = last; counts(day); day = dayAfter(day, -1)) days += 1;
  return days;
}

/** The weeks of a month ("2026-11"), from Monday to Sunday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = (noonOf(first).getDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; day.startsWith(month); day = dayAfter(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

function two(number: number): string {
  return `${number}`.padStart(2, "0");
}
