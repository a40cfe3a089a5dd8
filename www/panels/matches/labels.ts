/** Labels of matches: date, rules and opponents. */

import { isMoment } from "../../base/calendar";
import { say } from "../../locales/messages";
import { kindOf } from "../../store/statistics";
import type { Summary } from "../../store/summary";
import { characterName } from "../names";
import { dated } from "../numbers";

/** Formats a date, as "24 November 2026 at 03:15"; the match at the table is named without one. */
export function dateOf(begun: string, dateStyle: "long" | "short" = "long"): string {
  const style = { dateStyle, ...(dateStyle === "long" && { timeStyle: "short" as const }) };
  return isMoment(begun) ? dated(new Date(begun), style) : say("matches-table");
}

/** Names the rules: "Turkish Okey", or the preset with a note that settings differ. */
export function kindName(summary: Pick<Summary, "preset" | "rules">): string {
  const name = say(`game-${summary.preset}`);
  return summary.rules === summary.preset ? name : say("match-changed", { name });
}

/** Names the level of the opponents together. */
export function levelName(level: string): string {
  const name = characterName(level);
  if (level === "mixed") return say("level-mixed");
  return name ?? say(`level-${level}`);
}

/** Returns a summary's rules, with their name, as a pair that statistics are grouped by. */
export function rulesOf(summary: Summary): [string, string] {
  return [kindOf(summary), kindName(summary)];
}
