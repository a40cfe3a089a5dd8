/**
 * Names of the bots: those chosen by the player, else those of their characters. Programs have
 * their own.
 */

import { PROGRAM } from "../engine/programs";
import { knows, say } from "../locales/messages";
import type { State } from "../state/state";

export function namesOf({ settings, opponents, programs, fixture }: State): string[] {
  if (fixture) return [...fixture.names];
  const named = (i: number): string | undefined =>
    opponents[i] === PROGRAM ? programs[i] : settings.names[i]?.trim();
  return settings.names.map((_, i) => named(i) || (characterName(opponents[i]) ?? ""));
}

/** Returns the name of a character; undefined for a level. */
export function characterName(who = ""): string | undefined {
  return knows(`character-${who}`) ? say(`character-${who}`) : undefined;
}
