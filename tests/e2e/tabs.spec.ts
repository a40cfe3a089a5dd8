/** Two tabs of one browser: what is set in one of them holds in both, at once. */

import { open } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, pace: null });

test("what is set in one tab is set in the other", async ({ page, context, site }) => {
  await open(page, "");
  const second = await context.newPage();
  await second.goto(site.url);
  await expect(page.getByRole("dialog", { name: "The game goes on in another" })).toBeVisible();
  await choose(second, "settings");
  const dialog = second.locator("dialog[data-name=settings]");
  await dialog.getByRole("textbox", { name: "Opposite" }).fill("Zoë");
  await dialog.getByRole("radio", { name: "Day" }).check();
  await dialog.getByRole("combobox").selectOption("Nederlands");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.locator('.seat[data-seat="2"] b')).toHaveText("Zoë");
  await expect(page.getByRole("dialog")).toContainText("ander tabblad");
  // The other way round as well: the first tab does not put back what it knew.
  await page.locator("[data-move=play-here]").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await choose(page, "settings");
  await page.getByRole("textbox", { name: "Links" }).fill("Can");
  await expect(second.locator('.seat[data-seat="3"] b')).toHaveText("Can");
  await expect(second.locator('.seat[data-seat="2"] b')).toHaveText("Zoë");
  await page.reload();
  await expect(page.locator('.seat[data-seat="2"] b')).toHaveText("Zoë");
});
