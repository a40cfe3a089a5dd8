/** Why an opponent did what he did: told once the round is over, from what he could see. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { Game, initSync, type WhyView } from "../../www/pkg/okey/istaka.js";
import { LANGUAGES } from "../../www/settings.ts";
import { record, resume } from "./play.ts";
import { choose, crossing, picture, violations } from "./sight.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const OPPONENTS = ["beginner", "hard:careful", "medium"];

/** A round that bots have played to its end, or to this end, with a turn explained like this. */
function roundWith(
  wanted: (why: WhyView) => boolean,
  winner?: number,
): { match: string; event: number } {
  initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  const characters = ["", ...OPPONENTS];
  for (let seed = 1; seed < 40; seed += 1) {
    const game = new Game({ seed: `${seed}`, bots: [0, 1, 2, 3], characters });
    game.deal();
    while (game.view(0).table?.turn !== null) game.botMove();
    const { history, result } = game.view(0).table ?? { history: [], result: null };
    if (winner !== undefined && result?.winner !== winner) continue;
    for (const [event, { kind, seat }] of history.entries()) {
      const why = kind === "discarded" && seat !== 0 ? game.why(event) : undefined;
      if (why && wanted(why)) return { match: game.save(), event };
    }
  }
  throw new Error("no such turn was found");
}

/** A line of a match in which an opponent ends his turn. */
const OPPONENTS_TURN = /^[123] (discard|finish|pass)/;

/** Opens the list of moves after a round; returns what asks there why this was done. */
async function question(page: Page, match: string, event: number): Promise<Locator> {
  await resume(page, match, "", OPPONENTS);
  await page.locator("dialog [data-move=moves]").click();
  const lines = match.split("\n").filter((line) => /^\d /.test(line));
  // The list begins with the last turn.
  const later = lines.slice(event + 1).filter((line) => OPPONENTS_TURN.test(line));
  return page.locator("dialog .ask").nth(later.length);
}

const any = () => roundWith(() => true).match;

/** A round that the player ended with what his neighbour had just thrown. */
function matchTaken(): string {
  initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  for (let seed = 1; seed < 80; seed += 1) {
    const game = new Game({ seed: `${seed}`, bots: [0, 1, 2, 3], characters: ["", ...OPPONENTS] });
    game.deal();
    while (game.view(0).table?.turn !== null) game.botMove();
    const { history, players } = game.view(0).table ?? { history: [], players: [] };
    const [took, ended] = history.slice(-2);
    const taken = took?.kind === "took" && took.seat === 0 && ended?.kind === "declared";
    if (taken && (players[3]?.discards.length ?? 0) > 0) return game.save();
  }
  throw new Error("no such round was found");
}

test("what lies on an opponent's pile is explained at a tap, and what he threw before and after", async ({
  page,
}) => {
  await resume(page, roundWith(() => true, 1).match, "", OPPONENTS);
  await page.locator("dialog [data-move=to-table]").click();
  await page.locator("[data-why='2']").click();
  const why = page.locator("dialog[data-name=why]");
  await expect(why.getByRole("heading")).toHaveText(/^Why did Leyla .*\?$/);
  await expect(why).toContainText("Leyla held:");
  const top = await why.getByRole("heading").textContent();
  await why.getByRole("button", { name: "Earlier" }).click();
  await expect(why.getByRole("heading")).not.toHaveText(top ?? "");
  await why.getByRole("button", { name: "Later" }).click();
  await expect(why.getByRole("heading")).toHaveText(top ?? "");
  await why.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("dialog")).toBeHidden();
});

test("who finished is asked how, on the table and in the list of moves", async ({ page }) => {
  const { match } = roundWith(() => true, 1);
  await resume(page, match, "", OPPONENTS);
  await page.locator("dialog [data-move=to-table]").click();
  const pile = page.locator("[data-why='1']");
  await expect(pile).toHaveAccessibleName("How did Mehmet finish?");
  await pile.click();
  const why = page.locator("dialog[data-name=why]");
  await expect(why.getByRole("heading")).toHaveText("How did Mehmet finish?");
  await expect(why).toContainText("The hand was complete.");
  await page.keyboard.press("Escape");
  await choose(page, "moves");
  await expect(page.locator("dialog .ask").first()).toHaveAccessibleName("How did Mehmet finish?");
});

