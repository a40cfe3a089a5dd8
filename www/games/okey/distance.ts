/** The number of tiles the player's hand lacks, for players who have this setting on. */

import { say } from "../../locales/messages";
import type { OkeyState } from "./state";

/** Returns null if there is nothing to tell. */
export function distance({ game, settings }: OkeyState): string | null {
  const table = game?.table;
  const plays = table?.turn !== null && table?.players[table.seat]?.playing;
  return plays && settings.distance ? say("away", { count: table.deficiency }) : null;
}
