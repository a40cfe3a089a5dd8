/** Figures, matches and games embedded in other pages: on a second origin, under its policies. */

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { asModule, documentOf, expect, strict, test } from "./hosts.ts";
import { record } from "./play.ts";
import { choose } from "./sight.ts";
import { Site } from "./site.ts";

/** Bytes that a page may have to download for figures without a claim. */
const FIGURES = 16_000;

function asClassic(game: Site): string {
  return `<script src="${game.url}elements/classic.js" defer></script>`;
}

const engineOf = (game: Site) => game.asked.filter((path) => path.endsWith(".wasm"));

const verdictOf = (page: Page, id: string) => page.locator(`#${id} .verdict`);

const RIGHT = '<okey-tiles id="right" tiles="R5 R6 B1 R8" okey="B1" kind="run">red</okey-tiles>';
const WRONG = '<okey-tiles id="wrong" tiles="R5 R6 R8" kind="run">red 5, 6, 8</okey-tiles>';
const OPENS =
  '<okey-tiles id="opens" tiles="R11 R12 R13 | Y11 B7 Y13 | K9 K10 K11" okey="B7" kind="opening"></okey-tiles>';
const PAIRS = '<okey-tiles id="pairs" tiles="R3 R3 | Y6 Y6" kind="opening"></okey-tiles>';
const PLAIN =
  '<okey-tiles id="plain" tiles="R5 R6 F | K1 K1">red 5, red 6, false joker</okey-tiles>';

const LAY = "istaka-puzzle 1 lay easy R4 : R1 R2 R3 | R4 Y4 B4 K4";

test("under a strict policy, figures are drawn and claims are judged", async ({
  page,
  game,
  host,
}) => {
  const gap = Array(120).fill("<p>Much to read.</p>").join("");
  for (const [name, script] of [
    ["elements", asModule],
    ["classic", asClassic],
  ] as const) {
    const body = PLAIN + gap + RIGHT + WRONG + OPENS + PAIRS;
    game.asked.length = 0;
    await page.goto(host.page(name, documentOf(body, script(game)), strict(game)));

    await test.step(`figures without a claim cost little, and fetch no engine: ${name}`, async () => {
      const bytes = gzipSync(readFileSync(`dist/elements/${name}.js`), { level: 9 }).length;
      process.stdout.write(`\n${name}.js: ${bytes} bytes compressed, of ${FIGURES}\n`);
      expect(bytes).toBeLessThanOrEqual(FIGURES);
      await expect(page.locator("#plain svg.tile")).toHaveCount(5);
      const names = await page
        .locator("#plain .row")
        .evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")));
      expect(names).toEqual(["red 5, red 6, and false joker", "black 1 and black 1"]);
      // Drawn in colour although inline styles are forbidden.
      const ink = page.locator("#plain .ink.R").first();
      await expect(ink).toHaveCSS("fill", "rgb(195, 36, 43)");
      await expect(page.locator("#right svg.tile")).toHaveCount(4);
      expect(game.asked).toEqual([`elements/${name}.js`]);
    });

    await test.step(`one engine is fetched when claims come into view: ${name}`, async () => {
      await page.locator("#wrong").scrollIntoViewIfNeeded();
      await expect(verdictOf(page, "right")).toHaveText(
        "✓ Right: This is a run. Blue 1 stands for red 7.",
      );
      await expect(verdictOf(page, "wrong")).toHaveText("✗ Wrong: Missing: red 7.");
      await page.locator("#pairs").scrollIntoViewIfNeeded();
      await expect(verdictOf(page, "opens")).toHaveText(
        "✓ Right: Together they are worth 102; you need 101 to open.",
      );
      await expect(verdictOf(page, "pairs")).toHaveText("✗ Wrong: 2 pairs; you need 5 to open.");
      expect(engineOf(game)).toHaveLength(1);
    });
  }
});

