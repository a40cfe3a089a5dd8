/**
 * Fills in what is told of some numbers of players only, and makes addresses whole or drops them.
 */

import { beforeAll, describe, expect, it } from "vitest";
import { loadEngines, presets, readRules } from "../engine/rules.double";
import type { Guide, Paragraph } from "../rules/text";
import { gameHead, preview, siteIn, siteMap } from "./frame";
import { differences } from "./index";
import { merged } from "./rules";

const SITE = "https://example.org/istaka/";

/** A guide of one section with these paragraphs, each "id" or "id text". */
function guide(...told: string[]): Guide {
  const paragraphs = told.map((each): Paragraph => {
    const [id = "", text = id] = each.split(" ");
    return { id, text, rule: "1", differs: false, cards: [] };
  });
  const section = { id: "deal", title: "The deal", source: "", paragraphs };
  return { title: "", players: "", changes: null, sections: [section], sources: [] };
}

function told(...guides: (readonly [number, Guide])[]): string[] {
  return merged(guides)
    .flatMap(({ told }) => told)
    .map(({ paragraph, players }) => `${paragraph.text} ${players.join("")}`);
}

describe("what is told of two to four players", () => {
  it("is told once where it is the same", () => {
    const same = guide("a", "b");
    expect(told([4, same], [3, same], [2, same])).toEqual(["a 432", "b 432"]);
  });

  it("stands beside what takes its place for others, and before what follows for all", () => {
    const four = guide("way", "start", "hands h14", "rest-four", "stock s48");
    const three = guide("way", "start", "hands h12", "rest", "stock s62");
    const two = guide("by-turns", "start", "hands h10", "rest-two", "stock s76");
    expect(told([4, four], [3, three], [2, two])).toEqual([
      ...["way 43", "by-turns 2", "start 432", "h14 4", "h12 3", "h10 2"],
      ...["rest-four 4", "rest 3", "rest-two 2", "s48 4", "s62 3", "s76 2"],
    ]);
  });

  it("may be told of few, or be left out", () => {
    expect(told([4, guide("a", "c")], [2, guide("a", "b", "c", "d")])).toEqual([
      ...["a 42", "b 2", "c 42", "d 2"],
    ]);
  });
});

describe("the differences", () => {
  beforeAll(loadEngines);

  it("are those of the options, and one that makes no difference is empty", () => {
    const rules = presets()
      .map(readRules)
      .filter(({ game }) => game === "okey");
    const found = new Map(differences(rules).map(({ setting, values }) => [setting, values]));
    const at = (setting: string, preset: string) =>
      found.get(setting)?.[rules.findIndex((it) => it.preset === preset)];
    expect(at("direction", "board")).toBe("clockwise");
    expect(at("direction", "turkish")).toBe("anticlockwise");
    expect(at("limit", "turkish")).toBe("20");
    // Rules that count wins have no limit.
    expect(at("limit", "board")).toBe("");
    expect(found.has("players")).toBe(false);
  });

  it("leave out what no rule set has otherwise", () => {
    const [rules] = presets().map(readRules);
    expect(rules && differences([rules, rules])).toEqual([]);
  });
});

describe("the site", () => {
  it("is an address, or nothing", () => {
    expect(siteIn(undefined)).toBeNull();
    expect(siteIn("https://example.org/istaka")).toBe(SITE);
    expect(siteIn(SITE)).toBe(SITE);
    for (const wrong of ["example.org", "ftp://example.org/", `${SITE}?a=1`])
      expect(() => siteIn(wrong)).toThrow("SITE is no address");
  });

  const said = { title: "Okey", description: "“a” & b", language: "de" } as const;

  it("is needed for canonical addresses and pictures, which are left out without it", () => {
    const lines = preview({ ...said, address: null }, null).join();
    expect(lines).toContain('property="og:description" content="“a” &amp; b"');
    expect(lines).not.toMatch(/canonical|og:image|og:url/);
    const whole = preview({ ...said, address: `${SITE}rules/de.html` }, SITE).join("\n");
    expect(whole).toContain(`<link rel="canonical" href="${SITE}rules/de.html">`);
    expect(whole).toContain(`property="og:image" content="${SITE}preview.jpg"`);
  });

  it("has the game shown as its own page describes it", () => {
    const html = '<meta name="description" content="A game."><title>Istaka</title>';
    expect(gameHead(html, null)).toBe("");
    expect(gameHead(html, SITE)).toContain('property="og:description" content="A game."');
  });

  it("has a map with every page and its other languages", () => {
    const map = siteMap(SITE, ["en.html", "de.html", "board/en.html", "board/de.html"]);
    expect(map.match(/<loc>/g)).toHaveLength(5);
    expect(map).toContain(`hreflang="de" href="${SITE}rules/board/de.html"`);
    const [, own = ""] = map.split("<loc>https://example.org/istaka/rules/board/en.html</loc>");
    expect(own.slice(0, own.indexOf("</url>")).match(/hreflang/g)).toHaveLength(2);
  });
});
