/** The table as data for its mirror in the page: a control for each thing, and visible labels. */

import type { Rect } from "../state/rect";
import type { PlacedTile } from "./layout";

export interface Control {
  /** Name of the place in the layout. */
  readonly place: string;
  readonly rect: Rect;
  readonly label: string;
  /** Key of the explanation, if there is one. */
  readonly about?: string | undefined;
  /** True if a hint points at it. */
  readonly hinted: boolean;
  readonly tile?: string | undefined;
  readonly count?: number;
  /** The action it triggers; null if it only offers an explanation. */
  readonly action?: string | null;
  readonly enabled?: boolean;
  /** True if it is an image without function. */
  readonly picture?: true;
}

/** A short text beside a thing. */
export interface Label {
  readonly text: string;
  readonly rect: Rect;
  /** CSS classes. */
  readonly look: string;
  /** Text after it in smaller letters. */
  readonly more?: string;
}

/** A tile of the player's rack. */
export interface RackTile {
  readonly tile: PlacedTile;
  readonly name: string;
  readonly about: string | undefined;
  /** True if discarding this tile can end the round. */
  readonly finishes: boolean;
}

/** A row, a tile on the table or the end of a row: selected tiles can be put there. */
export interface ListPlace {
  readonly rect: Rect;
  readonly label: string;
  /** Null if there is no tile. */
  readonly tile: string | null;
  /** True for a whole row, the first place of its list. */
  readonly whole?: true;
  /** Prefix of the action that puts tiles here; the tiles follow it. */
  readonly takes: string;
}

/** Places on the table that belong together, such as those of a series. */
export interface PlaceList {
  /** Name in the page. */
  readonly name: string;
  readonly places: readonly ListPlace[];
}

export interface Controls {
  readonly controls: readonly Control[];
  /** Lists in the order of keyboard navigation. */
  readonly lists?: readonly PlaceList[];
  readonly labels: readonly Label[];
  /** In the order of the rack. */
  readonly tiles: readonly RackTile[];
  readonly phase: string;
  /** The seat whose turn it is. */
  readonly turn: number | null;
}
