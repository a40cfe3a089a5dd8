/** Every kind of text that is kept, damaged in every way and place: what is whole is never lost. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULTS } from "../settings";
import { CONTEST, contestShelf, OVER, WALLET } from "./contests";
import { Copies } from "./copies";
import { DAILY, dailyShelf } from "./daily-results";
import { DatabaseDouble } from "./database.double";
import { LESSONS, lessonsShelf } from "./lessons";
import { useStorage } from "./local.double";
import { ASIDE, MATCH, PAST, SUMMARY } from "./match";
import { PUZZLES, puzzlesShelf } from "./puzzle-results";
import { RULES } from "./rules";
import { sealed, sumOf } from "./seal";
import { SETTINGS } from "./settings";
import { isWhole } from "./shelves";
import { SINCE, type Summary, summaryShelf } from "./summary";

const storage = useStorage();
let vault: DatabaseDouble;

vi.mock("./database", () => ({ Database: { open: async () => vault.open() } }));

beforeEach(() => {
  vault = new DatabaseDouble();
});

const BEGUN = "2026-11-24T10:00:00.000Z";
const COUNT = "istaka.count";
const RECORD = "istaka 4\nrules turkish\nseed 7\n";

const match = (record: string, begun = BEGUN): string =>
  sealed({ match: record, slots: [], columns: 1, opponents: ["hard", "hard", "hard"], begun });

const day = {
  game: "okey",
  date: "2026-11-24",
  on: "2026-11-24",
  seed: "7",
  begun: BEGUN,
  result: null,
};

const contest = contestShelf.format.write({
  begun: BEGUN,
  starts: null,
  text: "istaka-contest 2\nseed 42\n",
});

const summary = {
  game: "okey",
  rules: "turkish",
  preset: "turkish",
  counts: "points",
  opponents: ["hard"],
  practice: false,
  score: 0,
  place: 1,
  players: 4,
  rounds: [],
};

/** A whole text of each kind. */
const TEXTS: readonly [key: string, text: string][] = [
  [MATCH, match(RECORD)],
  [MATCH, JSON.stringify({ match: RECORD, slots: [], columns: 1 })],
  [PAST + BEGUN, match(RECORD)],
  [SUMMARY + BEGUN, JSON.stringify({ version: 2, seal: "x", summary })],
  [SETTINGS, JSON.stringify({ ...DEFAULTS, clock: 45 })],
  [RULES, JSON.stringify(["istaka-rules 1 turkish # Mine"])],
  [SINCE, BEGUN],
  [DAILY, JSON.stringify({ version: 1, tries: [day] })],
  [LESSONS, JSON.stringify({ version: 1, done: ["tiles"], at: null })],
  [PUZZLES, JSON.stringify({ version: 1, days: { "2026-11-24": true }, tried: { 7: false } })],
  [WALLET, "istaka-wallet 1\nchips 2000 20261124\n20261124 pay 42 110\ntotal 1890\n"],
  [CONTEST, contest],
  [OVER + BEGUN, contest],
];

const entries = "istaka-wallet 1\nchips 2000 20261124\n20261124 pay 42 110\n";
const wallet = `${entries}check ${sumOf(entries)}\ntotal 1890\n`;

/** Those of them that have a seal as this version writes them. */
const SEALED: readonly [key: string, text: string][] = [
  [MATCH, match(RECORD)],
  [PAST + BEGUN, match(RECORD)],
  [ASIDE + BEGUN, match(RECORD)],
  [
    SUMMARY + BEGUN,
    summaryShelf.format.write({ seal: "x", summary: summary as unknown as Summary }),
  ],
  [DAILY, dailyShelf.restOf(JSON.stringify({ version: 1, tries: [day] })) ?? ""],
  [LESSONS, lessonsShelf.restOf('{"version":1,"done":["tiles"],"at":null}') ?? ""],
  [
    PUZZLES,
    puzzlesShelf.restOf('{"version":1,"days":{"2026-11-24":true},"tried":{"7":false}}') ?? "",
  ],
  [WALLET, wallet],
  [CONTEST, contest],
  [OVER + BEGUN, contest],
];

