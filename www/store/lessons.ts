/** The progress in the lessons. */

import { jsonShelf, type Texts } from "./shelf";

export const LESSONS = "istaka.lessons";

export interface Progress {
  /** The names of the lessons that were finished. */
  readonly done: readonly string[];
  /** The lesson that was begun last: the step it is at, and its saved match. */
  readonly at: { readonly lesson: string; readonly step: number; readonly match: string } | null;
}

export const lessonsShelf = jsonShelf<Progress>(LESSONS, 1, {
  read(fields) {
    if (!Array.isArray(fields.done)) return null;
    const done = fields.done.filter((id) => typeof id === "string");
    const { lesson, step, match } = (fields.at ?? {}) as Record<string, unknown>;
    const known =
      typeof lesson === "string" && Number.isSafeInteger(step) && typeof match === "string";
    const at = known ? { lesson, step: Number(step), match } : null;
    return { value: { done, at }, whole: done.length === fields.done.length && !at === !fields.at };
  },
  part: "lessons",
  merge(here, file) {
    const { done, at } = here ?? { done: [], at: null };
    const isNew = file.done.filter((lesson) => !done.includes(lesson));
    const same = here !== null && isNew.length === 0 && (at ?? file.at) === at;
    const value = same ? here : { done: [...done, ...isNew], at: at ?? file.at };
    return { value, added: isNew.length };
  },
});

/** Returns the progress, as far as it can be read. */
export function recallProgress(texts: Pick<Texts, "read" | "readSecond">): Progress {
  return lessonsShelf.recall(texts).value ?? { done: [], at: null };
}
