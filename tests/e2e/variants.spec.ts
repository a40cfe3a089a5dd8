/** Matches by unusual rules, played through the page. */

import type { Page } from "@playwright/test";
import { move, toStanding } from "./panels.ts";
import { goOn, middle, nextTurn, ours, past, place, rack, record, resume, tap } from "./play.ts";
import { choose, picture } from "./sight.ts";
import { expect, test } from "./support.ts";
import { set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

test("who is out watches the others, and goes to the standing at any time", async ({ page }) => {
  await resume(page, record("nearly-out"));
  // In the plain game no pile may be looked through.
  await expect(page.locator("[data-look]")).toHaveCount(0);
  // A player who only draws and discards is soon out.
  const round = page.locator("#bar");
  for (let phase = ""; !(await move(page, "watch-on").isVisible()); ) {
    phase = await ours(page);
    if (phase === "lastChance") await page.locator("#moves [data-move=pass]").press("Enter");
    else if (phase !== "over") await goOn(page, phase);
    if (phase !== "over") await past(page, phase);
    else if (await move(page, "next-round").isVisible()) {
      const before = await round.innerText();
      await goOn(page, phase);
      // The dialog stays until the engine has dealt.
      await expect(round).not.toHaveText(before);
    }
  }
  const title = page.locator("dialog[open] #dialog-title");
  const before = await title.innerText();
  await move(page, "watch-on").click();
  await expect(title).not.toHaveText(before);
  await expect(await toStanding(page)).toContainText("last one left");
});

test("partners share what they write, and a draw is taken back for practice by these rules too", async ({
  page,
}) => {
  await set(page, { practice: true });
  await resume(page, record("partners-draw"));
  const partner = page.locator('.seat[data-seat="2"]');
  await expect(partner).toContainText(/partner: \d/);
  await expect(partner.locator("[role=img]").first()).toHaveAccessibleName(/, partner,/);
  await expect(page.locator(".team-0")).toHaveCount(2);
  await expect(page.locator(".team-1")).toHaveCount(2);
  const held = await rack(page).count();
  await place(page, "stock").press("Enter");
  await expect(rack(page)).toHaveCount(held + 1);
  await page.locator("[data-move=undo]").click();
  await expect(rack(page)).toHaveCount(held);
  await expect(partner).toContainText("partner: ");
});

test("declaring an incomplete hand is asked about, costs points and shows the hand", async ({
  page,
}) => {
  await resume(page, record("throw-strict"));
  const finish = page.locator("[data-move=finish]");
  const bubble = page.locator("#bubble");
  await finish.click();
  await finish.click();
  await expect(bubble).toContainText("show your hand");
  const asked = /Discard the (.+), show/.exec((await bubble.textContent()) ?? "");
  const thrown = rack(page).and(page.getByLabel(asked?.[1] ?? "nothing"));
  const held = await thrown.count();
  expect(held).toBeGreaterThan(0);
  await expect(bubble).toContainText("2 penalty points");
  await page.locator("[data-move=keep]").click();
  await expect(bubble.locator("p")).toHaveCount(0);
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
  const seat = page.locator('.seat[data-seat="0"] small');
  const penalty = async () => Number(/penalty: (\d+)/.exec((await seat.textContent()) ?? "")?.[1]);
  const before = await penalty();
  await finish.click();
  await page.locator("[data-move=declare]").click();
  await expect(page.locator(".shown tile-row")).toHaveAccessibleName(/The hand that was shown/);
  await expect(thrown).toHaveCount(held - 1);
  await expect.poll(penalty).toBe(before + 2);
  await choose(page, "moves");
  await expect(page.locator("dialog .turns")).toContainText("not complete");
  await expect(page.locator("dialog .turns .why tile-row")).toBeVisible();
});

test("a turned false joker makes the other one wild, and the next player sits on the left", async ({
  page,
}) => {
  await resume(page, record("board-turned"));
  await expect(page.locator("#prompt")).toContainText("A false joker was turned");
  await expect(place(page, "indicator")).toHaveAccessibleName("Indicator false joker");
  await expect(place(page, "okey")).toHaveAccessibleName("Okey false joker");
  await expect(page.locator('.rack [data-tile^="F"]')).toHaveAccessibleName(/false joker \(okey\)/);
  await picture(page, "rules-false-joker");
  await expect(page.locator("#bar .round")).toHaveText(/^Round \d of 5$/);
  await expect(page.locator('.seat[data-seat="1"]')).toContainText(/wins: \d/);
  const x = async (selector: string) => (await middle(page.locator(selector))).x;
  expect(await x('.seat[data-seat="1"]')).toBeLessThan(await x('.seat[data-seat="3"]'));
  expect(await x("[data-place=discard]")).toBeLessThan(await x("[data-place=take]"));
});

test("where wins are counted a hint speaks of the round", async ({ page }) => {
  await resume(page, record("board-finish"));
  for (const told of ["Finish with", "Without the red 5", "It wins the round"]) {
    await page.locator("[data-move=hint]").click();
    await expect(page.locator("#prompt")).toContainText(told);
  }
  await page.locator("[data-move=finish]").click();
  await expect(page.locator("#dialog-title")).toContainText("You win round");
  await expect(page.locator("dialog header")).toContainText("One win for you.");
  const before = await page.locator("#bar .round").innerText();
  await page.locator("[data-move=next-round]").click();
  await nextTurn(page);
  await expect(page.locator("#bar .round")).not.toHaveText(before);
});

test("a thrown okey that is dead is marked, and the reason is told", async ({ page }) => {
  await resume(page, record("dead-okey"));
  await expect(page.locator(".label.dead")).toHaveText("not for taking");
  await tap(page, place(page, "take"));
  await expect(page.locator("#bubble")).toContainText(
    "A discarded wild tile may not be taken here",
  );
});

for (const [position, seats] of [
  ["busy-of-two", ["0", "2"]],
  ["busy-of-three", ["0", "1", "3"]],
  ["busy-partners", ["0", "1", "2", "3"]],
] as const)
  test(`at the table of "${position}" nobody's seat is empty`, async ({ page }) => {
    await resume(page, record(position));
    const there = await page
      .locator("#seats .seat")
      .evaluateAll((all) => all.map((seat) => seat.getAttribute("data-seat")));
    expect(there).toEqual(seats);
    await expect(page.locator("[data-place^=pile]")).toHaveCount(seats.length - 2);
    if (position === "busy-of-two") await lookThrough(page);
  });

/** Looks through the piles that the rules allow: the player's own, and the one to the left. */
async function lookThrough(page: Page): Promise<void> {
  const looks = page.locator("[data-look]");
  await expect(looks).toHaveCount(2);
  const own = page.locator('[data-look="0"]');
  const count = Number(await own.textContent());
  await own.click();
  await expect(page.locator("#dialog-title")).toHaveText("Your discards");
  await expect(page.locator("dialog .discards li")).toHaveCount(count);
  await page.keyboard.press("Escape");
  await page.locator('[data-look="2"]').press("Enter");
  await expect(page.locator("#dialog-title")).toHaveText("Discards of Leyla");
}
