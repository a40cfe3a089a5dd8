/** A page on which a lesson is played: what it keeps, and who teaches. */

import type { RemoteEngine } from "../engine/client";
import { FIRST_VISIT } from "../settings";
import { MATCH } from "../store/match";
import { recallSettings, settingsShelf } from "../store/settings";
import { actionsIn, type Lesson } from "./lesson";
import { LessonMemory } from "./memory";
import { Teacher } from "./teacher";
import { lessonOf } from "./texts";

export interface Classroom {
  readonly copies: LessonMemory;
  teacher(engine: RemoteEngine): Teacher;
}

/** Null where there is no such lesson. It speaks of keys where the player may have some. */
export function classroom(id: string | null, keys = true): Classroom | null {
  const lesson = lessonOf(id);
  if (!lesson) return null;
  const copies = new LessonMemory();
  return {
    copies,
    teacher: (engine) => {
      takeUp(lesson, copies);
      return new Teacher(lesson, copies, engine, keys);
    },
  };
}

/** Puts the match of the lesson where the page looks for one: as it was left, or as it begins. */
function takeUp(lesson: Lesson, copies: LessonMemory): void {
  const { value: settings } = recallSettings(copies, FIRST_VISIT);
  // Whoever takes a lesson has answered how he wants to begin.
  if (!settings.greeted) settingsShelf.keep(copies, { ...settings, greeted: true });
  const { done, at } = copies.progress;
  const left = at?.lesson === lesson.id && at.step < lesson.steps.length - 1 ? at : null;
  const match = left && isOf(lesson, left.match) ? left.match : begun(lesson);
  const step = left?.match === match ? left.step : 0;
  copies.progress = { done, at: { lesson: lesson.id, step, match } };
  copies.write(MATCH, match);
}

/** Returns true if a saved match has been played in this lesson, as it is today. */
function isOf({ record, steps }: Lesson, saved: string): boolean {
  try {
    const { match } = JSON.parse(saved);
    const wall = /^round .*$/m.exec(record)?.[0] ?? "";
    return String(match).includes(`${wall}\n`) && actionsIn(match) >= (steps[0]?.from ?? 0);
  } catch {
    return false;
  }
}

function begun({ record, rack }: Lesson): string {
  const columns = Math.max(...(rack ?? [""]).map((tier) => tier.split(" ").length));
  const slots = (rack ?? []).flatMap((tier) => {
    const tiles = tier.split(" ").map((tile) => (tile === "." ? null : tile));
    return [...tiles, ...Array(columns - tiles.length).fill(null)];
  });
  return JSON.stringify({ match: record, slots, columns, opponents: ["easy", "easy", "easy"] });
}
