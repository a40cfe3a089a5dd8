/** The region of the reader, by which dates and the clock are written. */

/**
 * Returns the browser's first usable tag of a language, such as "de-CH" or "en-GB", or else the
 * language in the region of the reader: "en-AT" for English where the browser speaks "de-AT".
 */
export function localeOf(
  language: string,
  preferred: readonly string[] = navigator.languages,
): string {
  const locales = preferred.flatMap((tag) => localeIn(tag) ?? []);
  const [own] = locales.filter((locale) => locale.language === language);
  const region = locales.find(({ region }) => region !== undefined)?.region;
  return own?.toString() ?? (region ? `${language}-${region}` : language);
}

/** Returns the number of the weekday on which weeks begin in a region: 1 for Monday to 7. */
export function firstDayIn(tag: string): number {
  const locale = new Intl.Locale(tag) as Weekly;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** Not every browser knows the weeks of a region, and some have them as a property. */
interface Weekly {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

function localeIn(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    // A browser may have a tag that none understands, as "en-US@posix".
    return null;
  }
}
