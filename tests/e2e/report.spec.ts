/** A report of something wrong: what it gives away is seen, and the player hands it on. */

import { dialogOf, move } from "./panels.ts";
import { open, turn } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, test } from "./support.ts";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  permissions: ["clipboard-read", "clipboard-write"],
});

test("what looks wrong is told in a text that nobody but the player hands on", async ({ page }) => {
  await open(page, "?seed=7");
  await turn(page);
  await page.keyboard.press("h");
  await choose(page, "report");
  const report = dialogOf(page, "report");
  const text = report.locator("match-text textarea");
  await expect(text).toHaveValue(/Build [0-9a-f]{12}.*#match=/s);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await report.locator("[data-field=words]").fill("The hint is odd.");
  await move(page, "copy").click();
  await expect(report.getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await text.inputValue());
  expect(copied).toMatch(/^The hint is odd\.\nIstaka /);
  expect(copied).toMatch(/^ {2}key h\n {2}button report$/m);
  expect(copied, "what is typed is no key").not.toContain("key T");
  expect(asked).toEqual([]);

  await test.step("its link shows the moment", async () => {
    const link = /http\S+#match=\S+/.exec(copied)?.[0] ?? "";
    await page.goto(link);
    const at = Number(/&at=1\.(\d+)/.exec(link)?.[1]);
    await expect(page.locator("[data-move=jump]")).toHaveValue(`${at}`);
  });

  await test.step("at home the settings lead to it", async () => {
    await page.goto("./");
    await choose(page, "settings");
    await page.locator("#dialog [data-dialog=report]").click();
    await expect(report).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, "settings")).toBeVisible();
  });
});
