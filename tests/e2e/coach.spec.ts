/** Help for the player: hints in three steps, taking back, practice, the turn clock. */

import type { Page } from "@playwright/test";
import { drawFromStock, open, order, rack, record, resume, turn } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { keptMatch, set } from "./visit.ts";

const toDraw = (): string => record("draw");
const toThrow = (): string => record("throw");

/** Takes up a match; the keys work, and what happens is told. */
async function take(page: Page, match: string): Promise<void> {
  await resume(page, match);
  await expect(heard(page)).not.toBeEmpty();
}

const said = (page: Page) => page.locator("#prompt");
const heard = (page: Page) => page.getByRole("log");

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Takes back what the button says. */
async function takeBack(page: Page, what: string): Promise<void> {
  await press(page, `Undo: ${what}`);
}

/** How many lines the kept match has: one more with every move. */
async function moves(page: Page): Promise<number> {
  return (await keptMatch(page)).trim().split("\n").length;
}

/** From here on time passes as the test says. The page's clock is the test's already. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** Waits until so many tiles are on the rack; for the page only moments pass. */
async function holds(page: Page, tiles: number): Promise<void> {
  const held = async (): Promise<number> => {
    await page.clock.runFor(20);
    return rack(page).count();
  };
  await expect.poll(held, { intervals: [50] }).toBe(tiles);
}

/** The seconds that the turn clock has left. */
async function left(page: Page): Promise<number> {
  const label = await page.getByRole("timer").getAttribute("aria-label");
  return Number.parseInt(label ?? "", 10);
}

test.describe("a hint", () => {
  test("says where to look, which tile, and why", async ({ page }) => {
    await take(page, toThrow());
    await press(page, "Hint");
    const looked = page.getByRole("option", { name: /, hint$/ });
    await expect(said(page)).toContainText(/tiles? stands? alone|meld|seven pairs/);
    const candidates = await looked.count();
    expect(candidates).toBeGreaterThan(0);
    await press(page, "Hint");
    await expect(said(page)).toContainText(/^Discard the /);
    await expect(looked).toHaveCount(1);
    const advised = await looked.getAttribute("data-tile");
    const name = ((await said(page).textContent()) ?? "").trim().replace("Discard the ", "");
    await expect(looked).toHaveAccessibleName(new RegExp(`^${name}(, just drawn)?, hint$`));
    await press(page, "Hint");
    await expect(said(page)).toContainText(
      /keeps \d+ tiles that help|any other discard sets you back/,
    );
    await expect(heard(page)).toContainText(`Discard the ${name}`);
    await press(page, "Hint");
    await expect(said(page), "the last step stays").toContainText(/keeps|sets you back/);
    // What it advises may be done; then the situation is another, and the marks are gone.
    await looked.focus();
    await page.keyboard.press("Enter");
    await expect(heard(page)).toContainText(`You have discarded ${name}.`);
    await expect(rack(page).and(page.locator(`[data-tile="${advised}"]`))).toHaveCount(0);
    await expect(looked).toHaveCount(0);
  });

  test("looks at the discard first, and is asked for by key", async ({ page }) => {
    await take(page, toDraw());
    await page.keyboard.press("h");
    await expect(page.locator("[data-hint]")).toHaveAttribute("data-place", "take");
    await page.keyboard.press("h");
    await expect(said(page)).toContainText(/Take the|Draw from the stock/);
    await page.keyboard.press("h");
    await expect(said(page)).toContainText(/tiles? away instead of|no nearer|complete/);
  });

  test("stays while tiles are moved on the rack, and speaks the player's language", async ({
    page,
  }) => {
    await set(page, { language: "de" });
    await take(page, toDraw());
    await press(page, "Tipp");
    await expect(said(page)).toContainText("Schau auf");
    await rack(page).first().focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.locator("[data-hint]")).toHaveCount(1);
    await press(page, "Tipp");
    await expect(said(page)).toContainText(/Nimm|Zieh/);
  });
});

