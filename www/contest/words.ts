/** What contests and those who take part are called. */

import { gameOfRules } from "../engine/presets";
import { say } from "../locales/messages";
import { dated } from "../panels/numbers";
import { mannerName } from "../panels/people/opponent";
import type { ContestKind, EntrantView, Format, OfferView } from "../pkg/contest/istaka";
import type { State } from "../state";
import { dateOf } from "./moment";

interface Called {
  readonly kind: ContestKind;
  readonly format: Format;
}

type Terms = OfferView["terms"];

/** "Turbo tournament". */
export function contestName({ kind, format }: Called): string {
  return say(`format-${kind}-${format}`);
}

/** What a kind is where these rules are played, in a sentence or two. */
export function kindText(kind: ContestKind, rules: string, stack: number): string {
  return say(`kind-${kind}-why`, { chips: stack, game: gameOfRules(rules) });
}

/** "7 penalty points", or as the game calls them. */
export function pointsText({ rules }: Terms, points: number): string {
  return say(`points-${gameOfRules(rules)}`, { points });
}

/** What is agreed, in sentences. */
export function termsText(terms: Terms): string {
  const { kind, rules, rounds, limit, roundsOfLevel, rebuys, stake, prize, seconds } = terms;
  const [levels, least] = [terms.rebuyLevels, terms.rebuyLeast];
  const game = gameOfRules(rules);
  const sentences = [
    rounds > 0 && say("terms-rounds", { rounds, game }),
    limit !== null && say("terms-limit", { limit }),
    roundsOfLevel !== null && say("terms-levels", { every: roundsOfLevel, game }),
    rebuys > 0 &&
      say(kind === "table" ? "terms-rebuys-early" : "terms-rebuys", { rebuys, levels, least }),
    prize > 0 && say(stake > 0 ? "terms-guaranteed" : "terms-freeroll", { prize }),
    seconds !== null && say("terms-clock", { seconds }),
  ];
  return sentences.filter((text) => text !== false).join(" ");
}

export function chips(chips: number): string {
  return say("chips-count", { chips });
}

/** The player is called as he calls himself. */
export function entrantName(entrant: EntrantView | undefined, { settings }: State): string {
  if (!entrant) return "";
  return entrant.person ? settings.name || say("who-you") : entrant.name;
}

/** "Hard · careful"; nothing of a person. */
export function entrantManner({ level, style }: EntrantView): string {
  return level === null ? "" : mannerName({ level, style: style ?? "plain" });
}

/** "20:15". */
export function timeOf(time: Date | OfferView["start"]): string {
  if (time === null) return "";
  const date = time instanceof Date ? time : dateOf(time);
  return dated(date, { timeStyle: "short" });
}
