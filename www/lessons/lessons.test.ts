/** The lessons are whole in every language, and a step knows the action that it waits for. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES } from "../engine/presets";
import { LANGUAGES, type Language } from "../settings/settings";
import { lessonsShelf, recallProgress } from "../store/lessons";
import { accepts, type Lesson, leadOf } from "./lesson";
import { after, firstOf, LESSON_IDS } from "./names";
import { lessonOf } from "./start";

const all = Object.values(LESSON_IDS).flat();

/** Returns the words of lessons, as they are written. */
function wordsIn(language: Language): string {
  const parts = ["lessons", "steps"];
  return parts.map((part) => readFileSync(`www/locales/${language}-${part}.ftl`, "utf8")).join("");
}

const lessons = all.map((id): Lesson => {
  const lesson = lessonOf(id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
});

describe("the lessons", () => {
  it("are those that are written down", () => {
    for (const [game, ids] of Object.entries(LESSON_IDS)) {
      const folder = `www/lessons/${game}`;
      const found = existsSync(folder) ? readdirSync(folder) : [];
      const files = found.map((file) => file.replace(".lesson", ""));
      expect([...ids].sort()).toEqual(files.sort());
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it("follow one another in their game", () => {
    expect(after(LESSON_IDS.okey[0] ?? "")).toBe(LESSON_IDS.okey[1]);
    expect(after(LESSON_IDS.okey.at(-1) ?? "")).toBeNull();
    expect(lessonOf("nothing")).toBeNull();
    expect(lessonOf("../okey/tiles")).toBeNull();
  });

  it.each(lessons)("$id begins each step where the one before ends", ({ steps }) => {
    let actions = 0;
    for (const { kind, from, others } of steps) {
      expect(from).toBe(actions);
      if (kind === "do") actions += 1 + others.length;
    }
  });
});

describe.each(LANGUAGES)("the words in %s", (language) => {
  const text = wordsIn(language);
  const words = new Map(
    [...text.matchAll(/^(learn-[\w-]+) = (.*(?:\n {4}.*)*)/gm)].map(([, id, said]) => [id, said]),
  );

  it("have a way by keys where they speak of touch", () => {
    const touch = /\b(tap|tippe?|tik)\b|dokun/i;
    const steps = [...words].filter(
      ([id = "", said = ""]) => /\d$/.test(id) && touch.test(said) && !/\$keys/.test(said),
    );
    const silent = steps.filter(([id]) => touch.test(words.get(`${id}-keys`) ?? "tap"));
    expect(steps.length).toBeGreaterThan(15);
    expect(silent).toEqual([]);
  });

  it.each(lessons)("say every step of $id and name its tiles", ({ id, steps }) => {
    expect(words.get(`learn-${id}`)).toBeTruthy();
    const numbers = [...words.keys()].filter((key) =>
      new RegExp(`^learn-${id}-\\d+$`).test(`${key}`),
    );
    expect(numbers).toHaveLength(steps.length);
    for (const [i, { names }] of steps.entries()) {
      const said = words.get(`learn-${id}-${i + 1}`) ?? "";
      const letters = [...said.matchAll(/\$([a-d])\b/g)].map(([, letter]) => letter);
      expect([...new Set(letters)].sort(), said).toEqual([..."abcd"].slice(0, names.length));
    }
  });
});

/** The longest line of a first hand, in words; a button or name counts as one. */
const LONGEST = 12;

it.each(LANGUAGES)("lessons on a move are said in short sentences in %s", (language) => {
  const text = wordsIn(language);
  const said = [...text.matchAll(/^learn-(?:turn|exchange)-\d(-keys)? = (.*)$/gm)];
  const seen = said.filter(
    ([line, keys]) => !keys && text.includes(`${line.split(" ")[0]}-keys = `),
  );
  const sentences = said
    .filter((line) => !seen.includes(line))
    .flatMap(([, , words = ""]) => words.split(/(?<=[.?!]) /));
  // A tile is two words.
  const words = (line: string): number =>
    line
      .replace(/\{ \$[a-d] \}/g, "X X")
      .replace(/\{[^}]*\}/g, "X")
      .split(" ").length;
  expect(sentences.length).toBeGreaterThan(15);
  expect(sentences.filter((line) => words(line) > LONGEST)).toEqual([]);
});

describe("a first hand", () => {
  const hands = lessons.filter(({ staged }) => staged);

  it("opens the lessons of every game", () => {
    const first = GAMES.map((game) => [game, firstOf(game)]);
    expect(Object.entries(LESSON_IDS).map(([game, [id]]) => [game, id])).toEqual(
      expect.arrayContaining(first),
    );
    expect(hands.map(({ id }) => id).sort()).toEqual(first.map(([, id]) => id).sort());
  });

  it.each(LANGUAGES)("says at most a short line a step in %s", (language) => {
    const text = wordsIn(language);
    const lines = [...text.matchAll(/^learn-first-\w+-\d+ = (.*)$/gm)].map(([, said = ""]) => said);
    expect(lines).toHaveLength(hands.flatMap(({ steps }) => steps).length);
    const aloud = [...text.matchAll(/^learn-first-[\w-]+-keys = (.*)$/gm)];
    lines.push(...aloud.flatMap(([, said = ""]) => said.split(/(?<=[.?!]) /)));
    const words = (line: string): number => line.replace(/\{[^}]*\}/g, "X").split(" ").length;
    expect(lines.filter((line) => words(line) > LONGEST)).toEqual([]);
  });

  it("names the one tile that it points at, unless it is an okey or a joker", () => {
    const unnamed = hands.flatMap(({ steps }) =>
      steps.flatMap(({ at, names }) =>
        at.length === 1 && /^([RBKY]\d|J)/.test(`${at}`) && `${names}` !== `${at}` ? at : [],
      ),
    );
    expect(unnamed.sort()).toEqual(["J", "K7", "Y8"]);
  });

  it.each(hands)("$id leads by a tap at every step but its last", ({ steps }) => {
    const leads = steps.map((step) => leadOf(step) !== null);
    expect(leads).toEqual(steps.map((_, i) => i < steps.length - 1));
  });

  it.each(hands)("$id says where a tile goes that is chosen for an action", ({ steps }) => {
    const chosen = steps.map(({ kind, at }) => kind === "do" && /^[RYBKJF]\d*/.test(`${at}`));
    expect(steps.map(({ goes }) => goes !== null)).toEqual(chosen);
  });
});

describe("an action", () => {
  const step = { kind: "do", others: [], at: [], goes: null, names: [], from: 0 } as const;

  it.each([
    ["discard R5", "discard R5'", true],
    ["discard R5", "discard R6", false],
    ["discard *", "discard R6", true],
    ["discard *", "draw", false],
    ["finish K9", "finish K9' : R1 R2 R3 | B4 B5 B6", true],
    ["lay R1 R2 R3 | K4 B4 Y4", "lay Y4 K4 B4 | R1 R2 R3'", true],
    ["lay R1 R2 R3 | K4 B4 Y4", "lay R1 R2 R3", false],
  ])("that is wanted as %s may be %s: %s", (wanted, action, right) => {
    expect(accepts({ ...step, wants: ["draw it", wanted] }, action)).toBe(right);
  });

  it("is any where the round is played on, and none where there is something to read", () => {
    expect(accepts({ ...step, kind: "play", wants: [] }, "draw")).toBe(true);
    expect(accepts({ ...step, kind: "read", wants: [] }, "draw")).toBe(false);
  });
});

describe("progress", () => {
  it.each([
    ["damaged", "{"],
    ["of another kind", "[1]"],
    ["of a later version", '{"version":2,"done":["tiles"]}'],
    ["nothing", "null"],
  ])("that is %s is none", (_, text) => {
    expect(recallProgress({ read: () => text, readSecond: () => null })).toEqual({
      done: [],
      at: null,
    });
  });

  it("keeps what of it can be read", () => {
    const at = { lesson: "runs", step: 1.5, match: "" };
    expect(
      lessonsShelf.read(JSON.stringify({ version: 1, done: ["tiles", 3], at }))?.value,
    ).toEqual({
      done: ["tiles"],
      at: null,
    });
  });
});
