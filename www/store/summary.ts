/**
 * The summary of a match for lists and statistics, so that its record need not be replayed: rules,
 * opponents, standing, and figures of each round.
 */

import { isMoment } from "../base/calendar";
import type { Summarized } from "../engine/client";
import type {
  Ending,
  GameName,
  GameView,
  Habit,
  Luck,
  ReviewView,
  RoundSummary as Round,
  Skill,
} from "../engine/views";
import { LONGEST_RULES } from "../settings/choices";
import { SUMMARY } from "./match";
import { sealed } from "./seal";
import { fieldsIn, jsonShelf, Shelf, type Texts } from "./shelf";

/** The luck and the decisions of a round. */
interface Analysed {
  readonly luck: Luck;
  readonly skill: Skill;
  readonly habits: readonly Habit<string>[];
}

/** All of it is null until the round has been analysed, which takes seconds. */
export type RoundSummary = Round<Ending> & (Analysed | Record<keyof Analysed, null>);

const UNSEEN = { luck: null, skill: null, habits: null } as const;

export interface Summary {
  readonly game: GameName;
  /** The rules: a preset and what differs from it. */
  readonly rules: string;
  readonly preset: string;
  readonly counts: GameView["counts"];
  readonly opponents: readonly string[];
  readonly practice: boolean;
  /** True for a match of a contest. */
  readonly contest: boolean;
  /** The player's score. */
  readonly score: number;
  /** The player's place; null until the match is over. */
  readonly place: number | null;
  readonly players: number;
  readonly rounds: readonly RoundSummary[];
}

/** The moment from which matches count in the statistics; all count if there is none. */
export const SINCE = "istaka.since";

export const sinceShelf = new Shelf<string>(SINCE, {
  read(text) {
    const { version, since } = fieldsIn(text);
    return version === 1 && isMoment(since) ? { value: since, whole: true } : null;
  },
  write: (since) => sealed({ version: 1, since }),
});

/** Returns the moment from which matches count; empty if all count. */
export function countsSince(texts: Pick<Texts, "read" | "readSecond">): string {
  return sinceShelf.recall(texts).value ?? "";
}

/** The purposes of matches. Unfinished matches of each can exist at the same time. */
export const PURPOSES = ["casual", "practice", "tournament"] as const;
type Purpose = (typeof PURPOSES)[number];

export function purposeOf({ practice, contest }: Summary): Purpose {
  if (contest) return "tournament";
  return practice ? "practice" : "casual";
}

/** Creates the summary from the engine's view of a match. */
export function summaryOf(
  { game, rounds }: Summarized,
  opponents: readonly string[],
  contest = false,
): Summary {
  const { standing, table, players } = game;
  const seat = table?.seat ?? 0;
  const place = standing?.find((place) => place.seat === seat)?.rank ?? null;
  return {
    game: game.game,
    rules: game.options.text,
    preset: game.options.preset,
    counts: game.counts,
    opponents: opponents.filter((_, i) => players.includes(i + 1)),
    practice: game.practice,
    contest,
    score: game.scores[seat] ?? 0,
    // A match that ended without the player has no place for them.
    place: standing ? (place ?? players.length) : null,
    players: players.length,
    rounds: rounds.map((round) => ({ ...round, ...UNSEEN })),
  };
}

/** Returns the rounds that are over. */
export function finished({ rounds }: Pick<Summary, "rounds">): readonly RoundSummary[] {
  return rounds.filter(({ ending }) => ending !== "running");
}

/** Returns true if some finished rounds have not been analysed. */
export function isUnseen(summary: Summary): boolean {
  return finished(summary).some(({ skill }) => skill === null);
}

/** Adds what the reviews of rounds have found. */
export function lookedBack(summary: Summary, found: readonly ReviewView[]): Summary {
  const rounds = summary.rounds.map((round) => {
    const one = found.find((one) => one.round === round.round);
    const luck = one?.luck[one.seat];
    return one && luck ? { ...round, luck, skill: one.skill, habits: one.habits } : round;
  });
  return { ...summary, rounds };
}

/** The summaries, each with the end of the text of the record that it was made from. */
export const summaryShelf = jsonShelf<{ readonly seal: string; readonly summary: Summary }>(
  SUMMARY,
  // Summaries of other versions are made anew.
  3,
  {
    read: ({ seal, summary }) =>
      isSummary(summary) ? { value: { seal: String(seal), summary }, whole: true } : null,
    damaged: "waits",
  },
);

/** Reads a summary made from the record with this end, or from any if `seal` is null. */
export function readSummary(text: string | null, seal: string | null): Summary | null {
  const reading = summaryShelf.read(text ?? "");
  const fits = reading?.whole && (seal === null || reading.value.seal === seal);
  return fits ? reading.value.summary : null;
}

/** Checks data that may have been changed by hand. */
function isSummary(data: unknown): data is Summary {
  if (typeof data !== "object" || data === null) return false;
  const { rounds, opponents, score, players, ...rest } = data as Partial<Summary>;
  const texts = [rest.game, rest.rules, rest.preset, rest.counts];
  return (
    texts.every((text) => typeof text === "string" && text.length <= LONGEST_RULES) &&
    [score, players].every(Number.isSafeInteger) &&
    (rest.place === null || Number.isSafeInteger(rest.place)) &&
    [rest.practice, rest.contest].every((flag) => typeof flag === "boolean") &&
    Array.isArray(opponents) &&
    opponents.every((one) => typeof one === "string") &&
    Array.isArray(rounds) &&
    rounds.every(isRound)
  );
}

function isRound(round: Partial<RoundSummary> | null): boolean {
  const { luck, skill, habits } = round ?? {};
  const all = [luck, skill, habits];
  return (
    [round?.round, round?.turns, round?.oneAway].every(Number.isSafeInteger) &&
    Object.hasOwn(ENDINGS, `${round?.ending}`) &&
    (all.every((one) => one === null) || (isLuck(luck) && isSkill(skill) && areHabits(habits)))
  );
}

function isLuck(luck: Partial<Luck> | null | undefined): boolean {
  return areNumbers(luck?.draws, luck?.helped, luck?.expected);
}

function isSkill(skill: Partial<Skill> | null | undefined): boolean {
  return areCounts(skill?.decisions, skill?.right) && areNumbers(skill?.lost, skill?.counted);
}

function areHabits(habits: unknown): boolean {
  const isHabit = (habit: Partial<Habit<string>> | null): boolean =>
    typeof habit?.mistake === "string" && areCounts(habit.times) && areNumbers(habit.lost);
  return Array.isArray(habits) && habits.every(isHabit);
}

function areCounts(...counts: unknown[]): boolean {
  return counts.every((count) => Number.isSafeInteger(count) && Number(count) >= 0);
}

function areNumbers(...numbers: unknown[]): boolean {
  return numbers.every(Number.isFinite);
}

/** All endings of a round; TypeScript checks that none is missing. */
const ENDINGS = {
  plain: true,
  okey: true,
  pairs: true,
  okeyPairs: true,
  atOnce: true,
  lowest: true,
  hand: true,
  okeyHand: true,
  exhausted: true,
  void: true,
  running: true,
} as const satisfies Record<Ending, true>;
