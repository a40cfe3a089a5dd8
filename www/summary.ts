/**
 * What is left of a match for lists and statistics, so that its record need not be played again:
 * rules, opponents, how it stands, and of each round who won it, how, and in how many turns.
 */

import type { GameName, GameView, SheetRow } from "./views";

/** How a round ended. */
export type Ending =
  | "plain"
  | "okey"
  | "pairs"
  | "okeyPairs"
  | "atOnce"
  | "lowest"
  | "void"
  | "running";

export interface RoundSummary {
  readonly ending: Ending;
  /** Whether the player, or he and his partner, won it; null where nobody did. */
  readonly won: boolean | null;
  /** How many turns he had. */
  readonly turns: number;
  /** Whether he showed the indicator's twin. */
  readonly twin: boolean;
}

export interface Summary {
  readonly game: GameName;
  /** The rules: a preset and what differs from it. */
  readonly rules: string;
  readonly preset: string;
  readonly counts: GameView["counts"];
  readonly opponents: readonly string[];
  readonly practice: boolean;
  /** What the player has written. */
  readonly score: number;
  /** His place, when the match is over. */
  readonly place: number | null;
  readonly players: number;
  readonly rounds: readonly RoundSummary[];
}

/** The version of a summary as text; others are made anew. */
const VERSION = 1;

/** What the engine says of a match, in short. */
export function summaryOf(game: GameView, opponents: readonly string[]): Summary {
  const { sides, standing, table, players } = game;
  const seat = table?.seat ?? 0;
  const own = sides.find(({ seats }) => seats.includes(seat))?.seats ?? [seat];
  const rows: readonly SheetRow[] = game.sheet;
  const place = standing?.find((place) => place.seat === seat)?.rank ?? null;
  return {
    game: game.game,
    rules: game.options.text,
    preset: game.options.preset,
    counts: game.counts,
    opponents: opponents.filter((_, i) => players.includes(i + 1)),
    practice: game.practice,
    score: game.scores[seat] ?? 0,
    // A match that is over without him has no place for him.
    place: standing ? (place ?? players.length) : null,
    players: players.length,
    rounds: rows.filter((row) => row.scores[seat]).map((row) => roundOf(row, seat, own)),
  };
}

function roundOf(row: SheetRow, seat: number, own: readonly number[]): RoundSummary {
  const winners = "winners" in row ? row.winners : row.winner === null ? [] : [row.winner];
  return {
    ending: endingOf(row),
    won: winners.length === 0 ? null : winners.some((winner) => own.includes(winner)),
    turns: row.turns[seat] ?? 0,
    twin: "twinShownBy" in row && row.twinShownBy === seat,
  };
}

function endingOf(row: SheetRow): Ending {
  if (row.state === "blocked") return "lowest";
  if (row.state !== "won") return row.state;
  if ("atOnce" in row) return row.atOnce ? "atOnce" : "plain";
  if (row.byOkey) return row.byPairs ? "okeyPairs" : "okey";
  return row.byPairs ? "pairs" : "plain";
}

/** A summary as it is kept beside a record, of which it says by `seal` what it was made of. */
export function writtenSummary(summary: Summary, seal: string): string {
  return JSON.stringify({ version: VERSION, seal, summary });
}

/** Null where it is of another version or record; with `seal` null it may be of any record. */
export function readSummary(text: string | null, seal: string | null): Summary | null {
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
    texts.every((text) => typeof text === "string" && text.length <= LONGEST) &&
    [score, players].every(Number.isSafeInteger) &&
    (rest.place === null || Number.isSafeInteger(rest.place)) &&
    typeof rest.practice === "boolean" &&
    Array.isArray(opponents) &&
    opponents.every((one) => typeof one === "string") &&
    Array.isArray(rounds) &&
    rounds.every((round) => Number.isSafeInteger(round?.turns) && ENDINGS.includes(round.ending))
  );
}

/** Longer texts are no rules. */
const LONGEST = 1000;

const ENDINGS: readonly Ending[] = [
  "plain",
  "okey",
  "pairs",
  "okeyPairs",
  "atOnce",
  "lowest",
  "void",
  "running",
];