test("a hint goes when something is set, for it may name what is called otherwise now", async ({
  page,
}) => {
  await take(page, toDraw());
  await press(page, "Hint");
  await expect(page.locator("[data-hint]")).toHaveCount(1);
  const hinted = (await said(page).textContent()) ?? "";
  await press(page, "Settings");
  await page.getByRole("radio", { name: "Cards" }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-hint]")).toHaveCount(0);
  await expect(said(page)).not.toHaveText(hinted);
});

/** Throws the first tile and takes it back, while no bot has time to answer. */
async function throwAndUndo(page: Page): Promise<void> {
  await rack(page).first().focus();
  await stopTime(page);
  await page.keyboard.press("Enter");
  await holds(page, 14);
  await takeBack(page, "discard");
  await holds(page, 15);
  await page.clock.resume();
}

test.describe("taking back", () => {
  test("returns a throw that nobody has answered to its place", async ({ page }) => {
    await page.clock.install();
    await set(page, { pace: "slow" });
    await take(page, toThrow());
    await page.keyboard.press("1");
    const before = await order(page);
    await throwAndUndo(page);
    expect(await order(page)).toEqual(before);
    await expect(heard(page)).toContainText("Taken back: discard");
    await expect(page.locator(".rack")).toHaveAttribute("data-phase", "discard");
    // The player throws another tile instead, and the game goes on.
    await rack(page).last().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".rack")).not.toHaveAttribute("data-turn", "0");
    await turn(page);
  });

  test("gives a taken discard back, but no tile that was drawn", async ({ page }) => {
    await take(page, toDraw());
    const before = await moves(page);
    await page.keyboard.press("t");
    await expect(rack(page)).toHaveCount(15);
    await takeBack(page, "take");
    await expect(rack(page)).toHaveCount(14);
    expect(await moves(page)).toBe(before);
    await drawFromStock(page);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  test("takes rearrangements and moves back in their order", async ({ page }) => {
    await page.clock.install();
    await set(page, { pace: "slow" });
    await take(page, toThrow());
    const first = await order(page);
    await page.keyboard.press("2");
    await expect.poll(() => order(page)).not.toEqual(first);
    const grouped = await order(page);
    await page.keyboard.press("1");
    await expect.poll(() => order(page)).not.toEqual(grouped);
    const sorted = await order(page);
    await throwAndUndo(page);
    expect(await order(page)).toEqual(sorted);
    await takeBack(page, "arrangement");
    await expect.poll(() => order(page)).toEqual(grouped);
    await expect(said(page)).toHaveText("Taken back: arrangement");
  });
});

