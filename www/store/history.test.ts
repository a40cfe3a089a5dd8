/**
 * Matches that have left the table: what is left of them, what they
 * come to, and all of it as a file.
 */

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Summarized } from "../engine/client";
import { engineDouble, type OwnEngine, reviewingDouble } from "../engine/engine.double";
import { Game } from "../pkg/istaka/istaka";
import { DEFAULTS } from "../settings/settings";
import type { Fixture } from "../state/fixture";
import { backup, type Contents, openBackup, restore } from "./backup";
import { CONTEST, contestShelf, OVER, WALLET } from "./contests";
import { Copies } from "./copies";
import { History, MOST_LETTERS, MOST_RECORDS, type Past } from "./history";
import { useStorage } from "./local.double";
import { MATCH, PAST, type SavedMatch, SUMMARY } from "./match";
import { MOST_RULES, rulesShelf } from "./rules";
import { sealed, sumOf } from "./seal";
import { countedOf, levelOf, statisticsOf, tableOf } from "./statistics";
import { isUnseen, readSummary, type Summary, sinceShelf, summaryOf } from "./summary";

const ALL = { rules: null, level: null };
const storage = useStorage();
let engine: OwnEngine;
let over: string;

const figures = (game: Game): Summarized => ({ game: game.view(0), rounds: game.summary(0) });

beforeAll(async () => {
  engine = await engineDouble();
  over = played();
});

/** A match that bots have played to its end. */
function played(rules = "turkish"): string {
  const game = new Game({ rules, seed: "3", bots: [0, 1, 2, 3] });
  game.deal();
  game.playOut();
  return game.save();
}

/** A moment a number of days after the first. */
const day = (days: number): string =>
  new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString();

const saved = (match: string, begun: string, opponents = ["hard", "hard", "easy"]): string =>
  sealed({ match, slots: [], columns: 1, opponents, begun });

const rulesOf = (...texts: string[]): string => rulesShelf.format.write(texts);

/** A wallet that was filled on one day, with such lines after it. */
function walletOf(total: number, ...lines: string[]): string {
  const text = ["istaka-wallet 1", "chips 2000 20261124", ...lines, ""].join("\n");
  return `${text}check ${sumOf(text)}\ntotal ${total}\n`;
}

const summary = (): Summary => summaryOf(figures(Game.load(over)), ["hard", "hard", "easy"]);

describe("a summary", () => {
  it("says of every round what the record says", () => {
    const { rounds, place, score, players } = summary();
    const results = over.match(/^result .*/gm) ?? [];
    const own = results.filter((line) => line.split(" ")[1] !== "-");
    expect(rounds).toHaveLength(own.length);
    const written = own.reduce((sum, line) => sum + Number(line.split(" ")[1]), 0);
    expect([score, players]).toEqual([written, 4]);
    expect(place).toBeGreaterThanOrEqual(1);
    const ends = over.match(/^0 (discard|finish|pass)/gm) ?? [];
    expect(rounds.reduce((sum, { turns }) => sum + turns, 0)).toBe(ends.length);
    const wins = over.match(/^0 finish/gm) ?? [];
    expect(rounds.filter(({ won }) => won)).toHaveLength(wins.length);
  });

  it("is kept beside the record, and made anew where that is another", async () => {
    storage.setItem(PAST + day(1), saved(over, day(1)));
    const summarize = vi.spyOn(engine, "summarize");
    const history = new History(new Copies(), engine);
    const [first] = await history.list();
    expect(first).toMatchObject({ begun: day(1), key: PAST + day(1), summary: summary() });
    expect(await history.list()).toEqual([first]);
    expect(summarize).toHaveBeenCalledOnce();
    const before = over.split("\nround ").slice(0, 3).join("\nround ");
    storage.setItem(PAST + day(1), saved(`${before}\n`, day(1)));
    expect((await history.list())[0]?.summary).toMatchObject({ place: null });
  });

  it("of a part of a contest counts, though its record lies there", async () => {
    const fixture = { contest: day(0) } as unknown as Fixture;
    const part: SavedMatch = {
      match: over,
      slots: [],
      columns: 1,
      opponents: [],
      begun: day(1),
      leg: fixture,
    };
    const history = new History(new Copies(), engine);
    await history.count(part);
    const [past] = await history.list();
    expect(past).toMatchObject({ begun: day(1), key: null });
    const counted = statisticsOf(countedOf([past as Past], ""), ALL);
    expect(counted).toMatchObject({ matches: 1, rounds: summary().rounds.length, unseen: 0 });
    // As long as it lies at the table it is counted there.
    storage.setItem(MATCH, saved(over, day(1)));
    expect(await history.list()).toEqual([]);
  });

  it("that somebody has changed is not believed", async () => {
    for (const text of ["", "7", '{"version":1}', '{"version":1,"summary":{"rounds":[null]}}']) {
      storage.setItem(SUMMARY + day(1), text);
      expect(await new History(new Copies(), engine).list(), text).toEqual([]);
    }
  });

  it("stays when the record goes because there are too many", async () => {
    const history = new History(new Copies(), engine);
    storage.setItem(PAST + day(1), saved(over, day(1)));
    await history.tidy();
    for (let i = 2; i < MOST_RECORDS + 2; i += 1) storage.setItem(PAST + day(i), "?");
    await history.tidy();
    const [last] = (await history.list()).slice(-1);
    expect(last).toMatchObject({ begun: day(1), key: null, summary: summary() });
    const long = "x".repeat(MOST_LETTERS);
    storage.setItem(PAST + day(1000), long);
    await history.tidy();
    expect((await history.list()).flatMap(({ key }) => key ?? [])).toEqual([PAST + day(1000)]);
  });
});

