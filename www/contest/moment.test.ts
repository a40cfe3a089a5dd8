/** Moments of contests by the player's clock. */

import { expect, it } from "vitest";
import { dateOf, momentOf } from "./moment";

it("are those of the clock, also minutes before midnight", () => {
  const date = new Date(2026, 10, 28, 9, 5);
  expect(momentOf(date)).toEqual({ day: 20261128, minute: 545 });
  expect(dateOf(momentOf(date))).toEqual(date);
  expect(dateOf({ day: 20270101, minute: 0 }, -15)).toEqual(new Date(2026, 11, 31, 23, 45));
});
