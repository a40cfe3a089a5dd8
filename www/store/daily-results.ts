/**
 * The deals of a day that were played: the first try at each, which counts, as it ended. A day is
 * the player's own, by his clock; what is written of a date stays, whatever the clock says later.
 */

import { dayAfter, daysInRow, isDay, isMoment } from "../calendar";
import type { RemoteEngine, Summarized } from "../engine/client";
import { GAMES } from "../engine/presets";
import type { Ending, GameName, GameView } from "../views";
import { type FoundMatch, matchesHolding } from "./match";
import { sealed } from "./seal";
import { summaryOf } from "./summary";
import type { Texts } from "./texts";

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
export interface DailyAttempt {
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

export class DailyResults {
  /** The tries as they were read last, and the copies in which they were. */
  #read: { copies: (string | null)[]; tries: readonly DailyAttempt[] } = { copies: [], tries: [] };

  constructor(
    private readonly device: Pick<Texts, "read" | "readSecond" | "keys" | "isOurs" | "change">,
    private readonly engine: Pick<RemoteEngine, "summarize">,
  ) {}

  /** What is kept; nothing of a text that cannot be read. */
  get tries(): readonly DailyAttempt[] {
    const copies = [this.device.read(DIARY), this.device.readSecond(DIARY)];
    // A month asks for it day by day.
    if (copies.some((copy, i) => copy !== this.#read.copies[i])) {
      const tries = copies.map(readDiary).find((tries) => tries !== null) ?? [];
      this.#read = { copies, tries };
    }
    return this.#read.tries;
  }

  of(game: GameName, date: string): DailyAttempt | null {
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

  /** The matches of the deal of a day, the first one first. */
  matches(seed: string): FoundMatch[] {
    const found = matchesHolding(`seed ${seed}`, this.device);
    return found.filter(({ kept }) => seedIn(kept.match) === seed);
  }

  async #settled(one: DailyAttempt): Promise<DailyAttempt> {
    if (one.result !== null) return one;
    const all = this.matches(one.seed);
    const found = one.begun === null ? all[0] : all.find(({ kept }) => kept.begun === one.begun);
    if (!found) return one;
    const { match, begun } = found.kept;
    const answer = await this.engine.summarize(match).catch(() => null);
    const result = answer?.ok ? resultOf(answer.value) : null;
    return result === null && begun === one.begun ? one : { ...one, begun, result };
  }

  #keep(tries: readonly DailyAttempt[]): void {
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

/** How many days in a row, to today or yesterday, the day's deal was finished on its day. */
export function streak(tries: readonly DailyAttempt[], game: GameName, today: string): number {
  const counting = tries.filter((one) => one.game === game && counts(one));
  const days = new Set(counting.map(({ date }) => date));
  return daysInRow(days.has(today) ? today : dayAfter(today, -1), (date) => days.has(date));
}

/** Whether a try counts: begun on its day, over, and nothing taken back in practice. */
export function counts({ date, on, result }: DailyAttempt): boolean {
  return on === date && result !== null && !result.practice;
}

function writtenDiary(tries: readonly DailyAttempt[]): string {
  return sealed({ version: VERSION, tries });
}

/** Null where there is nothing that can be read. */
export function readDiary(text: string | null): DailyAttempt[] | null {
  const { version, tries } = fieldsIn(text);
  const fits = version === VERSION && Array.isArray(tries) && tries.length <= MOST;
  return fits && tries.every(isTry) ? tries : null;
}

function fieldsIn(text: string | null): { readonly version?: unknown; readonly tries?: unknown } {
  try {
    return JSON.parse(text ?? "null") ?? {};
  } catch {
    return {};
  }
}

/** The tries that can be read of a damaged text, as a text; null where there are none. */
export function restOfDiary(text: string): string | null {
  const { version, tries } = fieldsIn(text);
  const rest = version === VERSION && Array.isArray(tries) ? tries.filter(isTry) : [];
  return rest.length > 0 ? writtenDiary(rest.slice(-MOST)) : null;
}

/** The tries here and those of a file, and how many of these are new; the first try counts. */
export function mergedDiary(here: string | null, file: string): { text: string; added: number } {
  const [own, others] = [readDiary(here) ?? [], readDiary(file) ?? []];
  const same = (one: DailyAttempt) => (other: DailyAttempt) =>
    one.game === other.game && one.date === other.date;
  const added = others.filter((one) => own.find(same(one))?.result == null && one.result !== null);
  const begun = others.filter((one) => one.result === null && !own.some(same(one)));
  const isNew = [...added, ...begun];
  if (isNew.length === 0 && here !== null) return { text: here, added: 0 };
  const stay = own.filter((one) => !isNew.some(same(one)));
  const tries = [...stay, ...isNew].sort((one, other) => (one.date < other.date ? -1 : 1));
  return { text: writtenDiary(tries.slice(-MOST)), added: isNew.length };
}

/** What is kept may have been changed by anybody. */
function isTry(data: unknown): data is DailyAttempt {
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
