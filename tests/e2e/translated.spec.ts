/**
 * A browser's page translation replaces text nodes by elements; the page still updates its texts.
 */

import type { Page } from "@playwright/test";
import { drawFromStock, open, rack, record, resume, tap, turn } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, test } from "./support.ts";
import { setElsewhere } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

/** Translates all current and future texts into capitals, in the way of a browser. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Text): void => {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest("script, style, font, textarea")) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    };
    const all = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) wrap(text);
      if (root instanceof Text) wrap(root);
    };
    all(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) all(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test("prompt, points, round and dialogs change in a translated page", async ({ page }) => {
  await resume(page, record("board-finish"));
  await translate(page);
  const prompt = page.locator("#prompt");
  const [before, round] = [await prompt.textContent(), page.locator("#bar .round")];
  const [first, points] = [await round.textContent(), page.locator(".seat small").first()];
  const had = await points.textContent();
  expect(before).toBe(before?.toUpperCase());
  await page.locator("[data-move=finish]").click();
  await page.getByRole("button", { name: /next round/i }).click();
  await turn(page);
  await expect(round).not.toHaveText(first ?? "");
  await expect(points).not.toHaveText(had ?? "");
  await expect(prompt).not.toHaveText(before ?? "");
});

test("a translated prompt follows the turn, and another language takes its place", async ({
  page,
}) => {
  await open(page);
  await turn(page);
  await translate(page);
  const prompt = page.locator(".prompt > span");
  await expect(prompt).toContainText("DRAW");
  await drawFromStock(page);
  await expect(prompt).not.toContainText(/draw/i);
  await tap(page, rack(page).first(), 2);
  await turn(page);
  await expect(prompt).toContainText(/draw/i);
  await setElsewhere(page, { language: "de" });
  await expect(prompt).toContainText(/zieh/i);
  await choose(page, "settings");
  await expect(page.locator("dialog h1")).toHaveText(/einstellungen/i);
  await setElsewhere(page, { language: "nl" });
  await expect(page.locator("dialog h1")).toHaveText(/instellingen/i);
});
