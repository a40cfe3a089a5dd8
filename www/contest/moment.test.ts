/** Starts of contests by clocks that are set forward and back, as in Berlin in 2026. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isShown, minutesTo, momentBefore, momentOf, startOf } from "./moment";

const HOUR = 3_600_000;
const [SPRING, AUTUMN] = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)];

/** Minutes east of Greenwich. */
const eastAt = (time: number): number => (time >= SPRING && time < AUTUMN ? 120 : 60);

const RealDate = Date;

/** When the clock there shows this; of two such times the first. */
function timeAt([year = 0, month = 0, day = 0, hour = 0, minute = 0]: readonly number[]): number {
  const wall = RealDate.UTC(year, month, day, hour, minute);
  // In spring it goes on as it would have without being set.
  return wall - eastAt(wall - 2 * HOUR) * 60_000;
}

/** A date there, whatever the zone of the machine. */
class Berlin extends RealDate {
  constructor(...parts: number[]) {
    super(...((parts.length < 2 ? parts : [timeAt(parts)]) as [number]));
  }
  get #wall(): Date {
    return new RealDate(this.getTime() + eastAt(this.getTime()) * 60_000);
  }
  override getTimezoneOffset(): number {
    return -eastAt(this.getTime());
  }
  override getFullYear(): number {
    return this.#wall.getUTCFullYear();
  }
  override getMonth(): number {
    return this.#wall.getUTCMonth();
  }
  override getDate(): number {
    return this.#wall.getUTCDate();
  }
  override getHours(): number {
    return this.#wall.getUTCHours();
  }
  override getMinutes(): number {
    return this.#wall.getUTCMinutes();
  }
}

beforeEach(() => {
  vi.stubGlobal("Date", Berlin);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the minutes to a start at this minute of the day, at a UTC time. */
function left(day: number, minute: number, now: number): number {
  return minutesTo(startOf({ start: { day, minute } }, now), now);
}

it.each([
  ["the hour before", Date.UTC(2026, 9, 24, 23, 50), 120, 10],
  ["the hour that comes twice, at first", Date.UTC(2026, 9, 25, 0, 5), 135, 10],
  ["its end", Date.UTC(2026, 9, 25, 0, 5), 180, 115],
  ["a quarter before it comes again", Date.UTC(2026, 9, 25, 0, 50), 180, 70],
  ["the hour that comes twice, again", Date.UTC(2026, 9, 25, 1, 5), 135, 10],
  ["its end, once it has come again", Date.UTC(2026, 9, 25, 1, 50), 180, 10],
  ["the next evening", Date.UTC(2026, 9, 25, 18, 50), 1200, 10],
  ["a day before", Date.UTC(2026, 9, 24, 12, 0), 840, 1500],
])("when the clock is set back, from %s", (_, now, minute, minutes) => {
  const start = startOf({ start: { day: 20261025, minute } }, now) ?? 0;
  expect((start - now) / 60_000).toBe(minutes);
  expect(momentOf(new Date(start))).toEqual({ day: 20261025, minute });
});

it("when the clock is set forward", () => {
  const now = Date.UTC(2026, 2, 29, 0, 50);
  expect(momentOf(new Date(now))).toEqual({ day: 20260329, minute: 110 });
  expect(left(20260329, 180, now)).toBe(10);
  // There is no quarter past two, by which nobody is left to wait.
  const shown = [115, 120, 135, 165, 180].map((minute) =>
    isShown({ start: { day: 20260329, minute } }),
  );
  expect(shown).toEqual([true, false, false, false, true]);
  expect(isShown({ start: null })).toBe(true);
});

it("minutes that have begun count, and there are none to what was announced by a wrong clock", () => {
  const now = Date.UTC(2026, 10, 24, 12, 0, 0);
  expect([minutesTo(now + 1, now), minutesTo(now + 60_001, now)]).toEqual([1, 2]);
  expect([minutesTo(now, now), minutesTo(now - 5, now), minutesTo(null, now)]).toEqual([0, 0, 0]);
  expect(minutesTo(Date.UTC(2099, 0, 1), now)).toBe(0);
});

it("the engine hears of a moment from which it is as far to the start", () => {
  expect(momentBefore({ day: 20260329, minute: 180 }, 10)).toEqual({ day: 20260329, minute: 170 });
  expect(momentBefore({ day: 20270101, minute: 0 }, 5)).toEqual({ day: 20261231, minute: 1435 });
  expect(momentBefore({ day: 120270101, minute: 0 }, 5)).toEqual({ day: 120261231, minute: 1435 });
});