/** Ways in which a text is damaged, or is one of a later version. */
const DAMAGES: readonly [name: string, damaged: (text: string) => string][] = [
  ["cut at its end", (text) => text.slice(0, -2)],
  ["cut in half", (text) => text.slice(0, text.length / 2)],
  ["cut at its beginning", (text) => text.slice(3)],
  ["empty", () => ""],
  ["white space", () => " \n"],
  ["an empty object", () => "{}"],
  ["a list of numbers", () => "[1,2]"],
  ["null", () => "null"],
  ["a number", () => "7"],
  ["a word", () => '"?"'],
  ["no JSON", () => "\u0000\ufffd<b>{"],
  ["what an object is as a text", () => "[object Object]"],
  ["JSON of another kind", () => JSON.stringify({ version: 1, what: [true] })],
  [
    "of a later version",
    (text) =>
      text
        .replace(/"version":\d/, '"version":9')
        .replace(/(istaka(?:-contest|-wallet|-rules)?) \d/, "$1 9")
        .replace(/"check".*/, '"check":"1:1"}')
        .replace('"theme":"evening"', '"theme":"sepia"')
        .replace(/^\["/, '[{},"')
        .replace(/^2026/, "+012026"),
  ],
];

const CASES = TEXTS.flatMap(([key, text], i) =>
  DAMAGES.map(([name, damage]) => ({ key, text, name, damaged: damage(text), i })),
);

/** What a later visit finds. */
async function visit(): Promise<Copies> {
  const device = new Copies();
  await device.open();
  await device.secure();
  device.putAsideDamaged();
  await device.stored;
  return device;
}

/** Keeps a text twice, as a visit does. */
async function keep(key: string, text: string): Promise<void> {
  const device = await visit();
  device.change(new Map([[key, text]]));
  await device.stored;
  expect([storage.getItem(key), vault.texts.get(key)]).toEqual([text, text]);
}

function asides(): string[] {
  return [...storage.kept].flatMap(([key, text]) => (key.startsWith(ASIDE) ? [text] : []));
}

it.each(TEXTS)("a whole text is known, and nothing happens to it: %s", async (key, text) => {
  expect(isWhole(key, text)).toBe(true);
  await keep(key, text);
  const device = await visit();
  expect([device.read(key), asides(), device.hearOfAside()]).toEqual([text, [], false]);
});

describe("a text that one copy holds whole", () => {
  it.each(CASES)("heals the other: $key $i is $name here", async ({ key, text, damaged }) => {
    await keep(key, text);
    storage.setItem(key, damaged);
    const device = await visit();
    expect([device.read(key), vault.texts.get(key)]).toEqual([text, text]);
    expect([asides(), device.isHealed(key)]).toEqual([[], true]);
  });

  it.each(CASES)("heals the other: $key $i is $name there", async ({ key, text, damaged }) => {
    await keep(key, text);
    vault.texts.set(key, damaged);
    const device = await visit();
    expect([device.read(key), vault.texts.get(key), asides()]).toEqual([text, text, []]);
  });

  it.each(CASES)(
    "stays, and what is newer lies aside: $key $i is $name in the copy that has seen more",
    async ({ key, text, damaged }) => {
      for (const copy of [storage.kept, vault.texts]) {
        storage.kept.clear();
        vault.texts.clear();
        await keep(key, text);
        copy.set(key, damaged);
        copy.set(COUNT, "100");
        const device = await visit();
        expect([device.read(key), vault.texts.get(key)]).toEqual([text, text]);
        expect([asides(), device.hearOfAside()]).toEqual([[damaged], true]);
      }
    },
  );

  it.each(SEALED)("heals the other, of which any one letter is another: %s", async (key, text) => {
    for (let at = 0; at < text.search(/,?"?check/); at += 5) {
      const letter = text[at] === "7" ? "8" : "7";
      await keep(key, text);
      storage.setItem(key, text.slice(0, at) + letter + text.slice(at + 1));
      const device = await visit();
      expect([device.read(key), vault.texts.get(key)], `${at}`).toEqual([text, text]);
    }
  });

  it.each(CASES.filter(({ key }) => key === MATCH))(
    "heals the other where it lies aside: $name",
    async ({ text, damaged }) => {
      const [key, whole] = [ASIDE + BEGUN, match(text)];
      for (const copy of [storage.kept, vault.texts]) {
        await keep(key, whole);
        copy.set(key, damaged);
        const device = await visit();
        expect([device.read(key), vault.texts.get(key)]).toEqual([whole, whole]);
      }
    },
  );

  it.each(TEXTS.filter(([key]) => key !== MATCH))(
    "heals the other, in which a text of another kind lies: %s",
    async (key, text) => {
      for (const [other, wrong] of TEXTS) {
        if (other === key || isWhole(other, text)) continue;
        await keep(key, text);
        storage.setItem(key, wrong);
        const device = await visit();
        expect([device.read(key), vault.texts.get(key)], other).toEqual([text, text]);
      }
    },
  );

  it.each(TEXTS)("stays where the other has lost it: %s", async (key, text) => {
    for (const copy of [storage.kept, vault.texts]) {
      await keep(key, text);
      copy.delete(key);
      const device = await visit();
      expect([device.read(key), vault.texts.get(key)]).toEqual([text, text]);
    }
  });

  it.each(TEXTS)(
    "stays where there are other things than texts in the database: %s",
    async (key, text) => {
      const round: { self?: unknown } = {};
      round.self = round;
      for (const value of [7, null, undefined, {}, [1], true, new Date(0), 7n, round]) {
        await keep(key, text);
        vault.texts.set(key, value as string);
        vault.texts.set(7 as unknown as string, value as string);
        const device = await visit();
        expect([device.read(key), vault.texts.get(key), asides()]).toEqual([text, text, []]);
      }
    },
  );

  it.each([
    "9007199254740991",
    "9007199254740990",
    "1e400",
    "-1",
    "NaN",
    "0x10",
    "",
    "x".repeat(99),
  ])("counts where the count of the other one is damaged: %s", async (count) => {
    for (const [copy, other] of [
      [storage.kept, vault.texts],
      [vault.texts, storage.kept],
    ] as const) {
      await keep(RULES, '["older"]');
      await keep(SINCE, BEGUN);
      copy.set(COUNT, count);
      other.set(RULES, '["newer"]');
      copy.delete(SINCE);
      const device = await visit();
      expect([device.read(RULES), device.read(SINCE)]).toEqual(['["newer"]', BEGUN]);
      device.write(RULES, '["newest"]');
      await device.stored;
      expect(storage.getItem(COUNT), "both count alike again").toBe(vault.texts.get(COUNT));
      expect(Number(storage.getItem(COUNT))).toBeLessThan(1000);
    }
  });
});

/** Those that the page puts aside by itself; of the others the engine decides. */
const SHELVED = CASES.filter(
  ({ key, damaged }) =>
    ![MATCH, WALLET, CONTEST, PAST + BEGUN, SUMMARY + BEGUN].includes(key) &&
    // Where nothing is set there is nothing to lose.
    !(key === SETTINGS && damaged === "{}"),
);

describe("a text that nobody can read", () => {
  it.each(TEXTS)(
    "is lost in neither copy where both are damaged otherwise: %s",
    async (key, text) => {
      await keep(key, text);
      const [here, there] = [text.slice(0, -9), text.slice(0, -5)];
      storage.setItem(key, here);
      vault.texts.set(key, there);
      const device = await visit();
      const found = [device.read(key), ...asides()];
      expect([found.includes(here), found.includes(there)]).toEqual([true, true]);
      expect(device.hearOfAside()).toBe(true);
      await visit();
      expect(new Set([device.read(key), ...asides()])).toEqual(new Set(found));
    },
  );

  it.each(SHELVED)(
    "is put aside and told: $key is $name in both copies",
    async ({ key, text, damaged }) => {
      await keep(key, text);
      storage.setItem(key, damaged);
      vault.texts.set(key, damaged);
      const device = await visit();
      expect([asides(), device.hearOfAside(), device.hearOfAside()]).toEqual([
        [damaged],
        true,
        false,
      ]);
      // What of it can be read stays.
      const rest = device.read(key);
      if (rest !== null) expect(isWhole(key, rest)).toBe(true);
      await visit();
      expect(asides(), "once").toEqual([damaged]);
    },
  );

  it.each(SHELVED)("is never written over: $key is $name", async ({ key, text, damaged }) => {
    const device = await visit();
    storage.setItem(key, damaged);
    let heard = 0;
    device.onAside = () => {
      heard += 1;
    };
    expect(device.write(key, text)).toBeNull();
    expect([device.read(key), asides(), heard]).toEqual([text, [damaged], 1]);
  });

  it("stays as it is where there is no room to put it aside", () => {
    vault.forbidden = true;
    const device = new Copies();
    storage.setItem(DAILY, "? damaged");
    storage.room = [...storage.kept].flat().join("").length;
    device.putAsideDamaged();
    expect(device.write(DAILY, "{}")).toBe("full");
    expect(storage.getItem(DAILY)).toBe("? damaged");
  });

  it("keeps what can be read of days and puzzles", async () => {
    const tries = [day, { ...day, date: "2026-02-30" }, { ...day, date: "2026-11-25" }];
    storage.setItem(DAILY, JSON.stringify({ version: 1, tries }));
    const days = { "2026-11-24": true, "+012026-11": true };
    storage.setItem(PUZZLES, JSON.stringify({ version: 1, days, tried: { 7: false, 8: "no" } }));
    const device = await visit();
    expect(JSON.parse(device.read(DAILY) ?? "").tries).toEqual([tries[0], tries[2]]);
    const { days: kept, tried } = JSON.parse(device.read(PUZZLES) ?? "");
    expect([kept, tried]).toEqual([{ "2026-11-24": true }, { 7: false }]);
    expect(asides()).toHaveLength(2);
  });

  it("keeps what can be read: settings, rules, lessons", async () => {
    storage.setItem(SETTINGS, '{"clock":45,"theme":"sepia"}');
    storage.setItem(RULES, '["istaka-rules 7 moon", 5]');
    storage.setItem(LESSONS, '{"version":1,"done":["tiles",7],"at":{"lesson":"turn"}}');
    const device = await visit();
    expect(JSON.parse(device.read(SETTINGS) ?? "")).toEqual({ ...DEFAULTS, clock: 45 });
    expect(JSON.parse(device.read(RULES) ?? "")).toEqual(["istaka-rules 7 moon"]);
    expect(JSON.parse(device.read(LESSONS) ?? "")).toMatchObject({ done: ["tiles"], at: null });
    expect(asides()).toHaveLength(3);
  });

  it.each(["9999-99-99T99:99:99.999Z", "2026-02-30T10:00:00.000Z", "yesterday"])(
    "lies under a date that there is not: %s",
    async (date) => {
      for (const prefix of [PAST, OVER, SUMMARY]) storage.setItem(prefix + date, match(RECORD));
      const device = await visit();
      expect(asides()).toHaveLength(3);
      expect(device.keys().filter((key) => !key.startsWith(ASIDE))).toEqual([]);
    },
  );
});

it("a match that the database tells of late stays beside the one that was begun meanwhile", async () => {
  await keep(MATCH, match(RECORD));
  storage.kept.clear();
  vault.forbidden = true;
  const device = new Copies();
  await device.open();
  const other = match("istaka 4\nrules board\nseed 8\n", "2026-11-25T10:00:00.000Z");
  device.change(new Map([[MATCH, other]]));
  vault.forbidden = false;
  await device.secure();
  await device.stored;
  expect([device.read(MATCH), device.read(PAST + BEGUN)]).toEqual([other, match(RECORD)]);
  expect(vault.texts.get(PAST + BEGUN)).toBe(match(RECORD));
});