/** Returns the changing heights of a board of this width over the round and back to its moment. */
function heightsOf(board: Locator, width: number): Promise<number[]> {
  return board.evaluate(async (root: HTMLElement, width) => {
    root.style.width = `${width}px`;
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    const slider = root.querySelector("input") as HTMLInputElement;
    const { value } = slider;
    const heights = [...Array(Number(slider.max) + 1).keys(), value].map((at) => {
      slider.value = `${at}`;
      slider.dispatchEvent(new Event("input"));
      return root.offsetHeight;
    });
    return heights.filter((height, i) => height !== heights[i - 1]);
  }, width);
}

test("figures, puzzles and matches work on one page", async ({ page, game, host }) => {
  const body = `<okey-puzzle id="own" puzzle="${LAY}"></okey-puzzle>
    <okey-puzzle id="daily" daily="2026-11-24" lang="tr"></okey-puzzle>
    <okey-position id="match" at="0" seat="0"></okey-position>
    <okey-position id="series" record="${record("rummi-series")}" open="all"></okey-position>
    <okey-position id="placed" lang="de" src="https://example.org/okey/" names="Ayşe, , Leyla"
      position="yuzbir; okey Y2; hand R9 Y2 K2; drawn K2; pile 3 Y4; meld 0 R10 R11 R12; tiles 3 21 21 21"></okey-position>`;
  const figures = PLAIN + RIGHT + WRONG;
  await page.goto(host.page("", documentOf(body + figures, asModule(game)), strict(game)));
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener("solved", (event) => heard.push((event as CustomEvent).detail));
  });

  await test.step("a puzzle is solved", async () => {
    const quiz = page.locator("#own .quiz");
    await quiz.locator('.own .pick[data-tile="R4"]').click();
    await quiz.getByRole("button", { name: "Put it into series 1" }).click();
    await expect(quiz.locator(".verdict")).toContainText("Right.");
    expect(await page.evaluate(() => Reflect.get(globalThis, "heard"))).toEqual([
      { solved: true, kind: "lay", grade: "easy" },
    ]);
    await expect(page.locator("#daily .asked")).toContainText("Hangi taş işlek?");
  });

  await test.step("claims are judged beside it", async () => {
    await page.locator("#wrong").scrollIntoViewIfNeeded();
    await expect(verdictOf(page, "right")).toContainText("Right");
    await expect(verdictOf(page, "wrong")).toContainText("Wrong");
  });

  await test.step("a position stands still, with a way to the game", async () => {
    await page.locator("#placed").scrollIntoViewIfNeeded();
    const board = page.locator("#placed .board");
    await expect(board.getByRole("group", { name: "Auf dem Tisch" }).locator("svg")).toHaveCount(3);
    await expect(board.locator(".own .row svg")).toHaveCount(3);
    await expect(board.getByRole("img", { name: "Leyla: 21 verdeckte Steine" })).toBeVisible();
    await expect(board.getByRole("link", { name: "Analysieren" })).toHaveAttribute(
      "href",
      /^https:\/\/example\.org\/okey\/#position=yuzbir%3B%20okey%20Y2/,
    );
    await page
      .locator("#placed")
      .evaluate((element) => element.setAttribute("position", "hand R1 R1 R1"));
    await expect(page.locator("#placed .error")).toContainText(
      "position: „missingField indicator“",
    );
  });

  await test.step("a match is stepped through, and its hands are shown when somebody asks", async () => {
    await page.locator("#match").evaluate((element, text) => {
      element.addEventListener("step", (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
      element.setAttribute("record", text);
    }, record("over"));
    const board = page.locator("#match .board");
    await page.locator("#match").scrollIntoViewIfNeeded();
    await expect(board.locator(".said")).toContainText("The tiles have been dealt.");
    await expect(board.locator(".own .hand svg")).toHaveCount(14);
    await expect(board.locator(".others .hidden")).toHaveCount(3);
    await board.getByRole("button", { name: "One move on" }).click();
    await expect(board.locator(".said")).toContainText(/Player 3 shows the indicator’s twin/);
    await expect(page).toHaveTitle('{"round":1,"action":1}');
    await board.getByRole("button", { name: "One move on" }).press("ArrowRight");
    await expect(page).toHaveTitle('{"round":1,"action":2}');
    await expect(board.locator(".said")).toContainText("May take red 2.");
    await expect(board.locator(".pile.may")).toHaveCount(1);
    // The next player has drawn, and may no longer take the discard.
    await page.locator("#match").evaluate((match) => Reflect.get(match, "goTo").call(match, 5));
    await expect(board.locator(".said")).toContainText("Player 2 draws.");
    await expect(board.locator(".said")).not.toContainText("May take");
    await expect(board.locator(".pile.may")).toHaveCount(0);
    await board.getByRole("button", { name: "Show all hands" }).click();
    await expect(board.locator(".others .hidden")).toHaveCount(0);
    await board.getByRole("button", { name: "To the end" }).click();
    await expect(board.locator(".said")).toContainText("The round is over.");
    await board.getByRole("button", { name: "Play" }).click();
    await expect(board.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(page).toHaveTitle('{"round":1,"action":1}');
    await board.getByRole("button", { name: "Stop" }).click();
  });

  await test.step("the finished hand is laid out, with all totals", async () => {
    const board = page.locator("#match .board");
    await board.getByRole("button", { name: "To the end" }).click();
    await expect(board.locator(".middle .series .row")).toHaveCount(4);
    await expect(board.locator(".score")).toHaveText([/^Total: \d+$/, /./, /./, /./]);
    await board.getByRole("button", { name: "To the beginning" }).click();
    await expect(board.locator(".score")).toHaveCount(0);
  });

  await test.step("it has one height from move to move, in any width", async () => {
    for (const id of ["match", "series"]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      const board = page.locator(`#${id} .board`);
      await expect(board.locator(".said")).not.toBeEmpty();
      for (const width of [700, 320]) {
        const heights = await heightsOf(board, width);
        expect.soft(heights, `${id} at ${width}`).toHaveLength(1);
      }
    }
  });

  await test.step("a match of table rummy is stepped through too", async () => {
    const board = page.locator("#series .board");
    await page.locator("#series").scrollIntoViewIfNeeded();
    const series = board.locator(".series .row");
    await expect(series.nth(5)).toBeVisible();
    // A joker has the same name in words and in the picture.
    await expect(board.getByRole("img", { name: /joker/ }).first()).toBeVisible();
    await expect(board.locator(".said")).toContainText(/to move/);
    await board.getByRole("button", { name: "To the beginning" }).click();
    await expect(series).toHaveCount(0);
    await expect(board.locator(".said")).toContainText("The tiles have been dealt.");
    await expect(board.locator(".others .hidden")).toHaveCount(0);
    await board.getByRole("button", { name: "One move on" }).click();
    await expect(board.locator(".said")).toContainText(/Player 4 opens .*May lay tiles\./);
  });

  await test.step("on paper all of it is black on white, and parts stay whole", async () => {
    await page.emulateMedia({ media: "print" });
    await page.locator("#series").evaluate((element) => element.setAttribute("moves", ""));
    await expect(page.locator("#series .moves")).toHaveCSS("break-inside", "auto");
    await expect(page.locator("#series .board")).toHaveCSS("break-inside", "auto");
    await expect(page.locator("#own .felt")).toHaveCSS("break-inside", "avoid");
    await expect(page.locator("#own .felt")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("#own .felt")).toHaveCSS("color", "rgb(0, 0, 0)");
    // The dashed mark is inside of the box that stays whole.
    await expect(page.locator("#wrong .row.bad")).toHaveCSS("margin-top", "6px");
  });

  await test.step("figures with puzzles have one engine for all, and so have matches and positions", () => {
    expect(new Set(engineOf(game)).size).toBe(3);
    expect(engineOf(game)).toHaveLength(3);
  });
});

test("where engine or script may not run, what needs none stays, and the rest says so", async ({
  browser,
  page,
  game,
  host,
  troubles,
}) => {
  await test.step("without an engine figures are drawn, also those with a claim", async () => {
    const puzzle = `<okey-puzzle id="puzzle" daily="2026-11-25" lang="fr"></okey-puzzle>
      <okey-puzzle id="told">Lay the black 2.</okey-puzzle>`;
    const body = PLAIN + RIGHT + puzzle;
    await page.addInitScript(() => {
      const reasons: string[] = [];
      Object.assign(globalThis, { reasons });
      addEventListener("blocked", (event) => {
        const { localName } = event.target as Element;
        reasons.push(`${localName}: ${(event as CustomEvent).detail.reason}`);
      });
    });
    await page.goto(host.page("", documentOf(body, asModule(game)), strict(game, false)));
    await expect(page.locator("#plain svg.tile")).toHaveCount(5);
    await expect(verdictOf(page, "right")).toHaveText(/could not be loaded/);
    await expect(page.locator("#right svg.tile")).toHaveCount(4);
    const failed = page.locator("#puzzle .error");
    await expect(failed).toHaveText(/could not be loaded/);
    await expect(failed).toHaveAttribute("part", "error");
    await expect(failed).toHaveAttribute("lang", "en");
    // An author's own words stay, and the author is told why.
    await expect(page.locator("#told .error")).toHaveCount(0);
    await expect(page.getByText("Lay the black 2.")).toBeVisible();
    const reasons = () => page.evaluate(() => Reflect.get(globalThis, "reasons") as string[]);
    await expect.poll(async () => (await reasons()).length).toBe(3);
    expect(await reasons()).toContainEqual(expect.stringMatching(/^okey-puzzle: .*WebAssembly/));
    expect(troubles.filter((trouble) => trouble.startsWith("error"))).toEqual([]);
    troubles.length = 0;
  });

  await test.step("without script an author's words are read", async () => {
    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(host.url);
    await expect(unscripted.locator("#plain")).toHaveText("red 5, red 6, false joker");
    await unscripted.close();
  });
});

test("in a closed frame elements work, and the game where it has an origin", async ({
  page,
  game,
  host,
}) => {
  const framed = `<okey-game src="${game.url}"></okey-game>`;
  const body = `${RIGHT}${WRONG}
    <okey-position record="${record("over")}" at="1"></okey-position>
    <okey-puzzle puzzle="${LAY}"></okey-puzzle>${framed}`;
  const frames = Object.entries({ classic: asClassic, module: asModule }).map(([name, script]) => {
    const inner = host.page(`${name}`, documentOf(body, script(game)), strict(game));
    return `<iframe id="${name}" sandbox="allow-scripts" width="600" height="900" src="${inner}"></iframe>`;
  });
  const inner = host.page("inner", documentOf(framed, asModule(game)));
  const sandbox = "allow-scripts allow-same-origin";
  const own = `<iframe id="own" sandbox="${sandbox}" width="900" height="700" src="${inner}"></iframe>`;
  const closed = `<iframe id="closed" sandbox="allow-scripts" width="600" height="500" src="${game.url}"></iframe>`;
  await page.goto(host.page("", frames.join("") + own + closed));
  await test.step("without storage the game says what it lacks", async () => {
    const alert = page.frameLocator("#closed").getByRole("alert");
    await expect(alert).toContainText("a closed frame");
    await expect(alert).toContainText("allow-same-origin");
  });
  for (const name of ["classic", "module"]) {
    await test.step(`and so it does among elements, which work: ${name}`, async () => {
      const frame = page.frameLocator(`#${name}`);
      await expect(frame.locator("#right .verdict")).toContainText("Right");
      await expect(frame.locator("#wrong .verdict")).toContainText("Wrong");
      await frame.locator("okey-position").scrollIntoViewIfNeeded();
      await frame.getByRole("button", { name: "One move on" }).click();
      await expect(frame.locator("okey-position .said")).toContainText("Player");
      const quiz = frame.locator("okey-puzzle .quiz");
      await frame.locator("okey-puzzle").scrollIntoViewIfNeeded();
      await quiz.locator('.own .pick[data-tile="R4"]').click();
      await quiz.getByRole("button", { name: "Put it into series 1" }).click();
      await expect(quiz.locator(".verdict")).toContainText("Right.");
      await frame.locator("okey-game").scrollIntoViewIfNeeded();
      const said = frame.frameLocator("okey-game iframe").getByRole("alert");
      await expect(said).toContainText("a closed frame");
      await expect(said).toContainText("allow-same-origin");
    });
  }
  await test.step("with an origin the game plays", async () => {
    await page.locator("#own").scrollIntoViewIfNeeded();
    const played = page.frameLocator("#own").frameLocator("okey-game iframe");
    await expect(played.locator("html")).toHaveAttribute("data-ready", "true");
  });
});

test("figures speak the language around them, and follow its direction, with two versions on one page", async ({
  page,
  game,
  host,
}) => {
  const other = await new Site("/", { "access-control-allow-origin": "*" }).serve();
  const scripts = asClassic(game) + asModule(game) + asModule(other);
  const body = `<div lang="de-AT">${RIGHT}</div><div lang="ar" dir="rtl">${PLAIN}</div>${WRONG}`;
  await page.goto(host.page("", documentOf(body, scripts, 'lang="tr"')));
  await expect(verdictOf(page, "right")).toContainText("Richtig: Das ist eine Sequenz.");
  await expect(verdictOf(page, "wrong")).toContainText("Yanlış");
  // In right-to-left text a run still ascends from left to right.
  const places = await page
    .locator("#plain .row:first-child svg")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().x));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(places[0]).toBeGreaterThan(width / 2);
  await other.close();
});

