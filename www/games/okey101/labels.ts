/** The labels of things on the table, and their names for screen readers. */

import { say, tileName } from "../../locales/messages";
import type { Okey101RoundView as RoundView, TileView } from "../../pkg/istaka/istaka";
import { facesIn, frontOf } from "../../state/faces";
import { isNewcomer } from "../../state/state";
import type { Meld, Okey101State } from "./state";

/**
 * Returns the text of the tile that a wild tile of a meld stands for; null if it stands for none.
 */
export function standsFor({ at: meld }: Meld, at: number, { stands }: RoundView): string | null {
  return stands[meld]?.[at] ?? null;
}

/** Names a meld: "Series 2 of 7, by Mehmet: red 3, okey as red 4, red 5. Run". */
export function meldLabel(meld: Meld, number: number, count: number, table: RoundView): string {
  const names = facesIn(table, meld.tiles).map((face, at) =>
    tileLabel(face, standsFor(meld, at, table), false),
  );
  return say("okey101-meld-label", { number, count, tiles: names.join(", "), kind: meld.kind });
}

/** Names a tile of a meld; a fresh one was laid in this turn. */
export function tileLabel(face: TileView, stands: string | null, fresh: boolean): string {
  const tile =
    stands === null ? tileName(face) : say("okey101-as-label", { tile: tileName(frontOf(stands)) });
  return fresh ? say("okey101-fresh-label", { tile }) : tile;
}

/**
 * Returns the use of a tile of the rack on the table; null if the rules give no help, and for a
 * newcomer, who follows hints and does not know the mark yet.
 */
export function useOf(tile: string, state: Okey101State): "add" | "exchange" | null {
  const { game } = state;
  if (!game?.options.assist || isNewcomer(state)) return null;
  const use = game.table?.uses.find((each) => each.tile === tile);
  if (use && use.exchange.length > 0) return "exchange";
  return use && use.add.length > 0 ? "add" : null;
}

/** Counts the rack: "melds 107 / 101 · pairs 2 / 5"; null if nothing is to be counted. */
export function counterOf({ game, counted }: Okey101State, brief: boolean): string | null {
  const { table, options } = game ?? {};
  if (!table || !counted || !options?.assist || table.turn === null) return null;
  const { series, pairs } = counted;
  const opened = table.players[table.seat]?.opened ?? null;
  if (opened) return null;
  const args = { points: series.worth, need: series.need, pairs: pairs.worth, least: pairs.need };
  return say(`okey101-counter${brief ? "-short" : ""}`, args);
}
