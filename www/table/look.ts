/** What the table looks like: its theme, and whether its tiles are cards. */

import type { Front } from "../faces";
import type { Settings } from "../settings";
import type { Theme } from "./theme";

export interface Look {
  readonly theme: Theme;
  readonly colors: Settings["colors"];
  /** Draws a tile of width 1 as a playing card; null where tiles are tiles. */
  readonly card:
    | ((ctx: CanvasRenderingContext2D, front: Front, look: Look, small: boolean) => void)
    | null;
}
