/** In forced colours, selections, hints and possible actions are visible. */

import type { Locator, Page } from "@playwright/test";
import { matchOf101 } from "../records/hands-101.ts";
import { lay, place, record, resume } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** Returns a system colour of this browser. */
function system(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.forcedColorAdjust = "none";
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

const ground = (thing: Locator) =>
  thing.evaluate((element) => getComputedStyle(element).backgroundColor);

test("in forced colours everything is told apart", async ({ page }) => {
  await resume(page, record("draw"));
  const highlight = await system(page, "Highlight");

  await test.step("marks on the canvas are in the reader's colours", () => marks(page));

  for (const [dialog, name] of [
    ["settings", "theme"],
    ["newGame", "level"],
  ] as const) {
    await test.step(`what is chosen in ${dialog} is told apart`, async () => {
      await choose(page, dialog);
      const choices = page.locator("dialog .choice", { has: page.locator(`input[name=${name}]`) });
      await expect(choices).toHaveCount(1);
      const chosen = choices.locator("input:checked + span");
      const other = choices.locator("input:not(:checked) + span").first();
      await expect(chosen).toBeVisible();
      expect.soft(await ground(chosen)).toBe(highlight);
      expect.soft(await ground(other)).not.toBe(highlight);
    });
  }

  await test.step("the rule set that is chosen is told apart", async () => {
    await expect.soft(page.locator("dialog .set.chosen")).toHaveCSS("outline-style", "solid");
    for (const _ of ["newGame", "settings"]) await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toBeHidden();
  });

  const hints = async (): Promise<void> => {
    for (let step = 0; step < 3; step += 1) await page.locator("[data-move=hint]").click();
    const hinted = page.locator("[data-hint]").first();
    await expect(hinted).toHaveCSS("outline-style", "solid");
    await expect(hinted).toHaveCSS("outline-color", highlight);
  };
  await test.step("what a hint means is outlined", hints);
  await test.step("in 101 Okey too", async () => {
    await lay(page, matchOf101("offered").match);
    await hints();
  });
});

/**
 * Checks that the outline of the stock has the system colour, and another colour without forced
 * colours.
 */
async function marks(page: Page): Promise<void> {
  // The system colour may be translucent; then the one below it is a system colour too.
  const highlight = await page.evaluate(() => {
    const ctx = document.createElement("canvas").getContext("2d");
    for (const color of ["Canvas", "Highlight"]) {
      if (ctx) ctx.fillStyle = color;
      ctx?.fillRect(0, 0, 9, 9);
    }
    const [r, g, b] = ctx?.getImageData(4, 4, 1, 1).data ?? [];
    return `rgb(${r}, ${g}, ${b})`;
  });
  const stock = await place(page, "stock").boundingBox();
  const color = () =>
    page.locator("#felt").evaluate((canvas: HTMLCanvasElement, box) => {
      if (!box) return "";
      const ratio = canvas.width / canvas.clientWidth;
      // A point of the outline, five pixels above the stock.
      const [x, y] = [(box.x + box.width / 2) * ratio, (box.y - 5) * ratio];
      const data = canvas.getContext("2d")?.getImageData(x, y, 1, 1).data ?? [];
      return `rgb(${data[0]}, ${data[1]}, ${data[2]})`;
    }, stock);
  // Browsers round translucent colours differently.
  const far = async (): Promise<number> => {
    const [one, other] = [await color(), highlight].map((rgb) => rgb.match(/\d+/g) ?? []);
    return Math.max(...(one ?? []).map((part, i) => Math.abs(Number(part) - Number(other?.[i]))));
  };
  await expect.poll(far).toBeLessThanOrEqual(2);
  await page.emulateMedia({ forcedColors: "none" });
  await expect.poll(far).toBeGreaterThan(20);
  await page.emulateMedia({ forcedColors: "active" });
}
