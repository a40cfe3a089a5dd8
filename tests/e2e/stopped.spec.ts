/**
 * A terminated engine, for example because the browser needs memory: a new one continues the match.
 */

import type { Page } from "@playwright/test";
import { savedMatch } from "../records/saved.ts";
import { drawFromStock, order, rack, record, resume, turn } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { aside, forbidDatabases, leave } from "./visit.ts";

/** Terminates a worker without any event, as a browser does that needs memory. */
async function end(page: Page, script: RegExp): Promise<void> {
  const found = () => page.workers().filter((worker) => script.test(worker.url()));
  await expect.poll(() => found().length).toBe(1);
  const [worker] = found();
  const gone = worker?.waitForEvent("close");
  // The worker may be terminated before it answers.
  await worker?.evaluate(() => self.close()).catch(() => null);
  await gone;
}

test.describe("an engine that has stopped", () => {
  test("is said, and another goes on with the match as it was, as soon as one begins", async ({
    page,
    context,
  }) => {
    await resume(page, record("draw"));
    const before = await order(page);
    await context.route(/\/worker[^/]*\.js/, (route) => route.abort());
    await end(page, /\/worker/);
    const dialog = page.getByRole("dialog", { name: "The engine has stopped" });
    await expect(dialog).toContainText("Your match is kept");
    await page.keyboard.press("Escape");
    await expect(dialog, "it is not overlooked").toBeVisible();
    await dialog.getByRole("button", { name: "Go on" }).click();
    await expect(dialog).toContainText("It does not start");
    await context.unroute(/\/worker[^/]*\.js/);
    await dialog.getByRole("button", { name: "Go on" }).click();
    await expect(dialog).toBeHidden();
    expect(await order(page)).toEqual(before);
    await drawFromStock(page);
    await rack(page).first().press("Enter");
    await expect(rack(page)).toHaveCount(14);
    expect(await turn(page)).toMatch(/draw|over/);
  });

  test("says so where the match is not kept, and offers it as text", async ({ page, context }) => {
    await forbidDatabases(page);
    await resume(page, record("draw"));
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, text: string) {
        if (key === "istaka.match") throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, text);
      };
    });
    await drawFromStock(page);
    await expect(page.locator("#bar .warning")).toBeVisible();
    await context.route(/\/worker[^/]*\.js/, (route) => route.abort());
    await end(page, /\/worker/);
    const dialog = page.getByRole("dialog", { name: "The engine has stopped" });
    await expect(dialog).toContainText("Your match is not being saved");
    await expect(dialog).not.toContainText("is kept");
    await expect(dialog.getByRole("textbox")).toHaveValue(/^istaka 4\n[\s\S]*\n0 draw\s*$/);
    await dialog.getByRole("button", { name: "Go on" }).click();
    await expect(dialog).toContainText("Take the match with you as text before you reload");
    await context.unroute(/\/worker[^/]*\.js/);
    await dialog.getByRole("button", { name: "Go on" }).click();
    await expect(dialog).toBeHidden();
    await expect(rack(page)).toHaveCount(15);
  });

  test("at the kept match whenever the page is opened is offered no third time", async ({
    page,
    context,
  }) => {
    const match = record("draw");
    // It fails as with a match that makes the engine panic, and only with this match.
    await context.route(/\/worker[^/]*\.js/, async (route) => {
      const answer = await route.fetch();
      const breaks = `addEventListener("message", (event) => {
        const { id, name } = event.data;
        if (name !== "load") return;
        event.stopImmediatePropagation();
        postMessage({ id, failure: "unreachable", broken: true });
      });`;
      await route.fulfill({ response: answer, body: breaks + (await answer.text()) });
    });
    await leave(page, { "istaka.match": savedMatch(match) });
    await page.goto("");
    await expect(page.getByRole("alert")).toContainText(
      "if it stops again, that match is put aside",
    );
    await page.setViewportSize({ width: 800, height: 600 });
    await page.reload();
    await ready(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator("#prompt")).toContainText("put aside");
    await expect(rack(page).first()).toBeAttached();
    expect((await aside(page)).join()).toContain(JSON.stringify(match));
  });
});
