/** A round played at the table: by pointer, on the rack, to its end. */

import {
  drag,
  drawFromStock,
  middle,
  open,
  order,
  place,
  rack,
  record,
  resume,
  tap,
  toDiscard,
  turn,
} from "./play.ts";
import { crossing, picture } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { drawn, forbidDatabases, forbidStorage } from "./visit.ts";

// Bots then move at once, and nothing is on its way when a picture is taken.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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
      // It leaves the rack at once, and the turn is over when the engine has answered.
      await expect(page.locator('.rack[data-turn="0"][data-phase="discard"]')).toHaveCount(0);
    }
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("dialog .hand")).toHaveCount(4);
  await picture(page, "finished-round");

  await page.locator("[data-move=next-round]").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#bar .round")).toHaveText("Round 2");
});

test("the table fills the window, and every tile is large enough for a finger", async ({
  page,
}) => {
  await open(page);
  await turn(page);
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const scrolled = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(scrolled).toEqual([width, height]);
    const widths = await rack(page).evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(39);
    await picture(page, `table-${width}x${height}`);
  }
});

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
  await expect(page.locator("#bubble")).toContainText("Not complete");
  await expect(page.locator("#bubble")).toContainText("would be discarded");
  expect(await page.locator(".rack [data-mark=misfit]").count()).toBeGreaterThan(0);
  await picture(page, "refused-finish");
});

for (const way of ["drag", "button"]) {
  test(`a complete hand finishes the round by ${way}`, async ({ page }) => {
    await resume(page, record("finish"));
    const finish = page.locator("[data-move=finish]");
    await expect(finish).toHaveAttribute("data-ready");
    const last = page.locator(".rack [data-finishes]").first();
    if (way === "drag") await drag(page, last, await middle(finish));
    else await finish.click();
    await expect(page.locator("#dialog-title")).toHaveText("You win round 1");
  });
}

for (const [offer, match] of [
  ["the twin", "twin"],
  ["the pass", "pass"],
] as const) {
  test(`Hint and Undo are in reach beside ${offer} on a small screen`, async ({ page }) => {
    await resume(page, record(match));
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [740, 360],
      [320, 420],
    ] as const) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      await page.locator("[data-move=arrange]").click();
      const buttons = page.locator("#orders button");
      await expect(buttons).toHaveCount(7);
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
      expect(await crossing(page, "#orders button")).toEqual([]);
      await page.locator("[data-move=hint]").click();
      await expect(page.locator("#orders")).toBeHidden();
      await expect(page.locator("[data-hint]").first()).toBeAttached();
    }
  });
}

test("the twin is shown while it is still allowed", async ({ page }) => {
  await resume(page, record("twin"));
  await page.locator("[data-move=twin]").click();
  await expect(page.locator("[data-move=twin]")).toHaveCount(0);
  await expect(page.locator("#log")).toContainText("You have shown the indicator’s twin");
});

test("a twin that a bot shows is told before the game goes on", async ({ page }) => {
  await resume(page, record("before-twin"));
  await expect(page.locator("#prompt")).toContainText(
    "shows the indicator’s twin: 1 penalty point",
  );
  await expect(page.locator(".seat .seat-tile")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator("#prompt")).toContainText("shows the twin: 1 penalty point");
  await picture(page, "shown-twin");
  await turn(page);
});

for (const way of ["double tap", "drag", "pile", "Enter"]) {
  test(`an okey is thrown only at the second attempt, by ${way}`, async ({ page }) => {
    await resume(page, record("throw-okey"));
    const okey = page.locator(".rack [aria-label*=wild]").first();
    const count = await rack(page).count();
    const attempt = async () => {
      if (way === "double tap") await tap(page, okey, 2);
      else if (way === "drag") await drag(page, okey, await middle(place(page, "discard")));
      else if (way === "Enter") await okey.press("Enter");
      else {
        if ((await okey.getAttribute("aria-selected")) === "false") await tap(page, okey);
        await place(page, "discard").press("Enter");
      }
    };
    await attempt();
    await expect(page.locator("#bubble")).toContainText("That is an okey");
    await expect(rack(page)).toHaveCount(count);
    await attempt();
    await expect(rack(page)).toHaveCount(count - 1);
  });
}

test("how many tiles are missing stands beside Finish, unless the player does not want it", async ({
  page,
}) => {
  await open(page);
  const away = page.locator("#moves .before-main", { hasText: /\d+ tiles? away/ });
  await expect(away).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator('[data-seat="0"]')).toContainText(/\d+ tiles? away/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator("#menu [data-dialog=settings]").click();
  await page.getByRole("switch", { name: "Show how many tiles are missing" }).click();
  await page.keyboard.press("Escape");
  await expect(away).toBeHidden();
});

test("two taps are a double tap however long the page takes over the first", async ({ page }) => {
  await open(page);
  await toDiscard(page);
  const count = await rack(page).count();
  await page.evaluate(() => {
    const busy = (): void => {
      const end = performance.now() + 600;
      while (performance.now() < end);
    };
    const later = (): void => addEventListener("pointerdown", busy, { capture: true, once: true });
    addEventListener("pointerup", later, { once: true });
  });
  await tap(page, rack(page).first(), 2);
  await expect(rack(page)).toHaveCount(count - 1);
});

test("the table goes on while a tile is carried", async ({ page }) => {
  await open(page);
  await toDiscard(page);
  const count = await rack(page).count();
  await tap(page, rack(page).first(), 2);
  await expect(rack(page)).toHaveCount(count - 1);
  const { x, y } = await middle(rack(page).first());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 60, { steps: 3 });
  await turn(page);
  await expect(page.locator("#prompt")).toContainText("Your turn");
  await page.mouse.up();
  await expect(rack(page)).toHaveCount(count - 1);
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
  await expect(rack(page)).toHaveCount(1 + others.length);
  await expect.poll(() => order(page)).not.toEqual([first, ...others]);
  expect((await order(page)).sort()).toEqual([first, ...others].sort());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});

test("a turn is played by keyboard", async ({ page }) => {
  await open(page);
  await toDiscard(page);
  // What tells of moves comes together with what hears the keys.
  await expect(page.locator("#log")).not.toBeEmpty();
  const [first, second] = await order(page);
  await rack(page).first().focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await order(page)).slice(0, 2)).toEqual([second, first]);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page.locator(`.rack [data-tile="${second}"]`)).toHaveCount(0);
});

test("a seed that is none, a damaged match and missing storage end in a game", async ({ page }) => {
  await forbidDatabases(page);
  await open(page, "?seed=%3Cb%3E");
  await expect(page.locator("#prompt")).toContainText("seed");
  await turn(page);
  await page.evaluate(() => localStorage.setItem("istaka.match", '{"match":"?"'));
  await open(page, "");
  await expect(page.locator("#prompt")).toContainText("could not be read");
  await forbidStorage(page);
  await open(page, "");
  expect(await rack(page).count()).toBeGreaterThanOrEqual(14);
});
