/** 101 Okey by pointer on a phone, in Turkish: opening, addition, exchange, costly discards. */

import type { Page } from "@playwright/test";
import { matchOf101 } from "../records/hands-101.ts";
import { drag, middle, place, rack, tap } from "./play.ts";
import { fresh, onRack, onTable } from "./series.ts";
import { expect, ready, test } from "./support.ts";
import { leave, set } from "./visit.ts";

const OPPONENTS = ["beginner", "beginner", "beginner"];

/** Opens the match as it was left. */
async function sit(page: Page, at: Parameters<typeof matchOf101>[0]): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await set(page, { language: "tr", greeted: true });
  const kept = { ...matchOf101(at), opponents: OPPONENTS };
  await leave(page, { "istaka.match": JSON.stringify(kept) });
  await page.goto("");
  await ready(page);
}

const counter = (page: Page) => page.locator('.seat[data-seat="0"] small');
const main = (page: Page) => page.locator(".main-move");
/** A notice beside its place. */
const bubble = (page: Page) => page.locator(".bubble");

test("refuses an opening of 100, and says what is missing", async ({ page }) => {
  await sit(page, "begun");
  await expect(counter(page)).toContainText("seri 100 / 101 · çift 0 / 5");
  await expect(main(page)).toHaveText("At");
  await tap(page, onRack(page, "R11"));
  await tap(page, fresh(page));
  await expect(bubble(page)).toContainText(/100.*101.*1 eksik/);
  await expect(rack(page)).toHaveCount(22);
});

test("opens, asks before a costly discard, adds, exchanges and takes back", async ({ page }) => {
  await sit(page, "opening");
  await expect(counter(page)).toContainText("seri 110 / 101");
  await tap(page, main(page).and(page.getByText("Aç", { exact: true })));
  await expect(rack(page)).toHaveCount(11);
  await expect(counter(page)).toContainText("110 açtı");

  await tap(page, onRack(page, "B8"));
  await tap(page, place(page, "discard"));
  await expect(bubble(page)).toContainText(/işlek.*101 ceza/i);
  await bubble(page).getByRole("button").last().click();
  await expect(onRack(page, "B8")).toHaveCount(1);

  await tap(page, onRack(page, "K6"));
  await tap(page, onTable(page, "K5"));
  await expect(onTable(page, "K6")).toHaveCount(1);

  await drag(page, onRack(page, "R4"), await middle(onTable(page, "R9")));
  await expect(onRack(page, "R9")).toHaveCount(1);
  await expect(onTable(page, "R4")).toHaveCount(1);

  await page.locator('[data-move="undo"]').click();
  await expect(onTable(page, "R9")).toHaveCount(1);
  await expect(onRack(page, "R4")).toHaveCount(1);

  await tap(page, onRack(page, "Y2"));
  await tap(page, place(page, "discard"));
  await expect(page.locator('.rack[data-turn="2"], .rack[data-phase="draw"]')).toBeAttached();
  await expect(onRack(page, "Y2")).toHaveCount(0);
});
