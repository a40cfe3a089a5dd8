/** A round at the table: by pointer, on the rack, to its end. */

import { sizesOf } from "../../www/state/rect.double.ts";
import {
  drag,
  drawFromStock,
  middle,
  open,
  place,
  rack,
  record,
  resume,
  tap,
  turn,
} from "./play.ts";
import { choose, picture } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn } from "./visit.ts";

// Bots then move at once, and nothing moves when a picture is taken.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a round is played by pointer until somebody finishes or the stock is empty", async ({
  page,
}) => {
  await open(page);
  const finish = page.locator("[data-move=finish]");
  for (let move = 0; (await turn(page)) !== "over"; move += 1) {
    const phase = await turn(page);
    if (phase === "lastChance") await page.locator("[data-move=pass]").click();
    else if (phase === "draw" && move % 4 === 0) {
      const count = await rack(page).count();
      await drag(page, place(page, "stock"), await middle(rack(page).nth(3)));
      await expect(rack(page)).toHaveCount(count + 1);
    } else if (phase === "draw") await drawFromStock(page);
    else if ((await finish.getAttribute("data-ready")) !== null) await finish.click();
    else {
      // An okey is discarded only at the second attempt.
      const tile = page.locator(".rack [role=option]:not([aria-label*='(okey)'])").last();
      const name = await tile.getAttribute("data-tile");
      if (move % 3 === 0) await drag(page, tile, await middle(place(page, "discard")));
      else await tap(page, tile, 2);
      await expect(page.locator(`.rack [data-tile="${name}"]`)).toHaveCount(0);
      // It leaves the rack at once; the turn is over when the engine has answered.
      await expect(page.locator('.rack[data-turn="0"][data-phase="discard"]')).toHaveCount(0);
    }
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("dialog .hand")).toHaveCount(4);
  await picture(page, "finished-round");

  await page.locator("[data-move=next-round]").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#bar .round")).toHaveText("Round 2");
});

test("the table fills the window, and every tile is large enough for a finger", async ({
  page,
}) => {
  await open(page);
  await turn(page);
  for (const [width, height] of sizesOf("360x640 740x360 1280x800 1920x1080")) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const scrolled = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(scrolled).toEqual([width, height]);
    const widths = await rack(page).evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(39);
    await picture(page, `table-${width}x${height}`);
  }
  await test.step("how many tiles are missing stands beside Finish or the player", async () => {
    const away = page.locator("#moves .before-main", { hasText: /\d+ tiles? away/ });
    await expect(away).toBeVisible();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.locator('[data-seat="0"]')).toContainText(/\d+ tiles? away/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await choose(page, "settings");
    await page.getByRole("switch", { name: "Show how many tiles are missing" }).click();
    await page.keyboard.press("Escape");
    await expect(away, "unless the player does not want it").toBeHidden();
  });
});

test("a complete hand finishes the round by a drag", async ({ page }) => {
  await resume(page, record("finish"));
  const finish = page.locator("[data-move=finish]");
  await expect(finish).toHaveAttribute("data-ready");
  const last = page.locator(".rack [data-finishes]").first();
  await drag(page, last, await middle(finish));
  await expect(page.locator("#dialog-title")).toHaveText("You win round 1");
});

test("a seed that is none is said, and a game begins", async ({ page }) => {
  await open(page, "?seed=%3Cb%3E");
  await expect(page.locator("#prompt")).toContainText("seed");
  await turn(page);
});
