/** Damaged matches: all that can be read is saved, and nothing else is lost with the rest. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { dice } from "../../tests/e2e/dice";
import { Okey as Game } from "../../tests/games";
import { isMoment } from "../base/calendar";
import { Stopped } from "../engine/calls";
import { engineDouble, type OwnEngine } from "../engine/engine.double";
import { takenUp } from "../match/new-match";
import { Copies } from "./copies";
import { useStorage } from "./local.double";
import { now, PAST, pastMatches, SUMMARY } from "./match";
import { MOST, SavedMatches } from "./matches";
import { isSealed, sealed } from "./seal";

const KEY = "istaka.match";
const USUAL = ["hard", "hard", "hard"];
const BEGUN = "2026-11-24T12:00:00.000Z";
const storage = useStorage();
let engine: OwnEngine;
let whole: { match: string; slots: (string | null)[]; columns: number };

beforeAll(async () => {
  engine = await engineDouble();
  whole = aMatch();
});

/** Takes the match of the last visit up, which nobody gives up meanwhile. */
const takeUp = (engine: Parameters<typeof takenUp>[0], matches: SavedMatches) =>
  takenUp(engine, matches, { aborted: false });

/** The match after some turns, as the page keeps it. */
function aMatch(): typeof whole {
  const game = new Game({ seed: "7", bots: [] });
  game.deal();
  for (let turns = 0; turns < 6; turns += 1) {
    const { table } = game.view(game.view(0).table?.turn ?? 0);
    if (table?.legal.draw) game.draw("stock");
    game.discard(game.view(table?.seat ?? 0).table?.legal.discard[0] ?? "");
  }
  const hand = game.view(0).table?.hand ?? [];
  const slots = Array.from({ length: 32 }, (_, i) => hand[i] ?? null);
  return { match: game.save(), slots, columns: 16 };
}

const saved = (some: object = {}): string =>
  sealed({ ...whole, opponents: USUAL, begun: BEGUN, ...some });

/** A text damaged in one of the ways in which texts are. */
function damaged(text: string, roll: (sides: number) => number): string {
  const at = roll(text.length);
  const after = text.slice(at + 1);
  const letter = String.fromCharCode(32 + roll(95));
  const ways = [
    () => text.slice(0, at) + letter + after,
    () => text.slice(0, at) + after,
    () => text.slice(0, at) + letter + text.slice(at),
    () => text.slice(0, at),
    () => text.slice(0, at) + text.slice(at + roll(200)),
    () => text.slice(0, at) + text.slice(Math.max(0, at - roll(200))),
    () => text.replace(/istaka \d/, `istaka ${roll(90) + 2}`),
    () => text.replace(/"columns":\d+/, `"columns":${["-1", "0", "1e9", '"16"', "null"][roll(5)]}`),
    () => text.replace(/"slots":\[[^\]]*\]/, `"slots":${["{}", "null", "[1,2]", '["R5'][roll(4)]}`),
    () =>
      text.replace(
        /"opponents":\[[^\]]*\]/,
        `"opponents":${["[]", "7", '["a","b","c"]'][roll(3)]}`,
      ),
  ];
  return ways[roll(ways.length)]?.() ?? text;
}

function isMatch(match: unknown): match is string {
  try {
    Game.load(match as string).free();
    return true;
  } catch {
    return false;
  }
}

