/** The player at the table: a name, a face, and distinct letters for players. */

import { open } from "./play.ts";
import { choose, outside } from "./sight.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("one's own name and face are chosen and kept, and names that begin alike have two letters", async ({
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
  await expect(letters(0)).toHaveText("mu");
  await expect(letters(1)).toHaveText("Me");
  await expect(letters(2)).toHaveText("L");
});
