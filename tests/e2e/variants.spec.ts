/** Matches by rules that differ from the usual ones, played through the page. */

import type { Locator, Page } from "@playwright/test";
import { Game } from "../../www/pkg/okey/istaka.js";
import { middle, open, place, rack, record, resume, tap, turn } from "./play.ts";
import { cramped, picture, violations } from "./sight.ts";
import { expect, test } from "./support.ts";
import { everywhere, set } from "./visit.ts";

const LAYOUTS = [
  [320, 420],
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens a match by these rules. */
async function begin(page: Page, rules: string, seed = 7): Promise<void> {
  await set(page, { rules });
  await open(page, `?seed=${seed}`);
}

/**
 * Plays a round by a simple rule: finish when it is offered, draw from the stock, throw what was
 * drawn, but never a wild tile.
 */
async function playRound(page: Page): Promise<void> {
  const result = page.locator("dialog[open]");
  const step = () =>
    page.evaluate(() => {
      const click = (selector: string): boolean => {
        const found = document.querySelector<HTMLElement>(selector);
        found?.click();
        return found !== null;
      };
      if (document.querySelector("dialog[open]")) return "over";
      const rack = document.querySelector<HTMLElement>(".rack");
      if (rack?.dataset.turn !== "0") return "wait";
      if (click("[data-move=finish][data-ready]") || click("[data-move=pass]")) return "wait";
      if (rack.dataset.phase === "draw") return click("[data-place=stock]") ? "wait" : "";
      if (rack.dataset.phase !== "discard") return "wait";
      const tiles = [...rack.querySelectorAll<HTMLElement>("[role=option]")];
      const plain = tiles.filter((tile) => !tile.ariaLabel?.includes("wild"));
      const thrown = plain.find((tile) => tile.dataset.mark === "drawn") ?? plain.at(-1);
      // A key of its own could come when the round is over, and go on to the next.
      thrown?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      return "wait";
    });
  await expect(async () => {
    expect(await step()).toBe("over");
  }).toPass({ intervals: [20] });
  await expect(result).toBeVisible();
}

/** Goes on from the end of a round, which who only watches leaves for the next end at once. */
async function goOn(page: Page, button: Locator): Promise<void> {
  const title = page.locator("dialog[open] #dialog-title");
  const before = await title.allTextContents();
  await button.click();
  await expect.poll(() => title.allTextContents()).not.toEqual(before);
}

/** Plays to the standing. Returns how many rounds were watched, because the player was out. */
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
  await page.locator("dialog footer button", { hasText: "Scores" }).click();
  await expect(page.locator("dialog[data-name=scores]")).toBeVisible();
}

test("a match of the plain rules is played to elimination, and its sheet says why", async ({
  page,
}) => {
  await resume(page, record("nearly-out"));
  expect(await playMatch(page)).toBeGreaterThan(0);
  await expect(page.locator(".standing li")).toHaveCount(4);
  await expect(page.locator(".standing")).toContainText("last one left");
  await openScores(page);
  await expect(page.locator("dialog .why").first()).toContainText("finished");
  expect(await violations(page)).toEqual([]);
  await picture(page, "rules-elimination");
});

test("a match of the board edition counts wins over five decided rounds", async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, "board");
  await expect(page.locator("#bar .round")).toHaveText("Round 1 of 5");
  await expect(page.locator('[data-seat="1"]')).toContainText("wins: 0");
  await playRound(page);
  await expect(page.locator("dialog header")).toContainText("One win for");
  expect(await violations(page)).toEqual([]);
  await goOn(page, page.locator("[data-move=next-round]"));
  await playMatch(page);
  await expect(page.locator("dialog .columns")).toHaveText("wins");
  await openScores(page);
  await expect(page.locator("#dialog-title")).toHaveText("Wins");
  await expect(page.locator("dialog tbody td.won")).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  await picture(page, "rules-board");
});