/** Invalid elements, and the expected message. */
const NONSENSE: readonly [element: string, said: RegExp][] = [
  ['<okey-tiles tiles="R5 X9"></okey-tiles>', /^tiles: “X9” .* R5/],
  ["<okey-tiles></okey-tiles>", /^tiles is missing/],
  ['<okey-tiles tiles="  "></okey-tiles>', /^tiles is missing/],
  [`<okey-tiles tiles="${"R5 ".repeat(5000)}"></okey-tiles>`, /^tiles: “R5 R5/],
  ['<okey-tiles tiles="R5 R5 R5" kind="run"></okey-tiles>', /^tiles: “R5” /],
  ['<okey-tiles tiles="R5" okey="R77"></okey-tiles>', /^okey: “R77” /],
  ['<okey-tiles tiles="R5" kind="straight"></okey-tiles>', /^kind: “straight” .*run, group/],
  ['<okey-tiles tiles="R5" okey="B1" hand="flush"></okey-tiles>', /^hand: “flush” /],
  ['<okey-tiles tiles="R5" kind="run" hand="1"></okey-tiles>', /^hand: .*either kind or hand/],
  ['<okey-tiles tiles="R5 F" kind="run"></okey-tiles>', /^okey is missing/],
  ['<okey-tiles tiles="R5" kind="run" rules="chess"></okey-tiles>', /^rules: “chess” /],
  ['<okey-tiles tiles="R5" palette="pink"></okey-tiles>', /^palette: “pink” /],
  ['<okey-tiles tiles="R5" faces="moon"></okey-tiles>', /^faces: “moon” /],
  [`<okey-tiles tiles="&lt;img src=x onerror=alert(1)&gt;"></okey-tiles>`, /^tiles: “<img” /],
  ["<okey-position></okey-position>", /^record is missing/],
  ['<okey-position record="a b"></okey-position>', /^record: “a b” /],
  ['<okey-position record="istaka 4&#10;round R1"></okey-position>', /^record: /],
  [`<okey-position record="1.${"A".repeat(4000)}"></okey-position>`, /^record: /],
  ['<okey-position record="x" at="soon"></okey-position>', /^at: “soon” /],
  ['<okey-position record="x" seat="9"></okey-position>', /^seat: “9” /],
  ['<okey-position record="x" open="wide"></okey-position>', /^open: “wide” /],
  [
    `<okey-position position="${"R4 ".repeat(2000)}"></okey-position>`,
    /^position: “tooLong rules” cannot be read/,
  ],
  [
    '<okey-position position="okey Y2; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6" src="javascript:alert(1)"></okey-position>',
    /^src: “javascript/,
  ],
  ['<okey-puzzle puzzle=" "></okey-puzzle>', /^puzzle is missing/],
  [
    `<okey-puzzle puzzle="istaka-puzzle 1 lay easy ${"R4 ".repeat(900)}"></okey-puzzle>`,
    /^puzzle: “/,
  ],
  [
    '<okey-puzzle puzzle="istaka-puzzle 1 lay easy R5 : R1 R2 R3"></okey-puzzle>',
    /^puzzle: “istaka-puzzle 1 lay easy R5/,
  ],
  ['<okey-puzzle daily="2026-02-30"></okey-puzzle>', /^daily: “2026-02-30” cannot be read/],
  [
    '<okey-puzzle kind="&lt;b&gt;"></okey-puzzle>',
    /^kind: “<b>” cannot be read. Expected: any, throw, finish/,
  ],
  ['<okey-puzzle daily="tomorrow"></okey-puzzle>', /^daily: “tomorrow” /],
  ['<okey-puzzle grade="cruel"></okey-puzzle>', /^grade: “cruel” /],
  ['<okey-game src="javascript:alert(1)"></okey-game>', /^src: “javascript/],
  ['<okey-game lang="xx"></okey-game>', /^lang: “xx” /],
  ['<okey-game level="godlike"></okey-game>', /^level: “godlike” /],
  ['<okey-game seed="seven"></okey-game>', /^seed: “seven” /],
  ['<okey-game theme="neon"></okey-game>', /^theme: “neon” /],
  [`<okey-game rules="${"x".repeat(2000)}"></okey-game>`, /^rules: /],
];

