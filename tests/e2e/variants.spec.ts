/** Matches by unusual rules, played through the page. */

import type { Locator, Page } from "@playwright/test";
import type { PositionName } from "../records/positions.ts";
import { lookingBack, toStanding } from "./panels.ts";
import { middle, nextTurn, place, rack, record, resume, tap } from "./play.ts";
import { choose, cramped, picture } from "./sight.ts";
import { expect, test } from "./support.ts";
import { everywhere, type Size, set, speak } from "./visit.ts";

const LAYOUTS: readonly Size[] = [
  [320, 420],
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
];

test.use({ contextOptions: { reducedMotion: "reduce" }, locale: "en" });

/**
 * Plays a round by a simple rule: finish if offered, draw from the stock, discard the drawn tile,
 * but never a wild one.
 */
async function playRound(page: Page): Promise<void> {
  await page.evaluate(playHere);
  await expect(page.locator("dialog[open]")).toBeVisible();
}

/** Plays one action whenever the turn or its phase changes, until the end; runs in the page. */
function playHere(): Promise<void> {
  let moved = "";
  const click = (selector: string): boolean => {
    const found = document.querySelector<HTMLElement>(selector);
    found?.click();
    return found !== null;
  };
  const step = (): void => {
    const rack = document.querySelector<HTMLElement>('.rack[data-turn="0"]');
    const tiles = [...(rack?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const at = `${rack?.dataset.phase} ${tiles.length}`;
    if (!rack || at === moved || document.querySelector("dialog[open]")) return;
    moved = at;
    if (click("[data-move=finish][data-ready]") || click("[data-move=pass]")) return;
    if (rack.dataset.phase === "draw") return void click("[data-place=stock]");
    if (rack.dataset.phase !== "discard") return;
    const plain = tiles.filter((tile) => !tile.ariaLabel?.includes("wild"));
    const thrown = plain.find((tile) => tile.dataset.mark === "drawn") ?? plain.at(-1);
    // A real key press could arrive after the round and start the next one.
    thrown?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  };
  return new Promise((resolve) => {
    const look = (): void => {
      step();
      if (!document.querySelector("dialog[open]")) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}

/** Continues after a round; a player who only watches goes to the next end at once. */
async function goOn(page: Page, button: Locator): Promise<void> {
  const title = page.locator("dialog[open] #dialog-title");
  const before = await title.allTextContents();
  await button.click();
  await expect.poll(() => title.allTextContents()).not.toEqual(before);
}

/** Plays to the standings. Returns the number of rounds watched, because the player was out. */
async function playMatch(page: Page): Promise<number> {
  let watched = 0;
  for (let round = 1; round <= 20; round += 1) {
    await playRound(page);
    const watch = page.locator("[data-move=watch-on]");
    const next = page.locator("[data-move=next-round]");
    const end = page.locator('dialog[data-name="result"] [data-move=to-standing]');
    if (await watch.isVisible()) {
      await goOn(page, watch);
      watched += 1;
    } else if (await next.isVisible()) await goOn(page, next);
    else {
      if (await end.isVisible()) await end.click();
      await expect(page.locator("dialog[data-name=standing]")).toBeVisible();
      return watched;
    }
  }
  throw new Error("the match does not end");
}

async function openScores(page: Page): Promise<void> {
  await (await lookingBack(page, "scores")).click();
  await expect(page.locator("dialog[data-name=scores]")).toBeVisible();
}

test("a match is played to elimination, and its sheet says why", async ({ page }) => {
  await resume(page, record("nearly-out"));
  // In the plain game no pile may be looked through.
  await expect(page.locator("[data-look]")).toHaveCount(0);
  expect(await playMatch(page)).toBeGreaterThan(0);
  await expect(page.locator(".standing li")).toHaveCount(4);
  await expect(page.locator(".standing")).toContainText("last one left");
  await openScores(page);
  await expect(page.locator("dialog .why").first()).toContainText("finished");
  await picture(page, "rules-elimination");
});

/** Opens a finished match at its standings. */
async function openStanding(page: Page, position: PositionName): Promise<void> {
  await resume(page, record(position));
  await toStanding(page);
}

test("a match of the board edition counts wins over five decided rounds", async ({ page }) => {
  await openStanding(page, "standing-board");
  await expect(page.locator("dialog .columns")).toHaveText("wins");
  await openScores(page);
  await expect(page.locator("#dialog-title")).toHaveText("Wins");
  await expect(page.locator("dialog tbody td.won")).toHaveCount(5);
  await picture(page, "rules-board");
});

for (const [name, players, position] of [
  ["Coffee-house okey", 2, "standing-of-two"],
  ["Sayılı okey", 3, "standing-of-three"],
] as const) {
  test(`a match of ${name} counts down from twenty to its end, for ${players}`, async ({
    page,
  }) => {
    await openStanding(page, position);
    await expect(page.locator("#bar")).toContainText(name);
    await expect(page.locator(".standing li")).toHaveCount(players);
    await openScores(page);
    await expect(page.locator("#dialog-title")).toHaveText("Points left");
    await expect(page.locator("dialog thead th")).toHaveCount(players + 1);
    const left = (selector: string): Promise<number[][]> =>
      page
        .locator(selector)
        .evaluateAll((rows) =>
          rows.map((row) =>
            [...row.querySelectorAll("td")].map(({ textContent }) =>
              Number(textContent?.replaceAll("−", "-").match(/-?\d+/)?.[0]),
            ),
          ),
        );
    const rounds = await left("dialog tbody tr:not(.why)");
    let before: number[] = Array(players).fill(20);
    for (const [i, now] of rounds.entries()) {
      expect(now).toHaveLength(players);
      expect(now.every((points, seat) => points <= (before[seat] ?? 0))).toBe(true);
      expect(Math.min(...now) <= 0, `round ${i + 1}: ${now}`).toBe(i === rounds.length - 1);
      before = now;
    }
    expect(await left("dialog tfoot tr")).toEqual([before]);
    const own = `left: ${before[0]}`.replace("-", "−");
    await expect(page.locator('[data-seat="0"]')).toContainText(own);
    for (const word of ["penalty", "eliminated", "is out"])
      await expect(page.locator("dialog")).not.toContainText(word);
  });
}

test("partners share the pot and the end", async ({ page }) => {
  await openStanding(page, "standing-partners");
  await expect(page.locator("#dialog-title")).toContainText(/win together/);
  await expect(page.locator(".standing li.won")).toHaveCount(2);
  await openScores(page);
  await expect(page.locator("dialog tfoot")).toContainText("Team");
  await expect(page.locator("dialog tfoot")).toContainText("Chips");
  await picture(page, "rules-partners");
});

test("stakes are paid when the first is out", async ({ page }) => {
  await openStanding(page, "standing-stakes");
  const chips = await page.locator(".standing .chips").allTextContents();
  const sum = chips.reduce((all, text) => all + Number(text.replace("−", "-")), 0);
  expect(chips).toHaveLength(4);
  expect(sum).toBe(0);
});

test("partners share what they write, and a draw is taken back for practice by these rules too", async ({
  page,
}) => {
  await set(page, { practice: true });
  await resume(page, record("partners-draw"));
  const partner = page.locator('[data-seat="2"]');
  await expect(partner).toContainText(/with you: \d/);
  await expect(partner.locator("[role=img]").first()).toHaveAccessibleName(/your partner/);
  await expect(page.locator(".team-0")).toHaveCount(2);
  await expect(page.locator(".team-1")).toHaveCount(2);
  const held = await rack(page).count();
  await place(page, "stock").press("Enter");
  await expect(rack(page)).toHaveCount(held + 1);
  await page.locator("[data-move=undo]").click();
  await expect(rack(page)).toHaveCount(held);
  await expect(partner).toContainText("with you");
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
  const asked = /Discard the (.+), show/.exec(await bubble.innerText());
  const thrown = rack(page).and(page.getByLabel(asked?.[1] ?? "nothing"));
  const held = await thrown.count();
  expect(held).toBeGreaterThan(0);
  await expect(bubble).toContainText("2 penalty points");
  await page.locator("[data-move=keep]").click();
  await expect(bubble.locator("p")).toHaveCount(0);
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
  const seat = page.locator('[data-seat="0"] small');
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
  await expect(place(page, "okey")).toHaveAccessibleName("Okey false joker, wild");
  await expect(page.locator('.rack [data-tile^="F"]')).toHaveAccessibleName(/false joker, wild/);
  await picture(page, "rules-false-joker");
  await expect(page.locator("#bar .round")).toHaveText(/^Round \d of 5$/);
  await expect(page.locator('[data-seat="1"]')).toContainText(/wins: \d/);
  const x = async (selector: string) => (await middle(page.locator(selector))).x;
  expect(await x('[data-seat="1"]')).toBeLessThan(await x('[data-seat="3"]'));
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

/**
 * The buttons at the corners of piles, and the one that is the number of the stock, overlap by
 * design.
 */
const BUTTONS = [
  /“(look|\d+)” touches “(take|discard|pile-\d)”/,
  /“(take|discard|pile-\d)” touches “(look|\d+)”/,
  /“\d+” touches “(\d+|stacks)”/,
];

/** Checks the table in every language and layout. */
async function fits(page: Page, position: PositionName): Promise<void> {
  for await (const { where } of everywhere(page, LAYOUTS)) {
    const found = (await cramped(page)).filter(
      (complaint) => !BUTTONS.some((by) => by.test(complaint)),
    );
    expect.soft(found, where).toEqual([]);
    await picture(page, `variants-${position}-${where}`);
  }
}

for (const [position, seats] of [
  ["busy-of-two", ["0", "2"]],
  ["busy-of-three", ["0", "1", "3"]],
  ["busy-partners", ["0", "1", "2", "3"]],
] as const)
  test(`at the table of "${position}" nobody's seat is empty, and nothing is cut off or covered`, async ({
    page,
  }) => {
    await resume(page, record(position));
    const there = await page
      .locator("#seats .seat")
      .evaluateAll((all) => all.map((seat) => seat.getAttribute("data-seat")));
    expect(there).toEqual(seats);
    await expect(page.locator("[data-place^=pile]")).toHaveCount(seats.length - 2);
    await fits(page, position);
    if (position !== "busy-of-two") return;
    await page.setViewportSize({ width: 1280, height: 800 });
    await lookThrough(page);
  });

/** Looks through the piles that the rules allow: the player's own, and the one to the left. */
async function lookThrough(page: Page): Promise<void> {
  await speak(page, "en");
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
