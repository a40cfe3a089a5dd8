/** What lies on a table, as all that shows it knows it: tiles with their places. */

import type { TileView } from "../pkg/istaka";
import type { Rect } from "./rect";

export type Zone = "rack" | "pile" | "hand" | "drag" | "twin" | "laid";

export interface PlacedTile {
  /** A tile's text; for unseen tiles their seat and place. */
  readonly key: string;
  /** Null: seen from behind. */
  readonly face: TileView | null;
  readonly rect: Rect;
  readonly angle: number;
  readonly zone: Zone;
  readonly seat: number;
  /** Not painted at rest: an opponent's tile where his rack is not shown, or one under another. */
  readonly hidden: boolean;
  readonly mark: "selected" | "misfit" | "drawn" | "taken" | "last" | null;
  /** Its turn when a hand is dealt. */
  readonly order: number;
  /** Milliseconds at the usual pace until it sets out, where melds are laid open one after the other. */
  readonly delay: number;
}

/** What most tiles have in common. */
export const PLAIN = { angle: 0, seat: 0, hidden: false, mark: null, order: 0, delay: 0 } as const;
