/**
 * Which puzzles were solved at the first answer: those of days, and all others by the sum of their
 * texts. The grade stands in the text, and may be another in a later
 * version: the puzzle is the same.
 */

import { dayAfter, daysInRow, isDay } from "../calendar";
import { sealed, sumOf } from "./seal";
import type { Texts } from "./texts";

/** What may stand in the place of a grade. */
const GRADES = ["easy", "medium", "hard"] as const;

/** Where they are kept. */
export const PUZZLES = "istaka.puzzles";

/** The version of the text. */
const VERSION = 1;

/** So many days, and so many puzzles, stay. */
const MOST = 2000;

/** Under each key, whether the first answer was right. */
type Answers = Readonly<Record<string, boolean>>;

/** How each of them was answered first. */
export interface PuzzleResults {
  /** By date. */
  readonly days: Answers;
  /** By the sum of the text. */
  readonly tried: Answers;
}

const NONE: PuzzleResults = { days: {}, tried: {} };

export class SolvedPuzzles {
  constructor(private readonly device: Pick<Texts, "read" | "readSecond" | "write">) {}

  get results(): PuzzleResults {
    const copies = [this.device.read(PUZZLES), this.device.readSecond(PUZZLES)];
    return copies.map(readPuzzleResults).find((results) => results !== null) ?? NONE;
  }

  /** How a puzzle was answered first; null where it has not been. */
  of(text: string): boolean | null {
    const { tried } = this.results;
    const kept = textsOf(text).find((same) => tried[sumOf(same)] !== undefined);
    return kept === undefined ? null : (tried[sumOf(kept)] ?? null);
  }

  /** Notes an answer; only the first to a puzzle and of a day counts. `null` is no day's puzzle. */
  note(text: string, date: string | null, solved: boolean): void {
    const { days, tried } = this.results;
    const next = {
      days: date === null ? days : latest({ [date]: solved, ...days }),
      tried: this.of(text) === null ? withOne(tried, `${sumOf(text)}`, solved) : tried,
    };
    this.device.write(PUZZLES, written(next));
  }
}

/** A puzzle as it is written by each grade, its own first. */
function textsOf(text: string): string[] {
  const [version, number, kind, , ...rest] = text.split(" ");
  const graded = GRADES.map((grade) => [version, number, kind, grade, ...rest].join(" "));
  return [text, ...graded];
}

/** How many days in a row, up to today or yesterday, the puzzle of the day was solved. */
export function daysSolved({ days }: PuzzleResults, today: string): number {
  const last = days[today] === undefined ? dayAfter(today, -1) : today;
  return daysInRow(last, (date) => days[date] === true);
}

function written(results: PuzzleResults): string {
  return sealed({ version: VERSION, ...results });
}

/** Null where there is nothing that can be read. */
export function readPuzzleResults(text: string | null): PuzzleResults | null {
  const { version, days, tried } = fieldsIn(text);
  const fits = version === VERSION && areAnswers(days, isDay);
  return fits && areAnswers(tried, isSum) ? { days, tried } : null;
}

function fieldsIn(text: string | null): {
  readonly version?: unknown;
  readonly days?: unknown;
  readonly tried?: unknown;
} {
  try {
    return JSON.parse(text ?? "null") ?? {};
  } catch {
    return {};
  }
}

/** The results that can be read of a damaged text, as a text; null where there are none. */
export function restOfPuzzles(text: string): string | null {
  const { version, days, tried } = fieldsIn(text);
  const rest = { days: answersIn(days, isDay), tried: answersIn(tried, isSum) };
  const count = Object.keys(rest.days).length + Object.keys(rest.tried).length;
  return version === VERSION && count > 0 ? written(rest) : null;
}

/** The results here and those of a file, and how many of these are new; the first answer counts. */
export function mergedPuzzles(here: string | null, file: string): { text: string; added: number } {
  const [own, others] = [here, file].map((text) => readPuzzleResults(text) ?? NONE);
  if (!own || !others) return { text: file, added: 0 };
  const lacks = (own: Answers, others: Answers): [string, boolean][] =>
    Object.entries(others).filter(([key]) => own[key] === undefined);
  const [days, tried] = [lacks(own.days, others.days), lacks(own.tried, others.tried)];
  // The puzzle of a day is among those that were tried.
  const added = Math.max(days.length, tried.length);
  if (added === 0 && here !== null) return { text: here, added };
  const all = tried.reduce((all, [sum, solved]) => withOne(all, sum, solved), own.tried);
  const text = written({ days: latest({ ...own.days, ...Object.fromEntries(days) }), tried: all });
  return { text, added };
}

/** What is kept may have been changed by anybody. */
function areAnswers(data: unknown, isKey: (key: string) => boolean): data is Answers {
  if (typeof data !== "object" || data === null) return false;
  const { length } = Object.keys(data);
  return length <= MOST && Object.keys(answersIn(data, isKey)).length === length;
}

/** Those that can be read. */
function answersIn(data: unknown, isKey: (key: string) => boolean): Answers {
  const entries: [string, unknown][] = Object.entries(data ?? {});
  const fits = ([key, value]: [string, unknown]) => isKey(key) && typeof value === "boolean";
  return Object.fromEntries(entries.filter(fits).slice(-MOST)) as Answers;
}

function isSum(key: string): boolean {
  return /^\d{1,10}$/.test(key);
}

/** Those of the last days. */
function latest(days: Answers): Answers {
  const sorted = Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.slice(-MOST));
}

/**
 * With one more, for which another goes where there are too many: the one with the next larger sum,
 * or else with the least. When each was tried is not known, and sums are as good as dice.
 */
function withOne(tried: Answers, sum: string, solved: boolean): Answers {
  const sums = Object.keys(tried).sort((one, other) => Number(one) - Number(other));
  const next = sums.find((one) => Number(one) > Number(sum)) ?? sums[0];
  const goes = sums.length < MOST ? undefined : next;
  const stay = Object.entries(tried).filter(([one]) => one !== goes);
  return Object.fromEntries([...stay, [sum, solved]]);
}
