/** What the settings and the system say about motion, and what follows. */

import { expect, it } from "vitest";
import { CHOICES } from "./choices";
import { paceOf } from "./pace";
import { DEFAULTS } from "./settings";

it("moves nothing where the system asks for less motion, at whatever pace the bots play", () => {
  for (const pace of CHOICES.pace) {
    const settings = { ...DEFAULTS, pace };
    const reduced = paceOf(settings, true, false);
    expect(reduced.travel, pace).toBe(0);
    expect(reduced.wait, pace).toBe(paceOf(settings, false, false).wait);
  }
});

it("is still when motion is off, with bots that can be followed", () => {
  expect(paceOf({ ...DEFAULTS, pace: "off" }, false, false)).toEqual({ travel: 0, wait: 1 });
});

it("waits for nothing when it is instant", () => {
  expect(paceOf({ ...DEFAULTS, pace: "instant" }, false, false)).toEqual({ travel: 0, wait: 0 });
});

it("hurries for those who only watch", () => {
  expect(paceOf(DEFAULTS, false, true)).toEqual({ travel: 0.5, wait: 0.5 });
});