describe("a match that can be gone on with", () => {
  it("stays when records go because there are too many", async () => {
    const history = new History(new Copies(), engine);
    const begun = `${over.split("\nround ").slice(0, 3).join("\nround ")}\n`;
    storage.setItem(PAST + day(1), saved(begun, day(1)));
    await history.tidy();
    for (let i = 2; i < MOST_RECORDS + 3; i += 1) storage.setItem(PAST + day(i), "?");
    await history.tidy();
    const keys = (await history.list()).flatMap(({ key }) => key ?? []);
    expect(keys).toHaveLength(MOST_RECORDS);
    expect(keys.at(-1)).toBe(PAST + day(1));
  });

  it("does not cost the latest one its record, which is over", async () => {
    const history = new History(new Copies(), engine);
    const begun = `${over.split("\nround ").slice(0, 3).join("\nround ")}\n`;
    storage.setItem(PAST + day(1), saved(begun, day(1)));
    await history.tidy();
    storage.setItem(PAST + day(2), "x".repeat(MOST_LETTERS));
    await history.tidy();
    expect(storage.getItem(PAST + day(2))).not.toBeNull();
  });
});

describe("looking back", () => {
  it("adds luck and skill to each finished round, for good", async () => {
    storage.setItem(PAST + day(1), saved(over, day(1)));
    const history = new History(new Copies(), engine);
    const [first] = await history.list();
    if (!first?.summary) throw new Error("there is one");
    expect(isUnseen(first.summary)).toBe(true);
    const found = await history.lookBack(first, reviewingDouble);
    expect(found.summary && isUnseen(found.summary)).toBe(false);
    expect(await new History(new Copies(), engine).list()).toEqual([found]);
    const looked = statisticsOf([{ ...found, summary: found.summary as Summary }], ALL).looked;
    expect(looked?.rounds).toBe(first.summary.rounds.length);
    const draws = over.match(/^0 draw/gm)?.length;
    expect(looked?.luck.draws).toBe(draws);
    expect(looked?.skill.decisions).toBeGreaterThanOrEqual(looked?.skill.right ?? 0);
  });

  it("leaves a match as it was that this engine cannot look back on", async () => {
    const past = { begun: day(1), key: PAST + day(1), summary: summary() };
    expect(await new History(new Copies(), engine).lookBack(past, reviewingDouble)).toBe(past);
    expect([...storage.texts]).toEqual([]);
  });
});

it("what is thrown away comes back as it was", async () => {
  const history = new History(new Copies(), engine);
  storage.setItem(PAST + day(1), saved(over, day(1)));
  const before = await history.list();
  const thrown = history.drop(day(1));
  expect(await history.list()).toEqual([]);
  expect(history.haveBack(thrown)).toBe(true);
  expect(await history.list()).toEqual(before);
});

