/** Every kind of text, damaged in every way and place: a whole text is never lost. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { dice } from "../../tests/e2e/dice";
import { DEFAULTS, SETTINGS } from "../settings/settings";
import { DAILY } from "./attempts";
import { CONTEST, contestShelf, OVER, WALLET } from "./contests";
import { Copies } from "./copies";
import { DatabaseDouble } from "./database.double";
import { LESSONS } from "./lessons";
import { useStorage } from "./local.double";
import { ASIDE, MATCH, PAST, SUMMARY } from "./match";
import { PUZZLES } from "./puzzle-results";
import { RULES } from "./rules";
import { sealed, sumOf } from "./seal";
import { isWhole } from "./shelves";
import { SINCE } from "./summary";

const storage = useStorage();
let database: DatabaseDouble;

vi.mock("./database", () => ({ Database: { open: async () => database.open() } }));

beforeEach(() => {
  database = new DatabaseDouble();
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
  text: "istaka-contest 2\nseed 42\n",
});

const summary = {
  game: "okey",
  rules: "turkish",
  preset: "turkish",
  counts: "points",
  opponents: ["hard"],
  practice: false,
  contest: false,
  score: 0,
  place: 1,
  players: 4,
  rounds: [],
};

const entries = "istaka-wallet 1\nchips 2000 20261124\n20261124 pay 42 110\n";

/** A whole text of each kind. */
const TEXTS: readonly [key: string, text: string][] = [
  [MATCH, match(RECORD)],
  [PAST + BEGUN, match(RECORD)],
  [SUMMARY + BEGUN, sealed({ version: 3, seal: "x", summary })],
  [SETTINGS, sealed({ ...DEFAULTS, clock: 45 })],
  [RULES, sealed({ version: 1, rules: ["istaka-rules 1 turkish # Mine"] })],
  [SINCE, sealed({ version: 1, since: BEGUN })],
  [DAILY, sealed({ version: 1, tries: [day] })],
  [LESSONS, sealed({ version: 1, done: ["tiles"], at: null })],
  [PUZZLES, sealed({ version: 1, days: { "2026-11-24": true }, tried: { 7: false } })],
  [WALLET, `${entries}check ${sumOf(entries)}\ntotal 1890\n`],
  [CONTEST, contest],
  [OVER + BEGUN, contest],
];

/** A whole text of each kind, and of the kind that never is damaged. */
const SEALED: typeof TEXTS = [...TEXTS, [ASIDE + BEGUN, match(RECORD)]];

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
        .replace(/\["(?=istaka-rules)/, '[{},"'),
  ],
];

const CASES = TEXTS.flatMap(([key, text], i) =>
  DAMAGES.map(([name, damage]) => ({ key, text, name, damaged: damage(text), i })),
);

/** Returns the copies after a visit. */
async function visit(): Promise<Copies> {
  const copies = new Copies();
  await copies.open();
  await copies.secure();
  copies.putAsideDamaged();
  await copies.stored;
  return copies;
}

/** Keeps texts in both copies. */
async function keep(texts: Iterable<readonly [string, string]>): Promise<void> {
  const copies = await visit();
  copies.change(new Map(texts));
  await copies.stored;
}

function asides(): string[] {
  return [...storage.texts].flatMap(([key, text]) => (key.startsWith(ASIDE) ? [text] : []));
}

it.each(TEXTS)("a whole text is known, and nothing happens to it: %s", async (key, text) => {
  expect(isWhole(key, text)).toBe(true);
  await keep([[key, text]]);
  for (let time = 0; time < 2; time += 1) {
    const copies = await visit();
    expect([copies.read(key), asides(), copies.hearOf("aside")]).toEqual([text, [], false]);
  }
});

it("a text without seal is put aside whole, and what can be read of it stays", async () => {
  const text = JSON.stringify({ ...DEFAULTS, clock: 45 });
  await keep([[SETTINGS, text]]);
  const copies = await visit();
  const found = [copies.read(SETTINGS), asides(), copies.hearOf("aside")];
  expect(found).toEqual([sealed({ ...DEFAULTS, clock: 45 }), [text], true]);
});

