/** What the table looks like at present: its theme, and whether its tiles are cards. */

import type { Front } from "../faces";
import type { Settings } from "../settings";
import { applyTheme, day, evening, inColorsOfReader, type Theme } from "./theme";

export interface Look {
  readonly theme: Theme;
  readonly colors: Settings["colors"];
  /** Draws a tile of width 1 as a playing card; null where tiles are tiles. */
  readonly card:
    | ((ctx: CanvasRenderingContext2D, front: Front, look: Look, small: boolean) => void)
    | null;
}

/** What an element listens to on the document that has drawn something in the old look. */
export const NEW_LOOK = "new-look";

/** The reader has colours of his own for all that the browser draws. */
export const FORCED = "(forced-colors: active)";

/** A page has one look, as it has one style sheet: rows of tiles, which the browser makes, ask for it here. */
let look: Look = { theme: evening, colors: "turkish", card: null };
/** What was asked for last; cards are worn only once they have been fetched. */
let worn = "";

export function presentLook(): Look {
  return look;
}

/** Dresses the page as the player and, where it is left to it, the system want it. */
export async function wear({ theme, colors, faces }: Settings): Promise<void> {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const chosen = theme === "day" || (theme === "auto" && light) ? day : evening;
  const forced = matchMedia(FORCED).matches;
  const values = forced ? inColorsOfReader(chosen) : chosen;
  const wanted = [values.scheme, forced, colors, faces].join();
  if (wanted === worn) return;
  worn = wanted;
  show(values, colors, faces === "cards" ? look.card : null);
  if (faces === "tiles" || look.card) return;
  const cards = await import("./cards").catch(() => null);
  // Whoever has chosen something else meanwhile has it.
  if (cards && wanted === worn) show(values, colors, cards.drawCard);
}

function show(theme: Theme, colors: Settings["colors"], card: Look["card"]): void {
  look = { theme, colors, card };
  applyTheme(theme, document.documentElement);
  document
    .querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    ?.setAttribute("content", theme.felt[2]);
  document.dispatchEvent(new Event(NEW_LOOK));
}