describe("statistics", () => {
  const past = (some: Partial<Summary> = {}, begun = day(1)) => ({
    begun,
    key: PAST + begun,
    summary: { ...summary(), ...some },
  });

  it("count what was chosen, without practice and what was begun before", () => {
    const all = [past(), past({ practice: true }), past({ opponents: ["easy"] }, day(2))];
    const counted = countedOf(all, "");
    expect(counted).toHaveLength(2);
    expect(countedOf(all, day(2))).toHaveLength(1);
    const { rounds } = summary();
    expect(statisticsOf(counted, ALL)).toMatchObject({
      matches: 2,
      rounds: 2 * rounds.length,
      counts: "points",
    });
    const easy = statisticsOf(counted, { rules: "turkish", level: "easy" });
    expect(easy).toMatchObject({ matches: 1, rounds: rounds.length });
    expect(statisticsOf(counted, { rules: "rummi", level: null }).rounds).toBe(0);
    expect(easy.endings.reduce((sum, { own, others }) => sum + own + others, 0)).toBe(
      rounds.length,
    );
  });

  it("tell in how many rounds one tile was missing, and of luck in one game only", () => {
    const [round] = summary().rounds;
    if (!round) throw new Error("there is a round");
    const luck = { draws: 10, helped: 4, expected: 2.5, points: 0 };
    const skill = { decisions: 8, right: 6, lost: 0.25, counted: 0.25 };
    const rounds = [
      { ...round, oneAway: 3, won: true, luck, skill, habits: [] },
      { ...round, oneAway: 1, won: false, luck, skill, habits: [] },
      { ...round, oneAway: 0, won: false },
    ];
    const found = statisticsOf([past({ rounds }), past({ rounds }, day(2))], ALL);
    expect(found.oneAway).toEqual({ rounds: 4, won: 2, turns: 2 });
    expect(found.looked).toMatchObject({
      rounds: 4,
      luck: { draws: 40, helped: 16, expected: 10 },
      skill: { decisions: 32, right: 24, lost: 1 },
    });
    expect(found.looked?.matches).toHaveLength(2);
    expect(found.unseen).toBe(2);
    const both = [past({ rounds }), past({ rounds, game: "rummi" })];
    expect(statisticsOf(both, ALL).looked).toBeNull();
  });

  it("lay no line through what counts different things", () => {
    const found = statisticsOf([past(), past({ counts: "wins" })], ALL);
    expect([found.points, found.counts]).toEqual([[], null]);
  });

  it("know a level where all are of one", () => {
    const levels = [["hard", "hard:careful"], ["hard", "easy"], ["cem"], []];
    expect(levels.map((opponents) => levelOf({ ...summary(), opponents }))).toEqual([
      "hard",
      "mixed",
      "cem",
      "mixed",
    ]);
  });

  it("go to other programs, a line for each round", () => {
    const lines = tableOf([past()]).trim().split("\n");
    expect(lines).toHaveLength(1 + summary().rounds.length);
    expect(new Set(lines.map((line) => line.split(",").length))).toEqual(new Set([15]));
  });
});

