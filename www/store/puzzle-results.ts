/**
 * The first answers to puzzles: by day, and by the checksum of the puzzle's text. The text holds
 * the grade, which a later version may change: the puzzle stays the same.
 */

import { dayAfter, daysInRow, isDay } from "../base/calendar";
import { sumOf } from "./seal";
import { jsonShelf, type Texts } from "./shelf";

/** All values of the grade in a puzzle's text. */
const GRADES = ["easy", "medium", "hard"] as const;

export const PUZZLES = "istaka.puzzles";

/** Most days, and most puzzles, that are kept. */
const MOST = 2000;

/** True under a key if the first answer was right. */
type Answers = Readonly<Record<string, boolean>>;

interface PuzzleResults {
  /** The answers by date. */
  readonly days: Answers;
  /** The answers by checksum of the text. */
  readonly tried: Answers;
}

const NONE: PuzzleResults = { days: {}, tried: {} };

export const puzzlesShelf = jsonShelf<PuzzleResults>(PUZZLES, 1, {
  read(fields) {
    const value = { days: answersIn(fields.days, isDay), tried: answersIn(fields.tried, isSum) };
    const whole = areAnswers(fields.days, value.days) && areAnswers(fields.tried, value.tried);
    return { value, whole };
  },
  part: "puzzles",
  /** The first answer counts. */
  merge(here, file) {
    const own = here ?? NONE;
    const lacking = (own: Answers, others: Answers): [string, boolean][] =>
      Object.entries(others).filter(([key]) => own[key] === undefined);
    const [days, tried] = [lacking(own.days, file.days), lacking(own.tried, file.tried)];
    // The puzzle of a day is among those that were tried.
    const added = Math.max(days.length, tried.length);
    if (added === 0) return { value: own, added };
    const all = tried.reduce((all, [sum, solved]) => withOne(all, sum, solved), own.tried);
    const value = { days: latest({ ...own.days, ...Object.fromEntries(days) }), tried: all };
    return { value, added };
  },
});

export class SolvedPuzzles {
  constructor(private readonly texts: Pick<Texts, "read" | "readSecond" | "write">) {}

  get results(): PuzzleResults {
    return puzzlesShelf.recall(this.texts).value ?? NONE;
  }

  /** Returns true if the first answer was right, null if there is none. */
  of(text: string): boolean | null {
    const { tried } = this.results;
    const kept = textsOf(text).find((same) => tried[sumOf(same)] !== undefined);
    return kept === undefined ? null : (tried[sumOf(kept)] ?? null);
  }

  /** Notes an answer; the first to a puzzle and of a day counts. `date` is null for practice. */
  note(text: string, date: string | null, solved: boolean): void {
    const { days, tried } = this.results;
    const next = {
      days: date === null ? days : latest({ [date]: solved, ...days }),
      tried: this.of(text) === null ? withOne(tried, `${sumOf(text)}`, solved) : tried,
    };
    puzzlesShelf.keep(this.texts, next);
  }
}

/** Returns the text of a puzzle with each grade, its own first. */
function textsOf(text: string): string[] {
  const [version, number, kind, , ...rest] = text.split(" ");
  const graded = GRADES.map((grade) => [version, number, kind, grade, ...rest].join(" "));
  return [text, ...graded];
}

/** Counts the days in a row, up to today or yesterday, on which the puzzle was solved. */
export function daysSolved({ days }: PuzzleResults, today: string): number {
  const last = days[today] === undefined ? dayAfter(today, -1) : today;
  return daysInRow(last, (date) => days[date] === true);
}

/** Returns the entries that can be read. */
function answersIn(data: unknown, isKey: (key: string) => boolean): Answers {
  const entries: [string, unknown][] = Object.entries(data ?? {});
  const fits = ([key, value]: [string, unknown]) => isKey(key) && typeof value === "boolean";
  return Object.fromEntries(entries.filter(fits).slice(-MOST)) as Answers;
}

/** Returns true if these are all entries. */
function areAnswers(data: unknown, read: Answers): boolean {
  const isObject = typeof data === "object" && data !== null;
  return isObject && Object.keys(data).length === Object.keys(read).length;
}

function isSum(key: string): boolean {
  return /^\d{1,10}$/.test(key);
}

function latest(days: Answers): Answers {
  const sorted = Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.slice(-MOST));
}

/**
 * Adds a puzzle. If there are too many, drops the one with the next larger checksum, or else the
 * smallest: their order in time is unknown, and a checksum is as good as a random number.
 */
function withOne(tried: Answers, sum: string, solved: boolean): Answers {
  const sums = Object.keys(tried).sort((one, other) => Number(one) - Number(other));
  const next = sums.find((one) => Number(one) > Number(sum)) ?? sums[0];
  const goes = sums.length < MOST ? undefined : next;
  const stay = Object.entries(tried).filter(([one]) => one !== goes);
  return Object.fromEntries([...stay, [sum, solved]]);
}
