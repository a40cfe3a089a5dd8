/** The language of the page. */

import { LANGUAGES, type Language } from "./settings";

/** Returns the chosen language, or else the browser's first one that the page has words in. */
export function languageOf(
  chosen: Language | null,
  preferred: readonly string[] = navigator.languages,
): Language {
  const spoken = (tag: string) =>
    LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
  return chosen ?? preferred.map(spoken).find((language) => language) ?? "en";
}
