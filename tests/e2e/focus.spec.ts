/** While a dialog, a lesson or a table is open, the focus is never on the page itself. */

import type { Page } from "@playwright/test";
import { matchOf101 } from "../records/hands-101.ts";
import { open, record, resume } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { drawn } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

const DIALOGS = "scores moves rules settings keys report newGame matches statistics lessons";

/** The keys of tables; Enter and Escape come last, as they may end a turn or a dialog. */
const KEYS = "d t f p i l g e 1 2 3 4 x c h u n ArrowUp ArrowDown ArrowRight Home End Space".split(
  " ",
);

const isNowhere = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

/** Presses keys, and reports after which of them nothing has the focus. */
async function press(page: Page, keys: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    await drawn(page);
    // From the last control Tab leads to the browser's own, and from there to the first.
    if (key === "Tab" && (await isNowhere(page))) await page.keyboard.press(key);
    if (await isNowhere(page)) lost.push(key);
  }
  return lost;
}

test("in dialogs", async ({ page }) => {
  await open(page);
  await page.locator('.rack [tabindex="0"]').focus();
  for (const name of DIALOGS.split(" ")) {
    await choose(page, name);
    await expect(page.locator(`dialog[open][data-name=${name}]`)).toBeVisible();
    const closing = page.locator("dialog[open] footer button", { hasText: /^(Close|Back)$/ });
    for (const each of await closing.all()) await expect.soft(each, name).toHaveClass("quiet");
    expect.soft(await press(page, Array(12).fill("Tab")), name).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await drawn(page);
    expect.soft(await isNowhere(page), `after ${name}`).toBe(false);
  }
});

test("at the tables", async ({ page }) => {
  for (const match of [record("draw"), matchOf101("later").match, record("rummi-running")]) {
    await resume(page, match);
    await page.locator('.rack [tabindex="0"]').focus();
    expect
      .soft(await press(page, [...KEYS, ...Array(20).fill("Tab")]), match.slice(0, 40))
      .toEqual([]);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("in lessons", async ({ page }) => {
  for (const lesson of ["turn", "runs", "hundred", "adding", "first-okey", "first-rummi"]) {
    await page.goto(`?lesson=${lesson}`);
    await ready(page);
    await page.locator("#card .primary, .rack [tabindex='0']").first().focus();
    expect.soft(await press(page, [...KEYS, "Tab", "Tab"]), lesson).toEqual([]);
  }
});

test("from a link to a deal on", async ({ page }) => {
  await open(page, "?seed=7");
  await expect(page.locator(".rack")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.locator(".rack [role=option]").first()).toBeFocused();
});

test("through first hands", async ({ page }) => {
  const led = page.locator("[data-hint]:focus, #card .primary:focus");
  const end = page.locator("#card .primary");
  const card = page.locator("#card [data-step]");
  for (const lesson of ["first-okey", "first-okey101", "first-rummi"]) {
    await page.goto(`?lesson=${lesson}`);
    await ready(page);
    await expect(led).toBeVisible();
    const lost: string[] = [];
    while (!(await end.isVisible())) {
      // A key that comes before the next step would press what that has put under the focus.
      const step = (await card.getAttribute("data-step")) ?? "";
      lost.push(...(await press(page, ["Enter"])));
      await expect(card).not.toHaveAttribute("data-step", step);
      await expect(led).toBeVisible();
    }
    expect.soft(lost, lesson).toEqual([]);
  }
});
