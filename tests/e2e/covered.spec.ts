/** On every table all words have their room, and bubbles and counts of discards cover nothing. */

import type { Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import { FINISH, matchOf101, type PositionOf101 } from "../records/hands-101.ts";
import type { PositionName } from "../records/positions.ts";
import { lay, open, rack, record, resume, turn } from "./play.ts";
import { layNew, matchOf, openMatch } from "./series.ts";
import { choose, covered, cramped, crossing, halfCovered, picture, small } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn, everywhere, type Size, set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Windows in portrait and landscape, and of a desktop. */
const SIZES: readonly Size[] = sizesOf(
  "320x420 320x568 360x640 390x844 768x1024 568x320 740x360 844x390 " +
    "1280x800 1920x1080 2560x1440",
);

/** A window of every kind. */
const ROOMS: readonly Size[] = sizesOf(
  "320x420 320x568 390x844 740x360 768x1024 1024x768 1280x800",
);

/** Small windows, in which the sort orders are in a menu. */
const SMALL: readonly Size[] = [[320, 256], ...ROOMS.slice(0, 5)];

/** Buttons at the corners of piles, and the number on the stock, overlap by design. */
const CORNERS = [
  /“(look|\d+)” touches “(take|discard|pile-\d)”/,
  /“(take|discard|pile-\d)” touches “(look|\d+)”/,
  /“\d+” touches “(\d+|stacks|stock)”/,
];

/** Opens a table of 101 Okey with all its buttons. */
async function sit101(page: Page, at: PositionOf101, more = ""): Promise<void> {
  const { match, ...slots } = matchOf101(at);
  await set(page, {});
  await resume(page, match);
  await lay(page, match + more, slots);
}

/** Tables with many words, by how they are opened. */
const TABLES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "table rummy": async (page) => {
    await openMatch(page, matchOf("rummi80 players=2"));
    for (const tiles of ["R8 R9 R10", "R1 R2 J", "B7 B8"]) await layNew(page, tiles);
  },
  "a match for practice": async (page) => {
    await set(page, { practice: true });
    await open(page);
    await turn(page);
  },
  "an opening of 101 Okey": (page) => sit101(page, "opening"),
  "four players of 101 Okey": async (page) => {
    await set(page, { rules: "yuzbir" });
    await open(page);
    await turn(page);
  },
  "four players of table rummy": async (page) => {
    await set(page, { rules: "rummi80" });
    await open(page);
    await turn(page);
  },
  "a taken tile of 101 Okey": (page) => sit101(page, "offered", "0 take\n"),
  "a last tile of 101 Okey": (page) => sit101(page, "whole", `${FINISH.slice(0, -1).join("\n")}\n`),
};

/** Okey by all kinds of rules: nothing at all touches anything else there. */
const OKEY = [
  ...["draw", "out", "twin", "pass", "throw-inspect", "shown-twin"],
  ...["busy-of-two", "busy-of-three", "busy-partners"],
] as PositionName[];

for (const name of [...OKEY, ...Object.keys(TABLES)])
  test(`in every language and window everything has its room: ${name}`, async ({ page }) => {
    const begin = TABLES[name] ?? (() => resume(page, record(name as PositionName)));
    await begin(page);
    await expect(page.locator("[data-move=hint]")).toBeVisible();
    for await (const { language, where } of everywhere(page, ROOMS)) {
      await picture(page, `room-${name}-${where}`);
      const touching = await cramped(page);
      const found = touching.filter((complaint) => !CORNERS.some((by) => by.test(complaint)));
      expect.soft(found, where).toEqual([]);
      const cut = await page
        .locator("#moves button:visible, .seat small:visible")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect.soft(cut, where).toBe(0);
      const high = await page
        .locator(".seat:visible")
        .evaluateAll(
          (seats) =>
            seats.filter(
              (seat) => (seat.querySelector(".who")?.clientHeight ?? 0) > seat.clientHeight + 2,
            ).length,
        );
      expect.soft(high, where).toBe(0);
      if (language === "en") expect.soft(await small(page), where).toEqual([]);
    }
  });

async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/** Checks that the sort orders are shown completely and cover no tile of the rack. */
async function seesOrders(page: Page, where: string): Promise<void> {
  const opener = page.locator("[data-move=arrange]");
  if (!(await opener.isVisible())) {
    for (const order of ["runs", "groups", "pairs", "best"])
      await expect(page.locator(`.arrange > [data-move=${order}]`)).toBeInViewport({ ratio: 1 });
    return;
  }
  await opener.click();
  const menu = page.locator("#orders");
  await expect(menu).toBeInViewport({ ratio: 1 });
  const low = await menu.evaluate((menu) => menu.getBoundingClientRect().bottom);
  const tops = await rack(page).evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect().y),
  );
  expect(Math.min(...tops), where).toBeGreaterThan(low);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
}