it("a letter that has changed in one copy is not taken over, wherever it is", async () => {
  for (const [key, text] of SEALED.filter(([key]) => key !== WALLET))
    for (let at = 1; at < text.length; at += 7)
      for (const copy of [storage.texts, database.texts]) {
        storage.texts.clear();
        database.texts.clear();
        await keep([[key, text]]);
        const letter = text[at] === "7" ? "8" : "7";
        const damaged = text.slice(0, at) + letter + text.slice(at + 1);
        copy.set(key, damaged);
        const copies = await visit();
        expect(copies.read(key), `${key} ${damaged}`).toBe(text);
      }
});

it.each(CASES)("$key $i is not whole if it is $name", ({ key, damaged }) => {
  expect(isWhole(key, damaged)).toBe(false);
});

it.each(SEALED)("a sealed text with any other letter is not whole: %s", (key, text) => {
  expect(isWhole(key, text)).toBe(true);
  for (let at = 0; at < text.search(/,?"?check/); at += 1) {
    const letter = text[at] === "7" ? "8" : "7";
    expect(isWhole(key, text.slice(0, at) + letter + text.slice(at + 1)), `${at}`).toBe(false);
  }
});

/** Values in a damaged database that are no texts. */
const round: { self?: unknown } = {};
round.self = round;
const VALUES = [7, null, undefined, {}, [1], true, new Date(0), 7n, round];

const COUNTS = ["9007199254740991", "1e400", "-1", "NaN", "", "x".repeat(99)];

const CLOCKS = [0, Date.UTC(2026, 10, 27), Date.UTC(9999, 11, 31, 23, 59, 59), Date.UTC(12026, 1)];

interface Wreck {
  /** The texts before the damage. */
  readonly texts: ReadonlyMap<string, string>;
  /** Texts by their keys in each copy, after the damage. */
  readonly here: ReadonlyMap<string, string>;
  readonly there: ReadonlyMap<string, unknown>;
  /** The copy that is known to have seen more; a text that is missing there was deleted. */
  readonly newer: "here" | "there" | null;
}

/** Damages texts, counts or both, in local storage, the database or both. */
async function wreck(seed: number): Promise<Wreck> {
  const roll = dice(seed * 7919 + 17);
  storage.room = Number.POSITIVE_INFINITY;
  storage.texts.clear();
  database.texts.clear();
  vi.setSystemTime(CLOCKS[roll(CLOCKS.length)] ?? 0);
  const texts = new Map(TEXTS.filter(() => roll(3) > 0));
  await keep(texts);
  const places = ([["here"], ["there"], ["here", "there"]] as const)[roll(3)] ?? [];
  for (const place of places) {
    const copy = (place === "here" ? storage.texts : database.texts) as Map<string, unknown>;
    for (const [key, text] of texts) {
      const damage = DAMAGES[roll(DAMAGES.length)]?.[1] ?? String;
      const way = roll(6);
      if (way < 2) copy.set(key, damage(text));
      else if (way === 2) copy.delete(key);
      else if (way === 3 && place === "there") copy.set(key, VALUES[roll(VALUES.length)]);
    }
    if (roll(4) === 0) copy.set(COUNT, COUNTS[roll(COUNTS.length)]);
  }
  // One copy can have missed changes of another writer.
  const other = roll(4) === 0 ? (["here", "there"] as const)[roll(2)] : undefined;
  if (other) (other === "here" ? storage.texts : database.texts).set(COUNT, "100");
  const counts = [storage.texts.get(COUNT), database.texts.get(COUNT)];
  const isKnown = counts.every((count) => /^[1-9]\d{0,6}$/.test(`${count}`));
  const newer = isKnown ? (other ?? null) : null;
  const [here, there] = [new Map(storage.texts), new Map<string, unknown>(database.texts)];
  if (roll(4) === 0) storage.room = [...storage.texts].flat().join("").length + roll(200);
  return { texts, here, there, newer };
}

it("300 damaged states lose nothing that one copy holds whole, and tell of all that is put aside", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const found = { healed: 0, aside: 0, full: 0 };
  for (let seed = 0; seed < 300; seed += 1) {
    const { texts, here, there, newer } = await wreck(seed);
    const isDeletion = newer !== null;
    const isFull = Number.isFinite(storage.room);
    const copies = await visit();
    const aside = copies.keys().filter((key) => key.startsWith(ASIDE) && !texts.has(key));
    const lying = new Set(aside.map((key) => copies.read(key)));
    for (const [key, text] of texts) {
      const name = `${seed} ${key}`;
      const before = [here.get(key), there.get(key)].filter((text) => typeof text === "string");
      const wholes = before.filter((text) => isWhole(key, text));
      const now = copies.read(key);
      const isDeleted = isDeletion && before.length < 2;
      if (wholes.length > 0 && !isDeleted) expect(now, name).toBe(text);
      if (wholes.length > 0 || isDeleted) {
        found.healed += Number(before.some((text) => text !== now));
        // A damaged text that is newer can hold what the older copy lacks.
        const latest = (newer === "here" ? here : there).get(key);
        const isLater = isDeletion && !isDeleted && typeof latest === "string";
        if (isLater && latest !== text) expect(lying.has(latest), name).toBe(true);
        continue;
      }
      // A text that no copy holds whole stays under its key or lies aside; a copy known to be older
      // misses nothing.
      const held = before.filter((one) => now === one || lying.has(one));
      expect(held.length, name).toBeGreaterThanOrEqual(
        isDeletion ? Math.min(1, before.length) : before.length,
      );
    }
    if (lying.size > 0) expect(copies.hearOf("aside"), `${seed}`).toBe(true);
    found.aside += lying.size;
    found.full += Number(isFull);
    const after = new Map(copies.keys().map((key) => [key, copies.read(key)]));
    for (const [key, text] of isFull ? [] : after) {
      // A value that is no text may stay in the database, where it reads as the text.
      const there = database.texts.get(key);
      const isText = typeof there === "string";
      const both = [storage.texts.get(key), isText ? there : text];
      expect(both, `${seed} ${key}`).toEqual([text, text]);
    }
    const again = await visit();
    expect(new Map(again.keys().map((key) => [key, again.read(key)])), `${seed}`).toEqual(after);
    expect(again.hearOf("aside"), `${seed}`).toBe(false);
  }
  vi.useRealTimers();
  expect(found.healed).toBeGreaterThan(300);
  expect(found.aside).toBeGreaterThan(100);
  expect(found.full).toBeGreaterThan(50);
});

