/** 101 Okey by finger on a phone, by keys on a low one, and by mouse on a desktop. */

import type { Locator, Page } from "@playwright/test";
import { matchOf101, type PositionOf101 } from "../records/hands-101.ts";
import { savedMatch } from "../records/saved.ts";
import { lay, place, rack, tap, touch } from "./play.ts";
import { fresh, onRack, onTable } from "./series.ts";
import { choose } from "./sight.ts";
import { expect, installed, ready, test } from "./support.ts";
import { leave, set } from "./visit.ts";
import { byFinger, byKeys, byMouse, reach, type Way } from "./ways.ts";

/** The count of series and of pairs on the rack, each beside the number needed. */
const COUNTED = /100.*101.*0.*5/;

/** Texts that tell how the game has taken an action, by language. */
const WORDS = {
  tr: {
    costs: /işlek.*101 ceza/i,
    opened: "101 ile açıldı",
    pairs: "5 çift",
  },
  de: {
    costs: /101.*passt/,
    opened: "eröffnet 101",
    pairs: "5 Paare",
  },
  en: {
    costs: /costs 101.*fits/,
    opened: "opened 101",
    pairs: "5 pairs",
  },
} as const;

const PLAYERS = [
  { language: "tr", size: [360, 640], way: byFinger },
  { language: "de", size: [740, 360], way: byKeys },
  { language: "en", size: [1280, 800], way: byMouse },
] as const;

/** Opens the match as it was left, in the place of another one. */
async function sit(page: Page, at: PositionOf101): Promise<void> {
  const { match, ...rack } = matchOf101(at);
  await lay(page, match, rack);
}

/** The counter: at the player's seat, on a desktop beside the main button. */
const counter = (page: Page) =>
  page.locator('.seat[data-seat="0"], #moves').filter({ hasText: "/" });
const seat = (page: Page) => page.locator('.seat[data-seat="0"]');
const button = (page: Page, name: string) => page.locator(`#moves [data-move=${name}]`);
const bubble = (page: Page) => page.locator(".bubble");
const answer = (page: Page, name: string) => bubble(page).locator(`[data-move=${name}]`);
const theirs = (page: Page) =>
  page.locator('.rack:not([data-turn="0"]), .rack[data-phase="draw"]').first();

/** Throws a tile; by keys it needs no place. */
async function discard(page: Page, way: Way, tile: Locator): Promise<void> {
  if (way !== byKeys) return way.put(page, [tile], place(page, "discard"));
  await reach(page, tile);
  await page.keyboard.press("Enter");
}

/** Draws a tile, or takes one, which a key does too. */
async function get(page: Page, way: Way, from: "stock" | "take"): Promise<void> {
  if (way === byKeys) await page.keyboard.press(from === "stock" ? "d" : "t");
  else await (way === byFinger ? touch : tap)(page, place(page, from));
}

