/** Tiles on the pages: one file with all of them, and the figures that are made of it. */

import { type Drawing, svg, written } from "../embed/drawing";
import { colored, drawn } from "../embed/picture";
import { safe } from "../embed/tags";
import type { Row } from "../rules/text";
import { frontOf } from "../state/faces";
import { ASPECT } from "../state/rect";

const FACES = { colors: "turkish", faces: "tiles" } as const;

/** View box of a tile, in the units of the pictures. */
export const BOX = `0 0 100 ${100 * ASPECT}`;

/** Returns the file with every tile, plain and wild. */
export function sheetOfTiles(): string {
  const numbers = Array.from({ length: 13 }, (_, i) => i + 1);
  const faces = ["R", "Y", "B", "K"].flatMap((color) => numbers.map((it) => `${color}${it}`));
  const all = ["F", "J", ...faces].flatMap((face) => [
    symbol(face, drawn({ ...frontOf(face), wild: false }, FACES)),
    symbol(`${face}w`, drawn({ ...frontOf(face), wild: true }, FACES)),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[symbol("back", drawn(null, FACES)), ...all].join("\n")}</svg>\n`;
}

/** Returns the symbol of a tile for pictures in the same document. */
export function symbolOf(face: string): string {
  return symbol(`tile-${face}`, drawn({ ...frontOf(face), wild: false }, FACES));
}

function symbol(id: string, { children }: Drawing): string {
  return written(colored(svg("symbol", { id, viewBox: BOX }, ...children)));
}

/** Renders a figure as an element; its content shows the tiles where no script runs. */
export function figure(rows: readonly Row[]): string {
  const wild = rows.some(({ tiles }) => tiles.some((tile) => tile.wild)) ? rows[0]?.wild : null;
  const okey = wild ? ` okey="${wild}"` : "";
  const text = rows.map((row) => row.text).join(" | ");
  return `<okey-tiles tiles="${text}"${okey}><span class="rows">${rows.map(rowOf).join("")}</span></okey-tiles>`;
}

function rowOf({ tiles, names }: Row): string {
  const all = tiles.map(({ tile = "", wild }) => {
    const face = tile.replaceAll("'", "");
    return picture(wild ? `${face}w` : face, 'class="tile"');
  });
  return `<span class="row"><span class="unseen">${safe(names)}</span>${all.join("")}</span>`;
}

/** Renders a tile of the file. */
export function picture(face: string, attributes: string): string {
  return `<svg ${attributes} viewBox="${BOX}" aria-hidden="true"><use href="../tiles.svg#${face}"/></svg>`;
}
