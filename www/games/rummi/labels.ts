/**
 * The words on the things of the table, and what these are called for those who do not see them.
 */

import { frontOf } from "../../faces";
import { say, tileName } from "../../locales/messages";
import type { Series, TileView } from "../../pkg/istaka/istaka";
import type { Sentence } from "../../state";

/** The words on the buttons of a turn, by their names in the catalogue. */
export const BUTTONS = {
  done: "rummi-done",
  draw: "rummi-draw",
  instead: "rummi-draw-instead",
  restart: "rummi-restart",
} as const;

/** Said where a tile is to be put somewhere and none has been chosen. */
export const CHOOSE: Sentence = { id: "rummi-choose" };

/** The face that a tile of a series stands for, if it is wild; else null. */
export function standsFor({ meld }: Series, at: number, { wild }: TileView): string | null {
  return wild ? (meld?.faces[at] ?? null) : null;
}

/** "Series 2 of 7: red 3, joker as red 4, red 5. Run". */
export function seriesLabel(
  row: Series,
  faces: readonly TileView[],
  number: number,
  count: number,
): string {
  const names = faces.map((face, i) => faceLabel(face, standsFor(row, i, face)));
  const begun = row.missing !== null ? "begun" : "none";
  return say("rummi-series-label", {
    number,
    count,
    tiles: names.join(", "),
    kind: row.meld?.kind ?? begun,
  });
}

/** A tile of a series; `mark` says who has laid it, if that is to be seen. */
export function tileLabel(
  tile: TileView,
  standsFor: string | null,
  mark: "own" | "fresh" | null,
): string {
  const name = faceLabel(tile, standsFor);
  return mark ? say(`rummi-${mark}-label`, { tile: name }) : name;
}

/** What stands below a row that is no series: how many tiles are missing, if so few would do. */
export function lackOf({ meld, missing }: Series): string | null {
  if (meld !== null) return null;
  return missing === null ? say("rummi-no-series") : say("rummi-missing", { count: missing });
}

/** The same at the corner of a series, where there is no room for words. */
export function shortLackOf({ missing }: Series): string {
  return missing === null ? "!" : `+${missing}`;
}

/** On the place for a new series. */
export function newLabel(isNarrow: boolean): string {
  return say(isNarrow ? "rummi-new-short" : "rummi-new");
}

function faceLabel(tile: TileView, standsFor: string | null): string {
  if (standsFor === null) return tileName(tile);
  return say("rummi-joker-label", { tile: tileName(frontOf(standsFor)) });
}