describe("everything as a file", () => {
  const SETTINGS = sealed({ ...DEFAULTS, theme: "day" });

  /** A browser with something in it, as a file. */
  function aFile(): string {
    storage.setItem(MATCH, saved(over, day(5)));
    storage.setItem(PAST + day(1), saved(over, day(1)));
    storage.setItem("istaka.settings", SETTINGS);
    storage.setItem("istaka.rules", rulesOf("one", "two"));
    storage.setItem("istaka.tab", "this one");
    const text = backup(new Copies(), new Date());
    storage.texts.clear();
    return text;
  }

  const opened = (text: string) => openBackup(text, new Copies(), engine);

  it("comes into another browser, all of it, and the match at its table to those before it", async () => {
    const contents = (await opened(aFile())) as Contents;
    expect(contents).toMatchObject({ matches: 2, settings: true, aside: 0 });
    expect(contents).toMatchObject({ brings: { rules: 2 }, replacedMatches: 0 });
    expect([...storage.texts]).toEqual([]);
    const copies = new Copies();
    expect(restore(contents, copies)).toBeNull();
    const past = await new History(copies, engine).list();
    expect(past.map(({ begun }) => begun)).toEqual([day(5), day(1)]);
    expect(copies.read("istaka.settings")).toBe(SETTINGS);
    expect([copies.read(MATCH), copies.keys().includes("istaka.tab")]).toEqual([null, false]);
  });

  const PAID = "20261124 pay 42 110";
  const CHIPS = walletOf(1890, PAID);

  it("brings contests and chips, but not into a contest that is played here", async () => {
    const saved = (text: string) => contestShelf.format.write({ begun: day(6), text });
    storage.setItem(WALLET, CHIPS);
    storage.setItem(CONTEST, saved("theirs"));
    storage.setItem(OVER + day(2), saved("over"));
    storage.setItem(OVER + day(3), saved("damaged").replace("damaged", "changed"));
    const file = backup(new Copies(), new Date());
    storage.texts.clear();
    const fresh = (await opened(file)) as Contents;
    expect(fresh.aside).toBe(1);
    expect(fresh.changes.get(WALLET)).toBe(CHIPS);
    expect([...fresh.changes.keys()]).toEqual(
      expect.arrayContaining([WALLET, CONTEST, OVER + day(2)]),
    );
    storage.setItem(CONTEST, saved("ours"));
    const busy = (await opened(file)) as Contents;
    expect(busy.aside).toBe(2);
    expect([busy.changes.has(WALLET), busy.changes.has(CONTEST)]).toEqual([false, false]);
    storage.setItem(WALLET, walletOf(1900, PAID.replace("110", "100")));
    expect(((await opened(file)) as Contents).stays).toEqual({ chips: 1890 });
  });

  it("leaves the chips here alone where those in it cannot be read", async () => {
    const theirs = CHIPS.replace("total 1890", "total 9890");
    storage.setItem(WALLET, theirs);
    const file = backup(new Copies(), new Date());
    storage.texts.clear();
    storage.setItem(WALLET, CHIPS);
    const contents = (await opened(file)) as Contents;
    expect([contents.aside, ...contents.changes.values()]).toEqual([1, theirs]);
    restore(contents, new Copies());
    expect(storage.texts.get(WALLET)).toBe(CHIPS);
  });

  it("says what it would replace", async () => {
    const text = aFile();
    storage.setItem("istaka.rules", rulesOf("mine"));
    storage.setItem(PAST + day(1), "another");
    expect(await opened(text)).toMatchObject({ stays: { rules: 1 }, replacedMatches: 1 });
  });

  const lessons = (...done: string[]) => sealed({ version: 1, done, at: null });
  const daily = (date: string, begun: string) => {
    const result = { won: true, ending: "plain", turns: 9, score: 0, counts: "points" };
    return {
      ...{ game: "okey", date, on: date, seed: "7", begun },
      result: { ...result, practice: false },
    };
  };
  const days = (...tries: object[]) => sealed({ version: 1, tries });
  const puzzles = (days: object, tried: object) => sealed({ version: 1, days, tried });

  /** A file of such texts. */
  const fileOf = (texts: Record<string, string>) => JSON.stringify({ istaka: 1, texts });

  it("leaves what is newer here, names it, and replaces it only if that is asked", async () => {
    const here = {
      [WALLET]: walletOf(2000, PAID, "20261125 fill 110"),
      "istaka.daily": days(daily("2026-11-23", day(2)), daily("2026-11-24", day(3))),
      "istaka.puzzles": puzzles({ "2026-11-24": true }, { 1: true, 2: false }),
      "istaka.lessons": lessons("tiles", "turn"),
      [PAST + day(1)]: saved(over, day(1)),
      [MATCH]: saved(over, day(5)),
    };
    const begun = `${over.split("\nround ").slice(0, 3).join("\nround ")}\n`;
    const older = {
      [WALLET]: walletOf(2000),
      "istaka.daily": days(daily("2026-11-23", day(1))),
      "istaka.puzzles": puzzles({}, { 1: false }),
      "istaka.lessons": lessons("tiles"),
      [PAST + day(1)]: saved(begun, day(1)),
      [MATCH]: saved(begun, day(5)),
    };
    for (const [key, text] of Object.entries(here)) storage.setItem(key, text);
    const contents = (await opened(fileOf(older))) as Contents;
    expect(contents).toMatchObject({ matches: 0, replacedMatches: 0, aside: 0, brings: {} });
    expect([...contents.changes]).toEqual([]);
    expect(contents.stays).toEqual({ chips: 2000, days: 1, puzzles: 1, lessons: 1, matches: 2 });
    const copies = new Copies();
    restore(contents, copies);
    for (const [key, text] of Object.entries(here)) expect(copies.read(key)).toBe(text);
    restore(contents, copies, true);
    for (const [key, text] of Object.entries(older))
      expect(copies.read(key === MATCH ? PAST + day(5) : key)).toBe(text);
  });

  it("brings what is newer in it, or only there, names all of it, and loses nothing here", async () => {
    const both = daily("2026-11-24", day(3));
    storage.setItem(WALLET, CHIPS);
    storage.setItem("istaka.daily", days(daily("2026-11-23", day(2)), both));
    storage.setItem("istaka.puzzles", puzzles({}, { 1: true }));
    storage.setItem("istaka.lessons", lessons("turn"));
    const contents = (await opened(
      fileOf({
        [WALLET]: walletOf(2000, PAID, "20261125 fill 110"),
        [OVER + day(2)]: contestShelf.format.write({ begun: day(2), text: "over" }),
        [SUMMARY + day(4)]: "{}",
        "istaka.since": sinceShelf.format.write(day(0)),
        "istaka.daily": days(both, daily("2026-11-25", day(4))),
        "istaka.puzzles": puzzles({ "2026-11-24": true }, { 1: false, 2: true }),
        "istaka.lessons": lessons("tiles", "turn"),
      }),
    )) as Contents;
    expect(contents.brings).toEqual({
      ...{ chips: 2000, contests: 1, results: 1, since: 1, days: 1, puzzles: 1, lessons: 1 },
    });
    expect([contents.ownChips, contents.stays]).toEqual([1890, { days: 1 }]);
    const copies = new Copies();
    restore(contents, copies);
    expect(JSON.parse(copies.read("istaka.daily") ?? "").tries).toHaveLength(3);
    expect(JSON.parse(copies.read("istaka.puzzles") ?? "").tried).toEqual({ 1: true, 2: true });
    expect(JSON.parse(copies.read("istaka.lessons") ?? "").done).toEqual(["turn", "tiles"]);
  });

  it("brings rules beside those here, as far as there is room, or in their place", async () => {
    const rules = (...texts: string[]) => ({ "istaka.rules": rulesOf(...texts) });
    storage.setItem("istaka.rules", rulesOf("mine", "both"));
    const contents = (await opened(fileOf(rules("both", "theirs")))) as Contents;
    expect([contents.brings, contents.stays]).toEqual([{ rules: 1 }, { rules: 1 }]);
    const copies = new Copies();
    const after = async (all: boolean) => {
      restore(contents, copies, all);
      return rulesShelf.recall(copies).value;
    };
    expect(await after(false)).toEqual(["mine", "both", "theirs"]);
    expect(await after(true)).toEqual(["both", "theirs"]);
    const many = Array.from({ length: MOST_RULES - 1 }, (_, i) => `${i}`);
    const full = (await opened(fileOf(rules(...many)))) as Contents;
    expect([full.brings, full.stays]).toEqual([{ rules: 28 }, { rules: 2, room: 1 }]);
    restore(full, copies);
    expect(rulesShelf.recall(copies)).toMatchObject({ whole: true, value: { length: MOST_RULES } });
  });

  it("has a contest stay out with the chips that it was paid from", async () => {
    storage.setItem(WALLET, walletOf(2000, PAID, "20261125 fill 110"));
    const text = contestShelf.format.write({ begun: day(6), text: "theirs" });
    const contents = (await opened(fileOf({ [CONTEST]: text, [WALLET]: CHIPS }))) as Contents;
    expect([...contents.changes]).toEqual([]);
    expect([...contents.instead.keys()]).toEqual([WALLET, CONTEST]);
    expect(contents.stays).toEqual({ chips: 1890, contest: 1 });
  });

  it("brings nothing where all of it is here", async () => {
    const text = aFile();
    const copies = new Copies();
    restore((await opened(text)) as Contents, copies);
    const again = (await opened(text)) as Contents;
    expect(again).toMatchObject({ matches: 0, settings: false, brings: {}, stays: {} });
    expect([again.changes.size, again.instead.size]).toEqual([0, 0]);
  });

  it("puts aside what lies under a date that there is not", async () => {
    const dates = ["9999-99-99T99:99:99.999Z", "2026-02-30T10:00:00.000Z"];
    for (const date of dates)
      for (const prefix of [PAST, OVER, SUMMARY]) {
        const contents = (await opened(
          fileOf({ [prefix + date]: saved(over, day(1)) }),
        )) as Contents;
        expect(contents).toMatchObject({ matches: 0, aside: 1, brings: {} });
      }
  });

  it("brings when the statistics began only where they have not begun anew here", async () => {
    const since = sinceShelf.format.write;
    const texts = { "istaka.since": since(day(3)) };
    const file = JSON.stringify({ istaka: 1, texts });
    const taken = (await opened(file)) as Contents;
    expect([...taken.changes]).toEqual([["istaka.since", since(day(3))]]);
    storage.setItem("istaka.since", since(day(7)));
    const stays = (await opened(file)) as Contents;
    expect([[...stays.changes], stays.stays]).toEqual([[], { since: 1 }]);
  });

  it("puts aside what the engine cannot read", async () => {
    const texts = { [PAST + day(1)]: saved("istaka 99", day(1)), [PAST + day(2)]: "?" };
    const contents = (await opened(JSON.stringify({ istaka: 1, texts }))) as Contents;
    expect(contents).toMatchObject({ matches: 0, aside: 2 });
    expect([...contents.changes.keys()].every((key) => key.startsWith("istaka.aside."))).toBe(true);
  });

  it("changes nothing where there is no room for all of it", async () => {
    const contents = (await opened(aFile())) as Contents;
    storage.setItem("istaka.rules", rulesOf("mine"));
    storage.room = 1000;
    expect(restore(contents, new Copies())).toBe("full");
    expect([...storage.texts.keys()].filter((key) => key !== "istaka.count")).toEqual([
      "istaka.rules",
    ]);
    expect(storage.getItem("istaka.rules")).toBe(rulesOf("mine"));
  });

  it.each([
    ["", "foreign"],
    ["null", "foreign"],
    ["[]", "foreign"],
    ["{".repeat(50_000), "foreign"],
    ["[".repeat(50_000) + "]".repeat(50_000), "foreign"],
    ['{"istaka":2}', "later"],
    ['{"istaka":"1","texts":{}}', "damaged"],
    ['{"istaka":1}', "damaged"],
    ['{"istaka":1,"texts":{"__proto__":"x"}}', "damaged"],
    ['{"istaka":1,"texts":{"istaka.tab":"x"}}', "damaged"],
    ['{"istaka":1,"texts":{"istaka.past.x":"x"}}', "damaged"],
    ['{"istaka":1,"texts":{"istaka.rules":"{}"}}', "damaged"],
    ['{"istaka":1,"texts":{"istaka.settings":"["}}', "damaged"],
    ['{"istaka":1,"texts":{"istaka.since":"9"}}', "damaged"],
    ['{"istaka":1,"texts":{"istaka.since":"9999-99-99T99:99:99.999Z"}}', "damaged"],
    ['{"istaka":1,"texts":[]}', "damaged"],
    ['{"istaka":1,"texts":["istaka.rules"]}', "damaged"],
    ['{"istaka":[1],"texts":{}}', "damaged"],
    ['{"istaka":1,"texts":"[]"}', "damaged"],
    ['{"istaka":1,"texts":{"istaka.match":{"match":{}}}}', "damaged"],
  ])("that begins %j is refused", async (text, why) => {
    expect(await opened(text)).toBe(why);
  });
});