/** Those that the page puts aside by itself; of the others the engine decides. */
const SHELVED = CASES.filter(
  ({ key, damaged }) =>
    ![MATCH, WALLET, CONTEST, PAST + BEGUN, SUMMARY + BEGUN].includes(key) &&
    // An empty key has nothing to lose.
    !(key === SETTINGS && damaged === "{}"),
);

describe("a text that nobody can read", () => {
  it.each(SHELVED)("is never written over: $key is $name", async ({ key, text, damaged }) => {
    const copies = await visit();
    storage.setItem(key, damaged);
    let heard = 0;
    copies.onNews = () => {
      heard += 1;
    };
    expect(copies.write(key, text)).toBeNull();
    expect([copies.read(key), asides(), heard]).toEqual([text, [damaged], 1]);
  });

  it("stays as it is where there is no room to put it aside", () => {
    database.forbidden = true;
    const copies = new Copies();
    storage.setItem(DAILY, "? damaged");
    storage.room = [...storage.texts].flat().join("").length;
    copies.putAsideDamaged();
    expect(copies.write(DAILY, "{}")).toBe("full");
    expect(storage.getItem(DAILY)).toBe("? damaged");
  });

  it("keeps what can be read of days and puzzles", async () => {
    const tries = [day, { ...day, date: "2026-02-30" }, { ...day, date: "2026-11-25" }];
    storage.setItem(DAILY, JSON.stringify({ version: 1, tries }));
    const days = { "2026-11-24": true, "+012026-11": true };
    storage.setItem(PUZZLES, JSON.stringify({ version: 1, days, tried: { 7: false, 8: "no" } }));
    const copies = await visit();
    expect(JSON.parse(copies.read(DAILY) ?? "").tries).toEqual([tries[0], tries[2]]);
    const { days: saved, tried } = JSON.parse(copies.read(PUZZLES) ?? "");
    expect([saved, tried]).toEqual([{ "2026-11-24": true }, { 7: false }]);
    expect(asides()).toHaveLength(2);
  });

  it("keeps what can be read: settings, rules, lessons", async () => {
    storage.setItem(SETTINGS, '{"clock":45,"theme":"sepia"}');
    storage.setItem(RULES, '{"version":1,"rules":["istaka-rules 7 moon",5]}');
    storage.setItem(LESSONS, '{"version":1,"done":["tiles",7],"at":{"lesson":"turn"}}');
    const copies = await visit();
    expect(JSON.parse(copies.read(SETTINGS) ?? "")).toMatchObject({ ...DEFAULTS, clock: 45 });
    expect(JSON.parse(copies.read(RULES) ?? "").rules).toEqual(["istaka-rules 7 moon"]);
    expect(JSON.parse(copies.read(LESSONS) ?? "")).toMatchObject({ done: ["tiles"], at: null });
    expect(asides()).toHaveLength(3);
  });

  it.each(["9999-99-99T99:99:99.999Z", "2026-02-30T10:00:00.000Z", "yesterday"])(
    "lies under a date that there is not: %s",
    async (date) => {
      for (const prefix of [PAST, OVER, SUMMARY]) storage.setItem(prefix + date, match(RECORD));
      const copies = await visit();
      expect(asides()).toHaveLength(3);
      expect(copies.keys().filter((key) => !key.startsWith(ASIDE))).toEqual([]);
    },
  );
});

