/** Checks exercises in data that may have been changed by hand. */

import { GAMES } from "../engine/presets";
import type { Exercise, WorthUnit } from "../engine/views";
import type { Fields } from "./shelf";

/** Most actions that are right in a position, and most letters of a text. */
const MOST_RIGHT = 50;
const LONGEST = 4096;

/** The losses, by the unit of the worth, that are equally dear. */
const DEAR: Readonly<Record<WorthUnit, number>> = { wins: 2, points: 10, tiles: 2 };

/** Returns a number by which losses of all games are compared. */
export function dearnessOf({ lost, unit }: Pick<Exercise, "lost" | "unit">): number {
  return lost / DEAR[unit];
}

export function isExercise(data: unknown): data is Exercise {
  const { game, event, turn, worth, lost, unit, right, ...rest } = fieldsOf(data);
  return (
    GAMES.some((name) => name === game) &&
    [rest.position, rest.did, rest.mistake].every(isText) &&
    [event, turn].every(isCount) &&
    [worth, lost].every(Number.isFinite) &&
    Object.hasOwn(DEAR, String(unit)) &&
    Array.isArray(right) &&
    right.every(isText) &&
    right.length <= MOST_RIGHT &&
    right.length > 0
  );
}

export function isText(data: unknown): data is string {
  return typeof data === "string" && data.length <= LONGEST;
}

export function isCount(data: unknown): data is number {
  return Number.isSafeInteger(data) && Number(data) >= 0;
}

export function fieldsOf(data: unknown): Fields {
  return typeof data === "object" && data !== null ? (data as Fields) : {};
}