for (const [rules, name] of [
  ["kahvehane", "Coffee-house okey"],
  ["sayili", "Sayılı okey"],
] as const) {
  test(`a match of ${rules} counts down from twenty to its end`, async ({ page }) => {
    const match = record(`nearly-over-${rules}`);
    await resume(page, match);
    await expect(page.locator("#bar")).toContainText(name);
    const [, points] = Game.load(match).view(0).scores;
    await expect(page.locator('[data-seat="1"]')).toContainText(`left: ${points}`);
    await playMatch(page);
    await openScores(page);
    await expect(page.locator("#dialog-title")).toHaveText("Points left");
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
    let before = [20, 20, 20, 20];
    for (const [i, now] of rounds.entries()) {
      expect(now).toHaveLength(4);
      expect(now.every((points, seat) => points <= (before[seat] ?? 0))).toBe(true);
      expect(Math.min(...now) <= 0, `round ${i + 1}: ${now}`).toBe(i === rounds.length - 1);
      before = now;
    }
    expect(await left("dialog tfoot tr")).toEqual([before]);
    for (const word of ["penalty", "eliminated", "is out"])
      await expect(page.locator("dialog")).not.toContainText(word);
    expect(await violations(page)).toEqual([]);
  });
}

test("a clockwise game has the next player on the left, and the pile to take from on the right", async ({
  page,
}) => {
  await begin(page, "board");
  const x = async (selector: string) => (await middle(page.locator(selector))).x;
  expect(await x('[data-seat="1"]')).toBeLessThan(await x('[data-seat="3"]'));
  expect(await x("[data-place=discard]")).toBeLessThan(await x("[data-place=take]"));
});

for (const [players, seats] of [
  [2, [0, 2]],
  [3, [0, 1, 3]],
] as const) {
  test(`a match of ${players} has no empty seats and ends`, async ({ page }) => {
    test.setTimeout(120_000);
    await begin(page, `turkish players=${players} limit=5`);
    const shown = page.locator("#seats .seat");
    await expect(shown).toHaveCount(players);
    const there = await shown.evaluateAll((all) =>
      all.map((seat) => Number(seat.getAttribute("data-seat"))),
    );
    expect(there).toEqual(seats);
    await expect(page.locator("[data-place^=pile]")).toHaveCount(players - 2);
    await playMatch(page);
    await expect(page.locator(".standing li")).toHaveCount(players);
    await openScores(page);
    await expect(page.locator("dialog thead th")).toHaveCount(players + 1);
  });
}

test("partners share what they write, the pot and the end", async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, "turkish partners=yes pot=yes limit=5");
  await expect(page.locator('[data-seat="2"]')).toContainText("with you: 0");
  await expect(page.locator('[data-seat="2"] [role=img]').first()).toHaveAccessibleName(
    /your partner/,
  );
  await expect(page.locator(".team-0")).toHaveCount(2);
  await expect(page.locator(".team-1")).toHaveCount(2);
  await playMatch(page);
  await expect(page.locator("#dialog-title")).toContainText(/win together/);
  await expect(page.locator(".standing li.won")).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await openScores(page);
  await expect(page.locator("dialog tfoot")).toContainText("Team");
  await expect(page.locator("dialog tfoot")).toContainText("Chips");
  await picture(page, "rules-partners");
});

