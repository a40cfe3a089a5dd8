/**
 * A match watched again: step by step, with open tiles, played on from a position, shared and
 * received in a link, and reviewed.
 */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import * as judge from "../../www/pkg/judge/istaka.js";
import { dialogOf, lookingBack } from "./panels.ts";
import { middle, open, record, resume, turn } from "./play.ts";
import { expect, ready, test } from "./support.ts";
import { DIALOG_SIZES, drawn, keptMatch, SIZES } from "./visit.ts";

function replay(page: Page): Locator {
  return page.locator("match-replay");
}

function button(page: Page, name: string): Locator {
  return replay(page).locator(`[data-move="${name}"]`);
}

/** Opens a match whose last round is over, and the replay from its end. */
async function watch(page: Page, match: string): Promise<void> {
  await resume(page, match);
  await (await lookingBack(page, "watch")).click();
  await expect(button(page, "play")).toBeFocused();
}

/** Reads the number of shown moves and the number of all moves. */
async function moves(page: Page): Promise<[shown: number, all: number]> {
  const [shown = "", all = ""] = ((await replay(page).locator("output").textContent()) ?? "").split(
    "/",
  );
  return [Number(shown), Number(all)];
}

function shows(page: Page, move: number): Promise<void> {
  return expect(replay(page).locator("output")).toHaveText(new RegExp(`^${move}/`));
}

/** Steps forward until a button is enabled; returns the move. */
async function goUntil(page: Page, name: string): Promise<number> {
  let [move] = await moves(page);
  while ((await button(page, name).getAttribute("aria-disabled")) === "true") {
    await page.keyboard.press("ArrowRight");
    move += 1;
    await shows(page, move);
  }
  return move;
}

