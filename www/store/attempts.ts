/** Attempts at daily deals, which the small script of home reads too. */

import { dayAfter, daysInRow, isDay, isMoment } from "../base/calendar";
import { GAMES } from "../engine/presets";
import type { Ending, GameName, GameView } from "../engine/views";

export const DAILY = "istaka.daily";

/** The end of an attempt. */
export interface Result {
  readonly won: boolean;
  readonly ending: Ending;
  /** Number of the player's turns. */
  readonly turns: number;
  /** The player's score, and its unit. */
  readonly score: number;
  readonly counts: GameView["counts"];
  /** True if undo of everything was allowed. */
  readonly practice: boolean;
}

/** The first attempt at the deal of a day. */
export interface DailyAttempt {
  readonly game: GameName;
  /** "2026-11-24" */
  readonly date: string;
  /** The date on which it was begun. */
  readonly on: string;
  /** The seed in its record, by which its match is found. */
  readonly seed: string;
  /** The moment at which its match was begun; null until the match has been found. */
  readonly begun: string | null;
  readonly result: Result | null;
}

/** Counts the days in a row, up to today or yesterday, whose deal was finished on its day. */
export function streak(attempts: readonly DailyAttempt[], game: GameName, today: string): number {
  const counting = attempts.filter((one) => one.game === game && counts(one));
  const days = new Set(counting.map(({ date }) => date));
  return daysInRow(days.has(today) ? today : dayAfter(today, -1), (date) => days.has(date));
}

/** Returns true if an attempt counts: begun on its day, over, and not in practice. */
export function counts({ date, on, result }: DailyAttempt): boolean {
  return on === date && result !== null && !result.practice;
}

/** Checks data that may have been changed by hand. */
export function isAttempt(data: unknown): data is DailyAttempt {
  if (typeof data !== "object" || data === null) return false;
  const { game, date, on, seed, begun, result } = data as Partial<DailyAttempt>;
  return (
    GAMES.some((name) => name === game) &&
    [date, on].every(isDay) &&
    /^\d{1,20}$/.test(`${seed}`) &&
    (begun === null || isMoment(begun)) &&
    (result === null || isResult(result))
  );
}

function isResult(data: unknown): data is Result {
  if (typeof data !== "object" || data === null) return false;
  const { won, ending, turns, score, counts, practice } = data as Partial<Result>;
  return (
    typeof won === "boolean" &&
    typeof ending === "string" &&
    typeof counts === "string" &&
    [turns, score].every(Number.isSafeInteger) &&
    typeof practice === "boolean"
  );
}
