/** What the settings and the system say about motion, and what follows. */

import { expect, it } from "vitest";
import { CHOICES } from "./choices";
import { paceOf, THROW } from "./pace";
import { DEFAULTS } from "./settings";

/** Milliseconds of the longest way of a tile. */
const LONGEST = 240;

it("moves nothing where the system asks for less motion, at whatever pace the bots play", () => {
  for (const pace of CHOICES.pace) {
    const settings = { ...DEFAULTS, pace };
    const reduced = paceOf(settings, true, false);
    expect(reduced.travel, pace).toBe(0);
    expect(reduced.wait, pace).toBe(paceOf(settings, false, false).wait);
  }
});

it("is still when motion is switched off, with bots that play as fast as before", () => {
  for (const pace of CHOICES.pace) {
    const { wait } = paceOf({ ...DEFAULTS, pace }, false, false);
    const still = paceOf({ ...DEFAULTS, pace, still: true }, false, false);
    expect(still, pace).toEqual({ travel: 0, wait });
  }
});

it("gives the eye time to follow a bot at the normal pace, more at the slow one, less at the fast one", () => {
  const [slow, normal, fast] = (["slow", "normal", "fast"] as const).map((pace) => {
    const { travel, wait } = paceOf({ ...DEFAULTS, pace }, false, false);
    // Where a choice is clear, a bot takes six tenths of what is usual.
    return 0.6 * wait * THROW - travel * LONGEST;
  }) as [number, number, number];
  // A throw lies for a while before the next thing happens.
  expect(normal).toBeGreaterThan(200);
  expect(slow).toBeGreaterThan(normal);
  expect(fast).toBeLessThan(normal);
});

it("waits for nothing when it is instant", () => {
  expect(paceOf({ ...DEFAULTS, pace: "instant" }, false, false)).toEqual({ travel: 0, wait: 0 });
});

it("hurries for those who only watch", () => {
  expect(paceOf(DEFAULTS, false, true)).toEqual({ travel: 0.5, wait: 0.5 });
});
