/**
 * Keeps translated pages live. A browser that translates replaces a text by a `<font>`, while lit
 * still writes to the replaced text: without this the shown text would never change again.
 */

/** Passes new texts on to the elements with which a translation has replaced the old ones. */
export function keepTranslatedTextsLive(): void {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    set(this: HTMLFontElement, text: string) {
      this.textContent = text;
    },
  });
}
