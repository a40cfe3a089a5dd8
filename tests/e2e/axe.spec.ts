/** The table and a dialog are accessible in every palette, with tiles and with cards, in both themes. */

import { CHOICES } from "../../www/choices.ts";
import type { GameView } from "../../www/pkg/istaka.js";
import { matchWhere, resume } from "./play.ts";
import { violations } from "./sight.ts";
import { expect, test } from "./support.ts";
import { set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The player's turn, with an okey and a false joker among his tiles. */
const busy = ({ table }: GameView) =>
  table?.turn === 0 &&
  table.phase === "discard" &&
  table.hand.some(({ wild }) => wild) &&
  table.hand.some(({ color }) => color === null);

const ended = ({ table, standing }: GameView) => table?.result != null && standing === null;

for (const colors of CHOICES.colors) {
  for (const faces of CHOICES.faces) {
    for (const [screen, match] of [
      ["the table", busy],
      ["the result", ended],
    ] as const) {
      test(`${screen} with ${faces} in the colours ${colors}`, async ({ page }) => {
        await set(page, { colors, faces });
        await resume(page, matchWhere(match));
        const shown = page.locator(
          match === busy ? ".rack [role=option]" : "dialog[open] tile-row",
        );
        await expect(shown.first()).toBeVisible();
        const card = page.locator("[aria-label*=' of hearts']");
        if (faces === "cards") await expect(card.first()).toBeAttached();
        else await expect(card).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}
