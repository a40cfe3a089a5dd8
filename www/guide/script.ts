/** What the pages of the rules do: they dress as the game does, and draw their tiles. */

import "./page.css";
import type { TileRow } from "../elements/tile-row";
import "../elements/tile-row";
import { DEFAULTS } from "../settings";
import { recallSettings } from "../store";
import { wear } from "../table/look";
import { tilesIn } from "./text";

/** In the theme that is set in the game, but with tiles as the rules describe them. */
async function dress(): Promise<void> {
  const { settings } = recallSettings();
  await wear({ ...DEFAULTS, theme: settings.theme });
}

matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => void dress());
window.addEventListener("storage", () => void dress());
void dress();

for (const row of document.querySelectorAll<TileRow>("tile-row")) {
  const { tiles = "", wild = "" } = row.dataset;
  row.tiles = tilesIn(tiles, wild);
}
