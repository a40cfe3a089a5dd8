/** Wishes expressed at home, which the page grants once it is there. */

/** Event of a wish, which `data-go` of the document names. */
export const GO = "go";

/** Wishes that lead to the table. */
export const LEADS = /^(table|play:)/;

/** Takes the wish; null if there is none. */
export function takeWish(): string | null {
  const { dataset } = document.documentElement;
  const { go } = dataset;
  delete dataset.go;
  for (const button of document.querySelectorAll("#home [aria-busy]"))
    button.removeAttribute("aria-busy");
  return go ?? null;
}
