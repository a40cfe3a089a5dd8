/** Hints in three steps: the action, its reason, and the numbers behind it. */

import { aTile, theTiles } from "../../locales/messages";
import type { Okey101GameView as GameView, Okey101Hint as HintView } from "../../pkg/istaka/istaka";
import { faceIn, facesIn, withoutCopy } from "../../state/faces";
import type { Hint, Sentence } from "../../state/state";
import { verbOf } from "../../table/action";
import { PUT_NEW, putAt } from "../../table/series";
import { meldsOf, type Okey101State } from "./state";

/** The places of actions on the table. */
const PLACES: Readonly<Record<string, string>> = { draw: "stock", take: "take" };

/** Returns the text and marks of a step, from 1. */
export function hintAt(
  given: HintView,
  step: number,
  { table }: GameView,
): Omit<Hint, "given" | "step"> {
  const verb = verbOf(given.action);
  const tiles = ownIn(given.action, table);
  const round = table ?? { wilds: [] };
  const goes = goalOf(given.action, table);
  const marks = { tiles, place: PLACES[verb] ?? null, ...(goes && { goes }), counted: [] };
  if (step === 1) return { ...told(given, tiles, round), ...marks };
  if (step === 2) return { id: `okey101-hint-why-${given.why}`, ...marks };
  const { kind, ...args } = given.numbers;
  return { id: `okey101-hint-number-${kind}`, args, ...marks };
}

/**
 * Returns true if an action is the advised one: it does the same with the same tiles, or copies of
 * them, wherever they go.
 */
export function follows(given: HintView, action: string, { game }: Okey101State): boolean {
  const kinds = (one: string) => ownIn(one, game?.table).map(withoutCopy).sort().join();
  return verbOf(action) === verbOf(given.action) && kinds(action) === kinds(given.action);
}

/** Returns the tiles of the player's hand that an action names. */
function ownIn(action: string, table: GameView["table"] | undefined): string[] {
  const words = action.split(/[ |=]+/).slice(1);
  return words.filter((word) => table?.hand.includes(word));
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
    tile: first ? aTile(faceIn(round, first)) : "",
    tiles: theTiles(facesIn(round, tiles)),
    count: tiles.length,
    worth: opening?.worth ?? 0,
  };
  const way = opening?.way ?? "series";
  if (verb === "open") return { id: `okey101-hint-do-open-${way}`, args };
  const marked = verb === "lay" && tiles.length > NAMED ? "-marked" : "";
  return { id: `okey101-hint-do-${verb}${marked}`, args };
}
