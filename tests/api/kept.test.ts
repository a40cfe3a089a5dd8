/**
 * The texts that the page stored and shared, in `tests/data/kept/`: all that it stored for several
 * visitors, saved files, links, and damaged texts.
 */

import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { loadEngines, sharedRules } from "../../www/engine/rules.double";
import type { GameView } from "../../www/engine/views";
import { Contests, Game, readContest, readLink, readWallet } from "../../www/pkg/istaka/istaka.js";
import { readSettings } from "../../www/settings/choices";
import { type Contents, openBackup } from "../../www/store/backup";
import { contestShelf, OVER, WALLET } from "../../www/store/contests";
import { Copies } from "../../www/store/copies";
import { dailyShelf } from "../../www/store/daily-results";
import { LESSONS, lessonsShelf } from "../../www/store/lessons";
import { useStorage } from "../../www/store/local.double";
import { MATCH, PAST, readingsOf, SUMMARY } from "../../www/store/match";
import { PUZZLES, puzzlesShelf } from "../../www/store/puzzle-results";
import { isSealed } from "../../www/store/seal";
import { isLost, isSaved, isWhole, shelfOf } from "../../www/store/shelves";
import { readSummary } from "../../www/store/summary";

const KEPT = "tests/data/kept";

useStorage();

beforeAll(() => {
  loadEngines();
});

function parsed<T>(file: string): T {
  return JSON.parse(readFileSync(`${KEPT}/${file}`, "utf8"));
}

/** Returns the texts with this key prefix. */
const under = (texts: Record<string, string>, prefix: string): string[] =>
  Object.keys(texts)
    .filter((key) => key.startsWith(prefix))
    .map((key) => texts[key] ?? "");

/** Returns the fields of a text without its seal. */
function fields(text: string) {
  const { check: _, ...fields } = JSON.parse(text);
  return fields;
}

/** Returns the records of matches among texts. */
const records = (texts: Record<string, string>): string[] =>
  [...under(texts, MATCH), ...under(texts, PAST)].map(
    (text) => readingsOf(text)[0]?.saved.match ?? "",
  );

const VISITS = readdirSync(`${KEPT}/visits`);

describe.each(VISITS)("the visitor of %s", (name) => {
  const texts = parsed<Record<string, string>>(`visits/${name}`);

  it("has nothing that is not whole", () => {
    const kept = Object.keys(texts).filter(isSaved);
    expect(kept.length).toBeGreaterThan(1);
    for (const key of kept) {
      expect(isWhole(key, texts[key] ?? ""), key).toBe(true);
      expect(isLost(key, texts[key] ?? ""), key).toBe(false);
    }
  });

  it("has sealed texts that this version writes letter by letter", () => {
    let count = 0;
    for (const [key, text] of Object.entries(texts)) {
      if (!isSealed(text)) continue;
      expect(shelfOf(key)?.restOf(text), key).toBe(text);
      count += 1;
    }
    expect(count).toBeGreaterThan(0);
  });

  it("can go on with each match", () => {
    const all = records(texts);
    expect(all.length).toBeGreaterThan(0);
    for (const record of all) {
      const game = Game.load(record);
      expect(Game.load(game.save()).view(0)).toEqual(game.view(0));
    }
  });

  it("has each match under the seed and the walls by which texts are searched", () => {
    for (const record of records(texts)) {
      const game = Game.load(record);
      expect(record).toContain(`\nseed ${game.seed}\n`);
      for (const { wall } of game.rounds()) expect(record).toContain(`\nround ${wall}\n`);
    }
  });

  it("has the contests and the chips as they were", () => {
    const wallet = texts[WALLET];
    const contests = Object.keys(texts).filter((key) => /^istaka\.contest(\.|$)/.test(key));
    for (const key of contests) {
      const kept = contestShelf.read(texts[key] ?? "")?.value;
      if (!kept) throw new Error(key);
      const contests = new Contests(wallet ?? null, 20261130);
      const { chips } = contests.wallet();
      expect(chips).toBe(Number(/total (\d+)/.exec(wallet ?? "")?.[1]));
      if (key.startsWith(OVER)) expect(readContest(kept.text).fixtures.length).toBeGreaterThan(0);
      else {
        contests.take(kept.text);
        expect(contests.wallet().chips).toBe(chips);
        expect(contests.saveContest()).toBe(kept.text);
      }
    }
  });

  it("has the same settings, days, puzzles, lessons and results", () => {
    const settings = fields(texts["istaka.settings"] ?? "{}");
    expect(readSettings(settings)).toMatchObject({ settings, damaged: false });
    for (const text of under(texts, "istaka.daily"))
      expect(dailyShelf.read(text)?.value.tries).toEqual(fields(text).tries);
    for (const text of under(texts, PUZZLES))
      expect({ version: 1, ...puzzlesShelf.read(text)?.value }).toEqual(fields(text));
    for (const text of under(texts, LESSONS)) {
      const progress = lessonsShelf.read(text)?.value;
      expect({ version: 1, ...progress }).toEqual(fields(text));
      const [lesson] = readingsOf(progress?.at?.match ?? "");
      expect(() => Game.load(lesson?.saved.match ?? "")).not.toThrow();
    }
    for (const text of under(texts, SUMMARY))
      expect(readSummary(text, null)).toEqual(fields(text).summary);
    for (const text of under(texts, "istaka.rules"))
      for (const rules of fields(text).rules)
        expect(sharedRules(rules)).toMatchObject({ name: "Tavla kulübü" });
  });
});

it.each(readdirSync(`${KEPT}/files`))("the file %s brings all that is in it", async (name) => {
  const text = readFileSync(`${KEPT}/files/${name}`, "utf8");
  const { texts } = JSON.parse(text);
  const engine = {
    read: async (saved: string) => ({
      ok: true as const,
      value: Game.load(saved).view(0) as GameView,
    }),
    readWallet: async (wallet: string) => ({ ok: true as const, value: readWallet(wallet) }),
  };
  const contents = (await openBackup(text, new Copies(), engine)) as Contents;
  expect(contents).toMatchObject({ settings: true, aside: 0, ownChips: null, stays: {} });
  expect(contents.matches).toBe(records(texts).length);
  expect(contents.brings).toMatchObject({ days: 1, puzzles: 1, rules: 1 });
  // The match at the table joins those that have left it.
  expect(contents.changes.size).toBe(Object.keys(texts).length);
});

it("every link holds the match that was shared", () => {
  const links = readFileSync(`${KEPT}/links.txt`, "utf8").trim().split("\n");
  expect(links.length).toBeGreaterThan(50);
  for (const line of links) {
    const [file, fragment = ""] = line.split(" ");
    const record = readFileSync(`tests/data/${file}`, "utf8").replace(/^secret .*\n/m, "");
    const at = { round: 0, actions: 3 };
    expect(readLink(fragment), file).toEqual({ kind: "match", record, at });
    expect(() => Game.load(record), file).not.toThrow();
  }
});

interface Damaged {
  readonly key: string;
  readonly text: string;
  /** The record found in it if it is a match; null if there is none. */
  readonly match?: string | null;
}

it("no damaged text counts as whole, and a match is found in it where one was", () => {
  const all = parsed<Damaged[]>("damaged.json");
  for (const { key, text, match } of all) {
    expect(isWhole(key, text), text).toBe(false);
    if (match !== undefined) expect(readingsOf(text)[0]?.saved.match ?? null).toEqual(match);
  }
});
