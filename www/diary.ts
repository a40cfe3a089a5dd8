/**
 * The deals of a day that were played: the first try at each, which counts, as it ended. A day is
 * the player's own, by his clock; what is written of a date stays, whatever the clock says later.
 */

import type { Device } from "./device";
import type { RemoteEngine, Summarized } from "./engine/client";
import { GAMES } from "./engine/presets";
import { MATCH, PAST, readingsIn } from "./keeper";
import { summaryOf } from "./summary";
import type { Ending, GameName, GameView } from "./views";

/** Where they are kept. */
export const DIARY = "istaka.daily";

/** The version of the text. */
const VERSION = 1;

/** So many days stay: each takes some two hundred letters. */
const MOST = 2000;

/** How a try ended. */
export interface Result {
  readonly won: boolean;
  readonly ending: Ending;
  /** How many turns the player had. */
  readonly turns: number;
  /** What he has written, and what that counts. */
  readonly score: number;
  readonly counts: GameView["counts"];
  /** Everything could be taken back. */
  readonly practice: boolean;
}

/** The first try at the deal of a day. */
export interface DailyTry {
  readonly game: GameName;
  /** "2026-11-24" */
  readonly date: string;
  /** On which date it was begun. */
  readonly on: string;
  /** The seed in its record, by which its match is found. */
  readonly seed: string;
  /** When its match was begun; null until that has been found. */
  readonly begun: string | null;
  readonly result: Result | null;
}

/** A match of the deal of a day: under which key it is kept, when it was begun, and its record. */
export interface Found {
  readonly key: string;
  readonly begun: string;
  readonly record: string;
}

export class Diary {
  /** The tries as they were read last, and the copies in which they were. */
  #read: { copies: (string | null)[]; tries: readonly DailyTry[] } = { copies: [], tries: [] };

  constructor(
    private readonly device: Pick<Device, "read" | "readSecond" | "keys" | "isOurs" | "change">,
    private readonly engine: Pick<RemoteEngine, "summarize">,
  ) {}

  /** What is kept; nothing of a text that cannot be read. */
  get tries(): readonly DailyTry[] {
    const copies = [this.device.read(DIARY), this.device.readSecond(DIARY)];
    // A month asks for it day by day.
    if (copies.some((copy, i) => copy !== this.#read.copies[i])) {
      const tries = copies.map(readDiary).find((tries) => tries !== null) ?? [];
      this.#read = { copies, tries };
    }
    return this.#read.tries;
  }

  of(game: GameName, date: string): DailyTry | null {
    return this.tries.find((one) => one.game === game && one.date === date) ?? null;
  }

  /** Notes that a deal is played: the first time that it has become a match. */
  note(game: GameName, date: string, record: string, today: string): void {
    const seed = seedIn(record);
    const before = this.of(game, date);
    if (seed === null || (before && before.begun !== null)) return;
    const others = this.tries.filter((one) => one.game !== game || one.date !== date);
    this.#keep([...others, { game, date, on: today, seed, begun: null, result: null }]);
  }

  /** Looks for how the tries ended that had not when they were looked at last. */
  async settle(): Promise<void> {
    const before = this.tries;
    const after = await Promise.all(before.map((one) => this.#settled(one)));
    const settled = after.filter((one, i) => one !== before[i]);
    if (settled.length === 0) return;
    // Others may have been noted meanwhile.
    this.#keep(
      this.tries.map(
        (one) => settled.find(({ game, date }) => game === one.game && date === one.date) ?? one,
      ),
    );
  }

  /** The matches of the deal of a day, the first one first: their keys, and when they were begun. */
  matches(seed: string): Found[] {
    const { device } = this;
    const keys = device.keys().filter((key) => key === MATCH || key.startsWith(PAST));
    const found = keys.flatMap((key) => {
      if (!device.read(key)?.includes(`seed ${seed}`)) return [];
      const kept = readingsIn(device, key)[0]?.kept;
      if (!kept || seedIn(kept.match) !== seed) return [];
      const begun = key === MATCH ? kept.begun : key.slice(PAST.length);
      return [{ key, begun, record: kept.match }];
    });
    return found.sort((one, other) => (one.begun < other.begun ? -1 : 1));
  }

  async #settled(one: DailyTry): Promise<DailyTry> {
    if (one.result !== null) return one;
    const all = this.matches(one.seed);
    const match = one.begun === null ? all[0] : all.find(({ begun }) => begun === one.begun);
    if (!match) return one;
    const answer = await this.engine.summarize(match.record).catch(() => null);
    const result = answer?.ok ? resultOf(answer.value) : null;
    if (result === null && match.begun === one.begun) return one;
    return { ...one, begun: match.begun, result };
  }

  #keep(tries: readonly DailyTry[]): void {
    const sorted = [...tries].sort((one, other) => (one.date < other.date ? -1 : 1));
    if (!this.device.isOurs()) return;
    this.device.change(new Map([[DIARY, writtenDiary(sorted.slice(-MOST))]]));
  }
}