test("elements come, change and go, with whatever attributes", async ({ page, game, host }) => {
  const body = NONSENSE.map(([element]) => `<div>${element}</div>`).join("");
  await page.goto(host.page("", documentOf(body + PLAIN, asModule(game)), strict(game)));

  await test.step("nonsense is named in place, with what was expected", async () => {
    for (const [at, [element, said]] of NONSENSE.entries()) {
      const place = page.locator("main > div").nth(at);
      await place.scrollIntoViewIfNeeded();
      await expect(place.locator(".error"), element.slice(0, 80)).toHaveText(said);
      await expect(place.locator(".error")).toHaveCSS("border-left-style", "solid");
    }
    await expect(page.locator("main img, main script")).toHaveCount(0);
  });

  await test.step("elements come, change and go at any time", async () => {
    await page.evaluate(async (record) => {
      const main = document.querySelector("main") as HTMLElement;
      main.replaceChildren(document.querySelector("#plain") as HTMLElement);
      const wait = () => new Promise((resolve) => setTimeout(resolve, 5));
      for (let round = 0; round < 40; round += 1) {
        const made = ["okey-tiles", "okey-position", "okey-game", "okey-puzzle"].map((name) =>
          document.createElement(name),
        );
        main.append(...made);
        made[0]?.setAttribute("tiles", "R1 R2 R3");
        made[0]?.setAttribute("kind", round % 2 ? "run" : "nonsense");
        made[1]?.setAttribute("record", round % 2 ? record : "none");
        made[3]?.setAttribute("kind", round % 2 ? "lay" : "nonsense");
        if (round % 4 === 0) await wait();
        made[1]?.setAttribute("at", `${round}`);
        for (const each of made) each.remove();
        // Moved in the document before an answer has arrived.
        if (made[0]) main.prepend(made[0]);
        if (round % 8 !== 0) made[0]?.remove();
      }
    }, record("over"));
    await expect(page.locator("okey-tiles").first().locator("svg, .error").first()).toBeVisible();
    const late = page.locator("#plain");
    await late.evaluate((element) => element.setAttribute("tiles", "B1 B2 B3 B4"));
    await expect(page.locator("#plain svg.tile")).toHaveCount(4);
  });
});