test("nothing on the table covers what is looked at", async ({ page }) => {
  await set(page, { language: "de" });
  await resume(page, record("throw-inspect"));
  for (const size of SIZES) {
    await resize(page, size);
    await expect(page.locator("[data-look]")).toHaveCount(4);
    expect.soft(await covered(page), `${size}`).toEqual([]);
    await test.step(`a sentence beside its place covers nothing at ${size}`, async () => {
      for (const place of ["stock", "take", "discard", "finish"]) {
        // The mirror takes no pointer events.
        await page
          .locator(`[data-place=${place}], [data-move=${place}]`)
          .evaluate((thing: HTMLElement) => thing.click());
        await expect(page.locator(`.bubble[data-at=${place}] > div`)).toBeInViewport({ ratio: 1 });
        expect.soft(await covered(page), `${place} ${size}`).toEqual([]);
        expect.soft(await halfCovered(page), `${place} ${size}`).toEqual([]);
        await page.keyboard.press("Escape");
      }
    });
  }
});

test("the ways to arrange lie on no tile, and the opponents are equally far apart", async ({
  page,
}) => {
  await resume(page, record("throw-inspect"));
  for (const size of SMALL) {
    await resize(page, size);
    await seesOrders(page, `${size}`);
  }
  for (const width of [320, 360, 390, 768]) {
    await resize(page, [width, Math.round(width * 1.6)]);
    const places = await page
      .locator(".seat:not([data-seat='0']) .avatar")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x).sort((a, b) => a - b));
    const [first = 0, second = 0, third = 0] = places;
    expect.soft(Math.abs(third - second - (second - first)), `${width}`).toBeLessThan(2);
  }
});

test("after a round everything has its place", async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await resume(page, record("lost"));
  await test.step("a result shows its buttons on the lowest screen", async () => {
    await expect(page.locator("dialog[data-name=result]")).toBeVisible();
    for (const button of await page.locator("dialog footer button").all())
      await expect.soft(button).toBeInViewport({ ratio: 1 });
    await choose(page, "scores");
    await expect(page.locator("dialog[data-name=scores]")).toBeVisible();
    await expect(page.locator("dialog footer [autofocus]")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
  });
  await test.step("points of four digits fit their columns", async () => {
    const points = page.locator("dialog .hand :is(.points, .total)");
    await points.evaluateAll((all) => {
      for (const { lastChild } of all) if (lastChild) lastChild.textContent = "−2222";
    });
    for (const size of SIZES) {
      await resize(page, size);
      const wide = await points.evaluateAll(
        (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
      );
      expect.soft(wide, `${size}`).toBe(0);
    }
  });
  await test.step("the last tile covers no heading", async () => {
    for await (const { where } of everywhere(page, sizesOf("660x320 740x360"))) {
      const touched = await page.locator("dialog").evaluate((dialog) => {
        const tile = dialog.querySelector("header .last")?.getBoundingClientRect();
        const words = document.createRange();
        return [...dialog.querySelectorAll(".columns span")]
          .filter((head) => {
            words.selectNodeContents(head);
            const { left, width } = words.getBoundingClientRect();
            return width > 0 && !(tile && tile.right < left);
          })
          .map(({ textContent }) => textContent);
      });
      expect.soft(touched, where).toEqual([]);
    }
  });
  await page.locator("dialog [data-move=to-table]").click();
  await expect(page.locator("dialog")).toBeHidden();
  await test.step("the winner’s melds cut no pile, and no mark a player", async () => {
    for (const size of SIZES) {
      await resize(page, size);
      await expect(page.locator("[data-move=result]")).toBeVisible();
      expect.soft(await small(page), `${size}`).toEqual([]);
      const parts = ".question i, .avatar, .who > *, .prompt > span";
      expect.soft(await crossing(page, parts), `${size}`).toEqual([]);
    }
  });
});

test("a bubble at a table of 101 Okey covers nothing", async ({ page }) => {
  await sit101(page, "opening");
  for (const size of SIZES.slice(1, -1)) {
    await resize(page, size);
    await page
      .locator("[data-list=new] [data-takes]")
      .evaluate((thing: HTMLElement) => thing.click());
    await expect(page.locator(".bubble > div"), `${size}`).toBeInViewport({ ratio: 1 });
    expect.soft(await covered(page), `${size}`).toEqual([]);
    await page.keyboard.press("Escape");
  }
});
