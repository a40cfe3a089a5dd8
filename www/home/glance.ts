/**
 * The matches, chips and lessons as home shows them before the engine is there. The
 * page writes them on each visit; no copy of them is needed, as they follow from other texts.
 */

import { isGame } from "../engine/presets";
import type { GameName } from "../engine/views";
import { readLocal, writeLocal } from "../store/local";
import { isSealed, sealed } from "../store/seal";
import { fieldsIn } from "../store/shelf";
import type { Lying } from "./games";

/** The key in local storage; it lacks the prefix of the player's texts. */
export const GLANCE = "istaka-glance";

/** Event by which the page asks home to read the glance again. */
export const NEW_GLANCE = "glance";

/** A running match: its rules, its round, and the points of its players. */
export interface Running extends Lying, Readonly<Record<(typeof TOLD)[number], string>> {
  readonly game: GameName;
  /** The seats in which others play. */
  readonly seats: readonly number[];
  /** True if it is played clockwise. */
  readonly clockwise: boolean;
}

export interface Glance {
  readonly match: Running | null;
  /** The names of the other players, by seat from 1; empty at a first visit. */
  readonly names: readonly string[];
  /** Null if no chips are played for. */
  readonly chips: string | null;
  /** The next lesson; null if none was begun. */
  readonly lesson: string | null;
  /** The contest that the player is in, and the place there; null outside one. */
  readonly contest: string | null;
  /** The number of contests won. */
  readonly cups: number;
  /** The days on which mistakes are due, one for each. */
  readonly again: readonly string[];
  /** The games in which the player's strength is known. */
  readonly known: readonly GameName[];
}

/** The texts about a match; `rules` are those to begin it by, empty in a contest. */
const TOLD = ["rules", "title", "round", "points", "hand", "middle"] as const;

export const NOTHING: Glance = {
  match: null,
  names: [],
  chips: null,
  lesson: null,
  contest: null,
  cups: 0,
  again: [],
  known: [],
};

/** More letters than any sentence has. */
const LONGEST = 500;

/** Reads what the last visit has left; a damaged part is left out. */
export function readGlance(): Glance {
  const text = readLocal(GLANCE) ?? "";
  if (!isSealed(text)) return NOTHING;
  const { match, names, chips, lesson, contest, cups, again, known } = fieldsIn(text);
  return {
    match: isRunning(match) ? match : null,
    names: Array.isArray(names) && names.length === 3 && names.every(isText) ? names : [],
    chips: isText(chips) ? chips : null,
    lesson: isText(lesson) ? lesson : null,
    contest: isText(contest) ? contest : null,
    cups: typeof cups === "number" && Number.isSafeInteger(cups) ? cups : 0,
    again: Array.isArray(again) ? again.filter(isText) : [],
    known: Array.isArray(known) ? known.filter(isGame) : [],
  };
}

/** Writes the glance, and tells home to show it. */
export function writeGlance(glance: Glance): void {
  // Without storage home says less.
  writeLocal(GLANCE, sealed(glance));
  dispatchEvent(new Event(NEW_GLANCE));
}

function isText(data: unknown): data is string {
  return typeof data === "string" && data.length <= LONGEST;
}

function isRunning(data: unknown): data is Running {
  const { game, seats, clockwise, ...told } = fieldsOf(data);
  return (
    isGame(game) &&
    Array.isArray(seats) &&
    typeof clockwise === "boolean" &&
    TOLD.every((name) => isText(told[name]))
  );
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
}