describe("the decisions of a kept round", () => {
  const skill = { decisions: 5, right: 4, lost: 0.5, counted: 0.5 };
  const habit = { mistake: "left", times: 1, lost: 0.5 };
  const read = (changed: object) => {
    const { rounds, ...rest } = summary();
    const luck = { draws: 1, helped: 0, expected: 0, points: 0 };
    const found = { luck, skill, habits: [habit], ...changed };
    const kept = { ...rest, rounds: rounds.map((round) => ({ ...round, ...found })) };
    return readSummary(sealed({ version: 3, seal: "", summary: kept }), null);
  };

  it("are read", () => {
    expect(read({})?.rounds[0]).toMatchObject({ skill, habits: [habit] });
    expect(read({ luck: null, skill: null, habits: null })?.rounds[0]?.skill).toBeNull();
  });

  it.each([
    { decisions: -1 },
    { decisions: 1.5 },
    { right: "4" },
    { counted: "much" },
    { counted: null },
  ])("that cannot be are not handed to the engine: %j", (wrong) => {
    expect(read({ skill: { ...skill, ...wrong } })).toBeNull();
  });

  it.each([
    { luck: null },
    { skill: null },
    { habits: null },
    { habits: [null] },
    { habits: [{ ...habit, times: -1 }] },
    { habits: [{ ...habit, mistake: 3 }] },
  ])("are not read in part: %j", (wrong) => {
    expect(read(wrong)).toBeNull();
  });
});
