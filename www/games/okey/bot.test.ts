/** A bot's pace as it is seen. */

import { expect, it } from "vitest";
import { paceOf } from "../../pace";
import { DEFAULTS } from "../../settings";
import { moveIn } from "./bot";

/** Milliseconds of the longest way of a tile. */
const LONGEST = 240;

it("gives the eye time to follow a bot at the normal pace, more at the slow one, less at the fast one", () => {
  const { time } = moveIn("discard");
  const [slow, normal, fast] = (["slow", "normal", "fast"] as const).map((pace) => {
    const { travel, wait } = paceOf({ ...DEFAULTS, pace }, false, false);
    // Where a choice is clear, a bot takes six tenths of what is usual.
    return 0.6 * wait * time - travel * LONGEST;
  }) as [number, number, number];
  // A throw lies for a while before the next thing happens.
  expect(normal).toBeGreaterThan(200);
  expect(slow).toBeGreaterThan(normal);
  expect(fast).toBeLessThan(normal);
});
