/** The statistics of many matches: counted from their summaries, without those for practice. */

import type { Ending, GameName, Luck, Skill } from "../engine/views";
import type { Past, ReadPast } from "./history";
import { finished, isUnseen, type RoundSummary, type Summary } from "./summary";

/** The matches that are chosen. */
export interface Choice {
  /** A game, or rules as {@link kindOf} names them; null for all. */
  readonly rules: string | null;
  /** A level, or "mixed"; null for all. */
  readonly level: string | null;
}

/** Rounds that ended in one way. */
interface EndingCount {
  readonly ending: Ending;
  readonly own: number;
  readonly others: number;
}

/** A match in chronological order. */
interface Point {
  readonly begun: string;
  readonly score: number;
  readonly place: number | null;
}

/** Rounds in which the player was one tile away from a finish. */
interface OneAway {
  readonly rounds: number;
  readonly won: number;
  /** The average number of turns; null if there is none. */
  readonly turns: number | null;
}

/** Luck and the player's skill in the rounds that were reviewed. */
export interface Looked {
  readonly rounds: number;
  readonly luck: Omit<Luck, "points">;
  readonly skill: Omit<Skill, "counted">;
  /** The matches in chronological order. */
  readonly matches: readonly Seen[];
}

export interface Seen {
  readonly begun: string;
  readonly rounds: number;
  readonly luck: Omit<Luck, "points">;
  readonly skill: Omit<Skill, "counted">;
}

export interface Statistics {
  readonly matches: number;
  readonly won: number;
  readonly rounds: number;
  readonly roundsWon: number;
  /** The average number of turns in a round; null without a round. */
  readonly turns: number | null;
  readonly oneAway: OneAway;
  readonly twins: number;
  /** The endings that occurred. */
  readonly endings: readonly EndingCount[];
  /** The results against opponents of each level. */
  readonly levels: readonly {
    readonly level: string;
    readonly rounds: number;
    readonly won: number;
  }[];
  /** The points of the finished matches; none if they count different things. */
  readonly points: readonly Point[];
  readonly counts: Summary["counts"] | null;
  /** The game, if only one is counted. */
  readonly game: GameName | null;
  /** Null if several games are counted, whose luck and skill differ, or no match was reviewed. */
  readonly looked: Looked | null;
  /** The number of matches without a review that have a record. */
  readonly unseen: number;
}

/** The rules of a match: a preset, followed by `+` if something differs from it. */
export function kindOf({ rules, preset }: Summary): string {
  return rules === preset ? preset : `${preset}+`;
}

/** The level of the opponents, or "mixed". */
export function levelOf({ opponents }: Summary): string {
  const levels = new Set(opponents.map((one) => one.split(":")[0] ?? ""));
  const [level = "mixed", ...others] = levels;
  return others.length === 0 ? level : "mixed";
}

/** Returns the matches that count: read, not for practice, and begun since the statistics began. */
export function countedOf(all: readonly Past[], since: string): ReadPast[] {
  return all.filter(
    (one): one is ReadPast => one.summary !== null && !one.summary.practice && one.begun >= since,
  );
}

/** Returns true if the choice includes a match. */
function isChosen(summary: Summary, { rules, level }: Choice): boolean {
  const named = [summary.game, kindOf(summary)];
  return (
    (rules === null || named.includes(rules)) && (level === null || levelOf(summary) === level)
  );
}

export function statisticsOf(all: readonly ReadPast[], choice: Choice): Statistics {
  const chosen = all.filter(({ summary }) => isChosen(summary, choice));
  const summaries = chosen.map(({ summary }) => summary);
  const rounds = summaries.flatMap(finished);
  const counts = new Set(summaries.map(({ counts }) => counts));
  const games = new Set(summaries.map(({ game }) => game));
  const [only = null, ...others] = counts;
  const ended = chosen.filter(({ summary }) => summary.place !== null);
  const turns = rounds.reduce((sum, round) => sum + round.turns, 0);
  return {
    matches: ended.length,
    won: ended.filter(({ summary }) => summary.place === 1).length,
    rounds: rounds.length,
    roundsWon: rounds.filter(({ won }) => won).length,
    turns: rounds.length === 0 ? null : turns / rounds.length,
    oneAway: oneAwayIn(rounds),
    twins: rounds.filter(({ twin }) => twin).length,
    endings: endingsIn(rounds),
    levels: levelsIn(summaries),
    points: others.length > 0 ? [] : ended.map(pointOf).reverse(),
    counts: others.length > 0 ? null : only,
    game: games.size === 1 ? (summaries[0]?.game ?? null) : null,
    looked: games.size === 1 ? lookedOf(chosen) : null,
    unseen: chosen.filter(({ key, summary }) => key !== null && isUnseen(summary)).length,
  };
}

