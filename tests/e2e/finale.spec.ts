/** The visible end of a round; its duration is tested without a browser. */

import { sizesOf } from "../../www/state/rect.double.ts";
import { toStanding } from "./panels.ts";
import { lay, place, record, resume, tap } from "./play.ts";
import { expect, test } from "./support.ts";
import { pass, passUntil, stopTime, takeTime } from "./time.ts";
import { everywhere, set } from "./visit.ts";

test("a win is laid out before the result opens, and a tap or a key hurries it", async ({
  page,
}) => {
  await takeTime(page);
  await set(page, { pace: "normal", practice: true });
  await resume(page, record("finish"));
  await expect(page.locator(".badge")).toBeVisible();
  await stopTime(page);
  const sheet = page.locator("dialog[data-name=result]");
  const over = page.locator('.rack[data-phase="over"]');
  const win = async (): Promise<void> => {
    await page.locator("[data-move=finish]").click();
    await passUntil(page, async () => (await over.count()) === 1);
  };
  const back = async (): Promise<void> => {
    await sheet.getByRole("button", { name: "Undo: finish" }).click();
    await passUntil(page, async () => (await over.count()) === 0);
  };
  await test.step("it is said whose it is", async () => {
    await win();
    await pass(page, 100);
    await expect(page.locator("#prompt")).toContainText("You win the round");
    await expect(page.locator('.seat[data-seat="0"] .winner')).toBeVisible();
  });
  await test.step("a tap anywhere shows the result, once something was seen", async () => {
    await tap(page, place(page, "stock"));
    await pass(page, 300, 100);
    await expect(sheet).toBeHidden();
    await expect(page.locator("#bubble")).not.toContainText("The round is over");
    await pass(page, 300, 100);
    await tap(page, place(page, "stock"));
    await pass(page, 100);
    await expect(sheet).toBeVisible();
    await expect(page.locator("#dialog-title")).toHaveText("You win round 1");
    await back();
  });
  await test.step("N shows the result too", async () => {
    await win();
    await pass(page, 700, 100);
    await expect(sheet).toBeHidden();
    await page.keyboard.press("n");
    await pass(page, 100);
    await expect(sheet).toBeVisible();
  });
});

test("the end of a match is seen whole, with tiles of its best hand around the cup", async ({
  page,
}) => {
  await resume(page, record("standing"));
  for (const name of ["standing", "rummi-standing"] as const) {
    await lay(page, record(name));
    const standing = await toStanding(page);
    const fallen = standing.locator(".fallen canvas");
    const pictures = await fallen.evaluateAll((all) =>
      all.map((tile) => (tile as HTMLCanvasElement).toDataURL()),
    );
    expect(new Set(pictures).size).toBeGreaterThan(3);
    for await (const { where } of everywhere(page, sizesOf("740x360 320x568 360x740")))
      await test.step(`${name} ${where}`, async () => {
        const hidden = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;
        await expect.poll(() => standing.locator(".body").evaluate(hidden)).toBe(0);
      });
  }
});
