/** The look of the table: its theme, and the faces of its tiles. */

import type { Settings } from "../settings/settings";
import type { Front } from "../state/faces";
import type { Theme } from "./theme";

export interface Look {
  readonly theme: Theme;
  readonly colors: Settings["colors"];
  /** Draws a tile of width 1 as a playing card; null if tiles are drawn as tiles. */
  readonly card:
    | ((ctx: CanvasRenderingContext2D, front: Front, look: Look, small: boolean) => void)
    | null;
}
