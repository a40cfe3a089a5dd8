/** The lessons as they are written down. */

import { type Lesson, lessonIn } from "./lesson";
import { LESSON_IDS } from "./names";

const texts = import.meta.glob<string>("./*/*.lesson", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Null where there is none of this name. */
export function lessonOf(id: string | null): Lesson | null {
  for (const [game, lessons] of Object.entries(LESSON_IDS)) {
    const text = texts[`./${game}/${id}.lesson`];
    if (id !== null && lessons.includes(id) && text !== undefined) return lessonIn(id, text);
  }
  return null;
}
