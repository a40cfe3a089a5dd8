/** Many elements on a page that is not made for them: strict policy, rude styles, odd scripts. */

import type { Page } from "@playwright/test";
import { expect, strict, test } from "./hosts.ts";
import { record } from "./play.ts";
import type { Site } from "./site.ts";

const FIGURES = [
  'tiles="R5 R6 R7" kind="run"',
  'tiles="R9 B9 K9" kind="group" caption="A group"',
  'tiles="R9 B9 B9" kind="group"',
  'tiles="K12 K13 K1" kind="run" rules="board"',
  'tiles="K13 K1 K2" kind="none"',
  'tiles="R5 B7 R7 | B6 F B8" okey="B7" kind="run"',
  'tiles="R1 R2 R3 | Y9 B9 K9 | K4 K5 K6 K7 | B11 B12 B13 | Y2" okey="Y6" hand="1"',
  'tiles="R11 R12 R13 R1" faces="cards"',
  'tiles="R3 R4 R5" palette="rummy"',
  'tiles="R5 X9"',
];

/** Styles as an old page may have them. */
const RUDE = `
  * { letter-spacing: 0.02em; line-height: 1.2; box-sizing: content-box; }
  svg { width: 400px; } button { display: none; } p { margin: 3em; color: #444; }
  body { width: 40rem; margin: 0 auto; font: 14px/1.2 serif; background: #fff; color: #222; }
  okey-game { height: 300vh; }`;

/** Changes that old libraries make to a page. */
const ODD = `Array.prototype.last = function () { return this[this.length - 1]; };
  Object.prototype.extend = function () {}; window.name = "istaka"; window.html = 1;`;

function pageOf(game: Site): string {
  const figures = FIGURES.map((it) => `<p>Text.</p><okey-tiles ${it}>tiles</okey-tiles>`).join("");
  const position = (text: Parameters<typeof record>[0], more: string) =>
    `<okey-position record="${record(text)}" ${more}>A match.</okey-position>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rules</title>
    <link rel="stylesheet" href="${game.url}rude.css">
    <link rel="stylesheet" href="${game.url}elements/elements.css"><script src="${game.url}odd.js"></script>
    <script type="module" src="${game.url}elements/elements.js"></script></head>
    <body><main><h1>Rules</h1>${figures}
    ${position("over", 'at="5" caption="The first moves" moves')}<p>Text.</p>
    ${position("rummi-series", 'open="all"')}<p>Text.</p>
    <okey-puzzle daily="2026-11-25">A puzzle.</okey-puzzle><p>Text.</p>
    <okey-game src="${game.url}" lang="en"></okey-game><p>The end.</p></main></body></html>`;
}

/** Scrolls through the page as a reader does, and sums up what has moved by itself. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as Record<string, number | boolean>;
        if (!hadRecentInput) sum += Number(value);
      }
    }).observe({ type: "layout-shift", buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
      scrollTo(0, y);
      for (let i = 0; i < 4; i += 1) await frame();
    }
    await frame();
    return sum;
  });
}

test("ten figures, two positions, a puzzle and a game work on one hostile page", async ({
  page,
  game,
  host,
}) => {
  game.page("rude.css", RUDE, { "content-type": "text/css" });
  game.page("odd.js", ODD, { "content-type": "text/javascript" });
  await page.goto(host.page("", pageOf(game), strict(game)));
  await expect(page.locator("okey-tiles svg.tile, okey-tiles svg.card").first()).toBeVisible();

  const shift = await shifted(page);
  process.stdout.write(`\nLayout shift of the page of all elements: ${shift.toFixed(4)}\n`);
  expect(shift).toBeLessThanOrEqual(0.02);

  await expect(page.locator("okey-tiles .verdict:is(.good, .bad)")).toHaveCount(7);
  await expect(page.locator("okey-tiles .error")).toHaveCount(1);
  await expect(page.locator("okey-puzzle .asked")).toBeVisible();
  const frame = page.locator("okey-game");
  const { height = 0 } = (await frame.locator("iframe").boundingBox()) ?? {};
  expect(height, "no higher than the window").toBeLessThanOrEqual(800);
  await frame.scrollIntoViewIfNeeded();
  const inside = page.frameLocator("okey-game iframe").locator("html");
  await expect(inside).toHaveAttribute("data-ready", "true");
  if (process.env.PICTURES)
    await page.screenshot({ path: "test-output/hostile.png", fullPage: true });
});
