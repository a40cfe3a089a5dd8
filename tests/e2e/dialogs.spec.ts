import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { GameView } from "../../www/pkg/istaka.js";
import { matchWhere, open, order, resume, turn } from "./play.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A finished round in which somebody has written points, so that all there is is shown. */
const ended = ({ round, table, standing }: GameView) =>
  round >= 4 && table?.result?.winner != null && table.result.winner > 0 && standing === null;

const dialogs = ["result", "standing", "scores", "rules"] as const;

/** Opens a dialog as a player would come to it. */
async function show(page: Page, name: (typeof dialogs)[number]): Promise<void> {
  const wanted = name === "standing" ? ({ standing }: GameView) => standing !== null : ended;
  await resume(page, matchWhere(wanted));
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  // Who was out before the end comes to the standing at once.
  const onward = page.locator("[data-move=to-standing]");
  if (name === "standing" && (await onward.count()) > 0) await onward.click();
  if (name === "scores") await dialog.getByRole("button", { name: "Scores" }).click();
  if (name === "rules") {
    await page.keyboard.press("Escape");
    await openRules(page);
  }
  await expect(page.locator(`dialog[data-name=${name}]`)).toBeVisible();
}

/** The menu lies below an open dialog, so its button is pressed by script. */
async function openRules(page: Page): Promise<void> {
  await page
    .locator("#menu button", { hasText: "Rules" })
    .evaluate((button: HTMLElement) => button.click());
}

/** What sticks out of the dialog or of the window with it. Lists may scroll, but only up and down. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    const frame = dialog.getBoundingClientRect();
    const out = (inner: DOMRect, outer: DOMRect, scrolls: boolean) =>
      inner.left < outer.left - 0.5 ||
      inner.right > outer.right + 0.5 ||
      (!scrolls && (inner.top < outer.top - 0.5 || inner.bottom > outer.bottom + 0.5));
    const all = [...dialog.querySelectorAll("*")].filter((element) => {
      if (element.getClientRects().length === 0) return false;
      const scrolls = element.parentElement?.closest(".body, .hands, .standing") != null;
      return out(element.getBoundingClientRect(), frame, scrolls);
    });
    if (out(frame, new DOMRect(0, 0, innerWidth, innerHeight), false)) all.push(dialog);
    return all.map((element) => element.outerHTML.slice(0, 80));
  });
}

/** Pairs of elements that cover one another. */
function crossing(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    const boxes = all.flatMap((element) =>
      [...element.getClientRects()].map((box) => ({ element, box })),
    );
    return boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const apart =
          one.element === other.element ||
          one.box.right <= other.box.left + 0.5 ||
          other.box.right <= one.box.left + 0.5 ||
          one.box.bottom <= other.box.top + 0.5 ||
          other.box.bottom <= one.box.top + 0.5;
        return apart ? [] : [`${one.element.outerHTML} × ${other.element.outerHTML}`];
      }),
    );
  });
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [1280, 800],
] as const) {
  for (const name of dialogs) {
    test(`${name} at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await show(page, name);
      await page.screenshot({ path: `test-output/${name}-${width}x${height}.png` });
      expect(await outside(page)).toEqual([]);
      if (name === "result") {
        const parts = "header p, .last, .columns span";
        expect(await crossing(page, `dialog :is(${parts})`)).toEqual([]);
      }
      expect(await violations(page)).toEqual([]);
    });
  }
}

test("the table is accessible to everybody", async ({ page }) => {
  await open(page);
  await turn(page);
  expect(await violations(page)).toEqual([]);
});

test("a dialog that the player opened stays at the end of the round and leads to it", async ({
  page,
}) => {
  await page.clock.install();
  await resume(
    page,
    matchWhere(({ table }) => (table?.legal.declare.length ?? 0) > 0),
  );
  const finish = page.locator("[data-move=finish]");
  await expect(finish).toHaveAttribute("data-ready");
  await finish.evaluate((button: HTMLElement) => button.click());
  await openRules(page);
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

test("a shared deal does not replace a running match unasked", async ({ page }) => {
  const running = matchWhere(({ round, table }) => round === 2 && table?.phase === "discard");
  await resume(page, running, "?seed=7");
  await expect(page.locator("#dialog-title")).toHaveText("Play the shared deal?");
  await page.locator("[data-move=keep-mine]").click();
  await expect(page.locator(".round")).toHaveText("Round 2");

  await open(page, "?seed=7");
  await expect(page.locator(".round")).toHaveText("Round 2");
  await page.locator("[data-move=play-shared]").click();
  await expect(page.locator(".round")).toHaveText("Round 1");
  const shared = await order(page);
  await page.evaluate(() => localStorage.clear());
  await open(page, "?seed=7");
  expect(await order(page)).toEqual(shared);
});
