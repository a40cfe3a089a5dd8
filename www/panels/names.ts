/** Names of the bots: those chosen by the player, else those of their characters. */

import { knows, say } from "../locales/messages";
import type { State } from "../state/state";

export function namesOf({ settings, opponents, fixture }: State): string[] {
  if (fixture) return [...fixture.names];
  return settings.names.map((name, i) => name.trim() || (characterName(opponents[i]) ?? ""));
}

/** Returns the name of a character; undefined for a level. */
export function characterName(who = ""): string | undefined {
  return knows(`character-${who}`) ? say(`character-${who}`) : undefined;
}
