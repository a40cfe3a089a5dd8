/**
 * The two places of the page, home and the table. The entry of the browser's history names the
 * place, so that a reload stays there.
 */

import { readGlance } from "./glance";

export type Place = "home" | "table";

/** An entry of the history; `above` means that an entry of home lies below it. */
export interface Entry {
  readonly place: Place;
  readonly above: boolean;
}

/** Address of the table, for pages that lead there. */
export const TABLE = "#table";

/** The beginning of the fragment of a link to a position, which stays while it is analysed. */
export const POSITION = "#position=";

/** Parameters that lead to the table. */
const LEADING = ["again", "embed", "lesson", "program", "rules", "seed"];

/**
 * A link to a dialog, which the first group names, with a match or deal in it, with a text that was
 * shared, which the second group is, or with a position, which the third one is.
 */
export const LINK =
  /^#(?:(daily|puzzles|lessons)(?![A-Za-z0-9])|match=|deal=|text=(.*)|position=(.*))/;

/** Parameters with what another app has shared, as the manifest names them. */
const SHARED = ["shared-text", "shared-url", "shared-title"];

/** Returns the entry of the history; null if this page has not made it. */
export function entryOf(state: unknown): Entry | null {
  if (typeof state !== "object" || state === null) return null;
  const { place, above } = state as Partial<Entry>;
  return place === "home" || place === "table" ? { place, above: above === true } : null;
}

/** Returns the place where the page opens. */
export function firstPlace(): Place {
  const query = new URLSearchParams(location.search);
  const { hash } = location;
  const before = entryOf(history.state);
  // The address of a position has come while it was analysed, or from elsewhere.
  const isLink = LINK.test(hash) && !(before && hash.startsWith(POSITION));
  if (LEADING.some((name) => query.has(name)) || isLink || hash === TABLE) return "table";
  if (before) return before.place;
  return isInstalled() && readGlance().match ? "table" : "home";
}

/** Puts the link to be found in what another app has shared into the address, or else its text. */
export function takeShared(): void {
  const query = new URLSearchParams(location.search);
  const shared = SHARED.flatMap((name) => query.get(name)?.trim() || []);
  if (!SHARED.some((name) => query.has(name))) return;
  const links = shared.flatMap((text) => text.match(/#\S+/g) ?? []);
  const [text = ""] = shared;
  const link =
    links.find((hash) => LINK.test(hash)) ?? (text && `#text=${encodeURIComponent(text)}`);
  history.replaceState(history.state, "", addressWithout(...SHARED) + link);
}

/** Returns the text in a link; as it stands if it is not written as links are. */
export function textIn(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Returns the address of the page without its fragment and these parameters. */
export function addressWithout(...names: readonly string[]): string {
  const query = new URLSearchParams(location.search);
  for (const name of names) query.delete(name);
  const rest = String(query);
  return location.pathname + (rest && `?${rest}`);
}

/** Returns true if the page is opened as an app. */
export function isInstalled(): boolean {
  // Older versions of Safari have a property of their own.
  const { standalone = false } = navigator as { readonly standalone?: boolean };
  return standalone || matchMedia("(display-mode: standalone)").matches;
}
