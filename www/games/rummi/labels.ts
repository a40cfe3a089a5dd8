/** The labels of things on the table, and their names for screen readers. */

import { say } from "../../locales/messages";
import type { RummiRoundView as RoundView, Series } from "../../pkg/istaka/istaka";
import { facesIn, type TileFace } from "../../state/faces";
import type { Sentence } from "../../state/state";
import { lyingName, meldLabel, meldName } from "../read-meld";

/** The message that names a joker by the tile it stands for. */
const AS = "rummi-joker-label";

/** The texts on the buttons of a turn, by message id. */
export const BUTTONS = {
  add: "rummi-add",
  done: "rummi-done",
  draw: "rummi-draw",
  instead: "rummi-draw-instead",
  restart: "rummi-restart",
} as const;

/** The message if a tile is to be put somewhere and none is selected. */
export const CHOOSE: Sentence = { id: "rummi-choose" };

/** Returns the tile that a wild tile of a series stands for, else null. */
export function standsFor({ meld }: Series, at: number, { wild }: TileFace): string | null {
  return wild ? (meld?.faces[at] ?? null) : null;
}

/** Names a series, with its worth if one is given: "2: run, red 3 to 5. Joker as red 4". */
export function nameOf(row: Series, number: number, table: RoundView, worth = 0): string {
  const lying = facesIn(table, row.tiles).map((face, i) => ({
    face,
    stands: standsFor(row, i, face),
  }));
  const kind = row.meld?.kind ?? (row.missing !== null ? "begun" : "none");
  return meldName(number, kind, lying, AS, worth);
}

/** Adds the worth of a series, and the tiles of the player that fit. */
export function labelOf(row: Series, number: number, table: RoundView): string {
  return meldLabel(
    nameOf(row, number, table, row.worth),
    facesIn(
      table,
      row.fits.map(({ tile }) => tile),
    ),
  );
}

/** Names a tile of a series; `mark` tells who has laid it, if that is marked. */
export function tileLabel(
  tile: TileFace,
  standsFor: string | null,
  mark: "own" | "fresh" | null,
): string {
  const name = lyingName({ face: tile, stands: standsFor }, AS);
  return mark ? say(`rummi-${mark}-label`, { tile: name }) : name;
}

/**
 * Returns the text below a row that is no series: the number of missing tiles, if the row can
 * become one.
 */
export function lackOf({ meld, missing }: Series): string | null {
  if (meld !== null) return null;
  return missing === null ? say("rummi-no-series") : say("rummi-missing", { count: missing });
}

/** Returns the short form for the corner of a series. */
export function shortLackOf({ missing }: Series): string {
  return missing === null ? "!" : `+${missing}`;
}
