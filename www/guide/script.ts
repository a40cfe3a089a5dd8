/** What the pages of the rules do: they look as the game does, and draw their tiles. */

import "./page.css";
import type { TileRow } from "../elements/tile-row";
import "../elements/tile-row";
import { recallSettings } from "../kept-settings";
import { readLocal } from "../local";
import { DEFAULTS } from "../settings";
import { PageLook } from "../table/page-look";
import { tilesIn } from "./text";

const look = new PageLook();

/** In the theme that is set in the game, but with tiles as the rules describe them. */
function follow(): void {
  const { settings } = recallSettings({ read: readLocal, readSecond: () => null });
  void look.follow({ ...DEFAULTS, theme: settings.theme });
}

matchMedia("(prefers-color-scheme: light)").addEventListener("change", follow);
window.addEventListener("storage", follow);
follow();

for (const row of document.querySelectorAll<TileRow>("tile-row")) {
  const { tiles = "", wild = "" } = row.dataset;
  row.tiles = tilesIn(tiles, wild);
}
