/** Phones without a keyboard: all important elements are visible, and no text mentions keys. */

import { matchOf101 } from "../records/hands-101.ts";
import { open, record, resume } from "./play.ts";
import { expect, test } from "./support.ts";
import { drawn, everywhere, leave, type Size } from "./visit.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  hasTouch: true,
  isMobile: true,
  locale: "en",
});

const PHONES: readonly Size[] = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [740, 360],
];

test("the menu is whole in every phone, without the keys, which a phone has none of", async ({
  page,
}) => {
  await open(page);
  for await (const { where } of everywhere(page, PHONES)) {
    await page.locator(".menu-button").click();
    const menu = page.locator("#menu");
    await expect(menu.locator("[data-dialog=keys]")).toBeHidden();
    const hidden = await menu.evaluate((it) => it.scrollHeight > it.clientHeight + 1);
    expect.soft(hidden, where).toBe(false);
    await expect.soft(menu.locator("[data-leave]"), where).toBeInViewport({ ratio: 1 });
    await menu.evaluate((it: HTMLElement) => it.hidePopover());
  }
});

test("hint and undo stay where the twin can be shown", async ({ page }) => {
  await resume(page, record("twin"));
  for await (const { where } of everywhere(page, PHONES)) {
    for (const name of ["hint", "undo", "twin", "arrange", "finish"]) {
      const button = page.locator(`#moves [data-move=${name}]`);
      const cut = await button.evaluate((it) => {
        const { left, right } = it.getBoundingClientRect();
        return it.scrollWidth > it.clientWidth || left < 0 || right > innerWidth;
      });
      expect.soft(cut, `${where} ${name}`).toBe(false);
    }
  }
});

test("on every phone the buttons of 101 Okey are whole", async ({ page }) => {
  const { match } = matchOf101("offered");
  await resume(page, `${match}0 take\n`);
  // Every press goes one step further, and the last one is said on the button.
  const hint = page.locator("#moves [data-move=hint]");
  for (const word of ["Hint", "Hint", "Hint", "Play it"]) {
    await expect(hint).toHaveText(word);
    if (word === "Hint") await hint.click();
  }
  for await (const { where } of everywhere(page, PHONES)) {
    const cut = await page.locator("#moves button:visible").evaluateAll((all) =>
      all
        .filter((it) => {
          const { left, right } = it.getBoundingClientRect();
          return it.scrollWidth > it.clientWidth || left < 0 || right > innerWidth;
        })
        .map((it) => it.textContent),
    );
    expect.soft(cut, where).toEqual([]);
  }
  await hint.click();
  await expect(hint).toHaveText("Tip");
});

test("no lesson speaks of keys that are not there", async ({ page }) => {
  await leave(page, {
    "istaka.lessons": JSON.stringify({ version: 1, done: [], at: null }),
  });
  await open(page, "?lesson=tiles");
  for (let step = 1; step < 4; step += 1) await page.locator("[data-move=lesson-next]").click();
  await drawn(page);
  await expect(page.locator(".card.taught")).toContainText("Put it between");
  await expect(page.locator(".card.taught")).not.toContainText(/shift|arrow/i);
});
