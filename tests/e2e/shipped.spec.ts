/** The shipped files: licenses of all parts, no paths of the build machine, a policy. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { order, rack } from "./play.ts";
import { Site } from "./site.ts";
import { expect, ready, test } from "./support.ts";

test("every part has its license", () => {
  const text = readFileSync("dist/licenses.txt", "utf8");
  const parts = text.split(/^={80}$/m).slice(1);
  const pairs = parts.filter((_, i) => i % 2 === 1).map((terms, i) => [parts[2 * i], terms]);
  expect(pairs.length).toBeGreaterThan(15);
  for (const [name, terms] of pairs) {
    expect(name?.trim()).not.toBe("");
    expect(terms, name).toMatch(/permission|licensed|license/i);
    expect(terms?.trim().length, name).toBeGreaterThan(400);
  }
});

test("every file is in the list of hashes, and its compressed copies have its bytes", () => {
  const all = readdirSync("dist", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  const isCopy = (file: string) => /\.(br|gz)$/.test(file);
  const files = all.filter((file) => !isCopy(file) && file !== "dist/hashes.txt").sort();
  const lines = files.map((file) => {
    const sum = createHash("sha256").update(readFileSync(file)).digest("hex");
    return `${sum}  ${file.slice("dist/".length)}\n`;
  });
  expect(readFileSync("dist/hashes.txt", "utf8")).toBe(lines.join(""));
  for (const engine of files.filter((file) => file.endsWith(".wasm")))
    expect(all).toEqual(expect.arrayContaining([`${engine}.br`, `${engine}.gz`]));
  for (const copy of all.filter(isCopy)) {
    const unpack = copy.endsWith(".br") ? brotliDecompressSync : gunzipSync;
    expect(unpack(readFileSync(copy)).equals(readFileSync(copy.slice(0, -3))), copy).toBe(true);
  }
});

test("the engine names no folder of the machine that built it", () => {
  const engines = readdirSync("dist/assets").filter((file) => file.endsWith(".wasm"));
  expect(engines.length).toBeGreaterThan(0);
  for (const engine of engines) {
    const bytes = readFileSync(`dist/assets/${engine}`, "latin1");
    for (const folder of [
      "/root",
      "/home/",
      "/Users/",
      ".cargo",
      ".rustup",
      homedir(),
      process.cwd(),
    ])
      expect(bytes.includes(folder), `${engine} has ${folder}`).toBe(false);
  }
});

test.describe("the policy of the page", () => {
  const [, policy = ""] =
    /Policy" content="([^"]*)"/.exec(readFileSync("dist/index.html", "utf8")) ?? [];
  // A host may send the policy too; then it applies in the worker.
  test.use({ headers: { "content-security-policy": policy } });

  test("holds on the page and in the worker, and breaking it would be noticed", async ({
    page,
    troubles,
  }) => {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' /);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const started = page.waitForEvent("worker");
    await page.goto("");
    await ready(page);
    expect(troubles).toEqual([]);

    await test.step("on the page", async () => {
      const refused = await page.evaluate(() => {
        const style = document.createElement("style");
        style.textContent = "body { display: none }";
        document.head.append(style);
        fetch("http://istaka.invalid/").catch(() => undefined);
        const nameOf = (attempt: () => unknown): string => {
          try {
            return `${attempt()}`;
          } catch (error) {
            return (error as Error).name;
          }
        };
        return [
          nameOf(() => {
            document.createElement("script").textContent = "document.body.remove()";
          }),
          nameOf(() => new Worker("data:text/javascript,1")),
        ];
      });
      expect(refused, "no text becomes a script").toEqual(["TypeError", "TypeError"]);
      await expect(page.locator("body")).toBeVisible();
      await expect.poll(() => troubles.length).toBeGreaterThanOrEqual(2);
    });

    await test.step("in the worker", async () => {
      const host = await new Site().serve(null);
      const other = host.page("secret", "secret", { "access-control-allow-origin": "*" });
      const worker = await started;
      const reached = (url: string) =>
        fetch(url).then(
          () => true,
          () => false,
        );
      expect(await worker.evaluate(reached, other)).toBe(false);
      expect(host.asked).toEqual([]);
      await host.close();
    });
    expect(troubles.filter((trouble) => trouble.startsWith("error"))).toEqual([]);
    troubles.length = 0;
  });
});

/** Returns the tiles of a first deal without a seed. */
async function dealt(browser: Browser): Promise<(string | null)[]> {
  const site = await new Site().serve();
  const page = await browser.newPage({ baseURL: site.url, serviceWorkers: "block" });
  await page.goto("");
  await ready(page);
  await page.locator(".home:visible .sit .primary").click();
  await expect(rack(page).first()).toBeAttached();
  const tiles = await order(page);
  await page.context().close();
  await site.close();
  return tiles;
}

test("chance deals the same in each run of the tests", async ({ browser }) => {
  const tiles = await dealt(browser);
  expect(tiles.length).toBeGreaterThan(13);
  expect(await dealt(browser)).toEqual(tiles);
});
