/** Names of contests, names and faces of entrants, and the heading of a table. */

import { html, type TemplateResult } from "lit/html.js";
import { knows, lettersOf, say } from "../locales/messages";
import type { Heading } from "../panels/heading";
import { dated } from "../panels/numbers";
import { portrait } from "../panels/people/opponent";
import { roundText } from "../panels/tally";
import type { ContestView, EntrantView, OfferView } from "../pkg/istaka/istaka";
import type { State } from "../state/state";

type Terms = OfferView["terms"];

type Called = Pick<Terms, "kind" | "format"> & Partial<Pick<Terms, "rounds">>;

/** "Short tournament"; a single round is a quick table. */
export function contestName({ kind, format, rounds }: Called): string {
  if (rounds === 1) return say("kind-sitngo");
  return say(format === "normal" ? `kind-${kind}` : `format-${kind}-${format}`);
}

/** The usual terms beside the plain words: "Sit’n’Go · Turbo"; empty if there are none. */
export function termOf({ kind, format }: Called): string {
  const terms = [`term-${kind}`, `term-${format}`].filter((id) => knows(id));
  return terms.map((id) => say(id)).join(" · ");
}

/** Explains a kind of contest. */
export function kindText({ kind, counts }: Terms): string {
  return say(`kind-${kind}-why`, { counts });
}

/** Says the terms of a contest in sentences. */
export function termsText(terms: Terms): string {
  const { kind, limit, roundsOfLevel, rebuys, stake, prize, seconds } = terms;
  const [levels, least] = [terms.rebuyLevels, terms.rebuyLeast];
  const sentences = [
    kind === "ring" && say("prizes-points"),
    limit !== null && say("terms-limit", { limit }),
    roundsOfLevel !== null && say("terms-levels", { every: roundsOfLevel }),
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

/** Returns an entrant's name; the player's is the one that they have set. */
export function entrantName(entrant: EntrantView | undefined, { settings }: State): string {
  if (!entrant) return "";
  return entrant.person ? settings.name || say("who-you") : entrant.name;
}

/** Draws the face of an entrant, or the picture of the player. */
export function entrantFace({ person, name }: EntrantView, state: State): TemplateResult {
  if (!person) return portrait(name, state);
  return html`<span class="avatar seat-0" aria-hidden="true">${lettersOf(0)}</span>`;
}

/** "20:15". */
export function timeOf(date: Date): string {
  return dated(date, { timeStyle: "short" });
}

/**
 * Returns the heading of a table: the stage of the contest, its stake and the player's place;
 * `short` where a phone has room for few letters.
 */
export function headingOf(view: ContestView, state: State, short: boolean): Heading {
  const { terms, own, remaining, unit, level, stage } = view;
  const { kind, buyIn, limit } = terms;
  const place = { place: own?.now ?? 0, left: remaining };
  const facts = [
    stage && say(short ? `heading-${stage}-short` : `heading-${stage}`),
    own && say(short ? "contest-place-short" : "contest-place", place),
    kind === "table" && !short && say("level", { level }),
    kind === "table" && say("heading-unit", { chips: unit }),
    limit !== null && say("heading-limit", { limit }),
    buyIn > 0 && !short && say("buy-in-of", { chips: buyIn }),
    short && roundText(state),
  ];
  const told = facts.filter((fact): fact is string => typeof fact === "string" && fact !== "");
  return { title: contestName(terms), facts: told, dialog: "contest" };
}
