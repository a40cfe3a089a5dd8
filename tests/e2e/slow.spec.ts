/** On a machine several times slower no tap is lost, and none is handled twice. */

import { middle, open, place, rack, tap, turn } from "./play.ts";
import { expect, test } from "./support.ts";
import { keptMatch } from "./visit.ts";

/** Slowdown factor of the processor. */
const SLOWDOWN = 6;

/** Number of the player's turns: a short sample, and a long one. */
const SAMPLES = [{ turns: 2 }, { turns: 8, tag: "@all" }];

test.use({ pace: "fast" });

for (const { turns, tag = [] } of SAMPLES)
  test(`every tap of ${turns} turns counts once where the processor is slow`, { tag }, async ({
    page,
  }) => {
    if (tag === "@all") test.slow();
    await open(page);
    const device = await page.context().newCDPSession(page);
    await device.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const thrown: (string | null)[] = [];
    for (let i = 0; i < turns && (await turn(page)) !== "over"; i += 1) {
      if ((await turn(page)) === "draw") {
        await tap(page, place(page, "stock"));
        await expect(rack(page)).toHaveCount(15);
      }
      const last = rack(page)
        .and(page.locator(":not([aria-label*='(okey)'], [data-finishes])"))
        .last();
      thrown.push(await last.getAttribute("data-tile"));
      await tap(page, last, 2);
      await expect(rack(page)).toHaveCount(14);
      // A tap on the empty felt beside the stock hurries the opponents.
      const { x, y } = await middle(place(page, "okey"));
      for (let taps = 0; taps < 3; taps += 1) await page.mouse.click(x + 140, y + 120);
    }
    const own = await keptMatch(page);
    expect(thrown.length).toBeGreaterThan(1);
    for (const tile of thrown)
      expect(own.split(`\n0 discard ${tile}\n`).length - 1, `${tile}`).toBe(1);
  });
