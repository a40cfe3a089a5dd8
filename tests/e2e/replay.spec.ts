/**
 * A match watched again: step by step, with open tiles, played on, shared and received in a link.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import * as okey from "../../www/pkg/okey/istaka.js";
import * as rummi from "../../www/pkg/rummi/istaka.js";
import { middle, open, resume, turn } from "./play.ts";
import { violations } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { DIALOG_SIZES, drawn, keptMatch, set } from "./visit.ts";

const ENGINES = { okey, rummi };

/**
 * A match in which bots have played so many whole rounds, and so many
 * moves of the next; 0 is none of it.
 */
function played(
  rounds: number,
  moves = 0,
  name: "okey" | "rummi" = "okey",
  rules = name === "okey" ? "turkish" : "rummi80 players=2",
): string {
  const engine = ENGINES[name];
  engine.initSync({ module: readFileSync(`www/pkg/${name}/istaka_bg.wasm`) });
  const characters = ["easy", "easy", "easy", "easy"];
  const game = new engine.Game({ seed: "5", rules, characters, bots: [0, 1, 2, 3] });
  const over = (): boolean => game.view().table?.turn === null;
  for (let round = 0; round < rounds; round += 1) {
    game.deal();
    while (!over()) game.botMove();
  }
  if (moves > 0) game.deal();
  for (let move = 1; move < moves || (moves > 0 && game.view(0).table?.turn !== 0); move += 1)
    game.botMove();
  return game.save();
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What a link holds, as anybody could write it. */
function pack(text: string): string {
  return deflateRawSync(text).toString("base64url");
}

function replay(page: Page): Locator {
  return page.locator("match-replay");
}

function button(page: Page, name: string): Locator {
  return replay(page).locator(`[data-move="${name}"]`);
}

/** Opens a match whose last round is over, and then the replay from how it ended. */
async function watch(page: Page, match: string): Promise<void> {
  await resume(page, match);
  await page.locator('#dialog [data-move="watch"]').click();
  await expect(button(page, "play")).toBeFocused();
}

/** How many moves have been shown, and of how many. */
async function moves(page: Page): Promise<[shown: number, all: number]> {
  const [shown = "", all = ""] = ((await replay(page).locator("output").textContent()) ?? "").split(
    "/",
  );
  return [Number(shown), Number(all)];
}

function shows(page: Page, move: number): Promise<void> {
  return expect(replay(page).locator("output")).toHaveText(new RegExp(`^${move}/`));
}

test("a round that is over is watched by mouse, with the tiles of all", async ({ page }) => {
  await watch(page, played(2));
  const before = await keptMatch(page);
  await shows(page, 0);
  await expect(replay(page).locator(".prompt")).toHaveText("The tiles have been dealt.");
  await button(page, "next").click();
  await shows(page, 1);
  await expect(replay(page).locator(".prompt")).toContainText("indicator’s twin");
  const [, all] = await moves(page);
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
  // Before the first move of a round lies the one before.
  await button(page, "first").click();
  await shows(page, 0);
  await button(page, "first").click();
  await expect(button(page, "round")).toHaveValue("0");
  await button(page, "close").click();
  await expect(page.locator('#dialog [data-move="next-round"]')).toBeVisible();
  expect(await keptMatch(page)).toBe(before);
});

test("and by keyboard, and plays by itself", async ({ page }) => {
  await watch(page, played(1));
  for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowRight");
  await shows(page, 3);
  await page.keyboard.press("ArrowLeft");
  await shows(page, 2);
  await page.keyboard.press("End");
  const [, all] = await moves(page);
  await shows(page, all);
  await page.keyboard.press("Home");
  await shows(page, 0);
  await button(page, "speed").focus();
  for (const _ of [2, 4]) await page.keyboard.press("Enter");
  await expect(button(page, "speed")).toHaveText("4×");
  await button(page, "play").press("Enter");
  await expect(button(page, "pause")).toBeVisible();
  await expect.poll(async () => (await moves(page))[0]).toBeGreaterThan(1);
  await button(page, "pause").press("Enter");
  await expect(button(page, "play")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(replay(page)).toHaveCount(0);
  await expect(page.locator('#dialog [data-move="watch"]')).toBeVisible();
});

test("why a bot threw a tile and what was best for oneself is told", async ({ page }) => {
  await watch(page, played(1));
  const why = button(page, "why");
  while ((await why.getAttribute("aria-disabled")) === "true") {
    const [shown] = await moves(page);
    await page.keyboard.press("ArrowRight");
    await shows(page, shown + 1);
  }
  const [shown] = await moves(page);
  await why.click();
  const asked = replay(page).locator("dialog.asked");
  await expect(asked.locator(".why")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await shows(page, shown);
  const hint = button(page, "hint");
  for (let move = shown; (await hint.getAttribute("aria-disabled")) === "true"; move += 1) {
    await page.keyboard.press("ArrowRight");
    await shows(page, move + 1);
  }
  await hint.click();
  await expect(replay(page).locator("[data-hint]").first()).toBeAttached();
});

test("of a round that is still played only what one saw is shown", async ({ page }) => {
  await resume(page, played(1, 20));
  const before = await keptMatch(page);
  await page.locator('[data-dialog="moves"]').click();
  await page.locator('#dialog [data-move="watch"]').click();
  await shows(page, 0);
  await page.keyboard.press("End");
  await expect.poll(async () => (await moves(page))[0]).toBeGreaterThanOrEqual(19);
  await expect(button(page, "open")).toHaveCount(0);
  await expect(button(page, "why")).toHaveAttribute("aria-disabled", "true");
  await button(page, "on").click();
  await expect(button(page, "here")).toHaveCount(0);
  await page.keyboard.press("Escape");
  // The round before is over.
  await button(page, "round").selectOption("0");
  await shows(page, 0);
  await expect(button(page, "open")).toBeVisible();
  expect(await keptMatch(page)).toBe(before);
});

test("it is played on from a move, once the player gives up his own match", async ({ page }) => {
  const match = played(2);
  await watch(page, match);
  await button(page, "jump").fill("9");
  await shows(page, 9);
  await button(page, "on").click();
  await button(page, "here").click();
  await page.locator('[data-move="keep-mine"]').click();
  expect(await keptMatch(page)).toBe(match);
  await page.locator('#dialog [data-move="watch"]').click();
  await button(page, "jump").fill("9");
  await shows(page, 9);
  await button(page, "on").click();
  await button(page, "here").click();
  await page.locator('[data-move="play-shared"]').click();
  await expect(page.locator("#bar .badge")).toHaveText("Practice");
  const now = await keptMatch(page);
  const lines = now.split("\n").filter((line) => line !== "practice");
  expect(match.startsWith(lines.slice(0, 60).join("\n"))).toBe(true);
});

test("a deal is played again in another's place", async ({ page }) => {
  const match = played(1);
  await watch(page, match);
  await button(page, "on").click();
  await button(page, "deal-2").click();
  await page.locator('[data-move="play-shared"]').click();
  const lines = (text: string) => ({
    wall: /^round .*$/m.exec(text)?.[0],
    dealer: Number(/^dealer (.)$/m.exec(text)?.[1]),
  });
  const { wall, dealer } = lines(match);
  // Seat 2 sat as far from who dealt as seat 0 does now.
  const again = { wall, dealer: (dealer + 2) % 4 };
  await expect.poll(async () => lines(await keptMatch(page))).toEqual(again);
});

test("a link shows the match to somebody else, from the same move", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await watch(page, played(1));
  await button(page, "jump").fill("12");
  await shows(page, 12);
  await button(page, "share").click();
  await button(page, "share-match").click();
  const link = await replay(page).locator("textarea").inputValue();
  expect(link).toMatch(/#match=1\.[\w-]+&at=1\.12$/);
  await expect(replay(page).locator("[role=status]").last()).toHaveText("The link is copied.");
  const other = await context.newPage();
  await other.goto(link);
  await ready(other);
  await shows(other, 12);
  expect(new URL(other.url()).hash).toBe("");
  // Without a match of his own that is under way he may play it.
  await button(other, "on").click();
  await expect(button(other, "here")).toBeVisible();
});

test("a link has somebody else play the deal", async ({ page, context }) => {
  const match = played(1);
  await watch(page, match);
  await button(page, "share").click();
  await button(page, "share-deal").click();
  await expect(replay(page).locator("textarea")).toHaveValue(/#deal=1\./);
  const link = await replay(page).locator("textarea").inputValue();
  // For a page of one's own there is the moment as an element.
  await button(page, "share-embed").click();
  const code = replay(page).locator("match-text textarea");
  await expect(code).toHaveValue(
    /elements\.js"><\/script>\n<okey-position record="1\.[\w-]+" at="1\.\d+" seat="0">/,
  );
  await page.close();
  const other = await context.newPage();
  await set(other, {});
  await other.goto(link);
  await ready(other);
  const wall = match.split("\n").find((line) => line.startsWith("round ")) ?? "";
  const offered = other.locator('[data-move="play-shared"]');
  const dealt = async () => (await keptMatch(other)).includes(wall);
  // The test before it has left its match, which is asked about.
  await expect
    .poll(async () => {
      if (await offered.isVisible()) await offered.click();
      return dealt();
    })
    .toBe(true);
});

test("a hostile link is told of, and nothing else happens", async ({ page }) => {
  await open(page);
  // The others may have to move first.
  await turn(page);
  const before = await keptMatch(page);
  const said = page.locator(".prompt.notice");
  for (const [link, words] of [
    [`#match=1.${"A".repeat(80_000)}`, "too long"],
    ["#match=7.AAAA", "newer version"],
    ["#deal=1.AAAA", "damaged"],
    ["#match=<img src=x onerror=alert(1)>", "damaged"],
    ["#deal=1.%F0%9F%98%80", "damaged"],
    [`#match=1.${pack("istaka 3\nrules turkish\nround R1 R2\n")}`, "damaged"],
    [`#match=1.${pack(played(1)).slice(0, 300)}`, "damaged"],
    [`#match=1.${pack(played(1))}&at=<script>alert(1)</script>`, "damaged"],
    [`#match=1.${pack(`istaka 3\n${"<script>alert(1)</script>\n".repeat(40_000)}`)}`, "damaged"],
    [`#match=1.${Buffer.from(sha256("random"), "hex").toString("base64url")}`, "damaged"],
    [`#deal=1.${pack("istaka 9\nrules turkish\nround R1\n")}`, "damaged"],
    [`#deal=1.${pack("istaka 3\nrules nonsense\nseed 1\ndealer 0\nround R1\n")}`, "damaged"],
  ] as const) {
    await page.evaluate((hash) => location.assign(hash), link);
    await expect(said, link.slice(0, 40)).toContainText(words);
    expect(new URL(page.url()).hash).toBe("");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    expect(await keptMatch(page)).toBe(before);
    // What is said next shall not be taken for this.
    await page.reload();
    await ready(page);
  }
});

test("the game with 80 tiles is watched too, on its own table", async ({ page }) => {
  await watch(page, played(1, 0, "rummi"));
  await button(page, "jump").fill("8");
  await shows(page, 8);
  await button(page, "open").selectOption("2");
  await expect(replay(page).locator(".open-hands tile-row")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

test.describe("on a low phone", () => {
  test.use({ viewport: { width: 568, height: 320 } });

  test("the table of the game with 80 tiles is scrolled where it is higher than its room", async ({
    page,
  }) => {
    await watch(page, played(1, 0, "rummi", "rummi80 players=4"));
    await page.keyboard.press("End");
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

for (const [width, height] of DIALOG_SIZES) {
  test(`everything is there and has room at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watch(page, played(2));
    await page.keyboard.press("End");
    await button(page, "open").selectOption("all");
    await drawn(page);
    expect(await violations(page)).toEqual([]);
    const boxes = await replay(page)
      .locator(":is(.transport, .questions, .replay-bar) :is(button, select, input), .said span")
      .evaluateAll((all) =>
        all.map((each) => {
          const { x, y, right, bottom } = each.getBoundingClientRect();
          return { name: (each as HTMLElement).dataset.move ?? "said", x, y, right, bottom };
        }),
      );
    const open = boxes.find(({ name }) => name === "open");
    expect((open?.right ?? 0) - (open?.x ?? 0)).toBeGreaterThanOrEqual(44);
    const jump = boxes.find(({ name }) => name === "jump");
    expect((jump?.right ?? 0) - (jump?.x ?? 0)).toBeGreaterThan(100);
    for (const [i, one] of boxes.entries()) {
      expect(one.x >= 0 && one.right <= width && one.bottom <= height, one.name).toBe(true);
      for (const other of boxes.slice(i + 1)) {
        const apart =
          one.right <= other.x + 1 ||
          other.right <= one.x + 1 ||
          one.bottom <= other.y + 1 ||
          other.bottom <= one.y + 1;
        expect(apart, `${one.name} and ${other.name}`).toBe(true);
      }
    }
  });
}
