/** What is shipped: the licenses of all parts, and nothing of the machine that built them. */

import { readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { open } from "./play.ts";
import { choose } from "./sight.ts";
import { expect, installed, test } from "./support.ts";

test.use({ serviceWorkers: "allow" });

test("the licenses of what is shipped are at hand, offline too", async ({ page, site }) => {
  await open(page);
  await installed(page);
  await choose(page, "settings");
  const link = page.getByRole("link", { name: "Licences" });
  await expect(link).toBeVisible();
  await site.close();
  const [text] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  const shown = text.locator("body");
  for (const work of ["Istaka", "Nunito", "lit-html", "workbox-core", "wasm-bindgen", "wide"])
    await expect(shown).toContainText(work);
  for (const terms of ["Permission is hereby granted", "SIL OPEN FONT LICENSE", "Google LLC"])
    await expect(shown).toContainText(terms);
});

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
