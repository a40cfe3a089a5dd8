/**
 * What is left of a match for lists and statistics, so that its record need not be played again:
 * rules, opponents, how it stands, and of each round what the engine counts of it.
 */

import { LONGEST_RULES } from "../choices";
import type { LookedBack, Summarized } from "../engine/client";
import type { Ending, GameName, GameView, Luck, RoundSummary as Round, Skill } from "../views";
import { isSealed, sealed } from "./seal";

/** Luck and skill are null until somebody has looked back on the round, which takes a while. */
export interface RoundSummary extends Round<Ending> {
  readonly luck: Luck | null;
  readonly skill: Skill | null;
}

export interface Summary {
  readonly game: GameName;
  /** The rules: a preset and what differs from it. */
  readonly rules: string;
  readonly preset: string;
  readonly counts: GameView["counts"];
  readonly opponents: readonly string[];
  readonly practice: boolean;
  /** Whether it is a part of a contest; earlier versions do not say so of any. */
  readonly contest?: boolean;
  /** What the player has written. */
  readonly score: number;
  /** His place, when the match is over. */
  readonly place: number | null;
  readonly players: number;
  readonly rounds: readonly RoundSummary[];
}

/** Since when matches count; from the first one on where there is nothing. */
export const SINCE = "istaka.since";

/** For what matches are played. One of each can be unfinished beside the others, and more. */
export const PURPOSES = ["casual", "practice", "tournament"] as const;
export type Purpose = (typeof PURPOSES)[number];

export function purposeOf({ practice, contest }: Summary): Purpose {
  if (contest) return "tournament";
  return practice ? "practice" : "casual";
}

/** The version of a summary as text; others are made anew. */
const VERSION = 2;

/** What the engine says of a match, in short. */
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
    // A match that is over without him has no place for him.
    place: standing ? (place ?? players.length) : null,
    players: players.length,
    rounds: rounds.map((round) => ({ ...round, luck: null, skill: null })),
  };
}

/** The rounds that are over. */
export function finished({ rounds }: Pick<Summary, "rounds">): readonly RoundSummary[] {
  return rounds.filter(({ ending }) => ending !== "running");
}

/** Whether nobody has looked back on some of the rounds that are over. */
export function isUnseen(summary: Summary): boolean {
  return finished(summary).some(({ luck }) => luck === null);
}

/** The summary with what was found by looking back. */
export function lookedBack(summary: Summary, found: readonly LookedBack[]): Summary {
  const rounds = summary.rounds.map((round) => {
    const one = found.find((one) => one.round === round.round);
    return one ? { ...round, luck: one.luck, skill: one.skill } : round;
  });
  return { ...summary, rounds };
}

/** A summary as it is kept beside a record, of which it says by `seal` what it was made of. */
export function writtenSummary(summary: Summary, seal: string): string {
  return sealed({ version: VERSION, seal, summary });
}

/** Null where it is of another version or record; with `seal` null it may be of any record. */
export function readSummary(text: string | null, seal: string | null): Summary | null {
  if (isSealed(text ?? "") === false) return null;
  try {
    const read = JSON.parse(text ?? "null");
    if (read?.version !== VERSION || (seal !== null && read.seal !== seal)) return null;
    return isSummary(read.summary) ? read.summary : null;
  } catch {
    return null;
  }
}

/** What is kept may have been changed by anybody. */
function isSummary(data: unknown): data is Summary {
  if (typeof data !== "object" || data === null) return false;
  const { rounds, opponents, score, players, ...rest } = data as Partial<Summary>;
  const texts = [rest.game, rest.rules, rest.preset, rest.counts];
  return (
    texts.every((text) => typeof text === "string" && text.length <= LONGEST_RULES) &&
    [score, players].every(Number.isSafeInteger) &&
    (rest.place === null || Number.isSafeInteger(rest.place)) &&
    typeof rest.practice === "boolean" &&
    ["boolean", "undefined"].includes(typeof rest.contest) &&
    Array.isArray(opponents) &&
    opponents.every((one) => typeof one === "string") &&
    Array.isArray(rounds) &&
    rounds.every(isRound)
  );
}

function isRound(round: Partial<RoundSummary> | null): boolean {
  const { luck, skill } = round ?? {};
  return (
    [round?.round, round?.turns, round?.oneAway].every(Number.isSafeInteger) &&
    Object.hasOwn(ENDINGS, `${round?.ending}`) &&
    (luck === null || areNumbers(luck?.draws, luck?.helped, luck?.expected)) &&
    (skill === null || areNumbers(skill?.decisions, skill?.right, skill?.lost))
  );
}

function areNumbers(...numbers: unknown[]): boolean {
  return numbers.every(Number.isFinite);
}

/** All ways in which a round can end, as TypeScript makes sure. */
const ENDINGS = {
  plain: true,
  okey: true,
  pairs: true,
  okeyPairs: true,
  atOnce: true,
  lowest: true,
  void: true,
  running: true,
} as const satisfies Record<Ending, true>;