test("stakes are paid when the first is out", async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, "turkish stakes=yes end=best limit=5");
  await playMatch(page);
  const chips = await page.locator(".standing .chips").allTextContents();
  const sum = chips.reduce((all, text) => all + Number(text.replace("−", "-")), 0);
  expect(chips).toHaveLength(4);
  expect(sum).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test("declaring an incomplete hand is asked about, costs points and shows the hand", async ({
  page,
}) => {
  await begin(page, "turkish strict-declare=yes");
  if ((await turn(page)) === "draw") await place(page, "stock").press("Enter");
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
  const finish = page.locator("[data-move=finish]");
  await finish.click();
  await finish.click();
  await expect(page.locator("#bubble")).toContainText("show your hand");
  const asked = /Discard the (.+), show/.exec(await page.locator("#bubble").innerText());
  const thrown = rack(page).and(page.getByLabel(asked?.[1] ?? "nothing"));
  const held = await thrown.count();
  expect(held).toBeGreaterThan(0);
  await expect(page.locator("#bubble")).toContainText("2 penalty points");
  await page.locator("[data-move=keep]").click();
  await expect(page.locator("#bubble p")).toHaveCount(0);
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
  await finish.click();
  await page.locator("[data-move=declare]").click();
  await expect(page.locator(".shown tile-row")).toHaveAccessibleName(/The hand that was shown/);
  await expect(thrown).toHaveCount(held - 1);
  await expect(page.locator('[data-seat="0"]')).toContainText("penalty: 2");
  await page.locator("#menu [data-dialog=moves]").click();
  await expect(page.locator("dialog .turns")).toContainText("not complete");
  await expect(page.locator("dialog .turns .why tile-row")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("piles are looked through where the rules allow it, and only there", async ({ page }) => {
  await begin(page, "turkish inspect=own-left", 3);
  const looks = page.locator("[data-look]");
  // Whose turn it is may take from the piles: they are looked at in the player's own.
  for (let thrown = 0; thrown < 8; thrown += 1) {
    if ((await turn(page)) === "draw") {
      if ((await looks.count()) === 2) break;
      await place(page, "stock").press("Enter");
    }
    await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
    await rack(page).last().press("Enter");
    await expect(page.locator('.rack[data-phase="draw"]')).toBeAttached();
  }
  await expect(looks).toHaveCount(2);
  const own = page.locator('[data-look="0"]');
  const count = Number(await own.textContent());
  await own.click();
  await expect(page.locator("#dialog-title")).toHaveText("Your discards");
  await expect(page.locator("dialog .discards li")).toHaveCount(count);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator('[data-look="3"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#dialog-title")).toHaveText("Discards of Deniz");
});

test("no pile is looked through in the plain game", async ({ page }) => {
  await begin(page, "turkish");
  await expect(page.locator("[data-look]")).toHaveCount(0);
});

test("a turned false joker makes the other one the only wild tile", async ({ page }) => {
  await resume(page, record("board-turned"));
  await expect(page.locator("#prompt")).toContainText("A false joker was turned");
  await expect(place(page, "indicator")).toHaveAccessibleName("Indicator false joker");
  await expect(place(page, "okey")).toHaveAccessibleName("Okey false joker, wild");
  await expect(page.locator('.rack [data-tile^="F"]')).toHaveAccessibleName(/false joker, wild/);
  await picture(page, "rules-false-joker");
});

test("where wins are counted a hint speaks of the round", async ({ page }) => {
  await resume(page, record("board-finish"));
  for (const told of ["Count your melds", "Finish with", "It wins the round"]) {
    await page.locator("[data-move=hint]").click();
    await expect(page.locator("#prompt")).toContainText(told);
  }
  await page.locator("[data-move=finish]").click();
  await expect(page.locator("#dialog-title")).toContainText("You win round");
  await expect(page.locator("dialog header")).toContainText("One win for you.");
});

test("a draw is taken back for practice by whatever rules", async ({ page }) => {
  await set(page, { practice: true });
  await resume(page, record("partners-draw"));
  const held = await rack(page).count();
  await place(page, "stock").press("Enter");
  await expect(rack(page)).toHaveCount(held + 1);
  await page.locator("[data-move=undo]").click();
  await expect(rack(page)).toHaveCount(held);
  await expect(page.locator('[data-seat="2"]')).toContainText("with you");
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
 * The buttons at the corners of piles, and the one that is the number
 * of the stock, lie there by intent.
 */
const BUTTONS = [
  /“(look|\d+)” touches “(take|discard|pile-\d)”/,
  /“(take|discard|pile-\d)” touches “(look|\d+)”/,
  /“\d+” touches “(\d+|stacks)”/,
];

for (const [rules, position] of [
  ["board players=3", "busy-of-three"],
  ["turkish partners=yes inspect=all", "busy-partners"],
  ["turkish players=2 inspect=own-left", "busy-of-two"],
] as const) {
  test(`by the rules "${rules}" nothing is cut off or covered, in any language and layout`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await resume(page, record(position));
    for await (const { where } of everywhere(page, LAYOUTS)) {
      const found = (await cramped(page)).filter(
        (complaint) => !BUTTONS.some((by) => by.test(complaint)),
      );
      expect.soft(found, where).toEqual([]);
      await picture(page, `variants-${position}-${where}`);
    }
  });
}
