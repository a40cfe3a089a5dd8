/** The language of the page. */

import { LANGUAGES, type Language } from "./settings";

/** Returns the chosen language, or else the first of the browser's that there are words in. */
export function languageOf(
  chosen: Language | null,
  preferred: readonly string[] = navigator.languages,
): Language {
  const spoken = (tag: string) =>
    LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
  return chosen ?? preferred.map(spoken).find((language) => language) ?? "en";
}
