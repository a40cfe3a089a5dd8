/**
 * Texts that a browser has translated. It puts a `<font>` in place of a text, which lit goes on to
 * write to as if it were the text: without this, what stands there would never change again.
 */

/** Has the elements of a translation take the texts that are meant for what was there before. */
export function keepTranslatedTextsLive(): void {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    set(this: HTMLFontElement, text: string) {
      this.textContent = text;
    },
  });
}