test("a game in a frame tells what happens, and remembers nothing", async ({
  page,
  game,
  host,
}) => {
  const body = `<okey-game src="${game.url}" lang="de" level="easy" seed="7" theme="day"></okey-game>`;
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ["ready", "move", "roundend", "matchend"])
      document.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
  });
  await page.goto(host.page("", documentOf(body, asModule(game)), strict(game)));
  const frame = page.frameLocator("okey-game iframe");
  await expect(frame.locator("html")).toHaveAttribute("data-ready", "true");
  await expect(frame.locator("html")).toHaveAttribute("lang", "de");
  const told = () => page.evaluate(() => (window as unknown as { told: [string, object][] }).told);
  await expect.poll(told).toContainEqual(["ready", { game: "okey", rules: "turkish" }]);
  const remembered = () =>
    page
      .frames()
      .find((each) => each.url().includes("embed="))
      ?.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
  const nothing = { local: [], session: [], databases: 0, workers: 0 };
  expect(await remembered()).toEqual(nothing);
  // The same message from another origin is ignored.
  await page.evaluate(() =>
    window.postMessage({ istaka: 1, event: "matchend", detail: { forged: true } }, "*"),
  );
  const more = page.locator("okey-game");
  const readies = async () => (await told()).filter(([name]) => name === "ready").length;
  await more.evaluate((element) => element.setAttribute("level", "hard"));
  await expect.poll(readies).toBe(2);
  expect(JSON.stringify(await told())).not.toContain("forged");
  // The game does not store how much of a turn the clock has counted; here the player begins.
  await more.evaluate((element) => {
    element.setAttribute("rules", "rummi80 clock=50");
    element.setAttribute("seed", "4");
  });
  await expect(frame.getByRole("timer")).toBeVisible();
  expect(await remembered()).toEqual(nothing);
  // A lesson opens in a window of its own, which has enough room.
  await frame.locator("#menu [data-leave]").dispatchEvent("click");
  await frame.locator(".home:visible .entry[data-go=lessons]").click();
  const opened = page.waitForEvent("popup");
  await frame.locator("dialog [data-lesson=tiles]").click();
  const lesson = await opened;
  await expect(lesson.locator("[data-card=taught]")).toHaveAttribute("data-lesson", "tiles");
  await lesson.close();
});

