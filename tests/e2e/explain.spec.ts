/** Explanations of opponents' moves after the round is over. */

import { readFileSync } from "node:fs";
import { initSync, type OkeyWhyView as WhyView } from "../../www/pkg/istaka/istaka.js";
import { Okey as Game } from "../games.ts";
import { EXPLAINED, explainedTurn } from "../records/positions.ts";
import { dialogOf, lookingBack } from "./panels.ts";
import { record, resume } from "./play.ts";
import { crossing, picture } from "./sight.ts";
import { expect, test } from "./support.ts";
import { COMMON_SIZES, everywhere } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

test("the table tells after a round why each opponent threw what lies there, and who finished how", async ({
  page,
}) => {
  await resume(page, record("explained"), "", EXPLAINED);
  await page.locator("dialog [data-move=to-table]").click();
  const why = dialogOf(page, "why");
  const heading = why.getByRole("heading");
  const earlier = why.locator("[data-move=earlier]");

  await test.step("what lies on a pile is explained, and what was thrown before and after", async () => {
    await page.locator("[data-why='2']").click();
    await expect(heading).toHaveText(/^Why did Leyla .*\?$/);
    await expect(why).toContainText("Leyla held:");
    const top = (await heading.textContent()) ?? "";
    await why.getByRole("button", { name: "Earlier" }).click();
    await expect(heading).not.toHaveText(top);
    await why.getByRole("button", { name: "Later" }).click();
    await expect(heading).toHaveText(top);
    await why.getByRole("button", { name: "Close" }).click();
    await expect(page.locator("dialog")).toBeHidden();
  });

  await test.step("who finished is asked how", async () => {
    const pile = page.locator("[data-why='1']");
    await expect(pile).toHaveAccessibleName("How did Mehmet finish?");
    await pile.click();
    await expect(heading).toHaveText("How did Mehmet finish?");
    await expect(why).toContainText("The hand was complete.");
  });

  await test.step("an explanation has room in every window and language", async () => {
    for await (const { where } of everywhere(page, COMMON_SIZES)) {
      expect.soft(await crossing(page, "dialog h1, dialog button"), where).toEqual([]);
      const before = (await heading.textContent()) ?? "";
      await why
        .locator("[data-move=earlier][aria-disabled=false], [data-move=later]")
        .first()
        .click();
      await expect(heading).not.toHaveText(before);
      await picture(page, `why-${where}`);
    }
  });

  await test.step("going back to the first turn by keyboard keeps the focus", async () => {
    await earlier.focus();
    while ((await earlier.getAttribute("aria-disabled")) === "false") {
      const before = (await heading.textContent()) ?? "";
      await page.keyboard.press("Enter");
      await expect(heading).not.toHaveText(before);
    }
    await expect(earlier).toBeDisabled();
    await expect(earlier).toBeFocused();
  });
});

/** A line of a match in which an opponent's turn ends. */
const OPPONENTS_TURN = /^[123] (discard|finish|pass)/;

test("every turn of an opponent is explained from the list of moves", async ({ page }) => {
  const match = record("explained");
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const game = Game.load(match, { characters: ["", ...EXPLAINED] });
  const lines = match.split("\n").filter((line) => /^\d /.test(line));
  const asks = page.locator("dialog .ask");
  /** Returns the question button of the first turn with such an explanation. */
  const question = (wanted: (why: WhyView) => boolean) => {
    const later = lines.slice((explainedTurn(game, wanted) ?? 0) + 1);
    // The list begins with the last turn.
    return asks.nth(later.filter((line) => OPPONENTS_TURN.test(line)).length);
  };
  await resume(page, match, "", EXPLAINED);
  await (await lookingBack(page, "moves")).click();
  await expect(asks).toHaveCount(lines.filter((line) => OPPONENTS_TURN.test(line)).length);
  await expect(asks.first()).toHaveAccessibleName("How did Mehmet finish?");
  const why = dialogOf(page, "why");

  await test.step("an oversight, by keyboard", async () => {
    await question(({ threw, seat }) => seat === 1 && threw.reason === "overlooked").press("Enter");
    await expect(why).toContainText("An oversight: this tile was needed.");
    await expect(why).toContainText(/would have left .* missing instead of \d/);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, "moves")).toBeVisible();
  });

  await test.step("a throw that nothing betters is compared with the next best one", async () => {
    await question(({ threw }) => threw.reason === "best").click();
    await expect(why).toContainText(
      /next best discard, the .*\d\.|that helps?, as the .* would have\./,
    );
    await page.keyboard.press("Escape");
  });

  await test.step("a careful one says for whose sake the better throw was kept", async () => {
    await question(({ threw }) => threw.reason === "careful").click();
    await expect(why).toContainText(/Careful: the next player might have needed the .*\./);
  });
});

test("what was taken from a pile is not asked about there", async ({ page }) => {
  await resume(page, record("explained-taken"), "", EXPLAINED);
  await page.locator("dialog [data-move=to-table]").click();
  const lies = await page.locator("[data-place=take]").getAttribute("aria-label");
  const [, tile] = /discarded (.*?):/.exec(lies ?? "") ?? [];
  await expect(page.locator("[data-why='3']")).toHaveAccessibleName(
    new RegExp(`discard the ${tile}\\?`),
  );
});

test("who passed in the end is asked about what was thrown last", async ({ page }) => {
  await resume(page, record("pass-right"));
  await page.locator("dialog [data-move=to-table]").click();
  const pile = page.locator("[data-why='1']");
  await expect(pile).toHaveAccessibleName(/^Why did .* discard the .*\?$/);
  await pile.click();
  const why = dialogOf(page, "why");
  await why.getByRole("button", { name: "Later" }).click();
  await expect(why.getByRole("heading")).toHaveText(/^Why did .* pass\?$/);
});
