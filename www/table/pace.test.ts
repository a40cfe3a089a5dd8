/** The pace by the settings and the system. */

import { expect, it } from "vitest";
import { CHOICES } from "../settings/choices";
import { DEFAULTS } from "../settings/settings";
import { paceOf } from "./pace";

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

it("waits for nothing when it is instant", () => {
  expect(paceOf({ ...DEFAULTS, pace: "instant" }, false, false)).toEqual({ travel: 0, wait: 0 });
});

it("hurries for those who only watch", () => {
  expect(paceOf({ ...DEFAULTS, pace: "normal" }, false, true)).toEqual({ travel: 0.5, wait: 0.5 });
});

it("lets bots be no slower than fast where turns of a contest are timed", () => {
  const wait = CHOICES.pace.map((pace) => paceOf({ ...DEFAULTS, pace }, false, false, true).wait);
  expect(wait).toEqual([0.4, 0.4, 0.4, 0]);
});
