/** The people at the table: opponents are chosen for the next match, and players for themselves. */

import type { Page } from "@playwright/test";
import { toStanding } from "./panels.ts";
import { lay, open, record, resume } from "./play.ts";
import { choose, crossing, outside, picture } from "./sight.ts";
import { expect, test } from "./support.ts";
import { COMMON_SIZES, everywhere, set, setElsewhere } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

function name(page: Page, seat: number) {
  return page.locator(`.seat[data-seat="${seat}"] b`);
}

test("a level for all and a character for one are chosen with the new game, and stay with it", async ({
  page,
}) => {
  await open(page);
  await choose(page, "newGame");
  const dialog = page.locator("dialog[data-name=newGame]");
  await expect(dialog.getByRole("radio", { name: "Hard" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Easy" }).check({ force: true });
  await expect(dialog).toContainText("Wins seven of ten rounds against a beginner.");
  await dialog.getByText("Choose each one").click();
  await dialog.getByLabel("Right").selectOption("nermin");
  await expect(dialog).toContainText("Careful: discards nothing that the next player may need");
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await expect(name(page, 1)).toHaveText("Nermin");
  await expect(name(page, 2)).toHaveText("Leyla");

  const about = page.locator("dialog[data-name=opponent]");
  await page.getByRole("button", { name: "Who is Nermin?" }).click();
  await expect(about).toContainText("Hard · takes time");
  await expect(about).toContainText("Remembers who threw what");
  await expect(about.locator(".portrait")).toHaveAttribute("src", /^data:image\/svg/);
  await expect(about).toContainText("Tap an empty part of the table to hurry your opponents.");
  await about.getByRole("button", { name: "Close" }).click();
});

test("the names that the player gives win over those of characters, and their words have room", async ({
  page,
}) => {
  await set(page, { names: ["", "Zoë", ""] });
  await resume(page, record("draw"), "", ["kemal", "nermin", "easy"]);
  await expect(name(page, 1)).toHaveText("Kemal");
  await expect(name(page, 2)).toHaveText("Zoë");
  await expect(name(page, 3)).toHaveText("Deniz");
  await page.getByRole("button", { name: "Who is Zoë?" }).click();
  await expect(page.locator("dialog[data-name=opponent]")).toContainText(
    "Careful: discards nothing",
  );
  await page.keyboard.press("Escape");
  await choose(page, "newGame");
  const dialog = page.locator("dialog[data-name=newGame]");
  await dialog.locator("summary").click();
  await dialog.locator("[data-chair='1']").selectOption("kemal");
  for await (const { where } of everywhere(page, COMMON_SIZES)) {
    const words = ".opponents .choice span, .opponents p, .opponents small, .opponents summary";
    expect.soft(await crossing(page, words), where).toEqual([]);
    await picture(page, `opponents-${where}`);
  }
});

test("characters are on offer where their styles can be played", async ({ page }) => {
  await set(page, { rules: "rummi80" });
  await open(page);
  await choose(page, "newGame");
  const dialog = page.locator("dialog[data-name=newGame]");
  await dialog.locator("summary").click();
  const first = dialog.locator("[data-chair='1']");
  await expect(first.locator("[value=kemal]")).toHaveCount(0);
  await first.selectOption("sabri");
  await expect(dialog.locator(".opponents small")).toHaveText(
    /^Patient: draws until it can lay nearly/,
  );
  await dialog.getByRole("radio", { name: "Okey", exact: true }).check({ force: true });
  await expect(first.locator("[value=kemal]")).toHaveCount(1);
  await expect(first.locator("[value=sabri]")).toHaveCount(0);
});

test("left and right are said as the players sit, in a game with the clock too", async ({
  page,
}) => {
  await set(page, { rules: "board", still: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const [first, third] = [await name(page, 1).boundingBox(), await name(page, 3).boundingBox()];
  expect(first?.x).toBeLessThan(third?.x ?? 0);
  await choose(page, "settings");
  const names = page.locator("dialog .names input[type=text]");
  await expect(names.nth(1)).toHaveAccessibleName("Left");
  await expect(names.nth(3)).toHaveAccessibleName("Right");
  await page.keyboard.press("Escape");
  await choose(page, "newGame");
  const dialog = page.locator("dialog[data-name=newGame]");
  await dialog.getByText("Choose each one").click();
  await expect(dialog.locator("[data-chair='1']")).toHaveAccessibleName("Left");
  await expect(dialog.locator("[data-chair='3']")).toHaveAccessibleName("Right");
});

test("who wins nods, unless that is switched off, and after the match it is said who plays how", async ({
  page,
}) => {
  await resume(page, record("secret"));
  const winner = page.locator(".seat:has(.winner)");
  await expect(winner).toHaveAttribute("data-mood", "glad");
  await expect(page.locator('.seat[data-mood="sorry"]')).toHaveCount(0);
  await setElsewhere(page, { gestures: false });
  await expect(winner).not.toHaveAttribute("data-mood");
  await lay(page, record("standing"));
  const standing = await toStanding(page);
  await expect(standing.locator(".manner")).toHaveText(["Hard ·", "Hard ·", "Hard ·"]);
});

test("one's own name and face are chosen and kept, and names of others that begin alike have two letters", async ({
  page,
}) => {
  await open(page);
  const self = page.locator('.seat[data-seat="0"]');
  await expect(self.locator("b")).toHaveText("You");
  await expect(self.locator(".avatar")).toHaveCSS("background-image", "none");
  await choose(page, "settings");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ayşe");
  await page.getByRole("radio", { name: "Face 4" }).check();
  expect(await outside(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(self.locator("b")).toHaveText("Ayşe");
  await expect(self.locator(".avatar")).toHaveCSS("background-image", /^url\("data:image\/svg/);
  await expect(self.locator(".player")).toHaveAttribute("aria-label", /^Ayşe, /);
  // The others have faces too, and home has that of the player.
  for (const seat of [1, 2, 3])
    await expect(page.locator(`.seat[data-seat="${seat}"] .avatar`)).toHaveCSS(
      "background-image",
      /^url\("data:image\/svg/,
    );
  await page.locator("#menu [data-leave]").evaluate((button: HTMLElement) => button.click());
  await expect(page.locator(".home:visible .me .avatar")).toHaveCSS(
    "background-image",
    /^url\("data:image\/svg/,
  );
  await open(page);
  await expect(self.locator("b")).toHaveText("Ayşe");
  await expect(self.locator(".avatar")).toHaveCSS("background-image", /^url\("data:image\/svg/);
  await choose(page, "settings");
  await expect(page.getByRole("radio", { name: "Face 4" })).toBeChecked();
  const letters = (seat: number) => page.locator(`.seat[data-seat="${seat}"] .avatar`);
  await expect(letters(1)).toHaveText("M");
  await page.getByRole("radio", { name: "The letter of your name" }).check();
  await page.getByRole("textbox", { name: "Your name" }).fill("murat");
  await page.keyboard.press("Escape");
  await expect(letters(0)).toHaveText("m");
  await expect(letters(1)).toHaveText("Me");
  await expect(letters(2)).toHaveText("L");
});