/** The match that a person would find in it, who knows what one looks like. */
function readable(text: string): string | null {
  const pieces = text.split('"match":').slice(1);
  const strings = pieces.flatMap((piece) =>
    [...piece.matchAll(/"/g)].map(({ index }) => piece.slice(0, index + 1)),
  );
  const whole = data(text);
  const found = typeof whole === "object" ? [whole?.match] : strings.map(data);
  return found.find(isMatch) ?? null;
}

function data(text: string): { match?: unknown } | string | null | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe("a match that is kept", () => {
  it("is found again, with its rack and opponents", async () => {
    storage.setItem(KEY, saved());
    const { match, slots, columns } = whole;
    expect(await takeUp(engine, new SavedMatches())).toMatchObject({
      saved: { match, slots, columns, opponents: USUAL },
    });
  });

  it("and 250 times damaged is never lost: what can be read is played, the rest lies aside as it was", async () => {
    const roll = dice(11);
    const before = saved();
    const found = { played: 0, unreadable: 0 };
    for (let time = 0; time < 250; time += 1) {
      storage.texts.clear();
      const text = damaged(before, roll);
      storage.setItem(KEY, text);
      const matches = new SavedMatches();
      const taken = await takeUp(engine, matches);
      const match = readable(text);
      if (match === null) {
        found.unreadable += 1;
        expect(taken, text).toBe("unreadable");
        expect(
          matches.keep({ match: "new", slots: [], columns: 1, opponents: USUAL, begun: BEGUN }),
        ).toBeNull();
        expect(matches.unreadable().map((found) => found.text)).toEqual([text]);
      } else {
        found.played += 1;
        expect(taken, text).toMatchObject({ saved: { match } });
        // A damaged text is read as far as possible, and stays as it was found.
        const [there, aside] = isSealed(text) ? [text, []] : [null, [text]];
        expect(storage.getItem(KEY)).toBe(there);
        expect(matches.unreadable().map((found) => found.text)).toEqual(aside);
      }
    }
    expect(found.played).toBeGreaterThan(50);
    expect(found.unreadable).toBeGreaterThan(50);
  });

  it.each([
    [
      "is damaged",
      '{"match":"istaka 4\\nrules turkish\\nseed 5\\ndealer 9","slots":[],"columns":16',
    ],
    [
      "is of a later version",
      '{"match":"istaka 5\\nhouse ceylan","slots":[],"columns":16,"more":1}',
    ],
    ["is no data at all", "\u0000\ufffd<b>{"],
  ])("and %s is put aside as it was", async (_, text) => {
    storage.setItem(KEY, text);
    const matches = new SavedMatches();
    expect(await takeUp(engine, matches)).toBe("unreadable");
    matches.keep({ ...whole, opponents: USUAL, begun: BEGUN });
    expect(matches.unreadable()).toMatchObject([{ text }]);
  });

  it.each([
    ["no rack", { slots: undefined }],
    ["a rack of other things", { slots: [1, {}, null] }],
    ["a width that is none", { columns: 0 }],
    ["neither a rack nor a width", { slots: [{}, 5], columns: -1 }],
    ["a width beyond all racks", { columns: 1e9 }],
    ["a rack beyond all racks", { slots: Array(100_000).fill("R5") }],
  ])("with %s costs only the arrangement", async (_, some) => {
    storage.setItem(KEY, saved(some));
    const { match } = whole;
    expect(await takeUp(engine, new SavedMatches())).toMatchObject({
      saved: { match, slots: [], columns: 1, opponents: USUAL },
    });
  });

  it.each([
    ["whom nobody knows", ["nobody", "hard", "hard"]],
    ["who are none", [1, {}, null]],
    ["who are not named", undefined],
  ])(
    "against opponents %s is played against the usual ones, is said to be, and stays as it was",
    async (_, some) => {
      const text = saved({ opponents: some });
      storage.setItem(KEY, text);
      const lost = "notice-opponents";
      const matches = new SavedMatches();
      expect(await takeUp(engine, matches)).toMatchObject({ opponents: USUAL, lost });
      expect(matches.unreadable(), "who they were can be read later").toMatchObject([{ text }]);
    },
  );

  it("notices by itself that a letter is another, and says so", async () => {
    const matches = new SavedMatches();
    matches.keep({ ...whole, opponents: USUAL, begun: BEGUN });
    const text = storage.getItem(KEY) ?? "";
    expect(await takeUp(engine, new SavedMatches())).not.toHaveProperty("lost");
    // Still a match by the rules, only not this one.
    const other = text.replace("seed 7", "seed 8");
    storage.setItem(KEY, other);
    expect(await takeUp(engine, new SavedMatches())).toMatchObject({ lost: "notice-mended" });
    expect(new SavedMatches().unreadable().map(({ text }) => text)).toEqual([other]);
  });

  it("is taken from the second copy where the first is damaged, and nothing lies aside", async () => {
    new SavedMatches().keep({ ...whole, opponents: USUAL, begun: BEGUN });
    const text = storage.getItem(KEY) ?? "";
    for (const damaged of [text.slice(0, -7), text.replace("seed 7", "seed 8"), "?"]) {
      storage.setItem(KEY, damaged);
      const copies = new Copies();
      vi.spyOn(copies, "readSecond").mockReturnValue(text);
      const matches = new SavedMatches(copies);
      expect(await takeUp(engine, matches)).toMatchObject({
        lost: "notice-second",
        saved: { match: whole.match, begun: BEGUN },
      });
      expect(matches.unreadable()).toEqual([]);
    }
  });

  it("stays where it is while the engine is out of reach", async () => {
    storage.setItem(KEY, saved());
    const away = { load: () => Promise.reject(new Error("no connection")) };
    await expect(takeUp(away, new SavedMatches())).rejects.toThrow();
    await expect(takeUp(away, new SavedMatches())).rejects.toThrow();
    expect(storage.getItem(KEY)).toBe(saved());
  });

  it("and stops the engine is put aside, but only if it does so twice", async () => {
    storage.setItem(KEY, saved());
    const breaking = { load: () => Promise.reject(new Stopped()) };
    await expect(takeUp(breaking, new SavedMatches())).rejects.toThrow(Stopped);
    expect(await takeUp(engine, new SavedMatches()), "it was an accident").toMatchObject({
      opponents: USUAL,
    });
    await expect(takeUp(breaking, new SavedMatches())).rejects.toThrow(Stopped);
    expect(storage.getItem(KEY)).toBe(saved());
    expect(await takeUp(breaking, new SavedMatches())).toBe("broken");
    expect(new SavedMatches().unreadable().map(({ text }) => text)).toEqual([saved()]);
    expect(await takeUp(breaking, new SavedMatches())).toBeNull();
  });
});

describe("a match that leaves the table", () => {
  const past = () => pastMatches(new Copies()).toSorted();
  const next = { match: "next", slots: [], columns: 1, opponents: USUAL, begun: "2026-11-25" };

  it("goes to those before it in one step with the next one, and comes back", () => {
    const matches = new SavedMatches();
    matches.keep({ ...whole, opponents: USUAL, begun: BEGUN });
    const text = storage.getItem(KEY);
    matches.leave(BEGUN);
    expect(past(), "it lies at the table until there is another").toEqual([]);
    expect(matches.keep(next)).toBeNull();
    expect(past()).toEqual([PAST + BEGUN]);
    expect(storage.getItem(PAST + BEGUN)).toBe(text);
    expect(matches.bring(PAST + BEGUN, next.begun)).toBeNull();
    expect(storage.getItem(KEY)).toBe(text);
    expect(past()).toEqual([PAST + next.begun]);
  });

  it("stays where it is if it is taken up again before there is another", () => {
    const matches = new SavedMatches();
    const match = { ...whole, opponents: USUAL, begun: BEGUN };
    matches.keep(match);
    matches.leave(BEGUN);
    expect(matches.recall()?.readings).toMatchObject([{ saved: match }]);
    matches.keep(match);
    expect(past()).toEqual([]);
  });

  it("has its own name by a clock beyond the years of four digits, too", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const names = [0, 1, 86_399_999].map((later) => {
      vi.setSystemTime(Date.UTC(12026, 10, 24) + later);
      return now();
    });
    vi.useRealTimers();
    expect(names.every(isMoment)).toBe(true);
    expect(new Set(names).size).toBe(3);
  });

  it("has its own name also where there was no room for the one after it", () => {
    const matches = new SavedMatches();
    matches.keep({ ...whole, opponents: USUAL, begun: BEGUN });
    storage.room = [...storage.texts].flat().join("").length;
    matches.leave(BEGUN);
    expect(matches.keep(next)).toBe("full");
    matches.leave(next.begun);
    storage.room = Number.POSITIVE_INFINITY;
    expect(matches.keep({ ...next, match: "third" })).toBeNull();
    expect(past()).toEqual([PAST + BEGUN]);
  });

  it("takes the room of the oldest where there is none, and stays at the table where that is not enough", () => {
    const matches = new SavedMatches();
    storage.setItem(`${PAST}2026-01-01T00:00:00.000Z`, "x".repeat(3000));
    storage.setItem(`${PAST}2026-01-02T00:00:00.000Z`, "small");
    matches.keep({ ...whole, opponents: USUAL, begun: BEGUN });
    storage.room = [...storage.texts].flat().join("").length;
    matches.leave(BEGUN);
    expect(matches.keep(next)).toBeNull();
    expect(past()).toEqual([`${PAST}2026-01-02T00:00:00.000Z`, PAST + BEGUN]);
    storage.room = [...storage.texts].flat().join("").length;
    matches.leave(next.begun);
    const before = storage.getItem(KEY);
    expect(matches.keep({ ...next, match: "y".repeat(9000) })).toBe("full");
    expect(storage.getItem(KEY)).toBe(before);
    expect(past(), "none of them goes in vain").toHaveLength(2);
  });

  it("takes the room of those that are over before that of one that can be gone on with", () => {
    const matches = new SavedMatches();
    const [running, over] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
    for (const [begun, place] of [
      [running, null],
      [over, 1],
    ] as const) {
      storage.setItem(PAST + begun, "x".repeat(3000));
      storage.setItem(SUMMARY + begun, JSON.stringify({ version: 2, summary: { place } }));
    }
    matches.keep({ ...whole, opponents: USUAL, begun: BEGUN });
    storage.room = [...storage.texts].flat().join("").length;
    matches.leave(BEGUN);
    expect(matches.keep(next)).toBeNull();
    expect(past()).toEqual([PAST + running, PAST + BEGUN]);
  });

  it("is not written by a tab that has lost the table to another", async () => {
    const matches = new SavedMatches();
    await matches.copies.open();
    matches.keep({ ...whole, opponents: USUAL, begun: BEGUN });
    await new SavedMatches().copies.open();
    matches.leave(BEGUN);
    expect(matches.keep(next)).toBeNull();
    expect(matches.bring(KEY, null)).toBeNull();
    expect(past()).toEqual([]);
  });
});

describe("what cannot be read", () => {
  const fresh = { match: "new", slots: [], columns: 1, opponents: USUAL, begun: BEGUN };

  it("is put aside one beside the other, and of many the latest stay", () => {
    for (let time = 0; time < MOST + 5; time += 1) {
      storage.setItem(KEY, `?${time}`);
      expect(new SavedMatches().putAside(`?${time}`)).toBeNull();
    }
    const texts = new SavedMatches().unreadable().map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: MOST }, (_, i) => `?${i + 5}`));
  });

  it("is not written over where there is no room to put it aside, and moves once there is", () => {
    storage.setItem(KEY, "? damaged");
    storage.room = [...storage.texts].flat().join("").length;
    const matches = new SavedMatches();
    expect(matches.putAside("? damaged")).toBe("full");
    expect(matches.keep(fresh)).toBe("full");
    expect(storage.getItem(KEY)).toBe("? damaged");
    storage.room = Number.POSITIVE_INFINITY;
    expect(matches.keep(fresh)).toBeNull();
    expect(matches.unreadable().map(({ text }) => text)).toEqual(["? damaged"]);
    expect(JSON.parse(storage.getItem(KEY) ?? "")).toMatchObject(fresh);
  });

  it("is thrown away only when the player does it, and can be had back", () => {
    storage.setItem(KEY, "?");
    const matches = new SavedMatches();
    matches.putAside("?");
    const [found] = matches.unreadable();
    if (!found) throw new Error("nothing was put aside");
    matches.drop(found.key);
    expect(matches.unreadable()).toEqual([]);
    expect(matches.hold(found)).toBeNull();
    expect(matches.unreadable()).toEqual([found]);
  });
});

describe("storage", () => {
  it("that is full says so, and works again when there is room", () => {
    const matches = new SavedMatches();
    const match = { match: "long", slots: [], columns: 1, opponents: USUAL, begun: BEGUN };
    storage.room = 20;
    expect(matches.keep(match)).toBe("full");
    storage.room = Number.POSITIVE_INFINITY;
    expect(matches.keep(match)).toBeNull();
  });

  it.each([null, undefined])("that is missing says so, and nothing breaks", (none) => {
    vi.stubGlobal("localStorage", none);
    const matches = new SavedMatches();
    expect(matches.keep({ match: "", slots: [], columns: 1, opponents: USUAL, begun: BEGUN })).toBe(
      "forbidden",
    );
    expect(matches.recall()).toBeNull();
    expect(matches.unreadable()).toEqual([]);
    expect(() => matches.drop("istaka.aside.1")).not.toThrow();
  });
});
