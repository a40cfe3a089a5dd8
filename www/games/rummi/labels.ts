/**
 * The words on the things of the table, and what these are called for those who do not see them.
 */

import { frontOf } from "../../faces";
import { say, tileName } from "../../locales/messages";
import type { SeriesView } from "../../pkg/istaka/istaka";
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

/**
 * A row of tiles, a series or what is to become one; those that lie when a turn begins miss
 * nothing.
 */
export type Row = Pick<SeriesView, "tiles" | "kind" | "standsFor"> &
  Partial<Pick<SeriesView, "missing">>;

/** "Series 2 of 7: red 3, joker as red 4, red 5. Run". */
export function seriesLabel(row: Row, number: number, count: number): string {
  const names = row.tiles.map((tile, i) => faceLabel(tile, row.standsFor[i] ?? null));
  const begun = row.missing != null ? "begun" : "none";
  return say("rummi-series-label", {
    number,
    count,
    tiles: names.join(", "),
    kind: row.kind ?? begun,
  });
}

/** A tile of a series; `mark` says who has laid it, if that is to be seen. */
export function tileLabel(
  tile: Row["tiles"][number],
  standsFor: string | null,
  mark: "own" | "fresh" | null,
): string {
  const name = faceLabel(tile, standsFor);
  return mark ? say(`rummi-${mark}-label`, { tile: name }) : name;
}

/** What stands below a row that is no series: how many tiles are missing, if so few would do. */
export function lackOf({ kind, missing }: Pick<Row, "kind" | "missing">): string | null {
  if (kind !== null) return null;
  return missing == null ? say("rummi-no-series") : say("rummi-missing", { count: missing });
}

/** The same at the corner of a series, where there is no room for words. */
export function shortLackOf({ missing }: Pick<Row, "missing">): string {
  return missing == null ? "!" : `+${missing}`;
}

/** On the place for a new series. */
export function newLabel(isNarrow: boolean): string {
  return say(isNarrow ? "rummi-new-short" : "rummi-new");
}

function faceLabel(tile: Row["tiles"][number], standsFor: string | null): string {
  if (standsFor === null) return tileName(tile);
  return say("rummi-joker-label", { tile: tileName(frontOf(standsFor)) });
}