for (const { language, size, way } of PLAYERS)
  test.describe(`at ${size.join("x")}`, () => {
    test.use({ hasTouch: way === byFinger, viewport: { width: size[0], height: size[1] } });

    const words = WORDS[language];

    test.beforeEach(async ({ page }) => {
      await set(page, { language });
      const { match, ...rack } = matchOf101("begun");
      await leave(page, { "istaka.match": savedMatch(match, rack) });
      await page.goto("");
      await ready(page);
    });

    test("opens with 101 and not with 100, adds, exchanges, and pays", async ({ page }) => {
      await test.step("100 is refused, and the reason tells what counts", async () => {
        await expect(counter(page)).toContainText(COUNTED);
        await way.put(page, [onRack(page, "R11")], fresh(page));
        await expect(bubble(page)).toContainText(COUNTED);
        await expect(rack(page)).toHaveCount(22);
      });
      await test.step("a taken tile is given back, and another one is drawn", async () => {
        await sit(page, "offered");
        await get(page, way, "take");
        await expect(rack(page)).toHaveCount(22);
        await discard(page, way, onRack(page, "Y2"));
        await expect(bubble(page)).toBeVisible();
        await expect(onRack(page, "Y2")).toHaveCount(1);
        await way.press(page, button(page, "return"));
        await expect(rack(page)).toHaveCount(21);
        await get(page, way, "stock");
        await expect(onRack(page, "R10")).toHaveCount(1);
      });
      await test.step("another one makes 101, which opens", async () => {
        await sit(page, "offered");
        await get(page, way, "take");
        await expect(rack(page)).toHaveCount(22);
        await way.press(page, button(page, "step"));
        await expect(rack(page)).toHaveCount(8);
        await expect(seat(page)).toContainText(words.opened);
      });
      await test.step("a costly discard is asked about", async () => {
        await discard(page, way, onRack(page, "B8"));
        await expect(bubble(page)).toContainText(words.costs);
        await way.press(page, answer(page, "keep"));
        await expect(onRack(page, "B8")).toHaveCount(1);
      });
      await test.step("a tile is added, another one is exchanged for the okey", async () => {
        await way.put(page, [onRack(page, "K6")], onTable(page, "K5"));
        await expect(onTable(page, "K6")).toHaveCount(1);
        await way.put(page, [onRack(page, "R4")], onTable(page, "R9"));
        await expect(onRack(page, "R9")).toHaveCount(1);
        await expect(onTable(page, "R4")).toHaveCount(1);
      });
      await test.step("after a reload the turn goes on, and undo takes the exchange back", async () => {
        await page.reload();
        await ready(page);
        await expect(onRack(page, "R9")).toHaveCount(1);
        await way.press(page, button(page, "undo"));
        await expect(onTable(page, "R9")).toHaveCount(1);
        await expect(onRack(page, "R4")).toHaveCount(1);
      });
      await test.step("the discard costs what was asked about", async () => {
        await discard(page, way, onRack(page, "B8"));
        await way.press(page, answer(page, "do"));
        await expect(theirs(page)).toBeAttached();
        await expect(onRack(page, "B8")).toHaveCount(0);
      });
    });

    test("opens with pairs, and finishes with the okey it has exchanged", async ({ page }) => {
      await test.step("five pairs open", async () => {
        await sit(page, "pairs");
        await way.press(page, button(page, "step"));
        await expect(rack(page)).toHaveCount(12);
        await expect(seat(page)).toContainText(words.pairs);
      });
      await test.step("the last tile is the okey", async () => {
        await sit(page, "whole");
        await way.press(page, button(page, "step"));
        await expect(rack(page)).toHaveCount(2);
        await way.put(page, [onRack(page, "K6")], onTable(page, "K5"));
        await way.put(page, [onRack(page, "R4")], onTable(page, "R9"));
        await expect(onRack(page, "R9")).toHaveCount(1);
        await discard(page, way, onRack(page, "R9"));
        const result = page.locator("dialog[data-name=result]");
        await expect(result).toContainText(/okey|Joker/);
        await expect(result.locator(".hand").first()).toContainText(/-404|−404/);
      });
    });
  });

test.describe("by mouse, in English", () => {
  test.use({ serviceWorkers: "allow" });

  test("who has opened with pairs looks through the piles", async ({ page }) => {
    await set(page, {});
    await page.goto("");
    await ready(page);
    await sit(page, "looking");
    const looks = page.locator("[data-look]");
    await expect(looks).toHaveText(["2", "2"]);
    await looks.last().click();
    const tiles = page.locator("dialog .discards tile-row");
    const names = ["blue 13", "yellow 4", "red 6", "red 1"];
    await expect(page.locator("#dialog-title")).toHaveText(/^Discards of /);
    for (const [at, name] of names.entries())
      await expect(tiles.nth(at)).toHaveAttribute("aria-label", name);
    await page.keyboard.press("Escape");
    // Nobody else sees more than the tops, in the list of turns neither.
    await sit(page, "later");
    await expect(looks).toHaveCount(0);
    await choose(page, "moves");
    const covered = page.locator('dialog tile-row[aria-label="covered by a later discard"]');
    await expect(covered).toHaveCount(2);
  });

  test("a raised need, partners, and a match without a network", async ({ page, site }) => {
    await set(page, {});
    await page.goto("");
    await ready(page);
    const way = byMouse;
    await test.step("where openings raise the need, 101 is not enough after 102", async () => {
      await sit(page, "raising");
      await expect(counter(page)).toContainText("melds 100 / 103");
      await get(page, way, "take");
      await expect(bubble(page)).toContainText("cannot use");
      await way.press(page, answer(page, "keep"));
      await get(page, way, "stock");
      await way.press(page, button(page, "step").getByText("Open", { exact: true }));
      await expect(seat(page)).toContainText("opened 110");
    });
    await test.step("the partner of the winner pays nothing", async () => {
      await installed(page);
      await site.close();
      await page.context().setOffline(true);
      await sit(page, "partners");
      await way.press(page, button(page, "step"));
      await way.put(page, [onRack(page, "K6")], onTable(page, "K5"));
      await way.put(page, [onRack(page, "R4")], onTable(page, "R9"));
      await discard(page, way, onRack(page, "R9"));
      const points = page.locator("dialog[data-name=result] .hand .points");
      await expect(points).toHaveText([/−404/, /0$/, /808/, /808/]);
    });
  });
});
