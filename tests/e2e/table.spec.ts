import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { Game, type GameView, initSync } from "../../www/pkg/istaka.js";
import { expect, ready, test } from "./support.ts";

// Bots then move at once, and nothing is on its way when a picture is taken.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Where a control of the mirror is, and so the thing on the canvas. */
async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error("nothing is there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function place(page: Page, name: string): Locator {
  return page.locator(`[data-place="${name}"]`);
}

function rack(page: Page): Locator {
  return page.locator(".rack [role=option]");
}

async function order(page: Page): Promise<(string | null)[]> {
  return rack(page).evaluateAll((all) => all.map((tile) => tile.getAttribute("data-tile")));
}

async function tap(page: Page, thing: Locator, clickCount = 1): Promise<void> {
  const { x, y } = await middle(thing);
  await page.mouse.click(x, y, { clickCount });
}

async function drag(page: Page, thing: Locator, to: { x: number; y: number }): Promise<void> {
  const from = await middle(thing);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

/** Waits until it is the player's turn or the round is over; says which phase it is. */
async function turn(page: Page): Promise<string> {
  const mine = page.locator('.rack[data-turn="0"], .rack[data-phase="over"]');
  await mine.waitFor({ state: "attached", timeout: 20_000 });
  return (await page.locator(".rack").getAttribute("data-phase")) ?? "";
}

async function drawFromStock(page: Page): Promise<void> {
  await tap(page, place(page, "stock"));
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
}

/** Goes on until a tile may be thrown. */
async function toDiscard(page: Page): Promise<void> {
  if ((await turn(page)) === "draw") await drawFromStock(page);
}

async function open(page: Page, query = "?seed=7"): Promise<void> {
  await page.goto(query);
  await ready(page);
}

/** A match in the text of the engine, played by bots until the player's view is as wanted. */
function matchWhere(wanted: (view: GameView) => boolean): string {
  initSync({ module: readFileSync("www/pkg/istaka_bg.wasm") });
  for (let seed = 1; seed < 200; seed += 1) {
    const game = new Game({ seed: `${seed}`, bots: [0, 1, 2, 3] });
    game.deal();
    for (let view = game.view(0); view.table?.turn !== null; view = game.view(0)) {
      if (wanted(view)) return game.save();
      game.botMove();
    }
  }
  throw new Error("no such match was found");
}

/** Opens the page as if this match had been left by the last visit. */
async function resume(page: Page, match: string): Promise<void> {
  const kept = JSON.stringify({ match, slots: [], columns: 16 });
  await page.addInitScript((text) => localStorage.setItem("istaka.match", text), kept);
  await open(page, "");
}

test("a round is played by pointer until somebody finishes or the stock is empty", async ({
  page,
}) => {
  await open(page);
  const finish = page.locator("[data-move=finish]");
  for (let move = 0; (await turn(page)) !== "over"; move += 1) {
    const phase = await turn(page);
    if (phase === "lastChance") await page.locator("[data-move=pass]").click();
    else if (phase === "draw" && move % 4 === 0) {
      const count = await rack(page).count();
      await drag(page, place(page, "stock"), await middle(rack(page).nth(3)));
      await expect(rack(page)).toHaveCount(count + 1);
    } else if (phase === "draw") await drawFromStock(page);
    else if ((await finish.getAttribute("data-ready")) !== null) await finish.click();
    else {
      // An okey is thrown only at the second attempt.
      const tile = page.locator(".rack [role=option]:not([aria-label*=wild])").last();
      const name = await tile.getAttribute("data-tile");
      if (move % 3 === 0) await drag(page, tile, await middle(place(page, "discard")));
      else await tap(page, tile, 2);
      await expect(page.locator(`.rack [data-tile="${name}"]`)).toHaveCount(0);
    }
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("dialog .hand")).toHaveCount(4);
  await page.screenshot({ path: "test-output/finished-round.png" });

  await page.locator("[data-move=next-round]").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#bar .round")).toHaveText("Round 2");
});

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`the table at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await turn(page);
    const scrolled = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(scrolled).toEqual([width, height]);
    for (const tile of await rack(page).all()) {
      const box = await tile.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(39);
    }
    await page.screenshot({ path: `test-output/table-${width}x${height}.png` });
  });
}

test("tiles are moved on the rack and keep their gaps, also out of turn", async ({ page }) => {
  await open(page);
  const [first, second] = await order(page);
  const last = await middle(rack(page).last());
  const width = (await rack(page).first().boundingBox())?.width ?? 0;
  await drag(page, rack(page).first(), { x: last.x + 3 * width, y: last.y });
  await expect.poll(async () => (await order(page)).at(-1)).toBe(first);
  expect((await order(page))[0]).toBe(second);
  const moved = await middle(rack(page).last());
  expect(moved.x - last.x).toBeGreaterThan(2 * width);
});

test("a refused finish marks the tiles that do not fit and says so", async ({ page }) => {
  await open(page);
  await toDiscard(page);
  await page.locator("[data-move=finish]").click();
  await expect(page.locator("#prompt")).toContainText("Not complete");
  expect(await page.locator(".rack [data-mark=misfit]").count()).toBeGreaterThan(0);
  await page.screenshot({ path: "test-output/refused-finish.png" });
});

for (const way of ["drag", "button"]) {
  test(`a complete hand finishes the round by ${way}`, async ({ page }) => {
    await resume(
      page,
      matchWhere(({ table }) => (table?.legal.declare.length ?? 0) > 0),
    );
    const finish = page.locator("[data-move=finish]");
    await expect(finish).toHaveAttribute("data-ready");
    const last = page.locator(".rack [data-finishes]").first();
    if (way === "drag") await drag(page, last, await middle(finish));
    else await finish.click();
    await expect(page.locator("#dialog-title")).toHaveText("You win round 1");
  });
}

test("the twin is shown while it is still allowed", async ({ page }) => {
  await resume(
    page,
    matchWhere(({ table }) => table?.legal.showTwin === true && table.turn === 0),
  );
  await page.locator("[data-move=twin]").click();
  await expect(page.locator("[data-move=twin]")).toHaveCount(0);
  await expect(page.locator("#log")).toContainText("You have shown the indicator’s twin");
});

test("without its engine the page says so", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("");
  await expect(page.getByRole("alert")).toContainText("WebAssembly");
});

test("an unfinished round is there again after a reload", async ({ page }) => {
  await open(page, "");
  await toDiscard(page);
  const dealt = await order(page);
  await drag(page, rack(page).first(), await middle(rack(page).nth(5)));
  await expect.poll(() => order(page)).not.toEqual(dealt);
  const before = await order(page);
  const stock = await place(page, "stock").getAttribute("data-count");
  await page.reload();
  await ready(page);
  expect(await order(page)).toEqual(before);
  await expect(place(page, "stock")).toHaveAttribute("data-count", stock ?? "");
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
});

test("an interrupted drag puts the tile back", async ({ page }) => {
  await open(page);
  const before = await order(page);
  const start = await middle(rack(page).first());
  const lift = async () => {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 200, start.y - 150, { steps: 4 });
  };
  await lift();
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(before);

  await lift();
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(before);
});

test("a finger drags a tile, and the page stays where it is", async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`${site.url}?seed=7`);
  await ready(page);
  const [first, ...others] = await order(page);
  const from = await middle(rack(page).first());
  const to = await middle(rack(page).nth(4));
  const device = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", { x, y }: { x: number; y: number }) =>
    device.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step += 1) {
    const part = step / 8;
    // The tile is held above the finger, so the finger aims lower.
    const goal = { x: to.x + 8, y: to.y + 18 };
    await touch("touchMove", {
      x: from.x + (goal.x - from.x) * part,
      y: from.y + (goal.y - from.y) * part,
    });
  }
  await device.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => order(page)).not.toEqual([first, ...others]);
  expect((await order(page)).sort()).toEqual([first, ...others].sort());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});

test("a turn is played by keyboard", async ({ page }) => {
  await open(page);
  await toDiscard(page);
  const [first, second] = await order(page);
  await rack(page).first().focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await order(page)).slice(0, 2)).toEqual([second, first]);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page.locator(`.rack [data-tile="${second}"]`)).toHaveCount(0);
});

test("a seed that is none, a damaged match and missing storage end in a game", async ({ page }) => {
  await open(page, "?seed=%3Cb%3E");
  await expect(page.locator("#prompt")).toContainText("seed");
  await turn(page);
  await page.evaluate(() => localStorage.setItem("istaka.match", '{"match":"?"'));
  await open(page, "");
  await expect(page.locator("#prompt")).toContainText("could not be read");
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await open(page, "");
  expect(await rack(page).count()).toBeGreaterThanOrEqual(14);
});
