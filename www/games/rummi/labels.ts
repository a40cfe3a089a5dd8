/** The labels of things on the table, and their names for screen readers. */

import { say } from "../../locales/messages";
import type { Series, TileView } from "../../pkg/istaka/istaka";
import type { Sentence } from "../../state/state";
import { lyingName, tilesAloud } from "../read-meld";

/** The message that names a joker by the tile it stands for. */
const AS = "rummi-joker-label";

/** The texts on the buttons of a turn, by message id. */
export const BUTTONS = {
  done: "rummi-done",
  draw: "rummi-draw",
  instead: "rummi-draw-instead",
  restart: "rummi-restart",
} as const;

/** The message if a tile is to be put somewhere and none is selected. */
export const CHOOSE: Sentence = { id: "rummi-choose" };

/** Returns the tile that a wild tile of a series stands for, else null. */
export function standsFor({ meld }: Series, at: number, { wild }: TileView): string | null {
  return wild ? (meld?.faces[at] ?? null) : null;
}

/** Names a series: "2: run, red 3 to red 5, joker as red 4". */
export function seriesLabel(row: Series, faces: readonly TileView[], number: number): string {
  const lying = faces.map((face, i) => ({ face, stands: standsFor(row, i, face) }));
  const kind = row.meld?.kind ?? (row.missing !== null ? "begun" : "none");
  return say("rummi-series-label", { number, kind, tiles: tilesAloud(kind, lying, AS) });
}

/** Names a tile of a series; `mark` tells who has laid it, if that is marked. */
export function tileLabel(
  tile: TileView,
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
