/**
 * The sentences about matches, chips and lessons that home shows before the engine is there. The
 * page writes them on each visit; no copy of them is needed, as they follow from other texts.
 */

import { readLocal, writeLocal } from "../store/local";
import { fieldsIn } from "../store/shelf";

/** The key in local storage; it lacks the prefix of the player's texts. */
export const GLANCE = "istaka-glance";

/** Event by which the page asks home to read the glance again. */
export const NEW_GLANCE = "glance";

/** A tournament that starts at a time in milliseconds. */
export interface Announced {
  readonly start: number;
  readonly facts: string;
}

export interface Glance {
  /** The running match: its rules, its round, and the points of its players. */
  readonly match: Readonly<Record<"title" | "round" | "points", string>> | null;
  /** Null if no chips are played for. */
  readonly chips: string | null;
  /** The coming tournaments, the next one first. */
  readonly tournaments: readonly Announced[];
  /** The next lesson; null if none was begun. */
  readonly lesson: string | null;
  /** The picture of the player as a data URL; null for a letter. */
  readonly face: string | null;
}

export const NOTHING: Glance = {
  match: null,
  chips: null,
  tournaments: [],
  lesson: null,
  face: null,
};

/** Reads what the last visit has left; a damaged part is left out. */
export function readGlance(): Glance {
  const { match, chips, tournaments, lesson, face } = fieldsIn(readLocal(GLANCE) ?? "");
  const { title, round, points } = fieldsOf(match);
  const all = Array.isArray(tournaments) ? tournaments : [];
  return {
    match: isText(title) && isText(round) && isText(points) ? { title, round, points } : null,
    chips: isText(chips) ? chips : null,
    tournaments: all.filter(
      (one) => isText(fieldsOf(one).facts) && Number(fieldsOf(one).start) > 0,
    ),
    lesson: isText(lesson) ? lesson : null,
    face: isText(face) && /^data:image\/svg\+xml,[\w%.!~*'()-]+$/.test(face) ? face : null,
  };
}

/** Writes the glance, and tells home to show it. */
export function writeGlance(glance: Glance): void {
  // Without storage home says less.
  writeLocal(GLANCE, JSON.stringify(glance));
  dispatchEvent(new Event(NEW_GLANCE));
}

function isText(data: unknown): data is string {
  return typeof data === "string";
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
}
