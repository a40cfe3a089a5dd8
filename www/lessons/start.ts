/** A page on which a lesson is played: what it keeps, and who teaches. Fetched only there. */

import type { RemoteEngine } from "../engine/client";
import { learnWords } from "../locales/messages";
import { FIRST_VISIT, type Language } from "../settings";
import { MATCH } from "../store/match";
import { recallSettings, settingsShelf } from "../store/settings";
import { LessonDevice } from "./device";
import { actionsIn, type Lesson } from "./lesson";
import { Teacher } from "./teacher";
import { lessonOf } from "./texts";

export interface Classroom {
  readonly device: LessonDevice;
  words(language: Language): Promise<void>;
  teacher(engine: RemoteEngine): Teacher;
}

/** Null where there is no such lesson. It speaks of keys where the player may have some. */
export function classroom(id: string | null, keys = true): Classroom | null {
  const lesson = lessonOf(id);
  if (!lesson) return null;
  const device = new LessonDevice();
  return {
    device,
    words: (language) => learnWords("-lessons", language),
    teacher: (engine) => {
      takeUp(lesson, device);
      return new Teacher(lesson, device, engine, keys);
    },
  };
}

/** Puts the match of the lesson where the page looks for one: as it was left, or as it begins. */
function takeUp(lesson: Lesson, device: LessonDevice): void {
  const { value: settings } = recallSettings(device, FIRST_VISIT);
  // Whoever takes a lesson has answered how he wants to begin.
  if (!settings.greeted) settingsShelf.keep(device, { ...settings, greeted: true });
  const { done, at } = device.progress;
  const left = at?.lesson === lesson.id && at.step < lesson.steps.length - 1 ? at : null;
  const match = left && isOf(lesson, left.match) ? left.match : begun(lesson);
  const step = left?.match === match ? left.step : 0;
  device.progress = { done, at: { lesson: lesson.id, step, match } };
  device.write(MATCH, match);
}

/** Whether a kept match has been played in this lesson, as it is today. */
function isOf({ record, steps }: Lesson, kept: string): boolean {
  try {
    const { match } = JSON.parse(kept);
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