it("a match that the database tells of late stays beside the one that was begun meanwhile", async () => {
  await keep([[MATCH, match(RECORD)]]);
  storage.texts.clear();
  database.forbidden = true;
  const copies = new Copies();
  await copies.open();
  const other = match("istaka 4\nrules board\nseed 8\n", "2026-11-25T10:00:00.000Z");
  copies.change(new Map([[MATCH, other]]));
  database.forbidden = false;
  await copies.secure();
  await copies.stored;
  expect([copies.read(MATCH), copies.read(PAST + BEGUN)]).toEqual([other, match(RECORD)]);
  expect(database.texts.get(PAST + BEGUN)).toBe(match(RECORD));
});

/** Texts by key, and the number of the latest change of each key that a copy has. */
interface Past {
  readonly texts: ReadonlyMap<string, string>;
  readonly seen: ReadonlyMap<string, number>;
}

/**
 * Two tabs change texts, and take the game from one another, by wrong clocks and with copies that
 * are full at times. Then the browser is killed.
 */
class Story {
  readonly #roll: (sides: number) => number;
  /** All changes of one text; null deletes it. */
  readonly #changes: { key: string; text: string | null }[] = [];
  #seen = { here: new Map<string, number>(), there: new Map<string, number>() };
  #tabs = [new Copies(), new Copies()] as const;
  /** Local storage as a killed browser may find it again. */
  #saved: Past = { texts: new Map(), seen: new Map() };

  #hasRefused = false;

  constructor(private readonly seed: number) {
    this.#roll = dice(seed * 7919 + 17);
    storage.texts.clear();
    database.texts.clear();
    this.#allow();
  }

