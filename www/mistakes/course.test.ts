/** The second course asks positions that come with the game. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Practice } from "../engine/views";
import { COURSE_IDS } from "../lessons/names";
import { recallProgress } from "../store/lessons";
import { Memory } from "../store/memory";
import { Course, courseOf } from "./course";

const lines = readFileSync("src/puzzles/practice.jsonl", "utf8").trim().split("\n");
const SHIPPED = lines.map((line): Practice => JSON.parse(line));

it.each(COURSE_IDS)("%s asks three or four positions, the easy ones first", (id) => {
  const { list } = new Course(id, SHIPPED, new Memory());
  expect([3, 4]).toContain(list.length);
  const grades = list.map((one) => ("grade" in one ? one.grade : ""));
  expect(grades[0]).toBe("easy");
  const order = ["easy", "medium", "hard"];
  expect(grades).toEqual(order.flatMap((grade) => grades.filter((one) => one === grade)));
});

it("no position is asked in two lessons", () => {
  const all = COURSE_IDS.flatMap((id) => new Course(id, SHIPPED, new Memory()).list);
  expect(new Set(all.map(({ position }) => position)).size).toBe(all.length);
});

it("a lesson is done after the answer to its last position, once", () => {
  const texts = new Memory();
  const course = new Course("pairs-or-melds", SHIPPED, texts);
  const [first, ...others] = course.list;
  const last = others.at(-1);
  if (!first || !last) throw new Error("there are several");
  course.note(first);
  expect(recallProgress(texts).done).toEqual([]);
  for (let time = 0; time < 2; time++) course.note(last);
  expect(recallProgress(texts)).toEqual({ done: ["pairs-or-melds"], at: null });
});

it("a name that is none of a lesson begins nothing", () => {
  expect(["pairs-or-melds", "tiles", "constructor", undefined].map(courseOf)).toEqual([
    "pairs-or-melds",
    null,
    null,
    null,
  ]);
});
