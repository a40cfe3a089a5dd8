/** What the pages of the rules do: they dress as the system does, and draw their tiles. */

import "./page.css";
import type { TileRow } from "../elements/tile-row";
import "../elements/tile-row";
import { DEFAULTS } from "../settings";
import { wear } from "../table/look";
import { tilesIn } from "./text";

function dress(): void {
  void wear(DEFAULTS);
}

matchMedia("(prefers-color-scheme: light)").addEventListener("change", dress);
dress();

for (const row of document.querySelectorAll<TileRow>("tile-row")) {
  const { tiles = "", wild = "" } = row.dataset;
  row.tiles = tilesIn(tiles, wild);
}
