/** Dialogs stay within the window, are accessible, and show a round and a match truly. */

import type { Page } from "@playwright/test";
import { toStanding } from "./panels.ts";
import { open, order, record, resume, turn } from "./play.ts";
import { choose, crossing, outside, picture, violations } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn, SIZES } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** By the name of its picture: the dialog, and a match in which there is much to be seen in it. */
const shown = {
  result: { dialog: "result", match: "lost" },
  void: { dialog: "result", match: "void" },
  standing: { dialog: "standing", match: "standing" },
  scores: { dialog: "scores", match: "lost" },
  running: { dialog: "scores", match: "running" },
  moves: { dialog: "moves", match: "lost" },
  rules: { dialog: "rules", match: "lost" },
} as const;

type Shown = keyof typeof shown;

/** Opens a dialog as a player would come to it. */
async function show(page: Page, name: Shown): Promise<void> {
  const { dialog, match } = shown[name];
  // Such a round is rare, and the first one not soon found.
  await resume(page, record(match));
  if (match === "running") await choose(page, "scores");
  else if (name === "standing") await toStanding(page);
  else await page.locator("dialog[open]").waitFor();
  if (name === "scores")
    await page.locator("dialog").getByRole("button", { name: "Scores" }).click();
  if (name === "rules" || name === "moves") {
    await page.keyboard.press("Escape");
    await choose(page, name);
  }
  await expect(page.locator(`dialog[data-name=${dialog}]`)).toBeVisible();
  // The engine says what there is to explain, and its words are fetched.
  if (name === "rules") await page.locator("dialog h2").first().waitFor();
}

for (const name of Object.keys(shown) as Shown[]) {
  test(`nothing sticks out of ${name}, and it is accessible`, async ({ page }) => {
    await show(page, name);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const where = `${name}-${width}x${height}`;
      await picture(page, where);
      expect.soft(await outside(page), where).toEqual([]);
      if (shown[name].dialog === "result") {
        const parts = "header p, .last, .columns span";
        expect.soft(await crossing(page, `dialog :is(${parts})`), where).toEqual([]);
      }
      expect.soft(await violations(page), where).toEqual([]);
    }
  });
}

test("every number of a result has its head", async ({ page }) => {
  await show(page, "result");
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const heads = page.locator("dialog .columns span");
    await expect(heads).toHaveText(["penalty points", "round", "total"]);
    expect(await crossing(page, "dialog :is(header p, .last, .columns span)")).toEqual([]);
    for (const [i, numbers] of [[1, ".points"] as const, [2, ".total"] as const]) {
      const head = await heads.nth(i).boundingBox();
      const number = await page.locator(`dialog ${numbers}`).first().boundingBox();
      const ends = [head, number].map((box) => box && box.x + box.width);
      expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 100))).toBeLessThan(4);
    }
    const said = page.getByRole("region", { name: "Leyla" }).locator(".total");
    await expect(said).toHaveText(/^total \d+$/);
  }
});

for (const name of ["rules", "result", "standing", "scores"] as const) {
  test(`${name} fades where it goes on, and its end stands clear of that`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await show(page, name);
    const rest = page.locator("dialog :is(.body, .hands, .standing)");
    await expect(rest).toHaveCSS("mask-image", /gradient/);
    const fade = await rest.evaluate((list) => {
      list.scrollTo(0, list.scrollHeight);
      const end = list.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return { clear: list.getBoundingClientRect().bottom - end, goes: list.scrollTop > 0 };
    });
    expect(fade.clear).toBeGreaterThanOrEqual(12);
    if (name === "rules") expect(fade.goes).toBe(true);
    await rest.focus();
    await page.keyboard.press("ArrowDown");
    await expect(rest, "the focus is seen whole").toHaveCSS("mask-image", "none");
  });
}

test("the standing says why one of two with equal points ranks before the other", async ({
  page,
}) => {
  await resume(page, record("equal"));
  const places = (await toStanding(page)).locator(".standing li");
  const points = await places.locator(".total").allTextContents();
  const why = await places.locator("small").allTextContents();
  expect(why[0]).toBe("last one left");
  const second = points.findIndex((sum, i) => i > 0 && sum === points[i - 1]);
  const rounds = [why[second - 1], why[second]].map((words) => Number(words?.match(/\d+$/)));
  expect(rounds[0]).toBeGreaterThan(rounds[1] ?? Number.POSITIVE_INFINITY);
});

test("a dialog grows with a wide table, and nothing sticks out of it", async ({ page }) => {
  await resume(page, record("lost"));
  const letters = () =>
    page
      .locator("dialog .hand .who b")
      .first()
      .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
  await expect(page.locator("dialog")).toBeVisible();
  const usual = await letters();
  await page.setViewportSize({ width: 2560, height: 1440 });
  expect(await letters()).toBeGreaterThan(1.2 * usual);
  for (const name of ["", "scores", "settings", "newGame", "keys"]) {
    if (name) await choose(page, name);
    await expect(page.locator(name ? `dialog[data-name=${name}]` : "dialog")).toBeVisible();
    expect(await outside(page)).toEqual([]);
  }
});

test("the table is accessible to everybody", async ({ page }) => {
  await open(page);
  await turn(page);
  expect(await violations(page)).toEqual([]);
});

test("a dialog that the player opened stays at the end of the round and leads to it", async ({
  page,
}) => {
  await page.clock.install();
  await resume(page, record("finish"));
  const finish = page.locator("[data-move=finish]");
  await expect(finish).toHaveAttribute("data-ready");
  await finish.evaluate((button: HTMLElement) => button.click());
  await choose(page, "rules");
  const rules = page.locator("dialog[data-name=rules]");
  await expect(rules).toBeVisible();
  await page.locator('.rack[data-phase="over"]').waitFor({ state: "attached" });
  await page.clock.runFor(2000);
  await expect(rules).toBeVisible();
  await rules.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("dialog[data-name=result]")).toBeVisible();
});

test("the scores of a finished round lead back to its result", async ({ page }) => {
  await show(page, "scores");
  await page.getByRole("button", { name: "Close" }).click();
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
  await page.locator("[data-move=play-shared]").click();
  await expect(page.locator(".round")).toHaveText("Round 1");
  // Whoever has played nothing yet is dealt the same.
  const other = await browser.newPage({ baseURL: site.url, serviceWorkers: "block" });
  await open(other, "?seed=7");
  await expect.poll(() => order(page)).toEqual(await order(other));
});

/** The result of the round that is over. */
const result = (page: Page) => page.locator("dialog[data-name=result]");

/** The next round is played, and nothing lies over it. */
async function goesOn(page: Page): Promise<void> {
  await expect(page.locator(".rack:not([data-phase=over])")).toBeAttached();
  await turn(page);
  await expect(page.getByRole("dialog")).toBeHidden();
}

test.describe("a dialog is never empty", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("when the way on is chosen twice by key", async ({ page }) => {
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
    test(`when ${what}`, async ({ page }) => {
      await resume(page, record("lost"));
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
