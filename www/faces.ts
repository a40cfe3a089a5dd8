/**
 * What is printed on the tiles, for words and pictures alike: the ink of each
 * colour, and whether the numbers are those of playing cards.
 */

import type { Settings } from "./settings";
import type { Arrangement, Color, TileView } from "./views";

/** What is to be seen of a tile from the front. */
export type Front = Pick<TileView, "color" | "number" | "wild"> & Partial<Pick<TileView, "tile">>;

/** A view or a review, which has the look of the round's tiles. */
export interface Shows {
  readonly tiles: Readonly<Record<string, TileView>>;
}

/** A tile of a round as it is shown. */
export function faceIn({ tiles }: Shows, tile: string): TileView {
  return tiles[tile] ?? { tile, color: null, number: null, wild: false };
}

/** Several of them. */
export function facesIn(round: Shows, tiles: readonly string[]): TileView[] {
  return tiles.map((tile) => faceIn(round, tile));
}

/** The tiles of a hand: its melds, and the rest with those of one part side by side. */
export function arrangedIn(
  round: Shows,
  { melds, partial, rest }: Arrangement,
): { melds: TileView[][]; rest: TileView[] } {
  return {
    melds: melds.map(({ tiles }) => facesIn(round, tiles)),
    rest: facesIn(round, [...partial.flat(), ...rest]),
  };
}

/** Red, yellow, blue, black; green in place of one of them. */
export type Ink = Color | "G";

const COLORS = "RYBK";

/**
 * The inks of R, Y, B and K. Green takes the place of the colour that a palette
 * lacks, so the others keep theirs; the mark stays with the engine's colour.
 */
const PALETTES: Record<Settings["colors"], string> = {
  turkish: "RYBK",
  rummy: "RYGK",
  gameduell: "RYBG",
};

export function inkOf(color: Color, colors: Settings["colors"]): Ink {
  return PALETTES[colors][COLORS.indexOf(color)] as Ink;
}

/** What a tile without a number is: one that stands for any, or a false one of the other set. */
export function signOf({ tile }: Front): "joker" | "false-joker" {
  return tile?.startsWith("J") ? "joker" : "false-joker";
}

/** What is printed on the tiles of somebody. */
export type Faces = Pick<Settings, "colors" | "faces">;

/**
 * What a tile is called that looks like this, by whoever says the words: "red 5", "joker",
 * "false joker", "black 1, wild"; "queen of clubs" where tiles are cards.
 */
export function nameOf(
  front: Front,
  { colors, faces }: Faces,
  say: (id: string, args?: Readonly<Record<string, string | number>>) => string,
): string {
  const { color, number, wild } = front;
  const sign = signOf(front);
  // A joker is wild by what it is.
  if (sign === "joker") return say(sign);
  const plain =
    color === null || number === null
      ? say(sign)
      : faces === "cards"
        ? say("card", { color, number })
        : say("tile", { color: inkOf(color, colors), number });
  return wild ? say("wild-tile", { tile: plain }) : plain;
}

/** How a tile looks that is known by its text only, where nothing but jokers is wild. */
export function frontOf(tile: string): TileView {
  const [, color, number] = /^([RYBK])(\d+)/.exec(tile) ?? [];
  if (color === undefined) return { tile, color: null, number: null, wild: tile.startsWith("J") };
  return { tile, color: color as Color, number: Number(number), wild: false };
}
