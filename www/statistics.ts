/** What many matches come to: counted from their summaries, without those for practice. */

import type { Past } from "./history";
import type { Ending, Summary } from "./summary";

/** Which matches are counted. */
export interface Choice {
  /** A game, a preset, or a preset with other values, as {@link kindOf} names it; null for all. */
  readonly rules: string | null;
  /** A level, or "mixed"; null for all. */
  readonly level: string | null;
}

/** Rounds that ended in one way. */
export interface EndingCount {
  readonly ending: Ending;
  readonly own: number;
  readonly others: number;
}

/** A match in the order of time. */
export interface Point {
  readonly begun: string;
  readonly score: number;
  readonly place: number | null;
}

export interface Statistics {
  readonly matches: number;
  readonly won: number;
  readonly rounds: number;
  readonly roundsWon: number;
  /** Turns a round, on average; null where there is no round. */
  readonly turns: number | null;
  readonly twins: number;
  /** Only endings that have happened. */
  readonly endings: readonly EndingCount[];
  /** Against opponents of each level. */
  readonly levels: readonly {
    readonly level: string;
    readonly rounds: number;
    readonly won: number;
  }[];
  /** What was written in the matches that are over; none where they count different things. */
  readonly points: readonly Point[];
  readonly counts: Summary["counts"] | null;
}

/** By whose rules a match was played: a preset, and `+` where something differs from it. */
export function kindOf({ rules, preset }: Summary): string {
  return rules === preset ? preset : `${preset}+`;
}

/** How strong the opponents were, where all were of one level. */
export function levelOf({ opponents }: Summary): string {
  const levels = new Set(opponents.map((one) => one.split(":")[0] ?? ""));
  const [level = "mixed", ...others] = levels;
  return others.length === 0 ? level : "mixed";
}

/** The matches that count: read, not for practice, and begun since the statistics began. */
export function countedOf(all: readonly Past[], since: string): (Past & { summary: Summary })[] {
  return all.filter(
    (one): one is Past & { summary: Summary } =>
      one.summary !== null && !one.summary.practice && one.begun >= since,
  );
}

/** Whether a match is among those that were chosen. */
export function isChosen(summary: Summary, { rules, level }: Choice): boolean {
  const named = [summary.game, kindOf(summary)];
  return (
    (rules === null || named.includes(rules)) && (level === null || levelOf(summary) === level)
  );
}

export function statisticsOf(
  all: readonly (Past & { summary: Summary })[],
  choice: Choice,
): Statistics {
  const chosen = all.filter(({ summary }) => isChosen(summary, choice));
  const summaries = chosen.map(({ summary }) => summary);
  const rounds = summaries.flatMap(over);
  const counts = new Set(summaries.map(({ counts }) => counts));
  const [only = null, ...others] = counts;
  const ended = chosen.filter(({ summary }) => summary.place !== null);
  const turns = rounds.reduce((sum, round) => sum + round.turns, 0);
  return {
    matches: ended.length,
    won: ended.filter(({ summary }) => summary.place === 1).length,
    rounds: rounds.length,
    roundsWon: rounds.filter(({ won }) => won).length,
    turns: rounds.length === 0 ? null : turns / rounds.length,
    twins: rounds.filter(({ twin }) => twin).length,
    endings: endingsIn(rounds),
    levels: levelsIn(summaries),
    points: others.length > 0 ? [] : ended.map(pointOf).reverse(),
    counts: others.length > 0 ? null : only,
  };
}

/** The rounds that are over. */
function over({ rounds }: Summary): Summary["rounds"] {
  return rounds.filter(({ ending }) => ending !== "running");
}

function pointOf({ begun, summary }: Past & { summary: Summary }): Point {
  return { begun, score: summary.score, place: summary.place };
}

function endingsIn(rounds: Summary["rounds"]): EndingCount[] {
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
    const rounds = summaries.filter((one) => levelOf(one) === level).flatMap(over);
    return { level, rounds: rounds.length, won: rounds.filter(({ won }) => won).length };
  });
}

/** One line for each round, for other programs. */
export function tableOf(all: readonly (Past & { summary: Summary })[]): string {
  const head = "begun,rules,opponents,round,ending,won,turns,twin";
  const lines = all.flatMap(({ begun, summary }) =>
    summary.rounds.map(({ ending, won, turns, twin }, round) =>
      [
        begun,
        `"${summary.rules.replaceAll('"', '""')}"`,
        `"${summary.opponents.join(" ").replaceAll('"', '""')}"`,
        round + 1,
        ending,
        won === null ? "" : Number(won),
        turns,
        Number(twin),
      ].join(","),
    ),
  );
  return `${[head, ...lines].join("\n")}\n`;
}
