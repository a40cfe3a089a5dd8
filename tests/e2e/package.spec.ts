/**
 * The npm package as its users have it: installed from its file into an empty project, and used in
 * three ways.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect } from "@playwright/test";
import { build } from "vite";
import { Site } from "./site.ts";

// One worker, so that the package is installed once.
base.describe.configure({ mode: "default" });

/** An empty project with the package installed. */
const test = base.extend<object, { project: string }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is destructured
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "istaka-"));
      const [file = ""] = readdirSync("target/npm").filter((name) => name.endsWith(".tgz"));
      writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
      const packed = resolve("target/npm", file);
      const npm = process.platform === "win32" ? "npm.cmd" : "npm";
      const how = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"];
      execFileSync(npm, ["install", ...how, packed], { cwd: folder });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

test("a Node script plays a round of either game, and judges tiles", ({ project }) => {
  const script = `
    import init, { Game, Contests } from "istaka";
    import wakeFigures, { verdict } from "istaka/figures";
    const say = (...words) => process.stdout.write(words.join(" ") + "\\n");
    await Promise.all([init(), wakeFigures()]);
    for (const rules of ["turkish", "rummi80"]) {
      const game = new Game({ rules, seed: "42", bots: [0, 1, 2, 3] });
      game.deal();
      while (game.view().table.turn !== null) game.botMove();
      say(game.view().game, game.view().table.result !== null);
    }
    say(verdict("run", "R5 R6 R8", "R1", "turkish").code);
    say(new Contests(null, 20261124).wallet().chips);
    try { new Game({ rules: "chess" }); } catch (error) { say(error.name, error.code); }`;
  writeFileSync(join(project, "play.js"), script);
  const said = execFileSync(process.execPath, ["play.js"], { cwd: project, encoding: "utf8" });
  expect(said.trim().split("\n")).toEqual([
    "okey true",
    "rummi true",
    "gap",
    "2000",
    "IstakaError badOption",
  ]);
});

test("its types are those of what it does", ({ project }) => {
  const lines = `
    import init, { Game, type GameView, type RummiGame } from "istaka";
    import { type VerdictView, verdict } from "istaka/figures";
    import "istaka/elements";
    await init();
    const view: GameView = new Game({ seed: "1" }).view();
    const other = new Game({ rules: "rummi80" }) as RummiGame;
    const series = other.view().table?.series.length;
    const said: VerdictView = verdict("run", "R1", "R2", "turkish");
    const figure = document.createElement("okey-tiles");
    // @ts-expect-error: a seed is text
    new Game({ seed: 1 });
    export { figure, said, series, view };`;
  writeFileSync(join(project, "types.ts"), lines);
  const how = "--noEmit --strict --target es2022 --module esnext --moduleResolution bundler";
  const tsc = resolve("node_modules/typescript/bin/tsc");
  const given = [tsc, ...how.split(" "), "--lib", "es2022,dom", "--types", "", "types.ts"];
  execFileSync(process.execPath, given, { cwd: project, stdio: "pipe" });
});

const FIGURE = '<okey-tiles tiles="R5 R6 R7" kind="run">red 5, 6, 7</okey-tiles>';

test("a page that Vite builds has engine and elements", async ({ project, page }) => {
  const folder = join(project, "bundled");
  mkdirSync(folder);
  const html = `<!doctype html><html lang="en"><body>${FIGURE}
    <script type="module" src="./main.js"></script></body></html>`;
  writeFileSync(join(folder, "index.html"), html);
  const script = `import "istaka/elements"; import init, { Game } from "istaka"; await init();
    const game = new Game({ seed: "7" }); game.deal(); document.title = game.view().game;`;
  writeFileSync(join(folder, "main.js"), script);
  const target = "es2022";
  await build({
    root: folder,
    base: "./",
    configFile: false,
    logLevel: "silent",
    build: { target },
  });
  const site = await new Site().serve(join(folder, "dist"));
  await page.goto(site.url);
  await expect(page).toHaveTitle("okey");
  await expect(page.locator("okey-tiles .verdict")).toHaveText("✓ Right: This is a run.");
  await site.close();
});

test("a plain page has the elements from where npm has put them", async ({ project, page }) => {
  const site = await new Site().serve(project);
  const script = '<script type="module" src="/node_modules/istaka/elements/elements.js"></script>';
  await page.goto(site.page("", `<!doctype html><html lang="en">${FIGURE}${script}</html>`));
  await expect(page.locator("okey-tiles .verdict")).toHaveText("✓ Right: This is a run.");
  await site.close();
});

test("the licences and the changes are in it", ({ project }) => {
  const files = readdirSync(join(project, "node_modules/istaka"));
  for (const text of ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"])
    expect(files).toContain(text);
});
