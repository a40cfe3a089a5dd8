/** Exercises from rounds of bots that were made on this device, as they are kept. */

import type { Grade, Practice } from "../engine/views";
import { fieldsOf, isExercise } from "./exercise";
import { jsonShelf } from "./shelf";

const PRACTICE = "istaka.practice";

/** Most exercises of all games that are read. */
const MOST = 100;

const GRADES: Readonly<Record<Grade, true>> = { easy: true, medium: true, hard: true };

export const practiceShelf = jsonShelf<{ readonly made: readonly Practice[] }>(PRACTICE, 1, {
  read({ made }) {
    if (!Array.isArray(made)) return null;
    const value = { made: made.filter(isPractice).slice(0, MOST) };
    return { value, whole: value.made.length === made.length };
  },
});

function isPractice(data: unknown): data is Practice {
  const { grade, begun } = fieldsOf(data);
  return isExercise(data) && Object.hasOwn(GRADES, String(grade)) && begun === undefined;
}