function oneAwayIn(rounds: readonly RoundSummary[]): OneAway {
  const such = rounds.filter(({ oneAway }) => oneAway > 0);
  const turns = such.reduce((sum, { oneAway }) => sum + oneAway, 0);
  return {
    rounds: such.length,
    won: such.filter(({ won }) => won).length,
    turns: such.length === 0 ? null : turns / such.length,
  };
}

function lookedOf(chosen: readonly ReadPast[]): Looked | null {
  const matches = chosen.flatMap(({ begun, summary }) => seenIn(begun, summary) ?? []).reverse();
  if (matches.length === 0) return null;
  return { ...totalOf(matches), matches };
}

/** The reviewed rounds of a match; null without any. */
function seenIn(begun: string, summary: Summary): Seen | null {
  const rounds = summary.rounds.flatMap(({ luck, skill }) =>
    luck && skill ? [{ rounds: 1, luck, skill }] : [],
  );
  return rounds.length === 0 ? null : { begun, ...totalOf(rounds) };
}

function totalOf(all: readonly Omit<Seen, "begun">[]): Omit<Seen, "begun"> {
  const sum = (number: (one: Omit<Seen, "begun">) => number) =>
    all.reduce((sum, one) => sum + number(one), 0);
  return {
    rounds: sum(({ rounds }) => rounds),
    luck: {
      draws: sum(({ luck }) => luck.draws),
      helped: sum(({ luck }) => luck.helped),
      expected: sum(({ luck }) => luck.expected),
    },
    skill: {
      decisions: sum(({ skill }) => skill.decisions),
      right: sum(({ skill }) => skill.right),
      lost: sum(({ skill }) => skill.lost),
    },
  };
}

function pointOf({ begun, summary }: ReadPast): Point {
  return { begun, score: summary.score, place: summary.place };
}

function endingsIn(rounds: readonly RoundSummary[]): EndingCount[] {
  const endings = [...new Set(rounds.map(({ ending }) => ending))];
  const counts = endings.map((ending) => {
    const such = rounds.filter((round) => round.ending === ending);
    const own = such.filter(({ won }) => won).length;
    return { ending, own, others: such.length - own };
  });
  return counts.sort((a, b) => b.own + b.others - a.own - a.others);
}

function levelsIn(summaries: readonly Summary[]): Statistics["levels"] {
  const levels = [...new Set(summaries.map(levelOf))];
  return levels.map((level) => {
    const rounds = summaries.filter((one) => levelOf(one) === level).flatMap(finished);
    return { level, rounds: rounds.length, won: rounds.filter(({ won }) => won).length };
  });
}

/** Returns a table with a line for each round, for other programs. */
export function tableOf(all: readonly ReadPast[]): string {
  const head =
    "begun,rules,opponents,round,ending,won,turns,one_away,twin," +
    "draws,helped,expected,decisions,right,lost";
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = all.flatMap(({ begun, summary }) =>
    summary.rounds.map(({ round, ending, won, turns, oneAway, twin, luck, skill }) =>
      [
        begun,
        quoted(summary.rules),
        quoted(summary.opponents.join(" ")),
        round + 1,
        ending,
        won === null ? "" : Number(won),
        turns,
        oneAway,
        Number(twin),
        ...(luck ? [luck.draws, luck.helped, luck.expected] : ["", "", ""]),
        ...(skill ? [skill.decisions, skill.right, skill.lost] : ["", "", ""]),
      ].join(","),
    ),
  );
  return `${[head, ...lines].join("\n")}\n`;
}
