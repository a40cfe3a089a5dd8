/** What the bots are called: as the player likes, else by their characters' names. */

import { knows, say } from "../locales/messages";
import type { State } from "../state";

export function namesOf({ settings, opponents, fixture }: State): string[] {
  if (fixture) return [...fixture.names];
  return settings.names.map((name, i) => name.trim() || (characterName(opponents[i]) ?? ""));
}

/** The name of a character; a level has none. */
export function characterName(who = ""): string | undefined {
  return knows(`character-${who}`) ? say(`character-${who}`) : undefined;
}
