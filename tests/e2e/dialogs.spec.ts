/** Dialogs show a round and a match correctly, and their links work. */

import type { Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { dialogOf, toStanding } from "./panels.ts";
import { lay, open, order, record, resume, turn } from "./play.ts";
import { choose, outside } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The result of the finished round. */
const result = (page: Page) => dialogOf(page, "result");

/** Checks that every number of a result has a column head. */
async function hasHeads(page: Page): Promise<void> {
  for (const [width, height] of sizesOf("390x844 320x568 1280x800")) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const heads = page.locator("dialog .columns span");
    await expect(heads).toHaveText(["penalty points", "round", "total"]);
    for (const [i, numbers] of [[1, ".points"] as const, [2, ".total"] as const]) {
      const head = await heads.nth(i).boundingBox();
      const number = await page.locator(`dialog ${numbers}`).first().boundingBox();
      const ends = [head, number].map((box) => box && box.x + box.width);
      expect.soft(Math.abs((ends[0] ?? 0) - (ends[1] ?? 100))).toBeLessThan(4);
    }
    const said = page.getByRole("region", { name: "Leyla" }).locator(".total");
    await expect.soft(said).toHaveText(/^total \d+$/);
  }
}

/** Checks that a scrollable dialog fades at its edge, and that its end is fully visible. */
async function fades(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(dialogOf(page, name)).toBeVisible();
  // The engine lists the explanations; their words are loaded later.
  if (name === "rules") await page.locator("dialog h2").first().waitFor();
  const rest = page.locator("dialog :is(.body, .hands)");
  await expect(rest).toHaveCSS("mask-image", /gradient/);
  const fade = await rest.evaluate((list) => {
    list.scrollTo(0, list.scrollHeight);
    const end = list.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return { clear: list.getBoundingClientRect().bottom - end, goes: list.scrollTop > 0 };
  });
  expect.soft(fade.clear, name).toBeGreaterThanOrEqual(12);
  if (name === "rules") expect.soft(fade.goes).toBe(true);
  await rest.focus();
  await page.keyboard.press("ArrowDown");
  await expect.soft(rest, "the focus is seen whole").toHaveCSS("mask-image", "none");
}

test("dialogs show a round truly, and grow with the window", async ({ page }) => {
  await resume(page, record("lost"));
  await expect(result(page)).toBeVisible();
  await test.step("every number of a result has its head", () => hasHeads(page));
  await test.step("a dialog grows with a wide table, and nothing sticks out of it", async () => {
    const letters = () =>
      page
        .locator("dialog .hand .who b")
        .first()
        .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
    const usual = await letters();
    await page.setViewportSize({ width: 2560, height: 1440 });
    await expect.poll(letters).toBeGreaterThan(1.2 * usual);
    for (const name of ["result", "scores", "settings", "newGame", "keys", "report"]) {
      if (name !== "result") await choose(page, name);
      await expect(dialogOf(page, name)).toBeVisible();
      expect.soft(await outside(page), name).toEqual([]);
      if (name !== "result") await page.keyboard.press("Escape");
    }
  });
  for (const name of ["result", "scores", "rules"]) {
    await test.step(`${name} fades where it goes on`, async () => {
      if (name !== "result") await choose(page, name);
      await fades(page, name);
      if (name !== "result") await page.keyboard.press("Escape");
    });
  }
  await test.step("the standing fades where it goes on", async () => {
    await lay(page, record("standing"));
    await toStanding(page);
    await fades(page, "standing");
  });
  await test.step("the standing says why one of two with equal points ranks first", async () => {
    await lay(page, record("equal"));
    const places = (await toStanding(page)).locator(".standing li");
    const points = await places.locator(".total").allTextContents();
    const why = await places.locator("small").allTextContents();
    expect(why[0]).toBe("Hard · last one left");
    const second = points.findIndex((sum, i) => i > 0 && sum === points[i - 1]);
    const rounds = [why[second - 1], why[second]].map((words) => Number(words?.match(/\d+$/)));
    expect(rounds[0]).toBeGreaterThan(rounds[1] ?? Number.POSITIVE_INFINITY);
  });
});

test("a dialog that the player opened stays at the end of the round and leads to it", async ({
  page,
}) => {
  await resume(page, record("finish"));
  const finish = page.locator("[data-move=finish]");
  await expect(finish).toHaveAttribute("data-ready");
  await finish.evaluate((button: HTMLElement) => button.click());
  await choose(page, "rules");
  const rules = page.locator("dialog[data-name=rules]");
  await expect(rules).toBeVisible();
  await page.locator('.rack[data-phase="over"]').waitFor({ state: "attached" });
  await expect(rules).toBeVisible();
  await rules.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("dialog[data-name=result]")).toBeVisible();
});

test("a shared deal does not replace a running match unasked", async ({ page, browser, site }) => {
  const running = record("draw");
  await resume(page, running, "?seed=7");
  await expect(page.locator("#dialog-title")).toHaveText("Play this deal?");
  await page.locator("[data-move=keep-mine]").click();
  await expect(page.locator(".round")).toHaveText("Round 2");

  await open(page, "?seed=7");
  await expect(page.locator(".round")).toHaveText("Round 2");
  // Of a double click the second one finds the dialog answered.
  const heard = await page.locator("[data-move=play-shared]").evaluate((button: HTMLElement) => {
    let heard = 0;
    button.addEventListener("click", () => {
      heard += 1;
    });
    button.click();
    button.click();
    return heard;
  });
  expect(heard).toBe(1);
  await expect(page.locator(".round")).toHaveText("Round 1");
  // A player without any match gets the same deal.
  const other = await browser.newPage({ baseURL: site.url, serviceWorkers: "block" });
  await open(other, "?seed=7");
  await expect.poll(() => order(page)).toEqual(await order(other));
});

/** Checks that the next round runs with no dialog over it. */
async function goesOn(page: Page): Promise<void> {
  await expect(page.locator(".rack:not([data-phase=over])")).toBeAttached();
  await turn(page);
  await expect(page.getByRole("dialog")).toBeHidden();
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a dialog is never empty, however quickly it is left", async ({ page }) => {
    await test.step("when the way on is chosen twice by key", async () => {
      await resume(page, record("lost"));
      await expect(result(page)).toBeVisible();
      const slow = await page.context().newCDPSession(page);
      await slow.send("Emulation.setCPUThrottlingRate", { rate: 20 });
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.getByRole("button", { name: "Result" }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Next round" })).toBeFocused();
      await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
      await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await goesOn(page);
    });

    for (const [what, second] of [
      ["the way on is clicked twice at once", "[data-move=next-round]"],
      ["the way on and the way back are clicked at once", "[data-move=result]"],
    ] as const) {
      await test.step(`when ${what}`, async () => {
        await lay(page, record("lost"));
        await expect(result(page)).toBeVisible();
        await page.evaluate((other) => {
          for (const button of ["[data-move=next-round]", other])
            document.querySelector<HTMLElement>(button)?.click();
        }, second);
        await goesOn(page);
        await expect(page.locator("#prompt")).not.toContainText("still running");
      });
    }
  });
});
