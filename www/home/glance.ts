/**
 * The sentences about matches, chips and lessons that home shows before the engine is there. The
 * page writes them on each visit; no copy of them is needed, as they follow from other texts.
 */

import { readLocal, writeLocal } from "../store/local";
import { isSealed, sealed } from "../store/seal";
import { fieldsIn } from "../store/shelf";

/** The key in local storage; it lacks the prefix of the player's texts. */
export const GLANCE = "istaka-glance";

/** Event by which the page asks home to read the glance again. */
export const NEW_GLANCE = "glance";

export interface Glance {
  /** The running match: its rules, its round, and the points of its players. */
  readonly match: Readonly<Record<"title" | "round" | "points", string>> | null;
  /** Null if no chips are played for. */
  readonly chips: string | null;
  /** The next lesson; null if none was begun. */
  readonly lesson: string | null;
  /** The picture of the player as a data URL; null for a letter. */
  readonly face: string | null;
}

export const NOTHING: Glance = {
  match: null,
  chips: null,
  lesson: null,
  face: null,
};

/** More letters than any sentence has. */
const LONGEST = 500;

/** More letters than any picture has. */
const LARGEST = 50_000;

/** Reads what the last visit has left; a damaged part is left out. */
export function readGlance(): Glance {
  const text = readLocal(GLANCE) ?? "";
  if (isSealed(text) === false) return NOTHING;
  const { match, chips, lesson, face } = fieldsIn(text);
  const { title, round, points } = fieldsOf(match);
  return {
    match: isText(title) && isText(round) && isText(points) ? { title, round, points } : null,
    chips: isText(chips) ? chips : null,
    lesson: isText(lesson) ? lesson : null,
    face: isText(face, LARGEST) && /^data:image\/svg\+xml,[\w%.!~*'()-]+$/.test(face) ? face : null,
  };
}

/** Writes the glance, and tells home to show it. */
export function writeGlance(glance: Glance): void {
  // Without storage home says less.
  writeLocal(GLANCE, sealed(glance));
  dispatchEvent(new Event(NEW_GLANCE));
}

function isText(data: unknown, longest = LONGEST): data is string {
  return typeof data === "string" && data.length <= longest;
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
}
