/** The number of tiles a hand lacks, for players who have this setting on and know the game. */

import { say } from "../../locales/messages";
import { isNewcomer } from "../../state/state";
import type { OkeyState } from "./state";

/** Returns null if there is nothing to tell. */
export function distance(state: OkeyState): string | null {
  const { game, settings } = state;
  const table = game?.table;
  const plays = table?.turn !== null && table?.players[table.seat]?.playing;
  return plays && settings.distance && !isNewcomer(state)
    ? say("away", { count: table.deficiency })
    : null;
}
