/** The settings between visits. */

import { readSettings } from "../settings/choices";
import { DEFAULTS, firstVisitIn, languageOf, SETTINGS, type Settings } from "../settings/settings";
import { sealed } from "./seal";
import { fieldsIn, type Reading, Shelf, type Texts } from "./shelf";

export const settingsShelf = new Shelf<Settings>(SETTINGS, {
  read(text) {
    const fields = fieldsIn(text);
    if (!hasSettings(Object.keys(fields))) return null;
    const { settings, damaged } = readSettings(fields);
    return { value: settings, whole: !damaged };
  },
  write: sealed,
  blank: "{}",
});

/** Returns true for texts of settings; those of later versions may have more names. */
function hasSettings(names: readonly string[]): boolean {
  const known = names.filter((name) => Object.hasOwn(DEFAULTS, name));
  return known.length > 0 && known.length * 2 >= names.length;
}

/**
 * Notes a first visit, on which nothing is kept yet, so that a player who reloads the page before
 * answering is asked again. Returns false if no answer could be kept: then the player is not
 * asked.
 */
export function notesFirstVisit(texts: Pick<Texts, "keys" | "read" | "write">): boolean {
  const known = texts.read(SETTINGS) !== null || texts.keys().length > 0;
  return !known && settingsShelf.keep(texts, firstVisitIn(languageOf(null))) === null;
}

/** Returns the settings of earlier visits or of another tab, with defaults for damaged parts. */
export function recallSettings(
  texts: Pick<Texts, "read" | "readSecond">,
  otherwise = DEFAULTS,
): Reading<Settings> {
  const { value, whole } = settingsShelf.recall(texts);
  return { value: value ?? otherwise, whole };
}