  async tell(): Promise<void> {
    for (const tab of this.#tabs) await this.#open(tab);
    for (let step = 0; step < 20; step += 1) await this.#step();
    await this.#kill();
  }

  async #step(): Promise<void> {
    vi.setSystemTime(CLOCKS[this.#roll(CLOCKS.length)] ?? 0);
    const tab = this.#tabs[this.#roll(2)] ?? this.#tabs[0];
    const way = this.#roll(12);
    if (way === 0) await this.#open(tab);
    else if (way === 1) this.#saved = { texts: new Map(storage.texts), seen: this.#seen.here };
    else if (way === 2) storage.room = this.#size() + this.#roll(300);
    else if (way === 3 && this.#roll(2) === 0) this.#refuse();
    else if (way === 4) await this.#recover();
    else await this.#change(tab);
  }

  /** Makes room again, which each tab notices with its next change. */
  async #recover(): Promise<void> {
    this.#allow();
    for (const tab of this.#tabs) await this.#change(tab);
  }

  #size(): number {
    return [...storage.texts].flat().join("").length;
  }

  #refuse(): void {
    database.broken = true;
    this.#hasRefused = true;
  }

  #allow(): void {
    storage.room = Number.POSITIVE_INFINITY;
    database.broken = false;
  }

  async #change(tab: Copies): Promise<void> {
    const keys = MATCHES.filter(() => this.#roll(3) === 0);
    // Only the playing tab changes matches.
    const changes = new Map(
      (tab.isOurs() ? keys : [RULES]).map((key) => {
        const number = `${this.#changes.length}`;
        const text = this.#roll(4) === 0 && key !== RULES ? null : this.#text(key, number);
        this.#changes.push({ key, text });
        return [key, text] as const;
      }),
    );
    if (!tab.isOurs()) tab.write(RULES, changes.get(RULES) ?? "");
    else tab.change(changes);
    await tab.stored;
    this.#look(tab);
  }

  #text(key: string, number: string): string {
    const long = "x".repeat(this.#roll(100));
    return key === RULES ? JSON.stringify([number + long]) : match(`istaka 4\n${number}${long}`);
  }

  /** Notes which changes have arrived in each copy; a deletion that was refused has not. */
  #look({ refused }: Copies): void {
    const [here, there] = [new Map(this.#seen.here), new Map(this.#seen.there)];
    for (const [number, { key, text }] of this.#changes.entries()) {
      const isIn = (copy: ReadonlyMap<string, string>, hears: boolean): boolean =>
        text === null ? hears && !copy.has(key) : copy.get(key) === text;
      if (isIn(storage.texts, refused === null)) here.set(key, number);
      if (isIn(database.texts, !database.broken)) there.set(key, number);
    }
    this.#seen = { here, there };
  }

  /** The latest text that a copy has. */
  #latest(key: string): string | null {
    const number = Math.max(this.#seen.here.get(key) ?? -1, this.#seen.there.get(key) ?? -1);
    return this.#changes[number]?.text ?? null;
  }

  async #open(tab: Copies): Promise<void> {
    const latest = KEYS.map((key) => this.#latest(key));
    await tab.open();
    await tab.secure();
    await tab.stored;
    for (const [i, key] of KEYS.entries()) {
      // A deletion that was refused can hold all the same.
      const deleted = this.#changes.findLast((one) => one.key === key)?.text === null;
      const found = tab.read(key);
      if (found !== null || !deleted) expect(found, `${this.seed} ${key}`).toBe(latest[i]);
    }
    this.#look(tab);
  }

  async #kill(): Promise<void> {
    this.#allow();
    // Not even two copies survive that both fail.
    if (!this.#hasRefused && this.#roll(3) > 0) {
      storage.texts.clear();
      for (const [key, text] of this.#saved.texts) storage.texts.set(key, text);
      this.#seen.here = new Map(this.#saved.seen);
    }
    await this.#open(new Copies());
  }
}

const MATCHES = [MATCH, PAST + BEGUN, `${PAST}2026-11-25T10:00:00.000Z`];
const KEYS = [...MATCHES, RULES];

it("300 stories of two tabs, wrong clocks, full copies and kills lose no change that a copy has", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let seed = 0; seed < 300; seed += 1) await new Story(seed).tell();
  vi.useRealTimers();
});
