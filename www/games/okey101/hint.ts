/** Hints in three steps: the action, its reason, and the numbers behind it. */

import { theTiles, tileName } from "../../locales/messages";
import type { Okey101GameView as GameView, Okey101Hint as HintView } from "../../pkg/istaka/istaka";
import { faceIn, facesIn } from "../../state/faces";
import type { Hint, Sentence } from "../../state/state";
import { verbOf } from "../../table/action";
import { PUT_NEW, putAt } from "../../table/series";
import { meldsOf } from "./state";

/** The places of actions on the table. */
const PLACES: Readonly<Record<string, string>> = { draw: "stock", take: "take" };

/** Returns the text and marks of a step, from 1. */
export function hintAt(
  given: HintView,
  step: number,
  { table }: GameView,
): Omit<Hint, "given" | "step"> {
  const verb = verbOf(given.action);
  const words = given.action.split(/[ |=]+/).slice(1);
  const tiles = words.filter((word) => table?.hand.includes(word));
  const round = table ?? { tiles: {} };
  const goes = goalOf(given.action, table);
  const marks = { tiles, place: PLACES[verb] ?? null, ...(goes && { goes }), counted: [] };
  if (step === 1) return { ...told(given, tiles, round), ...marks };
  if (step === 2) return { id: `okey101-hint-why-${given.why}`, ...marks };
  return { ...figures(given, table), ...marks };
}

/** Returns the place to which the chosen tiles go. */
function goalOf(action: string, table: GameView["table"]): string | undefined {
  const [verb, , onto = ""] = action.split(" ");
  if (verb === "discard") return verb;
  if (verb === "lay") return PUT_NEW;
  if (verb !== "add") return undefined;
  const [at, before] = onto.split(".").map(Number);
  return putAt(
    meldsOf(table).findIndex((meld) => meld.at === at),
    before ?? 0,
  );
}

/** Longer lists of tiles are not named but only marked. */
const NAMED = 5;

function told(
  { action, opening }: HintView,
  tiles: readonly string[],
  round: Parameters<typeof facesIn>[0],
): Sentence {
  const verb = verbOf(action);
  const [first] = tiles;
  const args = {
    tile: first ? tileName(faceIn(round, first)) : "",
    tiles: theTiles(facesIn(round, tiles)),
    count: tiles.length,
    worth: opening?.worth ?? 0,
  };
  const way = opening?.way ?? "series";
  if (verb === "open") return { id: `okey101-hint-do-open-${way}`, args };
  const marked = verb === "lay" && tiles.length > NAMED ? "-marked" : "";
  return { id: `okey101-hint-do-${verb}${marked}`, args };
}

/** Tells how much the hand has of what is needed, or the discards that cost nothing. */
function figures({ has, free, opening }: HintView, table: GameView["table"]): Sentence {
  const { points = 0, pairs = 0 } = table?.need ?? {};
  const opened = table?.players[table.seat]?.opened;
  if (opened) return { id: "okey101-hint-free", args: { count: free.length } };
  const args = { points: has.points, need: points, pairs: has.pairs, least: pairs };
  const much = opening ? "enough" : "has";
  return { id: `okey101-hint-${much}`, args };
}
