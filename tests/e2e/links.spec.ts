/**
 * Every link, anchor and picture of the rules' pages works, and links to the table are readable.
 */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "@playwright/test";
import * as istaka from "../../www/pkg/istaka/istaka.js";
import * as rules from "../../www/pkg/rules/istaka.js";

const ROOT = "dist/rules";

istaka.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
rules.initSync({ module: readFileSync("www/pkg/rules/istaka_bg.wasm") });
const presets = rules.presets();

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".html"),
);

/** Reads the links and anchors of a page. */
function read(path: string): { links: string[]; names: Set<string>; text: string } {
  const text = readFileSync(path, "utf8");
  const all = (form: RegExp): string[] =>
    [...text.matchAll(form)].map(([, found = ""]) => found.replaceAll("&amp;", "&"));
  return { links: all(/\s(?:href|src)="([^"]*)"/g), names: new Set(all(/\sid="([^"]*)"/g)), text };
}

test("there is a page for each rule set and for the ear in each language, and none leads nowhere", () => {
  const pages = ["", "ear/", ...presets.map((preset) => `${preset}/`)].flatMap((folder) =>
    ["de", "en", "nl", "tr"].map((language) => `${folder}${language}.html`),
  );
  expect(files.toSorted()).toEqual(["index.html", ...pages].toSorted());
  const dead: string[] = [];
  for (const file of files) {
    const { links, names } = read(join(ROOT, file));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      const [, path = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(link) ?? [];
      const goal = path === "" ? join(ROOT, file) : normalize(join(ROOT, dirname(file), path));
      const found =
        existsSync(goal) && statSync(goal).isDirectory() ? join(goal, "index.html") : goal;
      if (!existsSync(found)) dead.push(`${file}: ${link}`);
      else if (fragment !== "" && !/^(deal|match)=/.test(fragment)) {
        const there = path === "" ? names : read(found).names;
        if (!there.has(fragment)) dead.push(`${file}: ${link}`);
      }
    }
  }
  expect(dead).toEqual([]);
});

test("every page says what it is in each language, once", () => {
  const titles = new Map<string, string>();
  for (const file of files.filter((path) => path !== "index.html")) {
    const { text } = read(join(ROOT, file));
    const title = /<title>([^<]+)</.exec(text)?.[1] ?? "";
    const said = /name="description" content="([^"]{40,})"/.exec(text)?.[1];
    expect(said, file).toBeTruthy();
    const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, `${file}: each name is given once`).toBe(ids.length);
    expect(text).toContain(`property="og:title" content="${title}"`);
    for (const language of ["en", "tr", "de", "nl", "x-default"])
      expect(text).toContain(`hreflang="${language}"`);
    titles.set(`${file.slice(-7)} ${title}`, file);
  }
  expect(titles.size, "no two pages of a language have one title").toBe(files.length - 1);
});

test("what leads to the table are rules and moments that the engine reads, of the page's rule set", async () => {
  let moments = 0;
  // Languages differ only in their words.
  for (const file of presets.map((preset) => `${preset}/de.html`)) {
    const preset = dirname(file);
    const { links } = read(join(ROOT, file));
    const shared = links.flatMap(
      (link) => new URL(link, "http://x").searchParams.get("rules") ?? [],
    );
    const players = new Set(shared.map((text) => rules.sharedRules(text).rules));
    expect([...players].sort()).toEqual([preset, `${preset} players=2`, `${preset} players=3`]);
    for (const link of links.filter((link) => link.includes("#deal="))) {
      const match = istaka.Game.load(istaka.readLink(link).record);
      const { options, practice, table, undo } = match.view(0);
      expect([options.text, practice]).toEqual([preset, true]);
      expect(table !== undefined && undo !== undefined).toBe(true);
      match.free();
      moments += 1;
    }
  }
  expect(moments).toBeGreaterThan(presets.length * 4);
});