test.describe("practice", () => {
  test("takes back what the bots did since", async ({ page }) => {
    await set(page, { practice: true });
    await take(page, toThrow());
    await expect(page.locator(".badge")).toHaveText("Practice");
    const before = await moves(page);
    await rack(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(rack(page)).toHaveCount(14);
    await turn(page);
    expect(await moves(page)).toBeGreaterThan(before + 1);
    await takeBack(page, "discard");
    await expect(rack(page)).toHaveCount(15);
    expect(await moves(page)).toBe(before);
    // And the drawn tile too, and on.
    await page.getByRole("button", { name: /^Undo: (draw|take)$/ }).click();
    await expect(rack(page)).toHaveCount(14);
    expect(await moves(page)).toBe(before - 1);
  });

  test("takes back the end of a round", async ({ page }) => {
    await set(page, { practice: true });
    await take(page, record("finish"));
    await expect(page.locator(".badge")).toHaveText("Practice");
    const before = await moves(page);
    await press(page, "Finish");
    const dialog = page.getByRole("dialog");
    const undo = dialog.getByRole("button", { name: "Undo: finish" });
    await expect(undo, "and for those who see it").toHaveText(/Undo\s*finish/);
    await undo.click();
    await expect(dialog).toBeHidden();
    await expect(rack(page)).toHaveCount(15);
    expect(await moves(page)).toBe(before);
    await expect(
      page.locator("[data-ready=true][data-move=finish], [data-move=finish][data-ready]"),
    ).toBeVisible();
  });

  test("marks the match for good, also when it is switched on later", async ({ page }) => {
    await take(page, toThrow());
    await expect(page.locator(".badge")).toHaveCount(0);
    await press(page, "Settings");
    await page.getByRole("dialog").getByText("Practice: take back any move").click();
    await page.keyboard.press("Escape");
    await expect(page.locator(".badge")).toHaveText("Practice");
    await press(page, "Settings");
    await page.getByRole("dialog").getByText("Practice: take back any move").click();
    await page.reload();
    await ready(page);
    await expect(page.locator(".badge")).toHaveText("Practice");
  });
});

test.describe("the turn clock", () => {
  test("runs down, warns once, and ends the turn when time is up", async ({ page }) => {
    await page.clock.install();
    await set(page, { clock: 30 });
    await take(page, toDraw());
    const timer = page.getByRole("timer");
    await expect(timer).toBeVisible();
    await stopTime(page);
    await page.clock.runFor(1000);
    const seconds = await left(page);
    await expect(timer).toHaveText(`${seconds}`);
    // Small and quiet at the edge of the picture, whose letter can be read.
    const { picture, digits } = await page.locator('.seat[data-seat="0"]').evaluate((seat) => {
      const [picture, digits] = [".avatar", ".clock b"].map((part) =>
        seat.querySelector(part)?.getBoundingClientRect().toJSON(),
      );
      return { picture, digits };
    });
    expect(digits.top).toBeGreaterThan(picture.top + 0.7 * picture.height);
    await page.clock.runFor(1000);
    expect(await left(page)).toBe(seconds - 1);
    await expect(timer).toHaveText(`${seconds - 1}`);
    await page.clock.runFor((seconds - 10) * 1000);
    await expect(timer).toHaveText("9");
    const lines = heard(page).getByText(/seconds left/);
    await expect(lines).toHaveCount(1);
    await page.clock.runFor(6000);
    await expect(timer).toHaveText("3");
    await expect(lines).toHaveCount(1);
    const before = await moves(page);
    await page.clock.runFor(3000);
    await page.clock.resume();
    await expect(said(page)).toContainText("Time is up");
    await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(before + 2);
    await expect(rack(page)).toHaveCount(14);
  });

  test("throws no tile twice, and gives the next turn all its time", async ({ page }) => {
    await page.clock.install();
    await set(page, { clock: 30 });
    await take(page, toThrow());
    await expect(page.getByRole("timer")).toBeVisible();
    await stopTime(page);
    await page.clock.runFor(31_000);
    await holds(page, 14);
    const mine = async (): Promise<string | null> => {
      await page.clock.runFor(20);
      return page.locator(".rack").getAttribute("data-turn");
    };
    await expect.poll(mine, { intervals: [50] }).toBe("0");
    await expect(page.getByRole("timer")).toHaveAccessibleName(/^(30|29) seconds left$/);
    await expect(rack(page)).toHaveCount(14);
  });

  test("stands still while a dialog is open, and survives a reload", async ({ page }) => {
    await page.clock.install();
    await set(page, { clock: 45 });
    await take(page, toThrow());
    const timer = page.getByRole("timer");
    await expect(timer).toBeVisible();
    await stopTime(page);
    await page.clock.runFor(15_000);
    const before = await left(page);
    expect(before).toBeLessThanOrEqual(30);
    await press(page, "Rules");
    await page.clock.runFor(60_000);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.clock.runFor(100);
    expect(before - (await left(page))).toBeLessThanOrEqual(1);
    await page.clock.resume();
    await page.reload();
    await ready(page);
    await expect(timer).toBeVisible();
    expect(await left(page)).toBeLessThanOrEqual(before);
  });

  test("is off unless it is wanted", async ({ page }) => {
    await open(page);
    await turn(page);
    // What the clock comes with is there.
    await expect(heard(page)).not.toBeEmpty();
    await expect(page.getByRole("timer")).toHaveCount(0);
  });
});
