/** The facts of a contest at its table: its stage, its stake, and the player's place. */

import { say } from "../locales/messages";
import type { Heading } from "../panels/heading";
import { roundName, roundNumber } from "../panels/tally";
import type { ContestView } from "../pkg/istaka/istaka";
import type { State } from "../state/state";
import { contestName } from "./words";

/** Formats the facts; `short` where a phone has room for few letters. */
export function headingOf(view: ContestView, state: State, short: boolean): Heading {
  const { terms, own, remaining, unit, level, stage } = view;
  const { kind, buyIn, limit } = terms;
  const place = { place: own?.now ?? 0, left: remaining };
  const round =
    (state.fixture?.round ? null : roundName(state)) ?? say("round", { round: roundNumber(state) });
  const facts = [
    stage && say(short ? `heading-${stage}-short` : `heading-${stage}`),
    own && say(short ? "contest-place-short" : "contest-place", place),
    kind === "table" && !short && say("level", { level }),
    kind === "table" && say("heading-unit", { chips: unit }),
    limit !== null && say("heading-limit", { limit }),
    buyIn > 0 && (!short || kind !== "table") && say("buy-in-of", { chips: buyIn }),
    short && round,
  ];
  const told = facts.filter((fact): fact is string => typeof fact === "string" && fact !== "");
  return { title: contestName(terms), facts: told, dialog: "contest" };
}