/** How a match of one round has ended for the player; null where it has not. */
function resultOf(found: Summarized): Result | null {
  if (found.game.standing === null) return null;
  const { rounds, place, score, practice, counts } = summaryOf(found, []);
  const turns = rounds.reduce((sum, round) => sum + round.turns, 0);
  const ending = rounds.at(-1)?.ending ?? "void";
  return { won: place === 1, ending, turns, score, counts, practice };
}

/** The seed of a record. */
export function seedIn(record: string): string | null {
  return /^seed (\d{1,20})$/m.exec(record)?.[1] ?? null;
}

/** Whether a record is a try at the deal of a day that is written down here. */
export function isDaily(diary: string | null, record: string): boolean {
  const seed = seedIn(record);
  return seed !== null && (diary?.includes(`"seed":"${seed}"`) ?? false);
}

/** How many days in a row, up to today or yesterday, the deal of the day was played to its end on its day. */
export function streak(tries: readonly DailyTry[], game: GameName, today: string): number {
  const counted = new Set(tries.filter((one) => one.game === game && counts(one)).map(dateOfTry));
  let day = counted.has(today) ? today : dayAfter(today, -1);
  let days = 0;
  for (; counted.has(day); day = dayAfter(day, -1)) days += 1;
  return days;
}

/** Whether a try counts: it was begun on its day, is over, and nothing was taken back in practice. */
export function counts({ date, on, result }: DailyTry): boolean {
  return on === date && result !== null && !result.practice;
}

function dateOfTry({ date }: DailyTry): string {
  return date;
}

/** The date on the player's clock. */
export function dayOf(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [`${year}`.padStart(4, "0"), two(month), two(day)].join("-");
}

/** So many days after a date. */
export function dayAfter(date: string, days: number): string {
  const moment = noonOf(date);
  moment.setDate(moment.getDate() + days);
  return dayOf(moment);
}

/** Noon, so that no change of the clock makes it another day. */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

/** The weeks of a month ("2026-11"), from Monday to Sunday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = (noonOf(first).getDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; day.startsWith(month); day = dayAfter(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

function two(number: number): string {
  return `${number}`.padStart(2, "0");
}

function writtenDiary(tries: readonly DailyTry[]): string {
  return JSON.stringify({ version: VERSION, tries });
}

/** Null where there is nothing that can be read. */
export function readDiary(text: string | null): DailyTry[] | null {
  try {
    const data = JSON.parse(text ?? "null");
    const { version, tries } = data ?? {};
    const fits = version === VERSION && Array.isArray(tries) && tries.length <= MOST;
    return fits && tries.every(isTry) ? tries : null;
  } catch {
    return null;
  }
}

/** What is kept may have been changed by anybody. */
function isTry(data: unknown): data is DailyTry {
  if (typeof data !== "object" || data === null) return false;
  const { game, date, on, seed, begun, result } = data as Partial<DailyTry>;
  return (
    GAMES.some((name) => name === game) &&
    [date, on].every((day) => /^\d{4}-\d\d-\d\d$/.test(`${day}`)) &&
    /^\d{1,20}$/.test(`${seed}`) &&
    (begun === null || typeof begun === "string") &&
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
