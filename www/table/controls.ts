/**
 * What stands on a table in words: for each thing a control, and labels that are only to be seen.
 */

import type { PlacedTile } from "./layout";
import type { Rect } from "./rect";

export interface Control {
  /** Its name on the page. */
  readonly place: string;
  readonly rect: Rect;
  readonly label: string;
  /** As what it can be asked about. */
  readonly about?: string | undefined;
  /** Whether a hint points at it. */
  readonly hinted: boolean;
  readonly tile?: string | undefined;
  readonly count?: number;
  /** The action that it stands for; null where it is only there to be asked about. */
  readonly action?: string | null;
  readonly enabled?: boolean;
  /** It is only to be looked at. */
  readonly picture?: true;
}

/** A short word beside a thing. */
export interface Label {
  readonly text: string;
  readonly rect: Rect;
  /** Its classes in the style sheet. */
  readonly look: string;
  /** In smaller letters after it. */
  readonly more?: string;
}

/** A tile of the player's rack. */
export interface RackTile {
  readonly tile: PlacedTile;
  readonly name: string;
  readonly about: string | undefined;
  /** Whether the round can be ended with it. */
  readonly finishes: boolean;
}

/** A tile on the table, or what is behind the last one: what is picked out can be put there. */
export interface ListPlace {
  readonly rect: Rect;
  readonly label: string;
  /** Null where no tile lies. */
  readonly tile: string | null;
  /** The action for which tiles are put here; it is written before them. */
  readonly takes: string;
}

/** Places on the table that belong together, as a series does. */
export interface PlaceList {
  /** Its name on the page. */
  readonly name: string;
  readonly label: string;
  readonly places: readonly ListPlace[];
}

export interface Controls {
  readonly controls: readonly Control[];
  /** In the order in which they are gone through. */
  readonly lists?: readonly PlaceList[];
  readonly labels: readonly Label[];
  /** In the order of the rack. */
  readonly tiles: readonly RackTile[];
  /** How the rack is used by keyboard; empty where the words are not there yet. */
  readonly help: string;
  readonly phase: string;
  /** Whose turn it is. */
  readonly turn: number | null;
}