test("a round that is over is watched with the tiles of all, and explained", async ({ page }) => {
  await watch(page, record("lost"));
  const before = await keptMatch(page);
  const [, all] = await moves(page);

  await test.step("by mouse", async () => {
    await shows(page, 0);
    await expect(replay(page).locator(".prompt")).toHaveText("The tiles have been dealt.");
    await button(page, "next").click();
    await shows(page, 1);
    await button(page, "jump").fill("17");
    await shows(page, 17);
    await button(page, "back").click();
    await shows(page, 16);
    await expect(replay(page).locator(".open-hands tile-row")).toHaveCount(0);
    await button(page, "open").selectOption("all");
    await expect(replay(page).locator(".open-hands tile-row")).toHaveCount(3);
    await button(page, "open").selectOption("2");
    await expect(replay(page).locator(".open-hands tile-row")).toHaveCount(1);
    await button(page, "last").click();
    await shows(page, all);
    await button(page, "first").click();
    await shows(page, 0);
  });

  await test.step("by keyboard", async () => {
    await page.keyboard.press("Home");
    for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowRight");
    await shows(page, 3);
    await page.keyboard.press("ArrowLeft");
    await shows(page, 2);
    await page.keyboard.press("End");
    await shows(page, all);
    await page.keyboard.press("Home");
    await shows(page, 0);
  });

  await test.step("by itself", async () => {
    await button(page, "speed").focus();
    for (const _ of [2, 4]) await page.keyboard.press("Enter");
    await expect(button(page, "speed")).toHaveText("4×");
    await button(page, "play").press("Enter");
    await expect(button(page, "pause")).toBeVisible();
    await expect.poll(async () => (await moves(page))[0]).toBeGreaterThan(1);
    await button(page, "pause").press("Enter");
    await expect(button(page, "play")).toBeVisible();
  });

  await test.step("why a bot threw a tile and what was best for the player is told", async () => {
    const shown = await goUntil(page, "why");
    await button(page, "why").click();
    const asked = replay(page).locator("dialog.asked");
    await expect(asked.locator(".why")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(asked).toBeHidden();
    await shows(page, shown);
    await goUntil(page, "hint");
    await button(page, "hint").click();
    await expect(replay(page).locator("[data-hint]").first()).toBeAttached();
  });

  await test.step("before the first move of a round lies the one before", async () => {
    await button(page, "first").click();
    await shows(page, 0);
    await button(page, "first").click();
    await expect(button(page, "round")).toHaveValue("2");
  });

  await test.step("the match is as it was", async () => {
    await button(page, "close").click();
    await expect(dialogOf(page, "lookBack")).toBeVisible();
    expect(await keptMatch(page)).toBe(before);
  });
});

test("of a round that is still played only what the player saw is shown", async ({ page }) => {
  await resume(page, record("draw"));
  const before = await keptMatch(page);
  await page.locator('[data-dialog="moves"]').click();
  await page.locator('#dialog [data-move="watch"]').click();
  await shows(page, 0);
  const [, all] = await moves(page);
  expect(all).toBeGreaterThan(12);
  await page.keyboard.press("End");
  await shows(page, all);
  await expect(button(page, "open")).toHaveCount(0);
  await expect(button(page, "why")).toHaveAttribute("aria-disabled", "true");
  await button(page, "on").click();
  await expect(button(page, "here")).toHaveCount(0);
  await page.keyboard.press("Escape");
  // The previous round is over.
  await button(page, "round").selectOption("0");
  await shows(page, 0);
  await expect(button(page, "open")).toBeVisible();
  expect(await keptMatch(page)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(replay(page)).toHaveCount(0);
});

test("it is dealt again to another seat, once the player gives up their own match", async ({
  page,
}) => {
  const match = record("over");
  await watch(page, match);
  await button(page, "next").click();
  await expect(replay(page).locator(".prompt")).toContainText("indicator’s twin");
  await button(page, "jump").fill("9");
  await shows(page, 9);
  await button(page, "on").click();
  await button(page, "here").click();
  await page.locator('[data-move="keep-mine"]').click();
  expect(await keptMatch(page)).toBe(match);
  await (await lookingBack(page, "watch")).click();
  await button(page, "on").click();
  await button(page, "deal-2").click();
  await page.locator('[data-move="play-shared"]').click();
  const lines = (text: string) => ({
    wall: /^round .*$/m.exec(text)?.[0],
    dealer: Number(/^dealer (.)$/m.exec(text)?.[1]),
  });
  const { wall, dealer } = lines(match);
  // Seat 2 sat as far from the dealer as seat 0 does now.
  const again = { wall, dealer: (dealer + 2) % 4 };
  await expect.poll(async () => lines(await keptMatch(page))).toEqual(again);
});

test("a link shows the match to somebody else, who plays on from there, or the deal", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const match = record("over");
  await watch(page, match);
  await button(page, "jump").fill("12");
  await shows(page, 12);
  await button(page, "share").click();
  await button(page, "share-match").click();
  const text = replay(page).locator("textarea");
  await expect(text).toHaveValue(/#match=1\.[\w-]+&at=1\.12$/);
  const whole = await text.inputValue();
  await expect(replay(page).locator("[role=status]").last()).toHaveText("The link is copied.");
  await page.keyboard.press("Escape");
  await button(page, "share").click();
  await button(page, "share-deal").click();
  await expect(text).toHaveValue(/#deal=1\./);
  const deal = await text.inputValue();

  await test.step("for a page of one's own there is the moment as an element", async () => {
    await button(page, "share-embed").click();
    await expect(replay(page).locator("match-text textarea")).toHaveValue(
      /elements\.js"><\/script>\n<okey-position record="1\.[\w-]+" at="1\.12" seat="0">/,
    );
  });
  await page.close();

  const other = await context.newPage();
  // Counts the modules that the page compiles. A worker that compiled another one would fetch it.
  await other.addInitScript(() => {
    const { compileStreaming } = WebAssembly;
    Object.assign(window, { compiled: 0 });
    WebAssembly.compileStreaming = (source) => {
      Object.assign(window, { compiled: Reflect.get(window, "compiled") + 1 });
      return compileStreaming(source);
    };
  });
  site.asked.length = 0;
  // The page asks before it replaces the match.
  const shared = other.locator('[data-move="play-shared"]');
  await test.step("the match is watched from the same move, and played on", async () => {
    await other.goto(whole);
    await ready(other);
    await shows(other, 12);
    expect(new URL(other.url()).hash).toBe("");
    expect(await other.evaluate(() => Reflect.get(window, "compiled")), "one engine").toBe(1);
    expect(site.asked.filter((path) => path.endsWith(".wasm")).length).toBeLessThanOrEqual(1);
    await button(other, "on").click();
    await button(other, "here").click();
    await shared.click();
    await expect(other.locator("#bar .badge")).toHaveText("Practice");
    const lines = match.split("\n");
    const dealt = lines.findIndex((line) => line.startsWith("round "));
    await expect.poll(() => keptMatch(other)).toContain("\npractice\n");
    const now = await keptMatch(other);
    expect(now).toContain(lines.slice(dealt, dealt + 13).join("\n"));
    expect(now.length).toBeLessThan(match.length);
  });

  await test.step("the deal is played", async () => {
    await other.goto(deal);
    const wall = match.split("\n").find((line) => line.startsWith("round ")) ?? "";
    await shared.click();
    // Only the others have moved.
    const since = async () => (await keptMatch(other)).split(wall)[1];
    await expect.poll(since).toMatch(/^(\n[1-3] .*)*\n$/);
  });
});

test("a hostile link is told of, and nothing else happens", async ({ page }) => {
  await open(page);
  // The others may have to move first.
  await turn(page);
  const before = await keptMatch(page);
  for (const [link, words] of [
    [`#match=1.${"A".repeat(80_000)}`, "too long"],
    ["#match=<img src=x onerror=alert(1)>", "damaged"],
    ["#match=7.AAAA", "newer version"],
  ] as const) {
    await page.evaluate((hash) => location.assign(hash), link);
    await expect(page.locator(".prompt.notice"), link.slice(0, 40)).toContainText(words);
    expect(new URL(page.url()).hash).toBe("");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    expect(await keptMatch(page)).toBe(before);
  }
});

test.describe("in a small frame", () => {
  test.use({ viewport: { width: 300, height: 300 } });

  test("table rummy is watched on its own table, which is scrolled where it is higher than its room", async ({
    page,
  }) => {
    await watch(page, record("rummi-over"));
    await button(page, "jump").fill("3");
    await shows(page, 3);
    await button(page, "open").selectOption("2");
    await expect(replay(page).locator(".open-hands tile-row")).toHaveCount(1);
    await button(page, "open").selectOption("");
    await page.keyboard.press("End");
    await expect(replay(page).locator("output")).toHaveText(/^(\d+)\/\1$/);
    const series = replay(page).locator(".table [data-list] button").first();
    await expect(series).toBeAttached();
    const top = async () => (await middle(series)).y;
    const before = await top();
    const { x, y } = await middle(replay(page).locator(".felt"));
    await page.mouse.move(x, y - 50);
    await page.mouse.wheel(0, 40);
    await expect.poll(top).toBeLessThan(before);
  });
});

test("everything is there and has room in every window", async ({ page }) => {
  await watch(page, record("lost"));
  await page.keyboard.press("End");
  await button(page, "open").selectOption("all");
  for (const [width, height] of [...DIALOG_SIZES, [568, 320] as const]) {
    await test.step(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const boxes = await replay(page)
        .locator(
          ":is(.transport, .questions, .replay-bar) :is(button, select, input), .said .prompt > span",
        )
        .evaluateAll((all) =>
          all.map((each) => {
            const { x, y, right, bottom } = each.getBoundingClientRect();
            return { name: (each as HTMLElement).dataset.move ?? "said", x, y, right, bottom };
          }),
        );
      const open = boxes.find(({ name }) => name === "open");
      expect.soft((open?.right ?? 0) - (open?.x ?? 0)).toBeGreaterThanOrEqual(44);
      const jump = boxes.find(({ name }) => name === "jump");
      expect.soft((jump?.right ?? 0) - (jump?.x ?? 0)).toBeGreaterThan(width === 568 ? 44 : 100);
      for (const [i, one] of boxes.entries()) {
        const within = one.x >= 0 && one.right <= width && one.bottom <= height;
        expect.soft(within, one.name).toBe(true);
        for (const other of boxes.slice(i + 1)) {
          const apart =
            one.right <= other.x + 1 ||
            other.right <= one.x + 1 ||
            one.bottom <= other.y + 1 ||
            other.bottom <= one.y + 1;
          expect.soft(apart, `${one.name} and ${other.name}`).toBe(true);
        }
      }
    });
  }
});

const reviewOf = (page: Page) => page.locator("match-review");

test("a round is looked back on from its end", async ({ page }) => {
  const match = record("regretted");
  judge.initSync({ module: readFileSync("www/pkg/judge/istaka_bg.wasm") });
  const reviews = [0, 1, 2].flatMap((round) => judge.review(match, round) ?? []);
  const [, , last] = reviews;
  const decision = last?.decisions[last.worst[0] ?? -1];
  if (!last || !decision) throw new Error("a beginner makes mistakes");
  const review = reviewOf(page);
  const articles = review.locator("article");
  const replay = page.locator("match-replay");
  await resume(page, match);
  await (await lookingBack(page, "review")).press("Enter");
  await expect(review.locator(".sums")).toBeVisible();

  await test.step("it fits every window", async () => {
    const body = review.locator(".body");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(body).toBeVisible();
      const wide = await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(wide, `${width}`).toBeLessThanOrEqual(0);
      await expect.soft(review.locator("[data-move=done]")).toBeInViewport();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("the dearest kind comes first with its worst, shown on the table", async () => {
    const kinds = new Set(last.decisions.flatMap(({ mistake }) => mistake ?? []));
    await expect(review.locator(".kind")).toHaveCount(kinds.size);
    await expect(articles).toHaveCount(1);
    await expect(articles.first()).toContainText(`Turn ${decision.turn}:`);
    await expect(articles.first().locator("tbody tr")).toHaveCount(2);
    await articles.first().locator("[data-move^=show]").click();
    await expect(replay.locator("output")).toHaveText(new RegExp(`^${decision.event}/`));
    await expect(replay.locator("[data-move=round]")).toHaveValue("2");
    // Closing the replay returns to the review.
    await replay.locator("[data-move=close]").click();
    await expect(articles.first()).toContainText(`Turn ${decision.turn}:`);
  });

  await test.step("all decisions and all rounds are there, by keyboard alone", async () => {
    await review.locator(".body > details > summary").press("Enter");
    const decisions = review.locator(".body > details .decision");
    await expect(decisions).toHaveCount(last.decisions.length);
    await decisions.first().locator("summary").press("Enter");
    await expect(decisions.first().locator("tile-row").first()).toBeVisible();
    await review.locator("select").selectOption("whole");
    const wrong = reviews.flatMap(({ decisions }) =>
      decisions.flatMap(({ mistake }) => mistake ?? []),
    );
    await expect(review.locator(".habits li")).toHaveCount(new Set(wrong).size);
    await expect(review.locator(".body > table tbody tr")).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(dialogOf(page, "lookBack")).toBeVisible();
  });

  await test.step("the replay has it too, of rounds that are over", async () => {
    await (await lookingBack(page, "watch")).click();
    await replay.locator("[data-move=review]").click();
    await expect(articles.first()).toBeVisible();
    const show = articles.first().locator("[data-move^=show]");
    const event = (await show.getAttribute("data-move"))?.replace("show-", "");
    await show.click();
    await expect(review).toHaveCount(0);
    await expect(replay.locator("output")).toHaveText(new RegExp(`^${event}/`));
  });
});

test("after a match it begins with the whole of it", async ({ page }) => {
  await resume(page, record("standing"));
  await (await lookingBack(page, "review")).click();
  await expect(reviewOf(page).locator("select")).toHaveValue("whole");
  await expect(reviewOf(page).locator(".sums")).toBeVisible();
});

test("where the judge does not come, that is said, and it is asked again", async ({ page }) => {
  await resume(page, record("regretted"));
  await page.route(/\.wasm$/, (route) => route.abort());
  await (await lookingBack(page, "review")).click();
  const review = reviewOf(page);
  await expect(review.getByRole("status")).toContainText("no connection");
  await page.unrouteAll();
  await review.locator("select").selectOption("whole");
  await expect(review.locator(".sums")).toBeVisible();
});

test("in table rummy it tells what could have been laid", async ({ page }) => {
  const match = record("rummi-regretted");
  judge.initSync({ module: readFileSync("www/pkg/judge/istaka_bg.wasm") });
  const found = judge.review(match, 0);
  await resume(page, match);
  await (await lookingBack(page, "review")).click();
  const kinds = new Set(found?.decisions.flatMap(({ mistake }) => mistake ?? []));
  await expect(reviewOf(page).locator(".kind")).toHaveCount(kinds.size);
  await expect(reviewOf(page).locator(".sums")).toContainText("Jokers among them");
});
