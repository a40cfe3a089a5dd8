/** The visible pace of a bot. */

import { expect, it } from "vitest";
import type { OkeyRoundView as RoundView } from "../../pkg/istaka/istaka";
import { DEFAULTS } from "../../settings/settings";
import { paceOf } from "../../table/pace";
import { okey } from "./okey";

/** Milliseconds of a tile's longest flight. */
const LONGEST = 240;

it("gives the eye time to follow a bot at the normal pace, more at the slow one, less at the fast one", () => {
  const { time } = okey.botMove({ phase: "draw" } as RoundView);
  const [slow, normal, fast] = (["slow", "normal", "fast"] as const).map((pace) => {
    const { travel, wait } = paceOf({ ...DEFAULTS, pace }, false, false);
    // For a clear choice, a bot takes six tenths of the usual time.
    return 0.6 * wait * time - travel * LONGEST;
  }) as [number, number, number];
  // A discard stays visible for a while before the next event.
  expect(normal).toBeGreaterThan(200);
  expect(slow).toBeGreaterThan(normal);
  expect(fast).toBeLessThan(normal);
});
