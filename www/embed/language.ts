/** In which language an element speaks: that of the text around it. */

import { LANGUAGES, type Language } from "../settings/settings";

/** English where there are no words in the page's language. */
export function languageAround(element: Element): Language {
  const tag = tagAround(element) || document.documentElement.lang || navigator.language;
  const [base = ""] = tag.toLowerCase().split("-");
  return LANGUAGES.find((language) => language === base) ?? "en";
}

/** Looks for it outside of shadow trees too, in which the element may stand. */
function tagAround(element: Element): string {
  const marked = element.closest<HTMLElement>("[lang]");
  if (marked) return marked.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? tagAround(root.host) : "";
}
