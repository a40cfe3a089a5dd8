/** What matches are called: by when they were begun, by their rules and by their opponents. */

import { isMoment } from "../../calendar";
import { say } from "../../locales/messages";
import { kindOf } from "../../store/statistics";
import type { Summary } from "../../store/summary";
import { characterName } from "../names";
import { dated } from "../numbers";

/** "24 November 2026 at 03:15"; the match at the table has no date in its name. */
export function dateOf(begun: string, dateStyle: "long" | "short" = "long"): string {
  const style = { dateStyle, ...(dateStyle === "long" && { timeStyle: "short" as const }) };
  return isMoment(begun) ? dated(new Date(begun), style) : say("matches-table");
}

/** "Turkish Okey", or that with other values. */
export function kindName(summary: Pick<Summary, "preset" | "rules">): string {
  const name = say(`game-${summary.preset}`);
  return summary.rules === summary.preset ? name : say("match-changed", { name });
}

/** How strong they were together. */
export function levelName(level: string): string {
  const name = characterName(level);
  if (level === "mixed") return say("level-mixed");
  return name ?? say(`level-${level}`);
}

/** The rules of a summary as the statistics know them, with a name. */
export function rulesOf(summary: Summary): [string, string] {
  return [kindOf(summary), kindName(summary)];
}
