/** Checks the documents against the build: their HTML works, and their sizes are true. */

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { documentOf, expect, test } from "./hosts.ts";
import { record } from "./play.ts";

const GZIP = { level: 9 };

/** The compressed size in kB of files of the build, whose names these expressions match. */
function kilobytes(folder: string, ...names: readonly RegExp[]): number {
  const files = readdirSync(folder).filter((file) => names.some((name) => name.test(file)));
  const sizes = files.map((file) => gzipSync(readFileSync(`${folder}/${file}`), GZIP).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The wasm files of the elements: the smallest is that of figures, the largest that of matches. */
function engines(): Readonly<Record<"figures" | "positions" | "games", RegExp>> {
  const [figures, positions, games] = readdirSync(ELEMENTS)
    .filter((file) => file.endsWith(".wasm"))
    .map((file) => [readFileSync(`${ELEMENTS}/${file}`).length, file] as const)
    .sort(([one], [other]) => one - other)
    .map(([, file]) => new RegExp(`^${file}$`));
  if (!figures || !positions || !games) throw new Error("three engines are built");
  return { figures, positions, games };
}

const ELEMENTS = "dist/elements";

test("sizes in the documents are those of the build", () => {
  const { figures, positions, games } = engines();
  const script = /^elements\.js$/;
  const judge = [/^engine\.js$/, figures];
  const said: readonly [file: string, said: RegExp, size: number][] = [
    ["embedding", /Either is (\d+) kB compressed/, kilobytes(ELEMENTS, script)],
    ["embedding", /(\d+) kB in all for claims/, kilobytes(ELEMENTS, /^judge\.js$/, ...judge)],
    ["embedding", /(\d+) kB for puzzles/, kilobytes(ELEMENTS, /^puzzles\.js$/, ...judge)],
    ["embedding", /(\d+) kB for matches/, kilobytes(ELEMENTS, /^position\.js$/, games)],
    ["embedding", /(\d+) kB for positions/, kilobytes(ELEMENTS, /^placed\.js$/, positions)],
    ["figures", /of puzzles and figures.*?\| ([\d.]+) kB;/, kilobytes(ELEMENTS, games)],
    ["figures", /of puzzles and figures.*?; ([\d.]+) kB/, kilobytes(ELEMENTS, figures)],
  ];
  for (const [file, expression, size] of said) {
    const [, told] = expression.exec(readFileSync(`docs/${file}.md`, "utf8")) ?? [];
    const off = Math.abs(Number(told) / size - 1);
    expect
      .soft(off, `${file}: ${expression} says ${told} of ${size.toFixed(1)}`)
      .toBeLessThan(0.07);
  }
});

test("the HTML of the documents works as it is written", async ({ page, game, host }) => {
  const texts = ["docs/embedding.md", "xtask/npm/package/README.md"];
  const samples = texts.flatMap((text) => [
    ...readFileSync(text, "utf8").matchAll(/^```html\n([\s\S]*?)^```$/gm),
  ]);
  expect(samples.length).toBeGreaterThan(7);
  const body = samples
    .map(([, sample = ""]) => sample)
    .join("")
    .replaceAll("https://example.org/istaka/", game.url)
    .replaceAll("node_modules/istaka/elements/", `${game.url}elements/`)
    .replaceAll(/record="(?:1\.)?…"/g, `record="${record("lost")}"`)
    .replaceAll("record=1.…&amp;", `${new URLSearchParams({ record: record("lost") })}&amp;`);
  expect(body, "all that is left out is filled in").not.toContain("…");
  await page.goto(host.page("", documentOf(body, "")));
  const elements = page.locator(
    "main > :is(okey-tiles, okey-position, okey-puzzle, okey-game, iframe)",
  );
  for (const element of await elements.all()) {
    await element.scrollIntoViewIfNeeded();
    const tag = await element.evaluate(({ localName }) => localName);
    const drawn = tag === "iframe" ? element.contentFrame() : element;
    await expect(drawn.locator("svg.tile, svg.card, iframe").first()).toBeVisible();
    await expect(drawn.locator(".error, .failure")).toHaveCount(0);
    if (tag !== "iframe") continue;
    // What the frame shows has the room that the sample gives it.
    const fits = () =>
      drawn
        .locator("html")
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
    await expect.poll(fits).toBe(true);
  }
});
