/** Exercises from rounds of bots that were made on this device, as they are kept. */

import type { Grade, Practice } from "../engine/views";
import { fieldsOf, isExercise } from "./exercise";
import { jsonShelf } from "./shelf";

const PRACTICE = "istaka.practice";

const GRADES: Readonly<Record<Grade, true>> = { easy: true, medium: true, hard: true };

export const practiceShelf = jsonShelf<{ readonly made: readonly Practice[] }>(PRACTICE, 1, {
  read({ made }) {
    if (!Array.isArray(made)) return null;
    const value = { made: made.filter(isPractice) };
    return { value, whole: value.made.length === made.length };
  },
  /** Others are as good. */
  merge: (here, file) => ({ value: here ?? file, added: 0 }),
});

function isPractice(data: unknown): data is Practice {
  return isExercise(data) && Object.hasOwn(GRADES, String(fieldsOf(data).grade));
}
