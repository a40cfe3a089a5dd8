/** The words and marks of a day whose deal was played. */

import { say } from "../locales/messages";
import { dated } from "../panels/numbers";
import { amount } from "../panels/tally";
import { counts, type DailyAttempt, type Result, streak } from "../store/attempts";
import type { Deals } from "./deals";

/** "Won in 14 turns" */
export function outcomeOf({ won, turns }: Result): string {
  return say(won ? "daily-won" : "daily-lost", { turns });
}

/** "With an okey · 0 penalty points" */
export function ended({ ending, score, counts }: Result): string {
  return [...specially(ending), amount(score, { counts })].join(" · ");
}

/** Names the ending unless it is a plain one. */
function specially(ending: Result["ending"]): string[] {
  return ending === "plain" ? [] : [say(`ending-${ending}`)];
}

/** The result as text for sharing, which tells nothing of the tiles. */
export function asText(found: DailyAttempt, { won, ending, turns }: Result, deals: Deals): string {
  const value = dated(found.date, { dateStyle: "long" });
  const days = streak(deals.results.attempts, found.game, deals.today);
  return [
    say("daily-text-title", { name: say(`daily-${found.game}`), value }),
    [say(won ? "daily-text-won" : "daily-text-lost", { turns }), ...specially(ending)].join(" · "),
    ...(days > 1 ? [say("daily-streak", { days })] : []),
    `${location.origin}${location.pathname}#daily`,
  ].join("\n");
}

/** Returns the calendar's mark of a day. */
export function markOf(found: DailyAttempt | null): "won" | "lost" | "late" | "begun" | null {
  if (!found?.result) return found?.begun ? "begun" : null;
  if (!counts(found)) return "late";
  return found.result.won ? "won" : "lost";
}