test("the dialog Embed gives what a page needs", async ({ page, context, game, host }) => {
  await page.goto(`${game.url}?seed=7`);
  await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
  await choose(page, "rules");
  await page.locator("[data-move=embed]").click();
  const texts = page.locator("embed-snippets textarea");
  await expect(texts).toHaveCount(6);
  const given = await texts.evaluateAll((all) =>
    all.map((one) => (one as HTMLTextAreaElement).value),
  );
  expect(given[1]).toBe(`<okey-game src="${game.url}" rules="turkish" lang="en"></okey-game>`);
  const other = await context.newPage();
  await other.goto(host.page("", documentOf(given.join("\n"), ""), strict(game)));
  await expect(other.locator("okey-tiles svg.tile")).toHaveCount(14);
  await expect(other.locator("okey-position .said")).toContainText("to move");
  const framed = other.frameLocator("okey-game iframe").locator("html");
  await other.locator("okey-game").scrollIntoViewIfNeeded();
  await expect(framed).toHaveAttribute("data-ready", "true");
});

test("forty figures scroll without work for the page", { tag: "@all" }, async ({
  page,
  game,
  host,
}) => {
  const hand = "R1 R2 R3 Y9 B7 Y11 F R7 Y7 K4 K5 K6 K7 K8";
  const figure = `<p>Text.</p><okey-tiles tiles="${hand}" okey="B7" hand="complete"></okey-tiles>`;
  const html = documentOf(figure.repeat(40), asModule(game));
  await page.goto(host.page("", html, strict(game)));
  await expect(page.locator("okey-tiles svg.tile")).toHaveCount(40 * 14);
  // Steps to the end, so that all claims are judged.
  for (let i = 0; i < 40; i += 1)
    await expect(page.locator("okey-tiles").nth(i).locator(".verdict")).toBeAttached();
  await page.locator("okey-tiles").last().scrollIntoViewIfNeeded();
  await expect(page.locator("okey-tiles").last().locator(".verdict")).toContainText("Right");
  expect(engineOf(game)).toHaveLength(1);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  const before = await busy();
  const frames = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const height = document.documentElement.scrollHeight - innerHeight;
    const steps = 120;
    for (let i = 0; i <= steps; i += 1) {
      scrollTo(0, (height * i) / steps);
      await frame();
    }
    return steps + 1;
  });
  const each = (1000 * ((await busy()) - before)) / frames;
  process.stdout.write(`\nForty figures: ${each.toFixed(2)} ms of the page's thread a frame\n`);
  expect(each).toBeLessThan(8);
});
