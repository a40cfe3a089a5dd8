/** The region of the reader, by which dates and the clock are written. */

/**
 * Returns the browser's first usable tag of a language, such as "de-CH" or "en-GB", or else the
 * language itself.
 */
export function localeOf(
  language: string,
  preferred: readonly string[] = navigator.languages,
): string {
  return preferred.find((tag) => isOf(tag, language)) ?? language;
}

function isOf(tag: string, language: string): boolean {
  try {
    return new Intl.Locale(tag).language === language;
  } catch {
    // A browser may have a tag that none understands, as "en-US@posix".
    return false;
  }
}
