/** The interface between a game and the ranking of what can be done in a position. */

import type { TileFace } from "../state/faces";
import type { Text } from "../state/text";

/** A field of a position that holds tiles. */
export type PlaceName = "indicator" | "hand" | "pile" | "meld" | "table";

/** An action with its worth in the unit of the game. */
export interface Ranked<Facts = object> {
  readonly action: string;
  /** Null where nothing is known of it. */
  readonly worth: number | null;
  /** Worths that differ by less are equally good. */
  readonly within: number;
  readonly facts: Facts;
}

/** Tiles with the words before them. */
export interface ToldTiles {
  readonly words: string;
  /** Several rows are melds. */
  readonly rows: readonly (readonly TileFace[])[];
  /** The number of copies of each tile that are left; none where that does not matter. */
  readonly copies?: readonly number[];
}

/** Returns the face of a tile in the position. */
export type Facing = (tile: string) => TileFace;

export interface GameRanking<Facts = object> {
  /** The places of tiles, in the order in which they are usually filled. */
  readonly places: readonly PlaceName[];
  /** Names an action. */
  action(ranked: Ranked<Facts>, face: Facing): Text;
  /** Returns the facts behind its worth, each a line. */
  facts(ranked: Ranked<Facts>, face: Facing): readonly Text[];
  /** Returns the tiles that it is about. */
  tiles(ranked: Ranked<Facts>, face: Facing): ToldTiles | null;
}