test("what was taken from a pile is not asked about there", async ({ page }) => {
  await resume(page, matchTaken(), "", OPPONENTS);
  await page.locator("dialog [data-move=to-table]").click();
  const lies = await page.locator("[data-place=take]").getAttribute("aria-label");
  const [, tile] = /discarded (.*?):/.exec(lies ?? "") ?? [];
  await expect(page.locator("[data-why='3']")).toHaveAccessibleName(
    new RegExp(`discard the ${tile}\\?`),
  );
});

test("who passed in the end is asked about what he threw last", async ({ page }) => {
  await resume(page, record("pass-right"));
  await page.locator("dialog [data-move=to-table]").click();
  const pile = page.locator("[data-why='1']");
  await expect(pile).toHaveAccessibleName(/^Why did .* discard the .*\?$/);
  await pile.click();
  const why = page.locator("dialog[data-name=why]");
  await why.getByRole("button", { name: "Later" }).click();
  await expect(why.getByRole("heading")).toHaveText(/^Why did .* pass\?$/);
});

test("whoever goes back to the first turn by keyboard does not lose the focus", async ({
  page,
}) => {
  await resume(page, any(), "", OPPONENTS);
  await page.locator("dialog [data-move=to-table]").click();
  await page.locator("[data-why='1']").click();
  const earlier = page.locator("dialog[data-name=why] [data-move=earlier]");
  await earlier.focus();
  const title = page.locator("dialog[data-name=why] h1");
  while ((await earlier.getAttribute("aria-disabled")) === "false") {
    const before = await title.textContent();
    await page.keyboard.press("Enter");
    await expect(title).not.toHaveText(before ?? "");
  }
  await expect(earlier).toBeDisabled();
  await expect(earlier).toBeFocused();
});

test("every turn of an opponent is explained from the list of moves, by keyboard too", async ({
  page,
}) => {
  const { match, event } = roundWith(
    ({ threw, seat }) => seat === 1 && threw.reason === "overlooked",
  );
  const asked = await question(page, match, event);
  const all = match.match(new RegExp(OPPONENTS_TURN, "gm")) ?? [];
  await expect(page.locator("dialog .ask")).toHaveCount(all.length);
  await asked.focus();
  await page.keyboard.press("Enter");
  const why = page.locator("dialog[data-name=why]");
  await expect(why).toContainText("An oversight: this tile was needed.");
  await expect(why).toContainText(/would have left .* missing instead of \d/);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[data-name=moves]")).toBeVisible();
});

test("a throw that nothing betters is compared with the next best one", async ({ page }) => {
  const { match, event } = roundWith(({ threw }) => threw.reason === "best");
  await (await question(page, match, event)).click();
  await expect(page.locator("dialog[data-name=why]")).toContainText(
    /next best discard, the .*\d\.|that helps?, as the .* would have\./,
  );
});

test("a careful one says for whose sake he kept the better throw", async ({ page }) => {
  const { match, event } = roundWith(({ threw }) => threw.reason === "careful");
  await (await question(page, match, event)).click();
  await expect(page.locator("dialog[data-name=why]")).toContainText(
    /Careful: the next player might have needed the .*\./,
  );
});

test("nothing is explained while the round is running", async ({ page }) => {
  const lines = any().trimEnd().split("\n");
  await resume(page, lines.slice(0, -6).join("\n"), "?", OPPONENTS);
  await choose(page, "moves");
  await expect(page.locator("dialog .turns")).toBeVisible();
  await expect(page.locator(".ask, .question")).toHaveCount(0);
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test("an explanation is accessible and has room in every window", async ({ page }) => {
      const { match } = roundWith(({ threw }) => threw.reason === "misjudged");
      await resume(page, match, "", OPPONENTS);
      await page.locator("dialog [data-move=to-table]").click();
      await page.locator("[data-why='1']").click();
      const why = page.locator("dialog[data-name=why]");
      await expect(why).toBeVisible();
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [390, 844],
        [740, 360],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await crossing(page, "dialog h1, dialog button")).toEqual([]);
        await why
          .locator("[data-move=earlier][aria-disabled=false], [data-move=later]")
          .first()
          .click();
        await picture(page, `why-${language}-${width}`);
      }
      expect(await violations(page)).toEqual([]);
    });
  });
}
