/**
 * Keeps translated pages live. A browser that translates replaces a text by a `<font>`, while lit
 * still writes to the replaced text, so that what is shown would never change again.
 */

/** Passes new texts to the elements that a translation has put in place of the old ones. */
export function keepTranslatedTextsLive(): void {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    set(this: HTMLFontElement, text: string) {
      this.textContent = text;
    },
  });
}
