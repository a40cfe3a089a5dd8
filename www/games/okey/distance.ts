/** How many tiles the player's hand is away from a complete one, for those who want to be told. */

import { say } from "../../locales/messages";
import type { OkeyState } from "./state";

/** Null where there is nothing to tell. */
export function distance({ game, settings }: OkeyState): string | null {
  const table = game?.table;
  const plays = table?.turn !== null && table?.players[table.seat]?.playing;
  return plays && settings.distance ? say("away", { count: table.deficiency }) : null;
}
