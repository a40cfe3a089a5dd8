/** The labels of things on the table, and their names for screen readers. */

import { say } from "../../locales/messages";
import type { Okey101RoundView as RoundView } from "../../pkg/istaka/istaka";
import { faceIn, facesIn, type TileFace } from "../../state/faces";
import { isNewcomer } from "../../state/state";
import type { PlacedTile } from "../../table/layout";
import { lyingName, meldLabel, meldName } from "../read-meld";
import { type Meld, type Okey101State, possibleIn } from "./state";

/** The message that names an okey by the tile it stands for. */
const AS = "okey101-as-label";

/**
 * Returns the text of the tile that a wild tile of a meld stands for; null if it stands for none.
 */
export function standsFor({ at: meld }: Meld, at: number, { stands }: RoundView): string | null {
  return stands[meld]?.[at] ?? null;
}

/** Names a meld, with its worth if one is given: "3: run, red 4 to 8. Okey as red 6". */
export function nameOf(
  { at, kind, tiles }: Meld,
  number: number,
  table: RoundView,
  worth = 0,
): string {
  const lying = facesIn(table, tiles).map((face, i) => ({
    face,
    stands: table.stands[at]?.[i] ?? null,
  }));
  return meldName(number, kind, lying, AS, worth);
}

/**
 * Adds the worth of a meld, and, if the rules give help, the tiles of the player that fit: "3: run,
 * red 4 to 8, worth 30. Fits: red 9".
 */
export function labelOf(meld: Meld, number: number, { game }: Okey101State): string {
  const { table, options } = game ?? {};
  if (!table) return "";
  const here = ({ add, exchange }: RoundView["uses"][number]) =>
    [...add, ...exchange].some((place) => place.startsWith(`${meld.at}.`));
  const uses = options?.assist ? table.uses.filter(here) : [];
  const fits = uses.map(({ tile }) => faceIn(table, tile));
  return meldLabel(nameOf(meld, number, table, table.worths[meld.at] ?? 0), fits);
}

/** Names a tile of a meld; a fresh one was laid in this turn. */
export function tileLabel(face: TileFace, stands: string | null, fresh: boolean): string {
  const tile = lyingName({ face, stands }, AS);
  return fresh ? say("okey101-fresh-label", { tile }) : tile;
}

/**
 * Returns the part of the table that a tile of the rack fits; null if the rules give no help, and
 * for a newcomer, who follows hints and does not know the mark yet.
 */
export function useOf(tile: string, state: Okey101State): PlacedTile["fits"] {
  const { game } = state;
  if (!game?.options.assist || isNewcomer(state)) return null;
  const use = game.table?.uses.find((each) => each.tile === tile);
  if (use && use.exchange.length > 0) return "joker";
  return use && use.add.length > 0 ? "series" : null;
}

/** A counter with room for a few words, for figures only, or in sentences to be read aloud. */
type Counter = "plain" | "short" | "aloud";

/**
 * Counts what the hand makes: "melds 107 / 101 · pairs 2 / 5"; null if nothing is to be counted.
 * Read aloud, it also says how much of that lies together on the rack.
 */
export function counterOf(state: Okey101State, how: Counter): string | null {
  const { game, counted } = state;
  const { table, options } = game ?? {};
  if (!table || !counted || !options?.assist || table.turn === null) return null;
  const { series, pairs } = counted;
  const opened = table.players[table.seat]?.opened ?? null;
  if (opened) return null;
  const possible = possibleIn(state);
  const args = {
    points: possible.series,
    need: series.need,
    pairs: possible.pairs,
    least: pairs.need,
  };
  if (how === "short") return say("okey101-counter-short", args);
  if (how === "plain") return say("okey101-counter", args);
  return say("okey101-counter-aloud", { ...args, worth: series.worth, lying: pairs.worth });
}
