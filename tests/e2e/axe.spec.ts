/**
 * The table and a dialog are accessible in every palette, with tiles
 * and with cards, in both themes.
 */

import { CHOICES } from "../../www/choices.ts";
import { record, resume } from "./play.ts";
import { violations } from "./sight.ts";
import { expect, test } from "./support.ts";
import { set, setElsewhere } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [screen, match, thing] of [
  ["the table", "busy", ".rack [role=option]"],
  ["the result", "lost", "dialog[open] tile-row"],
] as const) {
  for (const faces of CHOICES.faces) {
    test(`${screen} with ${faces} in all colours`, async ({ page }) => {
      await set(page, { faces });
      await resume(page, record(match));
      await expect(page.locator(thing).first()).toBeVisible();
      const card = page.locator("[aria-label*=' of hearts']");
      if (faces === "cards") await expect(card.first()).toBeAttached();
      else await expect(card).toHaveCount(0);
      for (const colors of CHOICES.colors) {
        await setElsewhere(page, { colors });
        expect.soft(await violations(page), colors).toEqual([]);
      }
    });
  }
}
