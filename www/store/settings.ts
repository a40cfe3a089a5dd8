/** The settings between visits. */

import { readSettings } from "../choices";
import { DEFAULTS, FIRST_VISIT, type Settings } from "../settings";
import type { Trouble } from "../state";
import type { Texts } from "./texts";

export const SETTINGS = "istaka.settings";

/**
 * Notes a first visit: nothing was ever kept here. Whoever reloads the page before he has answered
 * is asked again; where no answer could be kept nobody is asked, as he would be at every visit.
 */
export function notesFirstVisit(device: Pick<Texts, "keys" | "read" | "write">): boolean {
  const known = device.read(SETTINGS) !== null || device.keys().length > 0;
  return !known && keepSettings(device, FIRST_VISIT) === null;
}

/** Keeps what is set; why not, if so. */
export function keepSettings(device: Pick<Texts, "write">, settings: Settings): Trouble | null {
  return device.write(SETTINGS, JSON.stringify(settings));
}

/** What was set at earlier visits or in another tab; damaged parts have their defaults. */
export function recallSettings(
  device: Pick<Texts, "read" | "readSecond">,
  otherwise = DEFAULTS,
): { settings: Settings; damaged: boolean } {
  const copies = [device.read(SETTINGS), device.readSecond(SETTINGS)];
  const texts = copies.filter((text) => text !== null);
  for (const text of texts) {
    try {
      return readSettings(JSON.parse(text));
    } catch {
      // The other copy may be whole.
    }
  }
  return { settings: otherwise, damaged: texts.length > 0 };
}
