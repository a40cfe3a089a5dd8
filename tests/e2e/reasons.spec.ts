/** What is told with its tiles: the reasons of hints, and what one has drawn oneself. */

import { readFileSync } from "node:fs";
import { Game, type GameView, initSync, type TileView } from "../../www/pkg/okey/istaka.js";
import { record, resume, turn } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn } from "./visit.ts";

/** The player throws one of fifteen tiles, and has drawn before. */

function own(history: NonNullable<GameView["table"]>["history"]): TileView[] {
  return history.flatMap((event) =>
    event.kind === "drew" && event.tile !== null ? event.tile : [],
  );
}

function ask<Answer>(match: string, what: (game: Game) => Answer): Answer {
  initSync({ module: readFileSync("www/pkg/okey/istaka_bg.wasm") });
  return what(Game.load(match));
}

const COLORS = { R: "red", Y: "yellow", B: "blue", K: "black" };

function nameOf({ color, number, wild }: TileView): string {
  const plain = color === null ? "false joker" : `${COLORS[color]} ${number}`;
  return wild ? `${plain}, wild` : plain;
}

test("the reason of a hint shows the tiles it counts, on every screen", async ({ page }) => {
  const match = record("throw");
  const hint = ask(match, (game) => game.hint());
  if (hint?.advice.kind !== "discard") throw new Error("a throw is advised");
  const { helping } = hint.advice.best.leaves;
  await resume(page, match);
  await turn(page);
  // Then the keys work.
  await expect(page.getByRole("log")).not.toBeEmpty();
  await page.keyboard.press("h");
  await expect(page.locator("[data-hint]").first()).toBeAttached();
  const row = page.locator(".prompt tile-row");
  await expect(row).toHaveCount(0);
  // The last step stays.
  for (const _ of [2, 3, 4]) await page.keyboard.press("h");
  for (const [width, height] of [
    [360, 640],
    [568, 320],
    [740, 360],
    [768, 1024],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await expect(row).toBeVisible();
    await expect(row.locator("canvas")).toHaveCount(helping.length);
    for (const tile of helping) await expect(row).toHaveAccessibleName(new RegExp(nameOf(tile)));
    const [strip, words] = [
      await row.boundingBox(),
      await page.locator(".prompt span").boundingBox(),
    ];
    if (!strip || !words) throw new Error("both are seen");
    expect(strip.x).toBeGreaterThanOrEqual(0);
    expect(strip.x + strip.width).toBeLessThanOrEqual(width);
    expect(strip.y + strip.height).toBeLessThanOrEqual(words.y);
  }
});

test("the moves list names what one has drawn oneself, after a visit too", async ({ page }) => {
  const match = record("throw");
  const drawn = ask(match, (game) => own(game.view(0).table?.history ?? []));
  await resume(page, match);
  await turn(page);
  await choose(page, "moves");
  const mine = page.locator("dialog .turns tr").filter({ has: page.locator(".seat-0") });
  const cells = mine.locator("td:nth-child(2)").filter({ hasText: "from the stock" });
  await expect(cells).toHaveCount(drawn.length);
  // The list begins with the last turn.
  for (const [at, tile] of drawn.toReversed().entries())
    await expect(cells.nth(at).getByRole("img")).toHaveAccessibleName(nameOf(tile));
  const others = page.locator("dialog .turns tr").filter({ hasNot: page.locator(".seat-0") });
  const hidden = others.locator("td:nth-child(2)").filter({ hasText: /^from the stock$/ });
  expect(await hidden.count()).toBeGreaterThan(0);
  await expect(hidden.getByRole("img")).toHaveCount(0);
});

test("the moves list shows the back of a covered discard while the round runs", async ({
  page,
}) => {
  const match = record("throw");
  const covered = ask(match, (game) => game.view(0).table?.covered.length ?? 0);
  expect(covered).toBeGreaterThan(0);
  await resume(page, match);
  await turn(page);
  await choose(page, "moves");
  const thrown = page.locator("dialog .turns td:nth-child(3)");
  const backs = thrown.getByRole("img", { name: "covered by a later discard" });
  await expect(backs).toHaveCount(covered);
  expect(await thrown.getByRole("img").count()).toBeGreaterThan(covered);
});
