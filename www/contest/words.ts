/** What contests and those who take part are called. */

import { say } from "../locales/messages";
import { dated } from "../panels/numbers";
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

/** What it is, in a sentence. */
export function formatText({ kind, format, rounds, prize }: Terms): string {
  return say(`format-${kind}-${format}-why`, { rounds, prize });
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
export function mannerOf({ level, style }: EntrantView): string {
  if (level === null) return "";
  const strength = say(`level-${level}`);
  if (style === null || style === "plain") return strength;
  return say("manner", { level: strength, style: say(`style-${style}`) });
}

/** "20:15". */
export function timeOf(time: Date | OfferView["start"]): string {
  if (time === null) return "";
  const date = time instanceof Date ? time : dateOf(time);
  return dated(date, { hour: "2-digit", minute: "2-digit" });
}
