/**
 * Pictures of every layout in every look and language, for review by people; drawings are also
 * compared with reference pictures.
 */

import type { Page } from "@playwright/test";
import { LANGUAGES, type Language, type Settings } from "../../www/settings/settings.ts";
import { lay, order, record, resume } from "./play.ts";
import { layNew, matchOf, openMatch } from "./series.ts";
import { crossing, picture, small } from "./sight.ts";
import { expect, test } from "./support.ts";
import { drawn, setElsewhere, speak } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const LAYOUTS: Record<string, readonly [width: number, height: number]> = {
  compact: [320, 420],
  small: [320, 568],
  portrait: [390, 844],
  landscape: [844, 390],
  tablet: [768, 1024],
  desktop: [1280, 800],
  wide: [1920, 1080],
};

const PLAIN: Partial<Settings> = { theme: "evening", faces: "tiles", colors: "turkish" };

const LOOKS: Record<string, Partial<Settings>> = {
  evening: { theme: "evening" },
  day: { theme: "day" },
  "cards-day": { theme: "day", faces: "cards", colors: "rummy" },
  cards: { theme: "evening", faces: "cards" },
  rummy: { theme: "evening", colors: "rummy" },
  gameduell: { theme: "day", colors: "gameduell" },
};

/** Each look in one language, and each language with the words for tiles and for cards. */
const PAIRS: readonly (readonly [look: string, language: Language])[] = [
  ...Object.keys(LOOKS).map((look) => [look, "tr"] as const),
  ...LANGUAGES.filter((language) => language !== "tr").flatMap((language) =>
    ["evening", "cards"].map((look) => [look, language] as const),
  ),
];

/** Screens, by how they are opened. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  table: (page) => resume(page, record("busy")),
  result: async (page) => {
    await resume(page, record("lost"));
    await page.locator("dialog[data-name=result]").waitFor();
  },
  rummi: async (page) => {
    await openMatch(page, matchOf("rummi80 players=2"), PLAIN);
    // A series, one with a joker, and an incomplete one.
    for (const tiles of ["R8 R9 R10", "R1 R2 J", "B7 B8"]) await layNew(page, tiles);
  },
};

for (const [screen, open] of Object.entries(SCREENS))
  for (const [layout, [width, height]] of Object.entries(LAYOUTS))
    test(`${screen} in the layout ${layout}`, { tag: "@all" }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      // The module of cards is loaded at its first use; from then on every look changes at once.
      const cards = page.waitForResponse(/cards/);
      await speak(page, "en", LOOKS.cards);
      await (await cards).finished();
      for (const [look, language] of PAIRS) {
        await speak(page, language, { ...PLAIN, ...LOOKS[look] });
        await picture(page, `gallery/${screen}-${layout}-${look}-${language}`);
        const prompt = screen === "rummi" ? ".prompt" : ".prompt span";
        const words = `${prompt}, .arrange button, .main-move, .menu-button, .seat .who > *`;
        expect(await crossing(page, words), `${look} in ${language}`).toEqual([]);
        expect(await small(page), `${look} in ${language}`).toEqual([]);
      }
    });

/** The pictures that are published, with their windows and pixels per point. */
const PUBLISHED = [
  ["docs/table.png", 1280, 800, 1],
  ["www/public/wide.jpg", 1280, 800, 1],
  ["www/public/narrow.jpg", 390, 844, 2],
  ["www/public/preview.jpg", 1200, 630, 1],
] as const;

for (const [path, width, height, deviceScaleFactor] of PUBLISHED)
  test.describe("a published picture", () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test(`shows the page of today: ${path}`, { tag: "@all" }, async ({ page }) => {
      await resume(page, record("busy"));
      await speak(page, "en", PLAIN);
      await drawn(page);
      const [type, quality] = path.endsWith("png") ? (["png"] as const) : (["jpeg", 80] as const);
      const to = process.env.PUBLISH ? { path } : {};
      await page.screenshot({ type, ...(quality && { quality }), ...to });
    });
  });

/** Compares the rack with a picture; only the smoothing of edges differs between machines. */
async function compare(page: Page, name: string): Promise<void> {
  const all = page.locator(".rack [role=option]");
  const boxes = await all.evaluateAll((tiles) =>
    tiles.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect),
  );
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const width = Math.max(...boxes.map((box) => box.right)) - x;
  const height = Math.max(...boxes.map((box) => box.bottom)) - y;
  const clip = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
  const likeness = { threshold: 0.3, maxDiffPixelRatio: 0.04 };
  expect(await page.screenshot({ clip })).toMatchSnapshot(`${name}.png`, likeness);
}

test("the rack is drawn as ever", async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await resume(page, record("busy"));
  for (const look of ["evening", "gameduell", "cards"]) {
    await test.step(`in the look ${look}`, async () => {
      await setElsewhere(page, { ...PLAIN, ...LOOKS[look] });
      await drawn(page);
      await compare(page, `rack-${look}`);
    });
  }
  await test.step("a meld that goes on in the next tier is underlined in both", async () => {
    await setElsewhere(page, PLAIN);
    await page.setViewportSize({ width: 320, height: 568 });
    const [first = null, second = null, third = null, ...others] = await order(page);
    const slots = [...Array(5).fill(null), first, second, third, null, ...others];
    await lay(page, record("busy"), {
      slots: [...slots, ...Array(21 - slots.length).fill(null)],
      columns: 7,
    });
    await compare(page, "rack-joined");
  });
});
