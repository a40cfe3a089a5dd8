/** Opens a page for a lesson: its storage and its teacher. */

import type { RemoteEngine } from "../engine/client";
import { learnSteps } from "../locales/messages";
import { DEFAULTS, FIRST_VISIT, type Language } from "../settings/settings";
import { MATCH } from "../store/match";
import { sealed } from "../store/seal";
import { recallSettings, settingsShelf } from "../store/settings";
import { type Lesson, lessonIn } from "./lesson";
import { LessonMemory } from "./memory";
import { gameOf, LESSON_IDS } from "./names";
import { actionsIn, Teacher } from "./teacher";

/** The texts of the lessons, by path. */
const texts = import.meta.glob<string>("./*/*.lesson", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns a lesson by its name; null without one. */
export function lessonOf(id: string | null): Lesson | null {
  for (const [game, lessons] of Object.entries(LESSON_IDS)) {
    const text = texts[`./${game}/${id}.lesson`];
    if (id !== null && lessons.includes(id) && text !== undefined) return lessonIn(id, text);
  }
  return null;
}

/**
 * Returns the storage and the teacher of a lesson; null for an unknown lesson. `keys` is true if
 * the player may have a keyboard: the lesson then mentions keys.
 */
export function classroom(id: string | null, keys = true) {
  const lesson = lessonOf(id);
  if (!lesson) return null;
  const copies = new LessonMemory();
  return {
    copies,
    guide: async (engine: RemoteEngine, language: Language) => {
      await learnSteps(language);
      await takeUp(lesson, copies, engine);
      const before = await actionsIn(lesson.record, engine);
      return new Teacher(lesson, copies, engine, before, keys);
    },
  };
}

/** Stores the match of the lesson as the match of the page, resumed or from its beginning. */
async function takeUp(lesson: Lesson, copies: LessonMemory, engine: RemoteEngine): Promise<void> {
  const { value: settings } = recallSettings(copies, FIRST_VISIT);
  const game = gameOf(lesson.id);
  // Skips the greeting of the game, and gives a newcomer easy opponents.
  if (game && !settings.greeted.includes(game)) {
    const greeted = [...settings.greeted, game];
    const isNewcomer = settings.greeted.length === 0 && settings.level === DEFAULTS.level;
    const level = isNewcomer ? FIRST_VISIT.level : settings.level;
    settingsShelf.keep(copies, { ...settings, greeted, level });
  }
  const { done, at } = copies.progress;
  const left = at?.lesson === lesson.id && at.step < lesson.steps.length - 1 ? at : null;
  const match = left && (await isOf(lesson, left.match, engine)) ? left.match : begun(lesson);
  const step = left?.match === match ? left.step : 0;
  copies.progress = { done, at: { lesson: lesson.id, step, match } };
  copies.write(MATCH, match);
}

/** Returns true if a saved match has the deal of the lesson and at least its actions. */
async function isOf({ record }: Lesson, saved: string, engine: RemoteEngine): Promise<boolean> {
  const texts = [record, matchIn(saved)];
  const read = await Promise.all(texts.map((text) => engine.recorded(text)));
  const [begun, left] = read.map((one) => (one.ok ? one.value.rounds[0] : undefined));
  return begun !== undefined && left?.wall === begun.wall && left.actions >= begun.actions;
}

function matchIn(saved: string): string {
  try {
    return String(JSON.parse(saved).match);
  } catch {
    return "";
  }
}

function begun({ record, rack }: Lesson): string {
  const columns = Math.max(...(rack ?? [""]).map((tier) => tier.split(" ").length));
  const slots = (rack ?? []).flatMap((tier) => {
    const tiles = tier.split(" ").map((tile) => (tile === "." ? null : tile));
    return [...tiles, ...Array(columns - tiles.length).fill(null)];
  });
  return sealed({ match: record, slots, columns, opponents: ["easy", "easy", "easy"] });
}
